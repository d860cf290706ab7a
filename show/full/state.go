package full

import (
	"time"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
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

	zoom   int
	zoomed bool // by the player, not by the size of the window
	ox, oy int  // the part of the board in the window
	cursor scene.Ref
	at     board.Point // the cursor on a measured map
	bare   bool        // counters are left out

	path    []choice.Node // the node that is open, last; the one of all options, first
	kids    []choice.Kid
	targets map[scene.Ref][]int
	marked  int // of the kids; -1: nothing is
	top     int // the first kid in sight
	digits  string
	typedAt time.Time

	pane   *pane
	typing *typing
	past   []string // lines typed before
	asked  string   // the line that was typed last
	note   []string // what the last command or failure has to say
	busy   bool     // something is done at the desk
	slow   bool     // and takes its time
	thinks string   // the bot that thinks
	die    *dieMsg  // a throw is asked for
	paused bool     // bots were stopped, or wait after a move
	steps  bool     // they do after each
	told   int      // after so many decisions news was shown
	reel   reel     // how a game that is only looked at plays by itself

	way *Way        // of what is marked; nil: there is none to tell
	via []scene.Ref // places that it is to lead through

	peeking bool // the desk looks whether something was recorded elsewhere

	chosen  []int // options that are taken into the set
	numbers bool  // the choices are numbers
	times   int   // how often what is marked is chosen; 0 is once
}

// newState returns a state before the first moment.
func newState(w, h int, theme *grid.Theme) *state {
	return &state{w: w, h: h, theme: theme, zoom: 1, cursor: scene.None, at: board.Point{X: -1, Y: -1}, marked: -1}
}

// news takes up a moment.
func (s *state) news(m *Moment) {
	before, path, marked := s.m, s.path, s.marked
	name := ""
	if s.m != nil && s.m.Scene != nil && s.cursor != scene.None {
		name = s.m.Scene.Things[s.cursor].Name
	}
	s.m, s.cursor = m, scene.None
	if m.Scene == nil {
		s.b, s.path, s.kids, s.targets, s.pane = nil, nil, nil, nil, nil
		return
	}
	s.b = board.New(m.Scene)
	if name != "" {
		s.cursor = s.b.Called(name)
	}
	if s.pane != nil && s.pane.make != nil {
		s.pane.renew(s)
	}
	s.fitZoom()
	if before.again(m) { // a question was answered: the decision is where it was
		s.path = path
		s.list()
		s.marked = marked
		s.showPoints()
		s.findWay()
		return
	}
	s.reset()
}

// reset begins the decision anew: nothing is marked.
func (s *state) reset() {
	s.path, s.kids, s.targets, s.marked, s.top, s.digits, s.way, s.chosen = nil, nil, nil, -1, 0, "", nil, nil
	if s.m.Ask == nil {
		return
	}
	s.open(choice.Top(s.m.Ask.Options))
	if s.m.Among != nil {
		s.open(choice.Among(s.m.Ask.Options, s.m.Among))
		return
	}
	s.marked = -1
	s.home()
}

// node returns the node that is open.
func (s *state) node() *choice.Node {
	if len(s.path) == 0 {
		return nil
	}
	return &s.path[len(s.path)-1]
}

// open goes to a node and marks its first kid.
func (s *state) open(n choice.Node) {
	s.path = append(s.path, n)
	s.list()
	s.marked = 0
	s.follow()
}

// list works out the choices from the open node.
func (s *state) list() {
	n := s.node()
	s.kids = n.Kids(s.m.Ask.Options)
	s.targets = n.Targets(s.m.Ask.Options, s.kids)
	s.tellKids()
	s.marked, s.top, s.digits, s.way, s.via, s.times = -1, 0, "", nil, nil, 0
	s.numbers = s.allNumbers()
}

// tellKids adds to the choices how the things stand that they are about, where these lie nowhere:
// what a die shows, what a player has.
func (s *state) tellKids() {
	for i := range s.kids {
		k := &s.kids[i]
		if s.m.Pointed != nil && k.Leaf() && s.m.Pointed.Reasons[k.Of[0]] != "" {
			k.Says = s.m.Pointed.Reasons[k.Of[0]]
		}
		if p := k.Part; k.Says == "" && p != nil && p.Ref != scene.None && !s.b.Has(p.Ref) && s.m.Scene.Things[p.Ref].On == scene.None {
			k.Says = told(s.m.Scene.Things[p.Ref].State)
		}
	}
}

