// Package printed reads what is printed on things, when all of them are declared and have their
// ids: the cells of rosters, the shapes of terrain, the features of a map. It reports what is
// missing.
package printed

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// checkNeeds reports things that have a trait, or a bool of their kind, and do not state a field
// that the kind demands of those: a building whose place nobody knows.
func checkNeeds(r *decl.Reader) {
	r.EachKind(func(k *model.Kind, d decl.Decl) {
		for _, e := range r.Entries(d.Attrs["needs"], "resolve/needs", "{ trait = [fields] }") {
			trait, known := decl.PrintedField(k, e.Key, false)
			if trait == nil || !trait.Type.Is(model.Bool) {
				r.Report(diag.Errorf("resolve/needs", e.At, "%q is neither a trait nor a bool field of %s", e.Key, k.Name).WithSuggestion(e.Key, known))
				continue
			}
			for _, n := range r.NamesOf(&hclsyntax.Attribute{Name: "needs", Expr: e.Value}) {
				need(r, k, trait, n)
			}
		}
	})
}

// need checks one field that things with a trait must state.
func need(r *decl.Reader, k *model.Kind, trait *model.Field, n syntax.Entry) {
	f, known := decl.PrintedField(k, n.Key, false)
	switch {
	case f == nil:
		r.Report(diag.Errorf("resolve/needs", n.At, "%q is not a field of %s", n.Key, k.Name).WithSuggestion(n.Key, known))
		return
	case !f.Type.Maybe:
		r.Report(diag.Errorf("resolve/needs", n.At, "every %s states its %s, or has false", k.Name, n.Key).
			WithHint("declare it as maybe(%s), which may be left out", f.Type).WithRelated(f.Range, "declared here"))
		return
	}
	for t := range r.Game.OfKind(k) {
		if t.Copy > 1 || r.Doubtful(t) || !is(trait, t.ID) || stated(f, t.ID) {
			continue
		}
		r.Report(diag.Errorf("resolve/missing-figure", t.Range, "%s is %s and is missing its %s", t.Title, trait.Name, f.Name).
			WithCause("figure", fmt.Sprint(f.Range, trait.Name)).
			WithHint("state its %s, or leave out %s", f.Name, trait.Name).WithRelated(n.At, "needed here"))
	}
}

// is reports whether a thing has a trait.
func is(trait *model.Field, id int32) bool {
	v := trait.Values[id]
	return len(v) > 0 && v[0] == 1
}

// stated reports whether a thing states a field that may be none.
func stated(f *model.Field, id int32) bool {
	v := f.Values[id]
	return f.Texts[id] != "" || f.BySide[id] != nil || len(v) > 0 && v[0] != model.None
}

// Data reads the cells that rosters and single things left for later.
func Data(r *decl.Reader) {
	for i, p := range r.Pending {
		ids := copiesOf(p)
		if exchanged(r, i) {
			p.Expr, r.Pending[i+1].Expr = r.Pending[i+1].Expr, p.Expr // go on as if each stood in its column
		}
		if p.Expr == nil { // a trait
			for _, id := range ids {
				p.Field.Values[id] = []int32{1}
			}
			continue
		}
		expr, mark := syntax.Unmark(p.Expr)
		if mark != "" {
			r.Game.Marked = append(r.Game.Marked, model.Mark{Thing: p.Thing, Field: p.Field, Source: mark, Range: p.Expr.Range()})
		}
		if p.Field.Storage == model.Covers {
			s := shape(r, expr)
			if s == nil {
				s = &model.Outline{} // reported: not missing as well
			}
			for _, id := range ids {
				r.Game.Things[id].Shape = s
			}
			continue
		}
		if p.Field.Type.Base == model.Invalid {
			r.LoseWordsIn(expr)
		}
		if p.Field.Type.Is(model.Text) {
			s, ok := syntax.Literal(expr)
			if !ok {
				r.Errorf("resolve/text", expr.Range(), "%s must be a literal text", p.Field.Name)
			}
			for _, id := range ids {
				p.Field.Texts[id] = s
			}
			continue
		}
		if entries, ok := syntax.Entries(expr, r.Report); ok && p.Field.Storage == model.Printed {
			fillSides(r, p, entries, ids)
			continue
		}
		vals, ok := r.Fill(expr, p.Field.Type, p.Field.Range)
		if !ok { // reported: not missing as well
			vals = []int32{0}
			if p.Field.Type.Form != model.One {
				vals = nil
			}
			if p.Field.Storage == model.State {
				continue
			}
		}
		for _, id := range ids {
			if p.Field.Storage == model.State {
				p.Field.Start[id] = vals[0]
			} else {
				p.Field.Values[id] = vals
			}
		}
	}
}

