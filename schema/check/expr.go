package check

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

func node(t model.Type, r hcl.Range) model.Node { return model.Node{T: t, R: r} }

// Const makes a constant.
func Const(t model.Type, n int32, r hcl.Range) *model.Const {
	return &model.Const{Node: node(t, r), N: n}
}

// textAt is the source at a place, lower case and without white space.
func (c *Checker) textAt(r hcl.Range) string {
	text := c.Game.Files[r.Filename]
	if r.End.Byte > len(text) {
		return ""
	}
	return strings.ToLower(strings.Join(strings.Fields(string(text[r.Start.Byte:r.End.Byte])), ""))
}

// bad stands for an expression that has been reported.
func bad(r hcl.Range) model.Expr { return Const(model.TInvalid, 0, r) }

// Want checks an expression and that it is of the type.
func (c *Checker) Want(e *Env, x hclsyntax.Expression, want model.Type) model.Expr {
	return c.Coerce(e, c.Expr(e, x, want), want)
}

// Coerce fits an expression to the type, or reports that it does not fit.
func (c *Checker) Coerce(e *Env, got model.Expr, want model.Type) model.Expr {
	t := got.Type()
	if want.Base == model.Invalid || t.Base == model.Invalid || want.Accepts(t) {
		return got
	}
	if want.Form == model.Set && t.Base == want.Base { // one thing or a list stands for a set
		if want.Accepts(t.Sure().In(model.Set)) && (t.Form != model.One || !t.Maybe) {
			return &model.AsSet{Node: node(t.In(model.Set), got.Range()), X: got}
		}
	}
	if want.Base == model.PointOf {
		if x, ok := c.onSurface(e, got, want); ok {
			return x
		}
	}
	if want.Is(model.ThingOf) && t.Is(model.ThingOf) && want.Kind.IsA(t.Kind) && (!t.Maybe || want.Maybe) {
		w := model.OneOf(want.Kind)
		w.Maybe = t.Maybe
		if n, ok := got.(*model.Narrow); ok && w.Base == model.ThingOf && n.T.Base == model.ThingOf && w.Kind.IsA(n.T.Kind) {
			got = n.X // the narrower kind says it all
		}
		return &model.Narrow{Node: node(w, got.Range()), X: got}
	}
	if want.Is(model.Number) && t.Is(model.ThingOf) {
		if k, ok := got.(*model.Const); ok && !t.Maybe {
			if th := c.Game.Things[k.N]; th != nil && th.Track != nil && th.Kind != th.Track.Boxes {
				return &model.TrackNumber{Node: node(model.TNumber, got.Range()), Track: th.Track}
			}
		}
	}
	if tr := c.trackOf(want); tr != nil && t.Is(model.Number) {
		if k, ok := got.(*model.Const); ok {
			c.noBox(tr, k)
			return bad(got.Range())
		}
	}
	f := diag.Errorf("check/type", got.Range(), "expected %s, found %s", want, t)
	switch {
	case t.Maybe && want.Accepts(t.Sure()):
		f = c.doubt(e, got, "expected %s", want)
	case want.Form == model.One && t.Form != model.One && want.Accepts(t.Elem()):
		f = f.WithHint("write only(...), first(...) or top(...) for one member, or any(...) to test whether there is one")
	case want.IsPoint() && t.Form == model.One && t.Base == model.ThingOf:
		f = f.WithHint("write point(x, y), or PIECE.point for the point of a piece")
	case want.Is(model.ThingOf) && t.Base == model.PointOf:
		f = f.WithHint("a point is not a %s; pieces stand at points, and areas consist of them", want)
	case want.Is(model.Number) && t.Form == model.Set:
		f = f.WithHint("write count(...) for the number of members")
	case want.Base == model.ThingOf && t.Base == model.ThingOf && want.Form == model.Set && want.Kind.IsA(t.Kind):
		f = f.WithHint("%s", c.kept(got, want))
	case want.Is(model.ThingOf) && t.Is(model.ThingOf) && c.leadsTo(got, want) != "":
		f = f.WithHint("%s", c.leadsTo(got, want))
	case want.Base == model.Bool && t.Form != model.One:
		f = f.WithHint("write any(...) or none(...) to test whether it is empty")
	}
	c.report(f)
	return bad(got.Range())
}

