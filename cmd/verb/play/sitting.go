package play

import (
	"io"
	"strings"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/model"
	"sandtable/show/full"
	"sandtable/show/line"
)

// sitting holds the players, the bots and the screen of a game.
type sitting struct {
	p      *machine.Program
	seat   *model.Thing
	bots   map[int32]bot.Kind
	screen *line.Screen
	full   *full.Face // nil: the game is shown line by line
	game   *session.Session
	f      Flags  // how it is played
	keep   string // the folder of saves; "": nothing is kept there
	input  io.Closer
	people bool                  // people sit at a terminal
	claims map[int32]*save.Claim // the bots that play in this program, of a shared game
	manual bool                  // dice are thrown by hand
	auto   string                // the save that was begun unasked; "": none was
	deaf   func()                // stops listening to Ctrl-C
}

// another reports whether the game was left for another one, begun anew.
func (t *sitting) another() bool {
	if t.full != nil {
		return t.full.Another()
	}
	return t.screen.Another()
}

// others names the players who sit neither here nor are bots.
func (t *sitting) others() string {
	var out []string
	for _, p := range t.p.Players {
		if _, bot := t.bots[p.ID]; p != t.seat && !bot {
			out = append(out, p.Title)
		}
	}
	return strings.Join(out, " and ")
}

// askDie asks for a throw at the face that has the screen.
func (t *sitting) askDie(name string, sides int32) (int32, bool) {
	if t.full != nil && t.full.Running() {
		return t.full.AskDie(name, sides)
	}
	return t.screen.AskDie(name, sides)
}
