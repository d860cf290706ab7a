package full

import (
	"slices"
	"strings"

	"sandtable/interp/scene"
)

// aboutRows says what is played, what it is about, and who is who: for those who have just sat
// down.
func (s *state) aboutRows() (out [][2]string) {
	if s.m.About == "" {
		return nil
	}
	out = append(out, [2]string{s.m.Scene.Game, s.m.About})
	if s.m.Ask != nil {
		out = append(out, [2]string{"You decide for", s.m.Ask.Who})
	}
	return out
}

// signRows is what the signs on the map mean: brackets, sides, grounds, lines, and what now lies on
// the board.
func (s *state) signRows() (out [][2]string) {
	sc := s.m.Scene
	if len(sc.Maps) == 0 {
		return nil
	}
	seen := map[string]bool{}
	add := func(sign, text string) {
		if sign != "" && text != "" && sign != text && !seen[sign+" "+text] {
			seen[sign+" "+text] = true
			out = append(out, [2]string{sign, text})
		}
	}
	add("{ }", "may be chosen")
	add("< >", "what is marked")
	add("( )", "who acts, or what the decision is about")
	for i := range sc.Maps {
		m := &sc.Maps[i]
		for _, w := range m.Grounds {
			add(w.Word, w.Says)
		}
		for _, b := range m.Borders {
			add(b.Sign, b.Title)
		}
		for _, a := range m.Areas {
			add(a.Sign, sc.Things[a.Thing].Title)
		}
		if m.Geo == scene.Measured {
			add("+", "a point that may be chosen")
		}
	}
	counters, more := s.counterRows(add)
	out = append(out, counters...)
	if more {
		add("+1, +2 ..", "so many more counters lie there: s shows them")
	}
	return out
}

// counterRows is the signs of the counters on the board; the markers on them and on places are
// added to the others. More says that several lie in one place.
func (s *state) counterRows(add func(sign, text string)) (out [][2]string, more bool) {
	sc := s.m.Scene
	codes, turned := map[[2]string]bool{}, map[scene.Turned][]string{}
	marks := func(t *scene.Thing) {
		for _, m := range t.Marks {
			add(m.Sign, m.Title)
		}
		for _, f := range t.State {
			add(f.Sign, f.String())
		}
	}
	tell := func(r scene.Ref) {
		t := &sc.Things[r]
		marks(t)
		switch {
		case t.Unknown:
			add(t.Look.Code, "a face-down "+t.Title)
			return
		case t.Look.Turned != scene.First && !slices.Contains(turned[t.Look.Turned], t.Side):
			turned[t.Look.Turned] = append(turned[t.Look.Turned], t.Side)
		}
		codes[[2]string{t.Look.Code, t.Title}] = true
	}
	for i := range sc.Maps {
		for j := range sc.Maps[i].Cells {
			c := &sc.Maps[i].Cells[j]
			marks(&sc.Things[c.Place])
			more = more || len(c.Stack) > 1
			for _, r := range c.Stack {
				tell(r)
			}
		}
		for _, x := range sc.Maps[i].Stands {
			tell(x.Piece)
		}
	}
	add("small letters", strings.Join(turned[scene.Small], ", "))
	add("/ behind a code", strings.Join(turned[scene.Stroke], ", "))
	for c := range codes {
		if c[0] != c[1] {
			out = append(out, c)
		}
	}
	slices.SortFunc(out, func(a, b [2]string) int {
		if n := strings.Compare(strings.ToLower(a[0]), strings.ToLower(b[0])); n != 0 {
			return n
		}
		return strings.Compare(a[1], b[1])
	})
	return out, more
}