// kept says how the members of a narrower kind are taken out of a set, a list, or the one thing
// that there is.
func (c *Checker) kept(got model.Expr, want model.Type) string {
	name, from := want.Kind.Name[:1], "S"
	if text := c.written(got.Range()); text != "" {
		from = text
	}
	if got.Type().Form == model.One {
		return fmt.Sprintf("filter it: [for %s in %s : %s if %s == %s]", name, want.Kind.Plural, name, name, from)
	}
	return fmt.Sprintf("filter them: [for %s in %s : %s if contains(%s, %s)]", name, want.Kind.Plural, name, from, name)
}

// longestText is how much of an expression is repeated in a hint.
const longestText = 40

// written is an expression as its author wrote it, or "" if it is too long to be repeated.
func (c *Checker) written(r hcl.Range) string {
	text := c.Game.Files[r.Filename]
	if r.End.Byte > len(text) || r.End.Byte-r.Start.Byte > longestText || r.Start.Line != r.End.Line {
		return ""
	}
	return string(text[r.Start.Byte:r.End.Byte])
}

// leadsTo says which fields of a thing are of the type that is wanted; "" if none is.
func (c *Checker) leadsTo(got model.Expr, want model.Type) string {
	of, k := c.written(got.Range()), got.Type().Kind
	if of == "" {
		of = k.Name
	}
	var fields []string
	for up := k; up != nil; up = up.Parent {
		for _, f := range up.Fields {
			if f.Type.Base == model.ThingOf && want.Accepts(f.Type) {
				fields = append(fields, of+"."+f.Name)
			}
		}
	}
	if len(fields) == 0 {
		return ""
	}
	return "write " + diag.Some(fields, 4)
}

// Expr checks an expression. The wanted type helps to find names; it is not enforced.
func (c *Checker) Expr(e *Env, x hclsyntax.Expression, want model.Type) model.Expr {
	return c.notes(c.sure(e, c.known(c.expr(e, x, want))))
}

// heed checks expressions of which nobody knows what they are wanted for: for slips of their own.
func (c *Checker) heed(e *Env, xs ...hclsyntax.Expression) {
	for _, x := range xs {
		c.Expr(e, x, model.TInvalid)
	}
}

// known is an expression, unless nobody knows of what kind it is.
func (c *Checker) known(x model.Expr) model.Expr {
	if t := x.Type(); t.Base == model.ThingOf && c.r.Doubtful(t.Kind) {
		return bad(x.Range())
	}
	return x
}

func (c *Checker) expr(e *Env, x hclsyntax.Expression, want model.Type) model.Expr {
	switch x := x.(type) {
	case *hclsyntax.LiteralValueExpr:
		return c.literal(x, want)
	case *hclsyntax.ParenthesesExpr:
		return c.Expr(e, x.Expression, want)
	case *hclsyntax.ScopeTraversalExpr:
		return c.traversal(e, x, want)
	case *hclsyntax.RelativeTraversalExpr:
		return c.steps(e, c.sure(e, c.source(e, x.Source)), x.Traversal)
	case *hclsyntax.FunctionCallExpr:
		return c.whole(c.call(e, x, want))
	case *hclsyntax.UnaryOpExpr:
		return c.unary(e, x)
	case *hclsyntax.BinaryOpExpr:
		return c.binary(e, x)
	case *hclsyntax.ConditionalExpr:
		return c.conditional(e, x, want)
	case *hclsyntax.TupleConsExpr:
		return c.tuple(e, x, want)
	case *hclsyntax.ForExpr:
		return c.forExpr(e, x, want)
	case *hclsyntax.SplatExpr:
		return c.splat(e, x)
	case *hclsyntax.IndexExpr:
		return c.index(e, x, want)
	case *hclsyntax.TemplateExpr:
		return c.template(e, x)
	case *hclsyntax.TemplateWrapExpr:
		return &model.Words{Node: node(model.TText, x.Range()), Lits: []string{""}, Parts: []model.Expr{c.Expr(e, x.Wrapped, model.TInvalid)}}
	}
	c.Errorf("check/expression", x.Range(), "this form of expression is not supported here")
	return bad(x.Range())
}