// numbered reports whether the numbers of the list are those of the options.
func (s *state) numbered() bool {
	if s.m.Ask == nil || len(s.kids) != len(s.m.Ask.Options) {
		return false
	}
	for i := range s.kids {
		if s.kids[i].Of[0] != i {
			return false
		}
	}
	return true
}

// back goes one node up; false at the top.
func (s *state) back() bool {
	if len(s.path) < 2 {
		return false
	}
	s.path = s.path[:len(s.path)-1]
	s.list()
	return true
}

// mark marks a kid and looks where it is.
func (s *state) mark(i int) {
	if i < 0 || i >= len(s.kids) {
		return
	}
	s.marked = i
	s.follow()
}

// follow moves the cursor to what is marked.
func (s *state) follow() {
	s.via, s.times = nil, 0
	s.findWay()
	if s.marked < 0 || s.marked >= len(s.kids) {
		return
	}
	p := s.kids[s.marked].Part
	switch {
	case p == nil:
	case p.Point:
		s.at = board.Point{X: p.X, Y: p.Y}
	case p.At != scene.None && s.b.Has(p.At):
		s.cursor = p.At
	case p.Ref != scene.None:
		if at, ok := s.stands(p.Ref); ok {
			s.at = at
		}
	}
	s.reveal()
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

// look moves the cursor to a place, and marks what may be chosen there.
func (s *state) look(place scene.Ref) {
	s.cursor = place
	s.marked = -1
	for i := range s.kids {
		if p := s.kids[i].Part; p != nil && p.At == place {
			s.marked = i
			break
		}
	}
	s.via, s.times = nil, 0
	s.findWay()
	s.reveal()
}

// step moves the mark among the kids.
func (s *state) step(by int) {
	n := len(s.kids)
	switch {
	case n == 0:
	case s.marked < 0 && by > 0:
		s.mark(0)
	case s.marked < 0:
		s.mark(n - 1)
	default:
		s.mark(((s.marked+by)%n + n) % n)
	}
}

// move moves the cursor on the map, or the mark in the list where there is no map.
func (s *state) move(dx, dy int) {
	switch {
	case s.b == nil || s.b.Empty():
		s.step(dx + dy)
	case s.b.Measured() != nil:
		if s.at.X < 0 {
			s.at = board.Point{X: s.b.Measured().W / 2, Y: s.b.Measured().H / 2}
		}
		s.at = s.b.Move(s.zoom, s.at, dx, dy)
		s.marked = -1
		s.reveal()
	default:
		s.look(s.b.Step(s.cursor, dx, dy))
	}
}

// fresh returns where something has changed since the viewer decided.
func (s *state) fresh() map[scene.Ref]bool {
	out := map[scene.Ref]bool{}
	for _, c := range s.m.Changes {
		out[c.Place], out[c.Piece] = true, true
	}
	delete(out, scene.None)
	return out
}

// marks returns what the board shows of the decision.
func (s *state) marks() *board.Marks {
	out := &board.Marks{Legal: map[scene.Ref]bool{}, Acting: map[scene.Ref]bool{}, Fresh: s.fresh(), Marked: scene.None, Cursor: s.cursor, At: s.at, Bare: s.bare}
	if s.b.Measured() != nil {
		out.Cursor = scene.None
	} else {
		out.At = board.Point{X: -1, Y: -1}
	}
	n := s.node()
	if n == nil || s.m.Ask == nil {
		return out
	}
	if s.way != nil {
		out.Way = s.way.Steps
	}
	for place := range s.targets {
		out.Legal[place] = true
	}
	for i := range s.kids {
		p := s.kids[i].Part
		if p == nil {
			continue
		}
		if p.Ref != scene.None {
			out.Legal[p.Ref] = true
		}
		if p.Point {
			out.Points = append(out.Points, board.Labelled{Point: board.Point{X: p.X, Y: p.Y}, Label: s.label(i), Marked: i == s.marked})
		}
		if i == s.marked {
			if out.Marked = p.At; s.b.Measured() != nil {
				out.Marked = p.Ref
			}
		}
	}
	for _, p := range s.m.Ask.Options[n.Of[0]].Parts[:n.Depth] {
		if p.Role != naming.Action {
			out.Acting[p.Ref], out.Acting[p.At] = true, true
		}
	}
	for _, r := range s.m.Ask.Told {
		out.Acting[r], out.Acting[s.m.Scene.Things[r].On] = true, true
	}
	delete(out.Acting, scene.None)
	if len(out.Points) > 0 {
		out.Reach = s.m.Ask.Reach
	}
	return out
}
