package full

import (
	"slices"

	"sandtable/interp/scene"
)

// aboutRows says what is played, what it is about, and who is who: for those who have just sat
// down.
func (s *state) aboutRows() (out [][2]string) {
	if s.m.About == "" {
		return nil
	}
	for _, g := range s.m.Goals {
		out = append(out, [2]string{g.Label, g.Text})
	}
	out = append(out, [2]string{s.m.Scene.Game, s.m.About})
	if s.m.Ask != nil {
		out = append(out, [2]string{"You decide for", s.m.Ask.Who})
	}
	return out
}

// signRows returns what the signs on the map mean: brackets, grounds, lines, and what now lies on
// the board. Whose a counter is its color says.
func (s *state) signRows() (out [][2]string) {
	sc := s.m.Scene
	if len(sc.Maps) == 0 {
		return nil
	}
	out = [][2]string{{"{ }", "may be chosen"}, {"< >", "what is marked"}, {"( )", "who acts, or what the decision is about"}}
	if len(s.m.Changes) > 0 {
		out = append(out, [2]string{"! !", "has changed since you decided: E tells how"})
	}
	for _, x := range sc.Legend(nil) {
		if x.Of != scene.OfSide && x.Of != scene.OfFigures {
			out = append(out, [2]string{x.Sign, x.Means})
		}
	}
	if sc.Measured() != nil {
		out = append(out, [2]string{"+", "a point that may be chosen"})
	}
	for i := range sc.Maps {
		if slices.ContainsFunc(sc.Maps[i].Cells, func(c scene.Cell) bool { return len(c.Stack) > 1 }) {
			return append(out, [2]string{"+1, +2 ..", "so many more counters lie there: s shows them"})
		}
	}
	return out
}