func (c *Checker) literal(x *hclsyntax.LiteralValueExpr, want model.Type) model.Expr {
	switch {
	case x.Val.IsNull():
		c.report(diag.Errorf("check/null", x.Range(), "null is not supported").WithHint("write none"))
	case x.Val.Type() == cty.Bool:
		n := int32(0)
		if x.Val.True() {
			n = 1
		}
		return Const(model.TBool, n, x.Range())
	case x.Val.Type() == cty.Number:
		f := new(big.Float).Mul(x.Val.AsBigFloat(), big.NewFloat(float64(c.Game.Unit)))
		n, acc := f.Int64()
		if acc != big.Exact && !f.IsInf() && f.IsInt() {
			n, acc = 1<<62, big.Exact // too large for 64 bits
		}
		if acc != big.Exact {
			c.report(diag.Errorf("check/fraction", x.Range(), "fraction is not a multiple of the game's smallest unit").
				WithHint("set the unit in the game block: parts = 2 for halves, 10 for tenths").WithCause("parts"))
			return bad(x.Range())
		}
		if n > 1<<31-1 || n < -(1<<31-2) {
			c.Errorf("check/overflow", x.Range(), "number is too large; the maximum is %d", int64(1<<31-1)/int64(c.Game.Unit))
			return bad(x.Range())
		}
		if want.Is(model.ThingOf) && want.Kind != nil { // a track's box by its number
			if b := c.box(want.Kind, int32(n)); b != nil {
				return Const(model.OneOf(b.Kind), b.ID, x.Range())
			}
		}
		return Const(model.TNumber, int32(n), x.Range())
	case x.Val.Type() == cty.String:
		return &model.Words{Node: node(model.TText, x.Range()), Lits: []string{x.Val.AsString()}, Parts: []model.Expr{nil}}
	}
	return bad(x.Range())
}

// trackOf is the track whose boxes a type means, or nil.
func (c *Checker) trackOf(t model.Type) *model.Track {
	for _, tr := range c.Game.Tracks {
		if t.Is(model.ThingOf) && t.Kind == tr.Boxes {
			return tr
		}
	}
	return nil
}

// noBox reports that a track has no box of a number; of a track without boxes all has been said.
func (c *Checker) noBox(tr *model.Track, n *model.Const) {
	boxes := tr.Thing.Boxes
	if len(boxes) == 0 {
		return
	}
	f := diag.Errorf("check/type", n.Range(), "track %q has no box %s", tr.Thing.Title, c.Game.Show(model.TNumber, n.N))
	if first, last := boxes[0], boxes[len(boxes)-1]; first != last {
		f = f.WithHint("its boxes are %s to %s", boxTitle(tr, first), boxTitle(tr, last))
	}
	c.report(f)
}

// boxTitle is what a box is called on its track.
func boxTitle(tr *model.Track, b *model.Thing) string {
	return strings.TrimPrefix(b.Title, tr.Thing.Title+" ")
}

// box finds the box of a numeric track by its number.
func (c *Checker) box(k *model.Kind, n int32) *model.Thing {
	for _, tr := range c.Game.Tracks {
		if tr.Boxes != k {
			continue
		}
		for _, b := range tr.Thing.Boxes {
			for _, f := range k.Fields {
				if f.Name == "number" && len(f.Values[b.ID]) == 1 && f.Values[b.ID][0] == n {
					return b
				}
			}
		}
	}
	return nil
}

