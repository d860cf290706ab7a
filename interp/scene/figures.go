package scene

import (
	"slices"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// shown lists the figures that a board shows of a counter, printed on the side that is up or part
// of its state.
func (b *builder) shown(t *model.Thing, seen *view.Thing) []Figure {
	var out []Figure
	for _, f := range b.look.ShownOf(t.Kind) {
		if v := b.figure(t, f, seen); v != "" {
			out = append(out, Figure{Name: f.Name, Value: v})
		}
	}
	return out
}

// figure is a number or a name of an enum that a field has; "" of a text.
func (b *builder) figure(t *model.Thing, f *model.Field, seen *view.Thing) string {
	if f.Storage == model.State {
		for _, x := range seen.Fields {
			if x.Name == f.Name {
				return x.Value
			}
		}
		return ""
	}
	vals := f.Values[t.ID]
	for k := t.Kind; k != nil; k = k.Parent {
		if i := slices.Index(k.SideTitles, seen.Side); i >= 0 && i < len(f.BySide[t.ID]) {
			vals = f.BySide[t.ID][i : i+1]
		}
	}
	if len(vals) != 1 || f.Type.Is(model.Text) {
		return ""
	}
	return b.g.Show(f.Type, vals[0])
}

// owner is the player or side whose a thing is: its name. A player is nobody's, even if a field
// leads to another, such as its rival.
func (b *builder) owner(t *model.Thing, seen *view.Thing) string {
	if t.Kind.Is(model.KindPlayer) {
		return ""
	}
	if path := b.pieceOf(t.Kind).Owner; path != nil {
		if vals, _ := path.Printed(t.ID, b.up(t, seen)); len(vals) == 1 && vals[0] != model.None {
			return b.g.Things[vals[0]].Name
		}
		return ""
	}
	for f := range t.Kind.AllFields() {
		if !ofSide(f) || f.Secret != nil {
			continue
		}
		if f.Storage == model.State {
			for _, x := range seen.Fields {
				if x.Name == f.Name {
					return b.named[x.Value]
				}
			}
		}
		vals := f.Values[t.ID]
		if up := f.BySide[t.ID]; len(up) > 0 {
			vals = up[b.up(t, seen):][:1]
		}
		if len(vals) == 1 && vals[0] != model.None {
			return b.g.Things[vals[0]].Name
		}
	}
	return ""
}

// up is which side of a piece is up.
func (b *builder) up(t *model.Thing, seen *view.Thing) int {
	for k := t.Kind; k != nil; k = k.Parent {
		if i := slices.Index(k.SideTitles, seen.Side); i >= 0 {
			return i
		}
	}
	return 0
}

// ofSide says whether a field tells whose something is.
func ofSide(f *model.Field) bool {
	return (f.Storage == model.Printed || f.Storage == model.State) && f.Type.Is(model.ThingOf) && (f.Type.Kind.Is(model.KindPlayer) || f.Type.Kind.Is(model.KindSide))
}
