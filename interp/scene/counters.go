package scene

import (
	"reflect"
	"slices"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Counter is what one side of a counter shows on paper and in pictures.
type Counter struct {
	Symbol []string // of a unit: its arms, words of model.Symbols
	Size   string   // of a unit: a word of model.Sizes
	Sign   string   // a few letters, where there is no symbol
	Stripe string   // a colour
	Colour string   // of a piece that is nobody's; "": nothing is said
	Side   string   // the name of a side that looks like the first
	Edges  [model.Edges][]Figure
}

// Figures is what stands on the side of a counter that is up: what boards show of it, else what its
// edges have.
func (t *Thing) Figures() []Figure {
	if len(t.Shown) > 0 {
		return t.Shown
	}
	return slices.Concat(t.Counter.Edges[:]...)
}

// Rest is what is printed on a piece and does not stand among its figures.
func (t *Thing) Rest() (out []Figure) {
	figures := t.Figures()
	for _, f := range t.Printed {
		if !slices.ContainsFunc(figures, func(x Figure) bool { return x.String() == f.String() }) {
			out = append(out, f)
		}
	}
	return out
}

// counter is what a side of a piece shows; seen is what the viewer sees of its state, or nil.
func (k *looks) counter(t *model.Thing, side int, seen *view.Thing) Counter {
	look := k.pieceOf(t.Kind)
	c := Counter{Symbol: look.Symbol.Of(k.g, t.ID, side), Sign: k.codes[t.Title]}
	if word := k.faces[model.Face{Title: t.Title, Side: sideTitle(t.Kind, side)}]; side > 0 && word != "" {
		c.Sign = word
	}
	if sign := look.Sign.Of(k.g, t.ID, side); k.look.Signs[t.Title] == "" && len(sign) > 0 {
		c.Sign = sign[0]
	}
	if words := look.Size.Of(k.g, t.ID, side); len(words) > 0 {
		c.Size = words[0]
	}
	if words := look.Stripe.Of(k.g, t.ID, side); len(words) > 0 {
		c.Stripe = words[0]
	}
	if words := look.Colour.Of(k.g, t.ID, side); len(words) > 0 {
		c.Colour = words[0]
	}
	said := false
	for i, e := range look.Edges {
		said = said || e != nil
		c.Edges[i] = k.edge(e.Of(side), t, side, seen)
	}
	if !said {
		c.Edges[model.Below] = k.usualFigures(t, side, seen)
	}
	if side > 0 && reflect.DeepEqual(c, k.counter(t, 0, seen)) {
		c.Side = sideTitle(t.Kind, side)
	}
	return c
}

// sideTitle is the title of a side of a counter.
func sideTitle(k *model.Kind, side int) string {
	for ; k != nil; k = k.Parent {
		if side < len(k.SideTitles) {
			return k.SideTitles[side]
		}
	}
	return ""
}

// edge is the figures at one edge. Where some of them are none, strokes keep the others in their
// places; an edge without any is empty.
func (k *looks) edge(paths []model.Path, t *model.Thing, side int, seen *view.Thing) (out []Figure) {
	some := false
	for _, p := range paths {
		v := k.valueAt(p, t, side, seen)
		if some = some || v != ""; v == "" && p.Field().Type.Is(model.Bool) {
			continue
		}
		if v == "" {
			v = "-"
		}
		out = append(out, Figure{Name: p.Field().Name, Value: v})
	}
	if !some {
		return nil
	}
	return out
}

// pieceOf is what the look says of a kind of pieces.
func (k *looks) pieceOf(kind *model.Kind) model.PieceLook {
	if p, ok := k.pieces[kind]; ok {
		return p
	}
	p := k.look.PieceOf(kind)
	k.pieces[kind] = p
	return p
}

// valueAt is what stands at the end of a path from a piece; "" for nothing.
func (k *looks) valueAt(p model.Path, t *model.Thing, side int, seen *view.Thing) string {
	f := p.Field()
	if f.Storage != model.State {
		if f.Type.Is(model.Bool) {
			if p.Show(k.g, t.ID, side) == "true" {
				return f.Title
			}
			return ""
		}
		return p.Show(k.g, t.ID, side)
	}
	if seen != nil {
		for _, x := range seen.Fields {
			if x.Name == f.Name && x.Value != "none" && x.Value != "false" {
				return x.Value
			}
		}
		return ""
	}
	v, ok := f.Start[t.ID]
	if !ok {
		v = f.Default
	}
	if v == model.None || f.Type.Is(model.Bool) && v == 0 {
		return ""
	}
	return k.g.Show(f.Type, v)
}

// mostUsual is how many figures a counter shows of which nothing is said.
const mostUsual = 4

// usualFigures is what a counter shows of which the look says nothing: what its kind says that
// boards show, else the numbers that are printed on it.
func (k *looks) usualFigures(t *model.Thing, side int, seen *view.Thing) (out []Figure) {
	fields := k.look.ShownOf(t.Kind)
	if fields == nil {
		for f := range t.Kind.AllFields() {
			if f.Storage == model.Printed && f.Type.Is(model.Number) && len(fields) < mostUsual {
				fields = append(fields, f)
			}
		}
	}
	for _, f := range fields {
		if f.Type.Is(model.Text) {
			continue // the short name says it
		}
		if v := k.valueAt(model.Path{f}, t, side, seen); v != "" {
			out = append(out, Figure{Name: f.Name, Value: v})
		}
	}
	return out
}

// Face is one side of a counter or a card as it is printed.
type Face struct {
	Side  string // its name; "": it has but one
	Owner string // the name of the player or side whose it is
	Counter
}

// Faces is all sides of a piece as they are printed, its state as it starts.
func (k *Maker) Faces(t *model.Thing) []Face {
	titles := []string{""}
	for x := t.Kind; x != nil; x = x.Parent {
		if len(x.SideTitles) > 0 {
			titles = x.SideTitles
			break
		}
	}
	b := &builder{g: k.p.Game, looks: k.looks}
	var out []Face
	for i, side := range titles {
		out = append(out, Face{side, b.owner(t, &view.Thing{Side: side}), k.counter(t, i, nil)})
	}
	return out
}

// Words is what is printed on a thing in words.
func (k *Maker) Words(t *model.Thing) string { return k.words(t) }

// Game is the game whose scenes it makes.
func (k *Maker) Game() *model.Game { return k.p.Game }

// Sides is whose pieces are told apart, with their colours.
func (k *Maker) Sides() []Side { return k.sides }

// Footprint is how much room a piece takes on a surface with a side up.
func (k *Maker) Footprint(t *model.Thing, side int) model.Footprint {
	f := t.Footprints()
	if k.p.Game.Surface == nil {
		return model.Footprint{}
	}
	return f[min(side, len(f)-1)]
}