func (c *Checker) template(e *Env, x *hclsyntax.TemplateExpr) model.Expr {
	w := &model.Words{Node: node(model.TText, x.Range())}
	for _, p := range x.Parts {
		if l, ok := p.(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.String {
			w.Lits, w.Parts = append(w.Lits, l.Val.AsString()), append(w.Parts, nil)
			continue
		}
		w.Lits, w.Parts = append(w.Lits, ""), append(w.Parts, c.Expr(e, p, model.TInvalid))
	}
	return w
}

func (c *Checker) unary(e *Env, x *hclsyntax.UnaryOpExpr) model.Expr {
	if x.Op == hclsyntax.OpLogicalNot {
		return &model.Unary{Node: node(model.TBool, x.Range()), Op: "!", X: c.Want(e, x.Val, model.TBool)}
	}
	return &model.Unary{Node: node(model.TNumber, x.Range()), Op: "-", X: c.Want(e, x.Val, model.TNumber)}
}

var operators = map[*hclsyntax.Operation]string{
	hclsyntax.OpAdd: "+", hclsyntax.OpSubtract: "-", hclsyntax.OpMultiply: "*", hclsyntax.OpModulo: "%",
	hclsyntax.OpEqual: "==", hclsyntax.OpNotEqual: "!=", hclsyntax.OpLessThan: "<", hclsyntax.OpLessThanOrEqual: "<=",
	hclsyntax.OpGreaterThan: ">", hclsyntax.OpGreaterThanOrEqual: ">=", hclsyntax.OpLogicalAnd: "&&", hclsyntax.OpLogicalOr: "||",
	hclsyntax.OpDivide: "/",
}

func (c *Checker) binary(e *Env, x *hclsyntax.BinaryOpExpr) model.Expr {
	op := operators[x.Op]
	switch op {
	case "/":
		c.report(diag.Errorf("check/division", x.Range(), "operator / is not supported: the rounding must be explicit").
			WithHint("write floor(a, b), ceil(a, b) or half_up(a, b)"))
		c.heed(e, x.LHS, x.RHS)
		return bad(x.Range())
	case "&&", "||":
		l := c.Want(e, x.LHS, model.TBool)
		inner := e.Child()
		c.Assume(inner, l, op == "&&")
		return &model.Binary{Node: node(model.TBool, x.Range()), Op: op, X: l, Y: c.Want(inner, x.RHS, model.TBool)}
	case "==", "!=":
		return c.equality(e, x, op)
	}
	l, r := c.Want(e, x.LHS, c.orderable(e, x.LHS, x.RHS)), model.Expr(nil)
	t := l.Type()
	if t.Form == model.Set && (op == "+" || op == "-") {
		c.report(diag.Errorf("check/type", x.Range(), "operator %s needs numbers, found %s", op, t).
			WithHint("%s", map[string]string{"+": "write union(a, b) for the members of either", "-": "write but_not(a, b) for the members of a that are not in b"}[op]))
		return bad(x.Range())
	}
	if t.Is(model.EnumOf) && op != "+" && op != "-" && op != "*" && op != "%" {
		r = c.Want(e, x.RHS, t)
	} else {
		l = c.Coerce(e, l, model.TNumber)
		r = c.Want(e, x.RHS, model.TNumber)
	}
	out := model.TNumber
	if op != "+" && op != "-" && op != "*" && op != "%" {
		out = model.TBool
	}
	return &model.Binary{Node: node(out, x.Range()), Op: op, X: l, Y: r}
}

// orderable lets enums be compared by their order, and everything else be a number.
func (c *Checker) orderable(e *Env, l, r hclsyntax.Expression) model.Type {
	return model.TInvalid
}

func (c *Checker) equality(e *Env, x *hclsyntax.BinaryOpExpr, op string) model.Expr {
	lhs, rhs := x.LHS, x.RHS
	if c.bare(e, lhs) && !c.bare(e, rhs) { // `squad_a == man.squad`: the typed side tells what the name means
		lhs, rhs = rhs, lhs
	}
	l := c.Expr(e, lhs, model.TInvalid)
	if l.Type().Form == model.List {
		c.report(diag.Errorf("check/type", x.Range(), "lists cannot be compared").WithHint("compare count(..), sum(..) or contains(..) instead"))
		return bad(x.Range())
	}
	if rw := resolve.Word(rhs); rw == "none" && e.Find(rw) == nil {
		return &model.Binary{Node: node(model.TBool, x.Range()), Op: op, X: l, Y: Const(model.TNothing, model.None, rhs.Range())}
	}
	want := l.Type()
	want.Maybe = true
	if lc, ok := l.(*model.Const); ok && want.Is(model.ThingOf) { // morale == 4
		if th := c.Game.Things[lc.N]; th != nil && th.Track != nil && th.Kind != th.Track.Boxes {
			l = c.Coerce(e, l, model.TNumber)
			want = l.Type()
		}
	}
	r := c.Expr(e, rhs, want.Sure())
	rt := r.Type()
	comparable := want.Accepts(rt) || rt.Accepts(l.Type()) || rt.Maybe && rt.Sure().Accepts(want.Sure())
	if want.Is(model.ThingOf) && rt.Is(model.ThingOf) && (want.Kind.IsA(rt.Kind) || rt.Kind.IsA(want.Kind)) {
		comparable = true
	}
	if want.Form == model.Set && rt.Form != model.One {
		r, comparable = c.Coerce(e, r, want), true
	}
	if want.Is(model.DesignOf) && rt.Is(model.ThingOf) || rt.Is(model.DesignOf) && want.Is(model.ThingOf) {
		c.report(diag.Errorf("check/type", x.Range(), "a %s and a %s are never equal", l.Type(), rt).WithHint("test the design as an adjective: x.rifleman"))
		return bad(x.Range())
	}
	if !comparable && want.Is(model.Number) {
		r = c.Coerce(e, r, model.TNumber)
		comparable = true
	}
	if !comparable {
		f := diag.Errorf("check/type", x.Range(), "%s and %s cannot be compared", l.Type(), rt)
		if l.Type().Form == model.Set && rt.Is(model.Number) || rt.Form == model.Set && l.Type().Is(model.Number) {
			f = f.WithHint("write count(...) for the number of members; any(...) or none(...) to test whether there is one")
		}
		c.report(f)
		return bad(x.Range())
	}
	return &model.Binary{Node: node(model.TBool, x.Range()), Op: op, X: l, Y: r}
}

// bare says whether an expression is a lone word that is not a bound name.
func (c *Checker) bare(e *Env, x hclsyntax.Expression) bool {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	return ok && len(t.Traversal) == 1 && e.Find(model.Slug(t.Traversal.RootName())) == nil
}

func (c *Checker) conditional(e *Env, x *hclsyntax.ConditionalExpr, want model.Type) model.Expr {
	cond := c.Want(e, x.Condition, model.TBool)
	yes, no := e.Child(), e.Child()
	c.Assume(yes, cond, true)
	c.Assume(no, cond, false)
	a := c.Expr(yes, x.TrueResult, want)
	if want.Base == model.Invalid {
		want = a.Type()
	}
	b := c.Expr(no, x.FalseResult, want)
	if want.Is(model.Number) {
		maybe := want
		maybe.Maybe = true
		if a.Type().Base != model.Nothing && b.Type().Base != model.Nothing {
			a, b = c.Coerce(yes, a, maybe), c.Coerce(no, b, maybe)
		}
	}
	if b.Type().Is(model.Number) && c.isTrack(a) {
		a = c.Coerce(yes, a, model.TNumber)
	}
	t, ok := Join(a.Type(), b.Type())
	if !ok {
		if b.Type().Form == model.Set && want.Form != model.Set {
			want = b.Type()
		}
		if want.Form == model.Set {
			a, b = c.Coerce(yes, a, want), c.Coerce(no, b, want)
			t, ok = Join(a.Type(), b.Type())
		}
		if !ok {
			c.Errorf("check/type", x.Range(), "the two results have different types: %s and %s", a.Type(), b.Type())
			return bad(x.Range())
		}
	}
	return &model.Cond{Node: node(t, x.Range()), If: cond, Then: a, Else: b}
}

// Join returns the type that holds both.
func Join(a, b model.Type) (model.Type, bool) {
	switch {
	case a.Base == model.Invalid:
		return b, true
	case b.Base == model.Invalid:
		return a, true
	case a.Base == model.Nothing:
		b.Maybe = true
		return b, b.Form == model.One
	case b.Base == model.Nothing:
		a.Maybe = true
		return a, a.Form == model.One
	case a.Form != b.Form || a.Base != b.Base:
		return a, false
	}
	t := a
	t.Maybe = a.Maybe || b.Maybe
	switch a.Base {
	case model.ThingOf, model.DesignOf:
		for t.Kind = a.Kind; t.Kind != nil; t.Kind = t.Kind.Parent {
			if b.Kind.IsA(t.Kind) {
				return t, true
			}
		}
		return t, false
	case model.EnumOf:
		return t, a.Enum == b.Enum
	case model.ActionOf:
		return t, a.Menu == b.Menu
	}
	return t, true
}

// tuple checks [a, b, c]: a set where a set is wanted or things are listed, else a list.
func (c *Checker) tuple(e *Env, x *hclsyntax.TupleConsExpr, want model.Type) model.Expr {
	elem := model.TInvalid
	if want.Form != model.One {
		elem = want.Elem()
	}
	t := &model.Tuple{}
	joined, areas, wrong := model.TInvalid, false, false
	for _, it := range x.Exprs {
		el := c.Expr(e, it, elem)
		if elem.Is(model.Number) && el.Type().Form == model.One {
			el = c.Coerce(e, el, model.TNumber)
		}
		if el.Type().Maybe {
			el = c.Coerce(e, el, el.Type().Sure())
		}
		if want.IsArea() && el.Type().Base != model.PointOf {
			el = c.Coerce(e, el, want)
		}
		if et := el.Type(); et.Form != model.One && !(et.Form == model.Set && (et.Base == model.ThingOf || et.Base == model.PointOf) && want.Form != model.List) {
			c.Errorf("check/type", it.Range(), "expected one value, found %s", et)
			wrong = true
			continue
		}
		j, ok := Join(joined, el.Type().Elem())
		if !ok {
			if !wrong {
				c.Errorf("check/type", it.Range(), "expected %s like the other members, found %s", joined, el.Type())
			}
			wrong = true
			continue
		}
		joined = j
		areas = areas || el.Type().IsArea()
		t.Elems = append(t.Elems, el)
	}
	if wrong {
		return bad(x.Range())
	}
	form := want.Form
	if form == model.One {
		form = model.List
		if joined.Base == model.ThingOf || areas {
			form = model.Set
		}
	}
	t.Node = node(joined.Sure().In(form), x.Range())
	if joined.Base == model.Invalid {
		t.Node = node(model.TInvalid, x.Range())
		if len(t.Elems) == 0 {
			t.Node = node(want, x.Range())
			if want.Form == model.One {
				c.report(diag.Errorf("check/empty-list", x.Range(), "the type of this empty list is unknown").WithHint("write [] only where a set or a list is expected"))
				return bad(x.Range())
			}
		}
	}
	return t
}

// forExpr checks [for x in S : e if c].
func (c *Checker) forExpr(e *Env, x *hclsyntax.ForExpr, want model.Type) model.Expr {
	if x.KeyExpr != nil || x.KeyVar != "" || x.Group {
		c.Errorf("check/for", x.Range(), "a comprehension must have the form [for x in S : e if c]")
		return bad(x.Range())
	}
	over := c.Expr(e, x.CollExpr, model.TInvalid)
	if over.Type().Base != model.Invalid && over.Type().Form == model.One {
		c.report(diag.Errorf("check/type", x.CollExpr.Range(), "expected a set or a list, found %s", over.Type()))
		over = bad(x.CollExpr.Range())
	}
	if over.Type().Base == model.Invalid || c.notListed(over) {
		over = bad(x.CollExpr.Range()) // what follows is still read
	}
	inner := e.Child()
	v := &model.Var{Name: model.Slug(x.ValVar), Type: over.Type().Elem(), Range: x.Range(), Used: true, Brief: true} // may hide any name: it is used at once
	inner.Proc.Vars = append(inner.Proc.Vars, v)
	inner.see(v)
	out := &model.For{Var: v, Over: over}
	if x.CondExpr != nil {
		out.If = c.Want(inner, x.CondExpr, model.TBool)
		c.Assume(inner, out.If, true)
	}
	if over.Type().Base == model.Invalid {
		c.heed(inner, x.ValExpr)
		return over
	}
	if resolve.Word(x.ValExpr) == v.Name && over.Type().Form == model.Set {
		t := over.Type()
		if k := narrowedKind(x.CondExpr, v, c); k != nil {
			t.Kind = k
		}
		out.Node = node(t, x.Range())
		return out
	}
	elemWant := model.TInvalid
	if want.Form != model.One {
		elemWant = want.Elem()
	}
	out.Elem = c.Expr(inner, x.ValExpr, elemWant)
	t := out.Elem.Type()
	switch {
	// a comprehension is a set or a list by its declarations, not by what its condition proves
	case (t.Maybe || c.proved[out.Elem]) && want.Form != model.List && (t.Base == model.ThingOf || t.Base == model.EnumOf): // the set of those that are there
		t = t.In(model.Set)
		out.Elem = &model.AsSet{Node: node(t, out.Elem.Range()), X: out.Elem}
	case t.Maybe:
		out.Elem = c.Coerce(inner, out.Elem, t.Sure())
		t = out.Elem.Type()
	}
	if t.Form == model.One {
		t = t.In(model.List)
	}
	out.Node = node(t, x.Range())
	return out
}

// narrowedKind is reserved for `x.sub_kind` in a filter; filters keep their set's kind.
func narrowedKind(hclsyntax.Expression, *model.Var, *Checker) *model.Kind { return nil }

// splat checks s[*].field.
func (c *Checker) splat(e *Env, x *hclsyntax.SplatExpr) model.Expr {
	over := c.Expr(e, x.Source, model.TInvalid)
	if over.Type().Base == model.Invalid {
		return bad(x.Range())
	}
	if over.Type().Form == model.One {
		c.Errorf("check/type", x.Source.Range(), "[*] needs a set or a list, found %s", over.Type())
		return bad(x.Range())
	}
	if c.notListed(over) {
		return bad(x.Range())
	}
	rt, ok := x.Each.(*hclsyntax.RelativeTraversalExpr)
	if !ok {
		return over
	}
	v := &model.Var{Name: "", Type: over.Type().Elem(), Used: true, Brief: true, Range: x.Range()}
	e.Proc.Vars = append(e.Proc.Vars, v)
	elem := c.steps(e, &model.Local{Node: node(v.Type, x.Source.Range()), Var: v}, rt.Traversal)
	t := elem.Type()
	if t.Base == model.Invalid {
		return bad(x.Range())
	}
	if t.Form == model.One {
		t = t.Sure().In(model.List)
	}
	return &model.For{Node: node(t, x.Range()), Var: v, Over: over, Elem: elem}
}

// index checks kind["Any Label"].
func (c *Checker) index(e *Env, x *hclsyntax.IndexExpr, want model.Type) model.Expr {
	w := resolve.Word(x.Collection)
	for _, s := range c.Names.Read[w] {
		if s.Kind != nil {
			if key := resolve.Word(x.Key); key != "" {
				return c.ofKind(s.Kind, key, x.Range(), x.Key.Range())
			}
		}
	}
	c.report(diag.Errorf("check/index", x.Range(), "an index is allowed only in kind[\"Label\"]").WithHint("write first(...), top(...) or [for ..] to select members"))
	return bad(x.Range())
}

// ofKind finds a thing or design of a kind by name.
func (c *Checker) ofKind(k *model.Kind, name string, whole, at hcl.Range) model.Expr {
	if t := c.Names.Thing(k, name); t != nil {
		return Const(model.OneOf(t.Kind.Base()), t.ID, whole)
	}
	if d := c.Names.Design(k, name); d != nil {
		return Const(model.Type{Base: model.DesignOf, Kind: d}, c.r.DesignID(d), whole)
	}
	c.report(diag.Errorf("check/unknown-name", at, "unknown %s %q", k.Name, name).
		WithSuggestion(name, c.Names.Of(c.Names.Read, func(s resolve.Symbol) bool {
			return s.Thing != nil && s.Thing.Kind.IsA(k) || s.Design != nil && s.Design.IsA(k)
		})))
	return bad(whole)
}
