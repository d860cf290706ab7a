package session

import "sandtable/interp/save"

// Work is counted as the machine counts it, in steps of some tens of nanoseconds, with what it
// takes to name the options and to write the log.
const (
	workOfOption   = 20
	workOfDecision = 500
)

// pace is how often there are checkpoints, and how far back one is chosen.
type pace struct {
	between int64 // work from one to the next
	again   int64 // work that may be done again when a game is taken up, for the sake of its log
	grow    int   // how many times its size the save grows from one to the next
}

// usual is the pace of a game: some tenths of a second are done again, and a fifth of a save at
// most is checkpoints.
var usual = pace{between: 2_000_000, again: 6_000_000, grow: 4}

// marks are the checkpoints of the game that stand, in its order, and what has been done since the
// last one of the save.
type marks struct {
	seal func() *save.Sealer
	pace pace
	kept []*save.Sealed
	work int64 // of the game up to the last one in the save
	size int64 // of the save then
	did  int   // steps of the machine up to the decision taken last
}

// sealer returns who seals checkpoints; nil if nobody does.
func (k *marks) sealer() *save.Sealer {
	if k.seal == nil {
		return nil
	}
	return k.seal()
}

// cut forgets the checkpoints after the position after n decisions.
func (k *marks) cut(n int) {
	for len(k.kept) > 0 && k.kept[len(k.kept)-1].After > n {
		k.kept = k.kept[:len(k.kept)-1]
	}
	k.work = 0
	if last := len(k.kept) - 1; last >= 0 {
		k.work = k.kept[last].Work
	}
}
