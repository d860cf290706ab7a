package full

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// aside returns the marked piece, if it lies beside the map; else None.
func (s *state) aside() scene.Ref {
	if s.marked >= 0 && s.marked < len(s.kids) {
		if r := s.kids[s.marked].Piece(s.m.Scene); r != scene.None && !s.onMap(r) {
			return r
		}
	}
	return scene.None
}

// here returns what lies under the cursor, the top one first: on a measured map what stands near
// it; or the marked piece beside the map.
func (s *state) here() (out []scene.Ref) {
	if r := s.aside(); r != scene.None {
		return []scene.Ref{r}
	}
	if table := s.b.Measured(); table != nil {
		for _, x := range table.Stands {
			if d := max(abs(x.X-s.at.X), abs(x.Y-s.at.Y)); s.at.X >= 0 && d <= 2*table.Unit {
				out = append(out, x.Piece)
			}
		}
		return out
	}
	if c := s.b.Cell(s.cursor); c != nil {
		out = slices.Clone(c.Stack)
		slices.Reverse(out)
	}
	return out
}

// stackPane returns what lies under the cursor with all that is known of it: Enter acts with a
// piece, f turns the counters over.
func stackPane() *pane {
	p := &pane{key: "s", title: "Stack", hint: "f other side"}
	p.keys = []binding{p.turns("f", "turn the counters over, or back")}
	p.make = func(s *state) []line { return s.wholeStack(p.other) }
	p.pick = func(f *face, i int) tea.Cmd {
		if list := f.here(); i < len(list) {
			f.actWith(list[i])
		}
		return nil
	}
	return p
}

// wholeStack tells of everything under the cursor, on the other side of counters if that is wanted.
func (s *state) wholeStack(other bool) []line {
	pieces := s.here()
	var out []line
	if s.b.Measured() == nil && s.cursor != scene.None && s.aside() == scene.None {
		t := &s.m.Scene.Things[s.cursor]
		out = append(out, line{text: english.Join("  ", t.Title, s.groundOf(s.cursor)), st: grid.Title})
		for _, text := range []string{s.about(s.cursor), told(t.Printed), t.Text} {
			if text != "" {
				out = append(out, line{text: "  " + text})
			}
		}
	}
	if len(pieces) == 0 {
		if len(out) == 0 {
			return []line{{text: "Nothing is under the cursor: arrows move it.", st: grid.Faint}}
		}
		return append(out, line{text: "Nothing lies here.", st: grid.Faint})
	}
	for i, r := range pieces {
		out = append(out, s.wholePiece(r, i, other)...)
	}
	return out
}

// groundOf returns what ground a place is, in words where the game has them.
func (s *state) groundOf(place scene.Ref) string {
	c := s.b.Cell(place)
	if c == nil {
		return ""
	}
	for i := range s.m.Scene.Maps {
		for _, g := range s.m.Scene.Maps[i].Grounds {
			if g.Word == c.Ground && g.Says != "" {
				return g.Says
			}
		}
	}
	return c.Ground
}

// wholePiece tells of one piece: whose it is, its state, and all that is printed on it, side by
// side.
func (s *state) wholePiece(r scene.Ref, i int, other bool) []line {
	t := &s.m.Scene.Things[r]
	head := line{text: fmt.Sprintf("%d %s", i+1, english.Join("  ", t.Title, told(t.Figures()))), st: s.b.Style(t), item: i + 1}
	out := []line{head}
	add := func(st grid.Style, text string) {
		if text != "" {
			out = append(out, line{text: "    " + text, st: st, hang: 4})
		}
	}
	add(grid.Plain, english.Join(", ", s.ownerOf(t), strings.Join(t.Counter.Symbol, " "), t.Counter.Size, say.Further(t)))
	if alike(t.Imprints) {
		add(grid.Faint, told(t.Rest()))
		add(grid.Faint, t.Text)
		return out
	}
	for _, up := range []bool{!other, other} {
		for _, side := range t.Imprints {
			if side.Up != up {
				continue
			}
			name := layout.Pad(english.Spaced(side.Title)+":", 12)
			if side.Up {
				name = layout.Pad(english.Spaced(side.Title)+", up:", 12)
			}
			st := grid.Faint
			if up != other {
				st = grid.Plain
			}
			add(st, name+" "+told(side.Figures))
		}
	}
	add(grid.Faint, t.Text)
	return out
}

// alike reports whether the same is printed on all sides, or there is but one.
func alike(sides []scene.Imprint) bool {
	return !slices.ContainsFunc(sides, func(x scene.Imprint) bool { return told(x.Figures) != told(sides[0].Figures) })
}

// ownerOf returns the title of the player or side whose a thing is.
func (s *state) ownerOf(t *scene.Thing) string {
	for _, x := range s.m.Scene.Sides {
		if x.Name == t.Owner {
			return x.Title
		}
	}
	return ""
}

// actWith opens what may be done with a piece.
func (s *state) actWith(r scene.Ref) {
	s.pane = nil
	if s.m.Ask == nil {
		return
	}
	var of []int
	for i, o := range s.m.Ask.Options {
		if slices.ContainsFunc(o.Parts, func(p choice.Part) bool { return p.Ref == r }) {
			of = append(of, i)
		}
	}
	if of == nil {
		s.note = []string{"Nothing can be done now with " + s.m.Scene.Things[r].Title + "; W tells why not."}
		return
	}
	s.among(of)
}

// among opens some of the options.
func (s *state) among(of []int) {
	s.path = s.path[:1]
	s.open(choice.Among(s.m.Ask.Options, of))
}
