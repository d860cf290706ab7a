package model

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2"
)

// PieceLook is what counters of a kind show on paper and in pictures. What a look does not say is
// nil.
type PieceLook struct {
	Kind    *Kind
	At      hcl.Range
	Sign    *Wording // a few letters
	Symbol  *Wording // of a unit: its arm, or several
	Size    *Wording // of a unit
	Stripe  *Wording // a colour
	Colour  *Wording // of pieces that are nobody's
	Numbers string   // WholeNumbers: short names keep the numbers of names whole
	Owner   Path     // whose colour it has: leads to a player or a side
	Edges   [Edges]*Edge
}

// WholeNumbers says that short names keep the numbers of names whole: A1506 of A/1/506.
const WholeNumbers = "whole"

// The edges of a counter at which figures stand, by their place in PieceLook.Edges.
const (
	Above = iota
	Below
	Left
	Right
	Edges // how many there are
)

// EdgeNames are the words for the edges.
var EdgeNames = [Edges]string{"above", "below", "left", "right"}

// Edge is the fields whose values stand at one edge of a counter: for each of its sides, or one
// list for all of them.
type Edge struct{ BySide [][]Path }

// Of is the fields for a side of the counter.
func (e *Edge) Of(side int) []Path {
	switch {
	case e == nil:
		return nil
	case len(e.BySide) == 1:
		return e.BySide[0]
	case side < len(e.BySide):
		return e.BySide[side]
	}
	return nil
}

// Path leads from a thing to a field: over printed fields that name things, to one that is printed
// or, if it is the only one, may be part of the state.
type Path []*Field

// Field is the field to which the path leads.
func (p Path) Field() *Field { return p[len(p)-1] }

// Printed is the values that the path leads to from a thing, with a side up: none, one, or of a set
// or a list several. Text fields have a text instead.
func (p Path) Printed(id int32, side int) (values []int32, text string) {
	for i, f := range p {
		values = f.Values[id]
		if by := f.BySide[id]; side < len(by) {
			values = by[side : side+1]
		}
		if i == len(p)-1 {
			return values, f.Texts[id]
		}
		if len(values) != 1 || values[0] == None {
			return nil, ""
		}
		id = values[0]
	}
	return nil, ""
}

// Show is what is printed at the end of the path, in words; "" for nothing.
func (p Path) Show(g *Game, id int32, side int) string {
	values, text := p.Printed(id, side)
	for _, v := range values {
		if v != None {
			text += g.Show(p.Field().Type.Elem(), v)
		}
	}
	return text
}

// Wording is words that may depend on what is printed on a thing.
type Wording struct {
	Words []string            // where nothing is looked at
	Shows Path                // where what is printed there is the word
	Sides []*Wording          // by the side that is up; nil: nothing is said of one
	By    Path                // what is looked at
	Cases map[int32]*Wording  // by what is printed there
	At    map[int32]hcl.Range // where a table names a case
	Else  *Wording            // for all other cases
}

// Of is the words for a thing with a side up.
func (p *Wording) Of(g *Game, id int32, side int) []string {
	for p != nil {
		if p.Shows != nil {
			if text := p.Shows.Show(g, id, side); text != "" {
				return []string{text}
			}
			return nil
		}
		if p.Sides != nil {
			if side >= len(p.Sides) {
				return nil
			}
			p = p.Sides[side]
			continue
		}
		if p.By == nil {
			return p.Words
		}
		key := None
		if values, _ := p.By.Printed(id, side); len(values) == 1 {
			key = values[0]
		} else if p.By.Field().Type.Is(Bool) || p.By.Field().Type.Is(Number) {
			key = 0
		}
		if next, ok := p.Cases[key]; ok {
			p = next
		} else {
			p = p.Else
		}
	}
	return nil
}

// Each calls a function with the choice and all choices inside, once with each: conditions share
// them.
func (p *Wording) Each(f func(*Wording)) {
	seen := map[*Wording]bool{nil: true}
	var in func(p *Wording)
	in = func(p *Wording) {
		if seen[p] {
			return
		}
		seen[p] = true
		f(p)
		for _, s := range p.Sides {
			in(s)
		}
		for _, k := range p.CaseKeys() {
			in(p.Cases[k])
		}
		in(p.Else)
	}
	in(p)
}

// CaseKeys is the values of which the choice speaks, in order.
func (p *Wording) CaseKeys() []int32 { return slices.Sorted(maps.Keys(p.Cases)) }

// over lays what another row says of the same kind over this one.
func (l PieceLook) over(m PieceLook) PieceLook {
	for _, x := range []struct{ to, from **Wording }{{&l.Sign, &m.Sign}, {&l.Symbol, &m.Symbol}, {&l.Size, &m.Size},
		{&l.Stripe, &m.Stripe}, {&l.Colour, &m.Colour}} {
		if *x.from != nil {
			*x.to = *x.from
		}
	}
	if m.Owner != nil {
		l.Owner = m.Owner
	}
	l.Numbers = cmp.Or(m.Numbers, l.Numbers)
	for i, e := range m.Edges {
		if e != nil {
			l.Edges[i] = e
		}
	}
	return l
}

// PieceOf is what all rows say of a kind: those of a kind go over those of the kind that it is a
// kind of.
func (l *Appearance) PieceOf(k *Kind) PieceLook {
	out := PieceLook{Kind: k}
	var chain []*Kind
	for ; k != nil; k = k.Parent {
		chain = append(chain, k)
	}
	for _, k := range slices.Backward(chain) {
		for _, p := range l.Pieces {
			if p.Kind == k {
				out = out.over(p)
			}
		}
	}
	return out
}

// Symbols are the arms for which there is a sign of the usual military kind, each a part of it.
var Symbols = []string{"infantry", "cavalry", "armor", "mechanized", "motorized", "artillery", "anti_tank", "air_defense",
	"engineer", "airborne", "glider", "mountain", "machine_gun", "mortar", "rocket",
	"self_propelled", "headquarters", "supply", "signals", "medical"}

// Sizes are the sizes of units, the smallest first.
var Sizes = []string{"team", "squad", "section", "platoon", "company", "battalion", "regiment", "brigade", "division", "corps", "army"}

// Patterns are the ways to fill a ground.
var Patterns = []string{"plain", "trees", "houses", "contours", "dots", "waves", "hatch"}

// GroundLook is how a ground is drawn: spaces or terrain of which something is printed, or that
// stand in a drawing under a word, or one of them.
type GroundLook struct {
	Name, Sign, Pattern string
	Title               string // what legends call it
	At                  hcl.Range

	Field *Field // with this value
	Value int32
	Word  string // of a drawing
	Kind  *Kind
	Thing *Thing
}

// Holds reports whether a space or a terrain is such ground; word is that of its drawing.
func (l *GroundLook) Holds(t *Thing, word string) bool {
	switch {
	case l.Thing != nil:
		return t == l.Thing
	case l.Kind != nil:
		return t.Kind.IsA(l.Kind)
	case l.Field != nil:
		for k := t.Kind; k != nil; k = k.Parent {
			if slices.Contains(k.Fields, l.Field) {
				return slices.Contains(l.Field.Values[t.ID], l.Value)
			}
		}
		return false
	}
	return word == l.Word
}

// RGB reads a colour of the form "#rrggbb".
func RGB(text string) (r, g, b uint8, ok bool) {
	if len(text) != 7 || text[0] != '#' {
		return 0, 0, 0, false
	}
	n, err := strconv.ParseUint(text[1:], 16, 32)
	return uint8(n >> 16), uint8(n >> 8), uint8(n), err == nil && text[1] != '+'
}
