package scene

import (
	"cmp"
	"slices"
	"strings"

	"sandtable/schema/english"
)

// Sign is something that a board draws in letters, and what it means.
type Sign struct {
	Sign, Means string
	Of          SignOf
	Drawn       bool // it stands on the board now; else it may
}

// SignOf is what a sign is about.
type SignOf uint8

// What signs are about, in the order of a legend.
const (
	OfSide    SignOf = iota // how codes tell whose a counter is
	OfGround                // what ground a space is
	OfBorder                // what is printed between spaces
	OfArea                  // terrain on a measured map
	OfThing                 // markers and state
	OfFace                  // which side of a counter is up
	OfFigures               // what stands after a code
	OfBack                  // a counter of which only the back is seen
	OfCounter               // a code
)

// Crossed stands on a border that has room for one sign only where several things are printed.
const Crossed = "+"

// Legend is what the signs mean that boards draw of some places, of all if that is nil.
func (s *Scene) Legend(of func(place Ref) bool) []Sign {
	l := &legend{s: s, has: of, told: map[Sign]bool{}, owners: map[string]bool{}, turned: map[Turned][]string{}}
	if of == nil {
		l.has = func(Ref) bool { return true }
	}
	for i := range s.Maps {
		l.printed(&s.Maps[i])
	}
	for i := range s.Maps {
		l.lies(&s.Maps[i])
	}
	l.sides()
	l.add(OfFace, "small letters", strings.Join(l.turned[Small], ", "), true)
	l.add(OfFace, "/ after a code", strings.Join(l.turned[Stroke], ", "), true)
	l.add(OfFigures, "after a point", strings.Join(l.figures, ", "), true)
	slices.SortStableFunc(l.out, func(a, b Sign) int {
		if a.Of != OfCounter || b.Of != OfCounter {
			return cmp.Compare(a.Of, b.Of)
		}
		return cmp.Or(strings.Compare(strings.ToLower(a.Sign), strings.ToLower(b.Sign)), strings.Compare(a.Means, b.Means))
	})
	return l.out
}

// Markers is what the signs mean of the markers and the state of all that is seen, on maps and
// beside them, in the order of the signs. Whose a space is a flag tells in the colour of its side.
func (s *Scene) Markers() []Sign {
	l := &legend{s: s, told: map[Sign]bool{}}
	for i := range s.Things {
		l.state(&s.Things[i])
	}
	l.out = slices.DeleteFunc(l.out, func(x Sign) bool { return strings.HasPrefix(x.Sign, flag) })
	slices.SortFunc(l.out, func(a, b Sign) int {
		return cmp.Or(strings.Compare(a.Sign, b.Sign), strings.Compare(a.Means, b.Means))
	})
	return l.out
}

// legend gathers signs.
type legend struct {
	s       *Scene
	has     func(place Ref) bool
	out     []Sign
	told    map[Sign]bool
	owners  map[string]bool
	turned  map[Turned][]string
	figures []string // of counters, as they stand after a code
}

// add adds a sign once.
func (l *legend) add(of SignOf, sign, means string, drawn bool) {
	key := Sign{sign, means, of, false}
	if sign == "" || means == "" || sign == means || l.told[key] {
		return
	}
	l.told[key] = true
	l.out = append(l.out, Sign{sign, means, of, drawn})
}

// printed adds what is printed on a map.
func (l *legend) printed(m *Map) {
	words, kinds, crossed := map[string]bool{}, map[string]bool{}, false
	for i := range m.Cells {
		if c := &m.Cells[i]; l.has(c.Place) {
			words[c.Ground] = true
		}
	}
	for pair, list := range m.Between() {
		if !l.has(pair[0]) && !l.has(pair[1]) {
			continue
		}
		crossed = crossed || len(list) > 1
		for _, x := range list {
			kinds[x.Kind] = true
		}
	}
	for _, w := range m.Grounds {
		l.add(OfGround, w.Word, w.Says, words[w.Word])
	}
	for _, b := range m.Borders {
		l.add(OfBorder, b.Sign, b.Title, kinds[b.Kind])
	}
	if crossed && m.Geo != HexPointed { // the sides of others are one letter
		l.add(OfBorder, Crossed, "several of them", true)
	}
	for _, a := range m.Areas {
		l.add(OfArea, a.Sign, l.s.Things[a.Thing].Title, true)
	}
}

// Between is what a map prints between its spaces, by the spaces on both sides.
func (m *Map) Between() map[[2]Ref][]*Border {
	out := map[[2]Ref][]*Border{}
	for _, l := range m.Lines {
		if i := slices.IndexFunc(m.Borders, func(b Border) bool { return b.Kind == l.Kind }); i >= 0 {
			key := [2]Ref{min(l.A, l.B), max(l.A, l.B)}
			out[key] = append(out[key], &m.Borders[i])
		}
	}
	return out
}

// lies adds what lies on a map.
func (l *legend) lies(m *Map) {
	for i := range m.Cells {
		c := &m.Cells[i]
		if !l.has(c.Place) {
			continue
		}
		l.state(&l.s.Things[c.Place])
		for _, r := range c.Stack {
			l.counter(&l.s.Things[r])
		}
	}
	for _, x := range m.Stands {
		l.counter(&l.s.Things[x.Piece])
	}
}

// state adds the markers and the state of a thing.
func (l *legend) state(t *Thing) {
	for _, m := range t.Marks {
		l.add(OfThing, m.Sign, m.Title, true)
	}
	for _, f := range t.State {
		if f.Head != "" {
			l.add(OfThing, f.Head, english.Spaced(f.Name), true)
			continue
		}
		l.add(OfThing, f.Sign, f.told(), true)
	}
}

// told is what the sign of a figure means.
func (f Figure) told() string {
	if f.Flag() {
		return english.Spaced(f.Name) + " of " + f.Value
	}
	return f.String()
}

// counter adds what is written of a counter.
func (l *legend) counter(t *Thing) {
	l.state(t)
	if t.Unknown {
		l.add(OfBack, t.Look.Code, "a face-down "+t.Title, true)
		return
	}
	l.owners[t.Owner] = true
	of, title := OfCounter, t.Title
	switch t.Look.Turned {
	case First:
	case Word:
		of, title = OfFace, title+" "+t.Side
	default:
		if !slices.Contains(l.turned[t.Look.Turned], t.Side) {
			l.turned[t.Look.Turned] = append(l.turned[t.Look.Turned], t.Side)
		}
	}
	names := english.Each(t.Shown, func(f Figure) string { return english.Spaced(f.Name) })
	if all := strings.Join(names, "-"); all != "" && !slices.Contains(l.figures, all) {
		l.figures = append(l.figures, all)
	}
	l.add(of, t.Look.Code, title, true)
}

// sides adds how codes tell whose counters they are, if those of several are on the board.
func (l *legend) sides() {
	how := []string{"capitals", "small letters", "capitals with '", "small letters with '"}
	if len(l.owners) < 2 {
		return
	}
	for i, x := range l.s.Sides {
		if l.owners[x.Name] && i < len(how) {
			l.add(OfSide, how[i], x.Title, true)
		}
	}
}
