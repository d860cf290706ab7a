package resolve

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Filler reads what is printed on things, when all of them are known.
type Filler struct{ *Reader }

// fillData reads the cells that rosters and single things left for later.
func (r Filler) fillData() {
	for i, p := range r.pending {
		ids := r.copiesOf(p)
		if r.exchanged(i) {
			p.expr, r.pending[i+1].expr = r.pending[i+1].expr, p.expr // go on as if each stood in its column
		}
		if p.expr == nil { // a trait
			for _, id := range ids {
				p.field.Values[id] = []int32{1}
			}
			continue
		}
		expr, mark := unmark(p.expr)
		if mark != "" {
			r.Game.Marked = append(r.Game.Marked, model.Mark{Thing: p.thing, Field: p.field, Source: mark, Range: p.expr.Range()})
		}
		if p.field.Storage == model.Covers {
			s := r.shape(expr)
			if s == nil {
				s = &model.Outline{} // reported: not missing as well
			}
			for _, id := range ids {
				r.Game.Things[id].Shape = s
			}
			continue
		}
		if p.field.Type.Is(model.Text) {
			s, ok := Literal(expr)
			if !ok {
				r.errorf("resolve/text", expr.Range(), "%s must be a literal text", p.field.Name)
			}
			for _, id := range ids {
				p.field.Texts[id] = s
			}
			continue
		}
		if entries, ok := Entries(expr, r.report); ok && p.field.Storage == model.Printed {
			r.fillSides(p, entries, ids)
			continue
		}
		vals, ok := r.Fill(expr, p.field.Type, p.field.Range)
		if !ok { // reported: not missing as well
			vals = []int32{0}
			if p.field.Type.Form != model.One {
				vals = nil
			}
			if p.field.Storage == model.State {
				continue
			}
		}
		for _, id := range ids {
			if p.field.Storage == model.State {
				p.field.Start[id] = vals[0]
			} else {
				p.field.Values[id] = vals
			}
		}
	}
}

// exchanged reports a figure that stands in the column of the next one, which stands in its own.
func (r Filler) exchanged(i int) bool {
	if i+1 >= len(r.pending) {
		return false
	}
	p, q := r.pending[i], r.pending[i+1]
	if p.thing != q.thing || p.expr == nil || q.expr == nil || p.expr.Range().Start.Line != q.expr.Range().Start.Line || r.fits(p, p.expr) || r.fits(q, q.expr) || !r.fits(p, q.expr) || !r.fits(q, p.expr) {
		return false
	}
	r.report(diag.Errorf("resolve/constant", hcl.RangeBetween(p.expr.Range(), q.expr.Range()), "%s and %s are exchanged", p.field.Name, q.field.Name).
		WithHint("write %s, %s", r.written(q.expr), r.written(p.expr)))
	return true
}

// fits reports whether a figure could be that of a field, in silence.
func (r Filler) fits(p pendingData, e hclsyntax.Expression) bool {
	if p.field.Type.Form != model.One || p.field.Storage == model.Covers || p.field.Type.Is(model.Text) || Word(e) == "" && !isFigure(e) {
		return false
	}
	said := len(r.Findings)
	_, ok := r.Constant(e, p.field.Type)
	r.Findings = r.Findings[:said]
	return ok
}

// fillSides reads a figure that differs by side: { emplaced = d12, dismounted = d8 }.
func (r Filler) fillSides(p pendingData, entries []Entry, ids []int32) {
	if p.thing == nil {
		return
	}
	k := p.thing.Kind
	for k != nil && len(k.Sides) == 0 {
		k = k.Parent
	}
	if k == nil {
		base := p.thing.Kind.Base()
		r.report(diag.Errorf("resolve/sides", p.expr.Range(), "%s has no sides, so a value cannot differ by side", base.Name).WithCause("sides", base.Name))
		for _, id := range ids { // reported: not missing as well
			p.field.Values[id] = []int32{0}
		}
		return
	}
	if p.field.Type.Form != model.One {
		r.errorf("resolve/sides", p.expr.Range(), "only a single value may differ by side; %q is %s", p.field.Name, p.field.Type)
		return
	}
	bySide := make([]int32, len(k.Sides))
	seen := 0
	for _, e := range entries {
		found := false
		for i, s := range k.Sides {
			if s == e.Key {
				found = true
				seen++
				if v, ok := r.Fill(e.Value, p.field.Type, p.field.Range); ok && len(v) == 1 {
					bySide[i] = v[0]
				}
			}
		}
		if !found {
			r.unknown(e, "side", k.Sides)
		}
	}
	if seen < len(k.Sides) {
		r.errorf("resolve/sides", p.expr.Range(), "a value that differs by side must be given for every side: %v", k.Sides)
	}
	for _, id := range ids {
		p.field.BySide[id] = bySide
	}
}

func (r Filler) copiesOf(p pendingData) []int32 {
	var ids []int32
	if p.kind != nil {
		for id := p.kind.Lo; id < p.kind.Hi; id++ {
			ids = append(ids, id)
		}
		return ids
	}
	return []int32{p.thing.ID}
}

// checkFilled reports things for which a printed figure is missing.
func (r Filler) checkFilled() {
	r.checkShapes()
	r.checkNeeds()
	for _, k := range r.Game.Kinds {
		for _, f := range k.Fields {
			if f.Storage != model.Printed || f.Values == nil || f.Type.Base == model.Bool || f.Type.Maybe || f.Type.Form != model.One || f.Type.Base == model.Invalid {
				continue
			}
			for id := k.Lo; id < k.Hi; id++ {
				t := r.Game.Things[id]
				if t == nil || t.Copy > 1 || r.Doubtful(t) {
					continue
				}
				if _, ok := f.Texts[id]; ok || f.Values[id] != nil || f.BySide[id] != nil {
					continue
				}
				if f.Type.Is(model.Text) {
					continue
				}
				if r.LostFigures(t) > 0 { // it may stand in a column of a name that nobody knows
					r.LoseFigures(t, -1)
					f.Values[id] = []int32{0}
					continue
				}
				r.report(diag.Errorf("resolve/missing-figure", t.Range, "%s is missing its %s", t.Title, f.Name).WithCause("figure", fmt.Sprint(f.Range)).
					WithHint("%s is %s; every %s needs %s%s", t.Title, english.A(k.Name), k.Name, f.Name, r.whereStated(k)).WithRelated(f.Range, "declared here"))
				f.Values[id] = []int32{0}
			}
		}
	}
}

// whereStated says where the spaces of a grid get their figures; other things have a place of their
// own to state them.
func (r Filler) whereStated(k *model.Kind) string {
	if k.Lattice != nil {
		return "; the legend of the map states it for every word of the drawing, \".\" too"
	}
	return ""
}
