package scene

import (
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Imprint is a side of a counter with what is printed on it.
type Imprint struct {
	Title   string
	Figures []Figure
	Up      bool
}

// imprints are the sides of a counter, where it has several of which anything is told.
func (b *builder) imprints(t *model.Thing, seen *view.Thing) []Imprint {
	var titles []string
	for k := t.Kind; k != nil && titles == nil; k = k.Parent {
		titles = k.SideTitles
	}
	if len(titles) < 2 || b.look.QuietSides(t.Kind) {
		return nil
	}
	out := make([]Imprint, len(titles))
	for i, title := range titles {
		out[i] = Imprint{title, b.printedOn(t, i), title == seen.Side}
	}
	return out
}

// printedOn is what is printed on one side of a counter.
func (k *looks) printedOn(t *model.Thing, side int) []Figure {
	key := sideOf{t.ID, side}
	if out, ok := k.onSide[key]; ok {
		return out
	}
	var out []Figure
	for f := range t.Kind.AllFields() {
		if f.Storage != model.Printed || f.Type.Is(model.Text) {
			continue
		}
		v := printedValue(k.g, t, f)
		if vals, ok := f.BySide[t.ID]; ok && side < len(vals) {
			v = k.g.Show(f.Type, vals[side])
		}
		if v != "" {
			out = append(out, Figure{Name: f.Name, Value: v})
		}
	}
	k.onSide[key] = out
	return out
}

// sideOf is one side of a counter.
type sideOf struct {
	id   int32
	side int
}
