package full

import (
	"strconv"
	"time"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/show/board"
	"sandtable/show/grid"
)

// state is what keys and the mouse change between two moments, and all that a frame is drawn from.
type state struct {
	m     *Moment
	b     *board.Board
	w, h  int
	theme *grid.Theme
	lines bool // frames are drawn with lines, not in ASCII

	camera
	opened

	pane   *pane
	typing *typing
	past   []string // lines typed before
	asked  string   // the line that was typed last
	note   []string // what the last command or failure has to say
	busy   bool     // something is done at the desk
	slow   bool     // and takes its time
	others

	way     *Way        // of what is marked; nil: there is none to tell
	between []string    // what lies between who acts and the piece that is marked; nil: nothing is to be told
	via     []scene.Ref // places that it is to lead through

	peeking bool // the desk looks whether something was recorded elsewhere

	chosen  []int        // options that are taken into the set
	numbers bool         // the choices are numbers
	slots   choice.Slots // the numbers of actions
	times   int          // how often what is marked is chosen; 0 is once
}

// camera is the part of the board in sight, and the cursor in it.
type camera struct {
	zoom   int
	zoomed bool // by the player, not by the size of the window
	ox, oy int  // the part of the board in the window
	cursor scene.Ref
	at     board.Point // the cursor on a measured map
	bare   bool        // counters are left out
}

// opened is the decision as it stands: what is open of it, and what is marked.
type opened struct {
	path    []choice.Node // the node that is open, last; the one of all options, first
	kids    []choice.Kid
	labels  []string // what they are called, in the list and on the board
	passing string   // what passing means, where the list has no room for it
	targets map[scene.Ref][]int
	marked  int    // of the kids; -1: nothing is
	top     int    // the first kid in sight
	digits  string // of a number that is being typed
}

// others is how the game goes on without the one at the keys.
type others struct {
	thinks string  // who thinks, as the screen says it
	die    *dieMsg // a throw is asked for
	paused bool    // bots were stopped, or wait after a move
	steps  bool    // they do after each
	told   int     // after so many decisions news was shown
	reel   reel    // how a game that is only looked at plays by itself
}

// newState returns a state before the first moment.
func newState(w, h int, theme *grid.Theme) *state {
	return &state{w: w, h: h, theme: theme, camera: camera{zoom: 1, cursor: scene.None, at: board.Point{X: -1, Y: -1}}, opened: opened{marked: -1}, slots: choice.Slots{}}
}

// node returns the node that is open.
func (s *state) node() *choice.Node {
	if len(s.path) == 0 {
		return nil
	}
	return &s.path[len(s.path)-1]
}

// numbered reports whether the numbers of the list are those of the options.
func (s *state) numbered() bool {
	if s.m.Ask == nil || len(s.kids) != len(s.m.Ask.Options) {
		return false
	}
	for i := range s.kids {
		if s.kids[i].Of[0] != i || s.labels[i] != strconv.Itoa(i+1) && !s.passes(&s.kids[i]) {
			return false
		}
	}
	return true
}

// stands returns where a piece stands on a measured map.
func (s *state) stands(r scene.Ref) (board.Point, bool) {
	if table := s.b.Measured(); table != nil {
		for _, x := range table.Stands {
			if x.Piece == r {
				return board.Point{X: x.X, Y: x.Y}, true
			}
		}
	}
	return board.Point{}, false
}

// dieMsg asks for a throw.
type dieMsg struct {
	name  string
	sides int32
	why   string // what was wrong with the answer before; "": nothing
}

// reel is how a game plays by itself.
type reel struct {
	on    bool
	steps int // how much faster than one decision in a second, in paces
	run   int // a tick of an earlier run does nothing
}

// paces are those at which a game plays by itself: how long each decision is shown.
var paces = []time.Duration{4 * time.Second, 2 * time.Second, time.Second, 500 * time.Millisecond, 200 * time.Millisecond,
	50 * time.Millisecond}

// pace returns how long each decision is shown.
func (r *reel) pace() time.Duration { return paces[r.steps+2] }

// titleOf returns the title of a thing.
func (s *state) titleOf(r scene.Ref) string { return s.m.Scene.Things[r].Title }

// dieLead is what a line begins with that asks for a throw.
const dieLead = "throw"

// throw is the answer to a question for a die.
type throw struct {
	value int32
	ok    bool
	back  bool // the decision is to be taken back
}

// viaLead is what a line begins with that asks for a place on the way.
const viaLead = "via"
