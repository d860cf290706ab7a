package full

import (
	"sandtable/interp/scene"
	"sandtable/show/board"
)

// fresh returns where something has changed since the viewer decided, but for what is as usual
// again.
func (s *state) fresh() map[scene.Ref]bool {
	out := map[scene.Ref]bool{}
	for _, c := range s.m.Changes {
		if !c.Eased {
			out[c.Place], out[c.Piece] = true, true
		}
	}
	delete(out, scene.None)
	return out
}

// marks returns what the board shows of the decision.
func (s *state) marks() *board.Marks {
	out := &board.Marks{Legal: map[scene.Ref]bool{}, Acting: map[scene.Ref]bool{}, Fresh: s.fresh(), Marked: scene.None,
		Cursor: s.cursor, At: s.at, Bare: s.bare}
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
			out.Points = append(out.Points, board.Labelled{Point: board.Point{X: p.X, Y: p.Y}, Label: s.labels[i], Marked: i == s.marked})
		}
		if i == s.marked {
			if out.Marked = p.At; s.b.Measured() != nil {
				out.Marked = p.Ref
			}
		}
	}
	for _, r := range n.Taken(s.m.Ask.Options) {
		out.Acting[r] = true
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