// exchanged reports a figure that stands in the column of the next one, which stands in its own.
func exchanged(r *decl.Reader, i int) bool {
	if i+1 >= len(r.Pending) {
		return false
	}
	p, q := r.Pending[i], r.Pending[i+1]
	if p.Thing != q.Thing || p.Expr == nil || q.Expr == nil || p.Expr.Range().Start.Line != q.Expr.Range().
		Start.Line || fits(r, p, p.Expr) || fits(r, q, q.Expr) || !fits(r, p, q.Expr) || !fits(r, q, p.Expr) {
		return false
	}
	r.Report(diag.Errorf("resolve/constant", hcl.RangeBetween(p.Expr.Range(), q.Expr.Range()), "%s and %s are exchanged", p.Field.Name,
		q.Field.Name).
		WithHint("write %s, %s", r.Written(q.Expr), r.Written(p.Expr)))
	return true
}

// fits reports whether a figure could be that of a field, in silence.
func fits(r *decl.Reader, p decl.Datum, e hclsyntax.Expression) bool {
	if p.Field.Type.Form != model.One || p.Field.Storage == model.Covers || p.Field.Type.Is(model.Text) ||
		syntax.Word(e) == "" && !syntax.IsFigure(e) {
		return false
	}
	said := len(r.Findings)
	_, ok := r.Constant(e, p.Field.Type)
	r.Findings = r.Findings[:said]
	return ok
}

// fillSides reads a figure that differs by side: { emplaced = d12, dismounted = d8 }.
func fillSides(r *decl.Reader, p decl.Datum, entries []syntax.Entry, ids []int32) {
	if p.Thing == nil {
		return
	}
	k := p.Thing.Kind.Sided()
	if len(k.Sides) == 0 {
		base := p.Thing.Kind.Base()
		r.Report(diag.Errorf("resolve/sides", p.Expr.Range(), "%s has no sides, so a value cannot differ by side", base.Name).
			WithCause("sides", base.Name))
		for _, id := range ids { // reported: not missing as well
			p.Field.Values[id] = []int32{0}
		}
		return
	}
	if p.Field.Type.Form != model.One {
		r.Errorf("resolve/sides", p.Expr.Range(), "only a single value may differ by side; %q is %s", p.Field.Name, p.Field.Type)
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
				if v, ok := r.Fill(e.Value, p.Field.Type, p.Field.Range); ok && len(v) == 1 {
					bySide[i] = v[0]
				}
			}
		}
		if !found {
			r.Unknown(e, "side", k.Sides)
		}
	}
	if seen < len(k.Sides) {
		r.Errorf("resolve/sides", p.Expr.Range(), "a value that differs by side must be given for every side: %v", k.Sides)
	}
	for _, id := range ids {
		p.Field.BySide[id] = bySide
	}
}

func copiesOf(p decl.Datum) []int32 {
	var ids []int32
	if p.Kind != nil {
		for id := p.Kind.Lo; id < p.Kind.Hi; id++ {
			ids = append(ids, id)
		}
		return ids
	}
	return []int32{p.Thing.ID}
}

// Missing reports things for which a printed figure is missing.
func Missing(r *decl.Reader) {
	checkShapes(r)
	checkNeeds(r)
	for _, k := range r.Game.Kinds {
		for _, f := range k.Fields {
			if f.Storage != model.Printed || f.Values == nil || f.Type.Base == model.Bool || f.Type.Maybe || f.Type.Form != model.One ||
				f.Type.Base == model.Invalid {
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
				r.Report(diag.Errorf("resolve/missing-figure", t.Range, "%s is missing its %s", t.Title, f.Name).
					WithCause("figure", fmt.Sprint(f.Range)).
					WithHint("%s is %s; every %s needs %s%s", t.Title, english.A(k.Name), k.Name, f.Name, whereStated(k)).
					WithRelated(f.Range, "declared here"))
				f.Values[id] = []int32{0}
			}
		}
	}
}

// whereStated says where the spaces of a grid get their figures; other things have a place of their
// own to state them.
func whereStated(k *model.Kind) string {
	if k.Lattice != nil {
		return "; the legend of the map states it for every word of the drawing, \".\" too"
	}
	return ""
}
