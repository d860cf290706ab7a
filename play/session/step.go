package session

import (
	"sandtable/interp/save"
	"sandtable/play/log"
)

// Step is one decision with what came of it.
type Step struct {
	save.Decision
	choice   int   // its number among the options
	work     int64 // of the game up to it
	read     bool  // it was read from a save
	position       // after it
}

// byHand reports whether a player has decided it when they were asked.
func (st *Step) byHand(name string) bool {
	return st.By == "" && !st.Unasked && st.Player == name
}

// position is where the game stands between decisions, but for the state, which snapshots keeps.
type position struct {
	log.Part      // what happened on the way here
	lost     bool // the lines are no longer kept
	dim      bool // nor were they ever: the game was taken up after it
}

// weightOf returns about how many bytes a decision takes in a save.
func weightOf(d *save.Decision) int {
	n := 100 + len(d.Player) + len(d.Name) + len(d.Key) + 40*len(d.Dice)
	for _, r := range d.Rolled {
		n += 2 + 2*len(r)
	}
	return n
}
