package full

import (
	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/show/board"
)

// news takes up a moment.
func (s *state) news(m *Moment) {
	before, path, marked := s.m, s.path, s.marked
	name := ""
	if s.m != nil && s.m.Scene != nil && s.cursor != scene.None {
		name = s.m.Scene.Things[s.cursor].Name
	}
	s.m, s.cursor = m, scene.None
	if m.Scene == nil {
		s.b, s.path, s.kids, s.labels, s.targets, s.pane = nil, nil, nil, nil, nil, nil
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
		for i := range s.kids {
			if k := &s.kids[i]; k.Leaf() && m.Near != "" && m.Ask.Options[k.Of[0]].Key == m.Near { // Enter takes it
				s.mark(i)
			}
		}
		s.findWay()
		return
	}
	s.reset()
}

// reset begins the decision anew: nothing is marked.
func (s *state) reset() {
	s.path, s.kids, s.labels, s.targets, s.marked, s.top, s.digits, s.way, s.between, s.chosen = nil, nil, nil, nil, -1, 0, "", nil, nil, nil
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

// home puts the cursor where something may be chosen, if it is nowhere, and moves the window so
// that something of the decision is in it.
func (s *state) home() {
	if s.b.Empty() {
		return
	}
	if s.b.Measured() != nil {
		s.homeTable()
		return
	}
	for _, r := range s.m.Ask.Told {
		if at := s.m.Scene.Things[r].On; s.b.Has(at) { // what the decision is about
			s.cursor = at
			s.reveal()
			return
		}
	}
	for _, r := range s.m.Ask.See {
		at := r
		if !s.b.Has(at) { // a piece lies on its place
			at = s.m.Scene.Things[r].On
		}
		if s.b.Has(at) {
			s.cursor = at
			s.reveal()
			return
		}
	}
	if s.seesTarget() && s.cursor != scene.None {
		s.clip()
		return
	}
	best := scene.None
	for place, list := range s.targets {
		if list[0] == s.firstKid() && s.b.Has(place) && (best == scene.None || place < best) {
			best = place
		}
	}
	switch {
	case best != scene.None:
		s.cursor = best
	case s.cursor == scene.None:
		s.cursor = s.b.Any()
	}
	s.reveal()
}

// firstKid returns the first kid that is about a place of the board.
func (s *state) firstKid() int {
	first := len(s.kids)
	for place, list := range s.targets {
		if s.b.Has(place) {
			first = min(first, list[0])
		}
	}
	return first
}

// homeTable moves the window so that the first point or piece that may be chosen is in it. The
// cursor stays: a point is chosen where it is.
func (s *state) homeTable() {
	s.at = board.Point{X: -1, Y: -1}
	for _, r := range s.m.Ask.See {
		if at, ok := s.stands(r); ok {
			s.at = at
			s.reveal()
			s.marked = -1
			return
		}
	}
	for i := range s.kids {
		if s.kids[i].Part == nil {
			continue
		}
		if s.mark(i); s.at.X >= 0 {
			break
		}
	}
	if s.at.X < 0 {
		s.homePiece()
	}
	s.marked, s.at = -1, board.Point{X: -1, Y: -1}
}

// homePiece moves the window to the first piece on the table of which an option speaks.
func (s *state) homePiece() {
	for i := range s.m.Ask.Options {
		for _, p := range s.m.Ask.Options[i].Parts {
			if at, ok := s.stands(p.Ref); ok && p.Ref != scene.None {
				s.at = at
				s.reveal()
				return
			}
		}
	}
}
