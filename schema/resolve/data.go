package resolve

import (
	"fmt"
	"math/big"
	"strconv"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Marks are the words that tell where a single figure comes from: `inferred(4)`.
var Marks = map[string]bool{"inferred": true, "reconstructed": true, "invented": true, "source": true}

// unmark takes a mark off a cell, noting it.
func (r *Resolver) unmark(e hclsyntax.Expression) (hclsyntax.Expression, string) {
	f, args, ok := CallName(e)
	if !ok || !Marks[f] || len(args) == 0 {
		return e, ""
	}
	if f == "source" && len(args) == 2 {
		s, _ := Literal(args[0])
		return args[1], "source " + s
	}
	return args[0], f
}

// number reads a constant number, in the game's smallest unit. It reports nothing.
func (r *Resolver) number(e hclsyntax.Expression) (int32, bool) {
	e, _ = r.unmark(e)
	return quietNumber(e, r.Game.Unit)
}

// whole reads a whole number, such as a count: it is what it says, whatever the smallest part of a
// number is.
func (r *Resolver) whole(e hclsyntax.Expression) (int32, bool) {
	e, _ = r.unmark(e)
	return quietNumber(e, 1)
}

func quietNumber(e hclsyntax.Expression, unit int32) (int32, bool) {
	if f, args, ok := CallName(e); ok && Marks[f] && len(args) > 0 {
		e = args[len(args)-1]
	}
	sign := int64(1)
	if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		sign, e = -1, u.Val
	}
	l, ok := e.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Number || l.Val.IsNull() {
		return 0, false
	}
	f := new(big.Float).Mul(l.Val.AsBigFloat(), big.NewFloat(float64(unit)))
	n, acc := f.Int64()
	if acc != big.Exact || n*sign > 1<<31-1 || n*sign < -(1<<31-2) {
		return 0, false
	}
	return int32(n * sign), true
}

// show writes a number of smallest units as people do.
func (r *Resolver) show(n int32) string { return Show(n, r.Game.Unit) }

// Show writes a number of smallest units as people do: 3 halves are 1.5.
func Show(n, unit int32) string {
	if unit <= 1 {
		return fmt.Sprint(n)
	}
	if n%unit == 0 {
		return fmt.Sprint(n / unit)
	}
	return big.NewRat(int64(n), int64(unit)).FloatString(1)
}

func (r *Resolver) boolean(a *hclsyntax.Attribute) bool {
	l, ok := a.Expr.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Bool {
		r.errorf("resolve/bool", a.Expr.Range(), "%s must be true or false", a.Name)
		return false
	}
	return l.Val.True()
}

// fillData reads the cells that rosters and single things left for later.
func (r *Resolver) fillData() {
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
		expr, mark := r.unmark(p.expr)
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
	r.readLists()
	r.applyFeatures()
	r.checkFilled()
}

