// Package talk is what can be said of a game in progress, as data: what a line that somebody types
// means and does, and the answers to why, why not, odds and all other questions. It prints and
// reads nothing, and knows no width and no colours: a face lays its lines out.
package talk

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/preview"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/schema/model"
)

// Table is a session, and whose eyes look at it.
type Table struct {
	S    *session.Session
	Seat *model.Thing // the one player here; nil: all people are
	// The folder of the user's saves, in which a game is kept that is left without one; "": nobody
	// keeps it.
	Keep     string
	Attended bool // somebody is here who can be asked whether to leave a game without a save
	// Lines come from a script: a number may be that of any option, and a line that means nothing
	// is an error.
	Strict     bool
	Heard      bool            // what is said is heard, not seen
	Interrupts <-chan struct{} // each ends what takes long; nil: nobody interrupts
	// Is told why content or a save fails, where those at the table are not to read it: it may name
	// what is hidden, and files of this machine. They read only that something failed. May be nil.
	Faults func(error)

	Listed map[int]bool // the options whose numbers stand in the list shown last
	Told   []log.Told   // what has happened, as it was shown last
	Near   string       // the key of the point nearest to one that was refused last
	Halt   bool         // something failed: wait for people instead of going on
	Asked  bool         // whether to leave without a save has been asked
	Ended  bool         // the end has been told

	Another bool // the game is left for another one, begun anew

	guided  guided // what the guide told last
	teaches bool   // the moves of bots are explained as they come
	taught  int    // those among so many decisions have been

	maker    *scene.Maker
	seen     []seen          // the last scenes, the newest last
	odder    *preview.Teller // nil: nobody has asked for odds
	last     int32           // who looked last
	through  *int32          // whose eyes a game is looked at through; nil: it is played
	takeBack bool            // the throw that was asked for was answered with undo
	question *consent        // to be answered with yes or no; nil: none is
	forcedAt int             // after so many decisions a script has said what answered itself
	forcedBy int             // and so far in that
	cited    map[cited]int   // what choices have cited, and after how many decisions they first did
}

// New makes a table for a session.
func New(game *session.Session) *Table {
	s := &Table{S: game, last: view.Spectator, maker: scene.New(game.P), cited: map[cited]int{}}
	stood(game)
	return s
}

// Review makes the table one that only looks, through the eyes of a viewer.
func (tb *Table) Review(viewer int32) { tb.last, tb.through = viewer, &viewer }

// Viewer returns whose eyes the table is for: the one at it, or who decides.
func (tb *Table) Viewer() int32 {
	if tb.through != nil {
		return *tb.through
	}
	if tb.Seat != nil {
		return tb.Seat.ID
	}
	people := tb.S.People()
	if len(people) == 1 {
		return people[0].ID
	}
	if tb.Strict { // nobody in particular
		return view.Spectator
	}
	if p := tb.S.Player(); p != nil && !tb.S.IsBot(p.ID) {
		return p.ID
	}
	if tb.S.M.Over {
		return view.Spectator
	}
	return tb.last
}

// Scene returns what the one at the table sees. It is not to be changed: it is returned again where
// nothing has happened since.
func (tb *Table) Scene() *scene.Scene { return tb.see(tb.S.M, tb.S.At()) }

// sceneOn returns what the one at the table would see of another position. Values are told as they
// know them.
func (tb *Table) sceneOn(m *machine.M) *scene.Scene {
	v := view.Position(m, tb.Viewer())
	tb.maker.Value = func(v *model.Value, player *model.Thing) string {
		var of []why.Arg
		if player != nil {
			of = []why.Arg{{Given: true, One: player.ID}}
		}
		tr, err := tb.traceOn(m, v, of)
		if err != nil {
			return ""
		}
		return tr.Result
	}
	tb.maker.Area = scene.AreaOf(tb.watched, m, tb.Viewer())
	return tb.maker.Make(&v)
}

// Cover returns the title of the player to whom the screen is to be handed before anything is
// shown, in games with hidden hands or secret choices; "" if it need not be.
func (tb *Table) Cover() string {
	p := tb.S.Player()
	if tb.Strict || tb.Seat != nil || p == nil || tb.S.IsBot(p.ID) || p.ID == tb.last || len(tb.S.People()) < 2 || !tb.S.P.Private() {
		return ""
	}
	return p.Title
}

// Looks notes that who decides looks at the screen.
func (tb *Table) Looks() {
	if p := tb.S.Player(); p != nil {
		tb.last = p.ID
	}
}

// Awaited returns the player who decides at another screen; nil if nobody does.
func (tb *Table) Awaited() *model.Thing {
	if p := tb.S.Player(); p != nil && tb.Seat != nil && p != tb.Seat {
		return p
	}
	return nil
}

// Over reports whether nothing is left to decide.
func (tb *Table) Over() bool { return tb.S.M.Pending() == nil && !tb.Halt }

// Mine reports whether the player at the table decides now.
func (tb *Table) Mine() bool { return tb.S.Player() != nil && tb.S.Player().ID == tb.Viewer() }

// Goals returns how to win: for the player at the table, or for all who play where several sit
// there.
func (tb *Table) Goals() (out []say.Line) {
	p := tb.S.P
	players := p.Players
	if tb.alone() {
		players = slices.DeleteFunc(slices.Clone(players), func(t *model.Thing) bool { return t.ID != tb.Viewer() })
	}
	for _, aim := range p.Game.Aims(players, p.Scenario, p.Variants) {
		who := "To win"
		if aim.Player != nil {
			who = aim.Player.Title + " wins"
		}
		out = append(out, say.Line{Kind: say.Usage, Label: who, Text: aim.Text})
	}
	return out
}

// alone reports whether one player alone sits at the table.
func (tb *Table) alone() bool { return tb.Seat != nil || len(tb.S.People()) == 1 }

// About returns what the game is about, and its scenario.
func (tb *Table) About() string {
	p := tb.S.P
	text := p.Game.Text
	if p.Scenario != nil && p.Scenario.Text != "" && p.Scenario.Text != text {
		text += " " + p.Scenario.Title + ": " + p.Scenario.Text
	}
	return model.OneLine(text)
}

// consent is what a player at this table is asked and answers with yes or no.
type consent struct {
	ask string
	yes func() Answer
	no  func() Answer
}
