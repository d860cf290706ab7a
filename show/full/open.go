package full

import (
	"slices"
	"strings"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/show/board"
)

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
	if s.call(n.Flat(s.m.Ask.Options)); s.rows(s.w, 1<<20).rows > s.mostRows()+2 {
		s.call(n.Kids(s.m.Ask.Options))
	}
	s.targets = n.Targets(s.m.Ask.Options, s.kids)
	s.marked, s.top, s.digits, s.way, s.via, s.times = -1, 0, "", nil, nil, 0
	s.tellPass()
	s.tellKids()
}

// tellPass says what passing means, in the list if that takes no line of the map, else above it.
func (s *state) tellPass() {
	s.passing = ""
	i := slices.IndexFunc(s.kids, func(k choice.Kid) bool { return s.passes(&k) && k.Title != s.m.Ask.Options[k.Of[0]].Key })
	if i < 0 {
		return
	}
	k, rows := &s.kids[i], s.rows(s.w, 1<<20).rows
	full := k.Title
	if k.Title = s.m.Ask.Options[k.Of[0]].Key; s.rows(s.w, 1<<20).rows+max(s.h-24, 0)/8 >= rows {
		k.Title = full
	} else {
		s.passing = passLabel + strings.TrimPrefix(full, k.Title)
	}
}

// call takes up the choices, and what they are called.
func (s *state) call(kids []choice.Kid) {
	s.kids, s.numbers, s.labels = kids, choice.Numbers(kids), s.labelsOf(kids)
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
	s.tellPieces()
}

// tellPieces adds to the choices how the pieces stand that are chosen, and what each takes.
func (s *state) tellPieces() {
	s.tell(func(i int) string {
		if r := s.kids[i].Piece(s.m.Scene); r != scene.None && s.kids[i].Says == "" {
			return say.Brief(&s.m.Scene.Things[r])
		}
		return ""
	})
	if s.m.Ask.Costs == nil || s.busy || s.peeking { // while something is done at the desk nothing is asked
		return
	}
	if costs := s.m.Ask.Costs(choice.Leaves(s.kids)); costs != nil {
		s.tell(func(i int) string {
			if !s.kids[i].Leaf() {
				return ""
			}
			return costs[s.kids[i].Of[0]]
		})
	}
}

// tell adds words to the choices, if that tells them apart and takes no line of the map in a window
// of usual height, and few in a higher one.
func (s *state) tell(words func(i int) string) {
	most, before, differ := s.rows(s.w, 1<<20).rows+max(s.h-24, 0)/8, slices.Clone(s.kids), false
	for i := range s.kids {
		k, text := &s.kids[i], words(i)
		k.Stands = english.Join("; ", k.Stands, text)
		differ = differ || text != words(0)
	}
	if !differ || s.rows(s.w, 1<<20).rows > most {
		s.kids = before
	}
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

// look moves the cursor to a place, and marks what may be chosen there.
func (s *state) look(place scene.Ref) {
	s.cursor = place
	s.marked = slices.IndexFunc(s.kids, func(k choice.Kid) bool { return k.Part != nil && k.Part.At == place })
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
	case !hasBoard(s):
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
