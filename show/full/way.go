package full

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
)

// findWay asks for the way of what is marked. While something is done at the desk, which alone
// touches the game then, nothing is asked.
func (s *state) findWay() {
	s.way, s.between = nil, nil
	if s.m == nil || s.m.Ask == nil || s.m.Ask.Way == nil || s.busy || s.peeking || s.marked < 0 || s.marked >= len(s.kids) {
		return
	}
	k := &s.kids[s.marked]
	w := s.m.Ask.Way(k.Of[0], s.via)
	if w == nil {
		if k.Leaf() {
			s.between = s.m.Ask.Between(k.Of[0])
		}
		return
	}
	end := w.Steps[len(w.Steps)-1].Place
	if k.Leaf() || k.Part != nil && k.Part.Ref == end {
		s.way = w
	}
}

// wayLines tells of the way of what is marked.
func (s *state) wayLines() []string {
	if s.way == nil {
		return nil
	}
	text := "Way " + s.way.Text
	if len(s.via) > 0 {
		text += ", via " + strings.Join(english.Each(s.via, s.titleOf), ", ") + ". The rules go by the destination alone; v Enter takes it out."
	}
	return []string{text}
}

// notThrough lets the way no more lead through the last place that was asked for.
func (s *state) notThrough() {
	if n := len(s.via); n > 0 {
		s.via = s.via[:n-1]
		s.findWay()
	}
}

// through lets the way lead through a place as well.
func (s *state) through(place scene.Ref) {
	before, way := s.via, s.way
	s.via = append(before[:len(before):len(before)], place)
	if s.findWay(); s.way == nil {
		s.via, s.way = before, way
		s.note = []string{"No way leads through " + s.m.Scene.Things[place].Title + "."}
	}
}

// askVia asks for a place that the way shall lead through; nothing takes the last one out.
func (s *state) askVia() {
	s.startTyping(viaLead, "")
}
