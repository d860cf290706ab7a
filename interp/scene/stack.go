package scene

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sandtable/schema/layout"
)

// Label is a counter as it is called in letters: its code, the signs of what lies on it and of its
// state, and the figures that are shown of it.
type Label struct{ Code, Signs, Figures string }

// Name is the label without figures. Signs that begin with a letter are parted from the code, as
// they are no part of it.
func (l Label) Name() string {
	if l.Signs != "" && unicode.IsLetter([]rune(l.Signs)[0]) {
		return l.Code + "'" + l.Signs
	}
	return l.Code + l.Signs
}

// String is the label with its figures: "Gr.4-6".
func (l Label) String() string {
	if l.Figures == "" {
		return l.Name()
	}
	return l.Code + "." + l.Figures + l.Signs
}

// Label is how a counter is called in letters.
func (s *Scene) Label(r Ref) Label {
	t := &s.Things[r]
	out := Label{Code: t.Look.Code, Signs: t.Signs()}
	var figures []string
	for _, f := range t.Shown {
		if f.Value != "" {
			figures = append(figures, f.Value)
		}
	}
	out.Figures = strings.Join(figures, "-")
	return out
}

// Signs is the signs of the markers on a thing and of its state.
func (t *Thing) Signs() string {
	text := ""
	for _, m := range t.Marks {
		text += m.Signed()
	}
	for _, f := range t.State {
		text += f.Sign
	}
	return text
}

// Discs lists the signs of a thing as pictures draw them, those of its state first. Whose it is a
// flag tells.
func (t *Thing) Discs() (out []string) {
	for _, f := range t.State {
		if f.Sign != "" && !f.Flag() {
			out = append(out, f.Sign)
		}
	}
	for _, m := range t.Marks {
		out = append(out, m.Signed())
	}
	return out
}

// Signed is the sign of a marker, with how many there are if there are several.
func (m Mark) Signed() string {
	if m.Count > 1 {
		return m.Sign + strconv.Itoa(int(m.Count))
	}
	return m.Sign
}

// flag begins the sign that tells whose a space is.
const flag = "@"

// Flag reports whether the figure tells whose a space is.
func (f Figure) Flag() bool { return strings.HasPrefix(f.Sign, flag) }

// Part is a piece of text and the counter of which it tells: None of how many more there are.
type Part struct {
	Text string
	Of   Ref
}

// group is so many counters that lie together and look the same.
type group struct {
	Label
	of Ref
	n  int
}

// text is the group as it is written.
func (g *group) text(figures bool) string {
	out := g.Name()
	if figures {
		out = g.String()
	}
	if g.n > 1 {
		out += "x" + strconv.Itoa(g.n)
	}
	return out
}

// groups lists what lies in a place, top first: those whose figures a board shows, such as units,
// before those that go along with them, and what is known before backs, which would cover it.
func (s *Scene) groups(pieces []Ref) (out []group) {
	list := slices.Clone(pieces)
	slices.Reverse(list)
	slices.SortStableFunc(list, func(a, b Ref) int { return s.rank(a) - s.rank(b) })
	for _, r := range list {
		l := s.Label(r)
		if n := len(out); n > 0 && out[n-1].Label == l {
			out[n-1].n++
			continue
		}
		out = append(out, group{l, r, 1})
	}
	return out
}

// rank sorts what lies in a place by what matters most to see of it.
func (s *Scene) rank(r Ref) int {
	switch t := &s.Things[r]; {
	case t.Unknown:
		return 2
	case len(t.Shown) == 0:
		return 1
	}
	return 0
}

// Stack is what lies in a place on one line, top first: as many counters as there is room for, and
// how many more there are. Figures are left out rather than counters.
func (s *Scene) Stack(pieces []Ref, room int) []Part {
	return stack(s.groups(pieces), room)
}

// StackOn is what lies in a place on several lines, each with a room of its own: counters with
// their figures as far as there are lines.
func (s *Scene) StackOn(pieces []Ref, rooms []int) (out [][]Part) {
	left := s.groups(pieces)
	for i := 0; i < len(rooms) && len(left) > 0; i++ {
		n := 0
		for n < len(left) && width(whole(left[:n+1])) <= rooms[i] {
			n++
		}
		switch {
		case n > 0 && (n == len(left) || i < len(rooms)-1):
			out, left = append(out, whole(left[:n])), left[n:]
		case i < len(rooms)-1: // one counter is wider than the line
			out, left = append(out, stack(left[:1], rooms[i])), left[1:]
		default:
			out = append(out, stack(left, rooms[i]))
		}
	}
	return out
}

// whole is groups on one line with all that there is to tell.
func whole(list []group) (out []Part) {
	for i := range list {
		out = append(out, list[i].part(i, true))
	}
	return out
}

// part is a group in its place on a line, with a blank before all but the first.
func (g *group) part(at int, figures bool) Part {
	if at == 0 {
		return Part{g.text(figures), g.of}
	}
	return Part{" " + g.text(figures), g.of}
}

func width(line []Part) (n int) {
	for _, p := range line {
		n += layout.Width(p.Text)
	}
	return n
}

// stack is groups on one line.
func stack(list []group, room int) []Part {
	if out := whole(list); width(out) <= room {
		return out
	}
	below := 0
	for i := range list {
		below += list[i].n
	}
	var out []Part
	used := 0
	for i := range list {
		p := list[i].part(i, false)
		all, more := below, ""
		if below -= list[i].n; below > 0 {
			more = "+" + strconv.Itoa(below)
		}
		if used+layout.Width(p.Text)+len(more) > room && (i > 0 || below > 0) {
			if i > 0 {
				return append(out, Part{"+" + strconv.Itoa(all), None})
			}
			if all > 1 { // rather one counter cut than none
				more = "+" + strconv.Itoa(all-1)
			}
			return []Part{{layout.Cut(p.Text, max(room-len(more), 1)), p.Of}, {more, None}}
		}
		out, used = append(out, p), used+layout.Width(p.Text)
	}
	return out
}