// exchanged reports a figure that stands in the column of the next one, which stands in its own.
func (r *Resolver) exchanged(i int) bool {
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
func (r *Resolver) fits(p pendingData, e hclsyntax.Expression) bool {
	if p.field.Type.Form != model.One || p.field.Storage == model.Covers || p.field.Type.Is(model.Text) || Word(e) == "" && !isFigure(e) {
		return false
	}
	said := len(r.Findings)
	_, ok := r.Constant(e, p.field.Type)
	r.Findings = r.Findings[:said]
	return ok
}

func isFigure(e hclsyntax.Expression) bool {
	_, ok := literal(e)
	return ok
}

// fillSides reads a figure that differs by side: { emplaced = d12, dismounted = d8 }.
func (r *Resolver) fillSides(p pendingData, entries []Entry, ids []int32) {
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

func (r *Resolver) copiesOf(p pendingData) []int32 {
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
func (r *Resolver) checkFilled() {
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
				if r.lost.figures[t] > 0 { // it may stand in a column of a name that nobody knows
					r.lost.figures[t]--
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
func (r *Resolver) whereStated(k *model.Kind) string {
	for _, g := range r.grids {
		if g.kind == k {
			return "; the legend of the map states it for every word of the drawing, \".\" too"
		}
	}
	return ""
}

// Constant reads a constant of the type: one value, or the members of a set or list.
func (r *Resolver) Constant(e hclsyntax.Expression, want model.Type) ([]int32, bool) {
	e, _ = r.unmark(e)
	if want.Base == model.Invalid {
		return nil, false
	}
	if want.Form != model.One {
		if named, ok := r.Named(e); ok {
			return r.namedThings(named, want)
		}
		items, ok := Items(e)
		if !ok {
			if s, isSet := r.wholeSet(e, want); isSet {
				return s, true
			}
			if !r.unknownPlural(e) {
				r.errorf("resolve/constant", e.Range(), "expected a list: [a, b]")
			}
			return nil, false
		}
		out := []int32{}
		for _, it := range items {
			v, ok := r.Constant(it, want.Elem())
			if !ok {
				return nil, false
			}
			out = append(out, v...)
		}
		return out, true
	}
	if Word(e) == "none" {
		if !want.Maybe {
			r.errorf("resolve/constant", e.Range(), "expected %s, found none", want).hint(r, fmt.Sprintf("declare the field as maybe(%s) to allow none", want))
			return nil, false
		}
		return []int32{model.None}, true
	}
	switch want.Base {
	case model.Number:
		if n, ok := quietNumber(e, r.Game.Unit); ok {
			return []int32{n}, true
		}
		r.report(r.noNumber(e))
		return nil, false
	case model.Bool:
		if l, ok := e.(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.Bool {
			if l.Val.True() {
				return []int32{1}, true
			}
			return []int32{0}, true
		}
		r.errorf("resolve/constant", e.Range(), "expected true or false")
		return nil, false
	case model.DieOf:
		if n, ok := DieSides(Word(e)); ok {
			return []int32{n}, true
		}
		r.errorf("resolve/constant", e.Range(), "expected a die, such as d6")
		return nil, false
	}
	return r.constantName(e, want)
}

// wholeSet reads a plural: all things of a kind.
func (r *Resolver) wholeSet(e hclsyntax.Expression, want model.Type) ([]int32, bool) {
	for _, s := range r.Names.Read[Word(e)] {
		if s.Set != nil && want.Base == model.ThingOf && s.Set.IsA(want.Kind) {
			var out []int32
			for id := s.Set.Lo; id < s.Set.Hi; id++ {
				if r.Game.Things[id] != nil {
					out = append(out, id)
				}
			}
			return out, true
		}
		if s.Enum != nil && want.Base == model.EnumOf && s.Enum == want.Enum {
			var out []int32
			for i := range s.Enum.Names {
				out = append(out, int32(i))
			}
			return out, true
		}
	}
	return nil, false
}

// constantName reads the name of a thing, a design or an enum's member.
func (r *Resolver) constantName(e hclsyntax.Expression, want model.Type) ([]int32, bool) {
	if _, listed := Items(e); listed {
		r.errorf("resolve/constant", e.Range(), "expected one %s, found a list", want).hint(r, fmt.Sprintf("write one name, or declare set(%s)", want.Sure()))
		return nil, false
	}
	w := Word(e)
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 2 { // kind.name
		w = traversalName(t, 1)
	}
	if ix, ok := e.(*hclsyntax.IndexExpr); ok {
		w = Word(ix.Key)
	}
	switch want.Base {
	case model.EnumOf:
		if i := want.Enum.Index(w); i >= 0 {
			return []int32{int32(i)}, true
		}
		r.report(diag.Errorf("resolve/unknown-name", e.Range(), "%s has no name %q", want.Enum.Name, w).WithSuggestion(w, want.Enum.Slugs))
	case model.ThingOf:
		if t := r.Names.Thing(want.Kind, w); t != nil {
			return []int32{t.ID}, true
		}
		r.report(diag.Errorf("resolve/unknown-name", e.Range(), "unknown %s %q", want.Kind.Name, w).WithSuggestion(w, r.thingNames(want.Kind)))
	case model.DesignOf:
		if d := r.Names.Design(want.Kind, w); d != nil {
			return []int32{r.DesignID(d)}, true
		}
		r.report(diag.Errorf("resolve/unknown-name", e.Range(), "unknown %s design %q", want.Kind.Name, w).
			WithSuggestion(w, r.Names.Of(r.Names.Read, func(s Symbol) bool { return s.Design != nil && s.Design.IsA(want.Kind) })))
	default:
		r.errorf("resolve/constant", e.Range(), "a constant of type %s cannot be written here", want)
	}
	return nil, false
}

// DesignID is the run-time value of a design: its index among the game's kinds.
func (r *Resolver) DesignID(d *model.Kind) int32 {
	for i, k := range r.Game.Kinds {
		if k == d {
			return int32(i)
		}
	}
	return model.None
}

// DieSides reads the name of a die: d6 has 6 sides.
func DieSides(w string) (int32, bool) {
	if len(w) < 2 || w[0] != 'd' || len(w) > 4 {
		return 0, false
	}
	n := int32(0)
	for _, c := range w[1:] {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int32(c-'0')
	}
	return n, n >= 2 && n <= 100
}

// noNumber reports a figure that is no number, or not as whole as numbers of the game are.
func (r *Resolver) noNumber(e hclsyntax.Expression) diag.Finding {
	if _, ok := literal(e); ok {
		return diag.Errorf("resolve/constant", e.Range(), "expected a whole number, found %s", r.written(e)).
			WithHint("numbers are whole; parts = 2 in the game block allows halves, parts = 10 tenths")
	}
	f := diag.Errorf("resolve/constant", e.Range(), "expected a number")
	if text := Title(e); text != "" {
		if _, err := strconv.Atoi(text); err == nil {
			f = f.WithHint("remove the quotes: %s", text)
		}
	}
	return f
}
