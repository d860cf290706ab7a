package check

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

func Node(t model.Type, r hcl.Range) model.Node { return model.Node{T: t, R: r} }

// Const makes a constant.
func Const(t model.Type, n int32, r hcl.Range) *model.Const {
	return &model.Const{Node: Node(t, r), N: n}
}

// TextAt is the source at a place, lower case and without white space.
func (c *Checker) TextAt(r hcl.Range) string {
	return strings.ToLower(strings.Join(strings.Fields(c.Game.TextAt(r)), ""))
}

// Bad stands for an expression that has been reported.
func Bad(r hcl.Range) model.Expr { return Const(model.TInvalid, 0, r) }

// Expr checks an expression. The wanted type helps to find names; it is not enforced.
func (c *Checker) Expr(e *Env, x hclsyntax.Expression, want model.Type) model.Expr {
	return c.notes(c.sure(e, c.known(c.expr(e, x, want))))
}

// HeedExpr checks expressions whose wanted type is unknown, for mistakes inside them. It does not
// report ambiguous names: the wanted type would tell them apart.
func (c *Checker) HeedExpr(e *Env, xs ...hclsyntax.Expression) {
	defer func(was bool) { c.heeding = was }(c.heeding)
	c.heeding = true
	for _, x := range xs {
		c.Expr(e, x, model.TInvalid)
	}
}

// known is an expression, unless nobody knows of what kind it is.
func (c *Checker) known(x model.Expr) model.Expr {
	if t := x.Type(); t.Base == model.ThingOf && c.r.Doubtful(t.Kind) {
		return Bad(x.Range())
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
		return c.index(x)
	case *hclsyntax.TemplateExpr:
		return c.template(e, x)
	case *hclsyntax.TemplateWrapExpr:
		return &model.Words{Node: Node(model.TText, x.Range()), Lits: []string{""}, Parts: []model.Expr{c.Expr(e, x.Wrapped, model.TInvalid)}}
	}
	c.Errorf("check/expression", x.Range(), "this form of expression is not supported here")
	return Bad(x.Range())
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
			return Bad(x.Range())
		}
		if n > 1<<31-1 || n < -(1<<31-2) {
			c.Errorf("check/overflow", x.Range(), "number is too large; the maximum is %d", int64(1<<31-1)/int64(c.Game.Unit))
			return Bad(x.Range())
		}
		if want.Is(model.ThingOf) && want.Kind != nil { // a track's box by its number
			if b := c.box(want.Kind, int32(n)); b != nil {
				return Const(model.OneOf(b.Kind), b.ID, x.Range())
			}
		}
		return Const(model.TNumber, int32(n), x.Range())
	case x.Val.Type() == cty.String:
		return &model.Words{Node: Node(model.TText, x.Range()), Lits: []string{x.Val.AsString()}, Parts: []model.Expr{nil}}
	}
	return Bad(x.Range())
}

// trackOf is the track whose boxes a type means, or nil.
func (c *Checker) trackOf(t model.Type) *model.Track {
	return model.Find(c.Game.Tracks, func(tr *model.Track) bool { return t.Is(model.ThingOf) && t.Kind == tr.Boxes })
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
			if tr.NumberOf(b) == n {
				return b
			}
		}
	}
	return nil
}

func (c *Checker) template(e *Env, x *hclsyntax.TemplateExpr) model.Expr {
	w := &model.Words{Node: Node(model.TText, x.Range())}
	for _, p := range x.Parts {
		if l, ok := p.(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.String {
			w.Lits, w.Parts = append(w.Lits, l.Val.AsString()), append(w.Parts, nil)
			continue
		}
		w.Lits, w.Parts = append(w.Lits, ""), append(w.Parts, c.Expr(e, p, model.TInvalid))
	}
	return w
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
		switch {
		case el.Type().Base == model.Nothing:
			c.report(diag.Errorf("check/type", it.Range(), "none is no member").WithHint("leave it out: a set or list holds what there is"))
			wrong = true
			continue
		case el.Type().Maybe:
			el = c.Coerce(e, el, el.Type().Sure())
		}
		if want.IsArea() && el.Type().Base != model.PointOf {
			el = c.Coerce(e, el, want)
		}
		if et := el.Type(); et.Form != model.One && !(et.Form == model.Set && (et.Base == model.ThingOf || et.Base == model.PointOf) &&
			want.Form != model.List) {
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
		return Bad(x.Range())
	}
	form := want.Form
	if form == model.One {
		form = model.List
		if joined.Base == model.ThingOf || areas {
			form = model.Set
		}
	}
	t.Node = Node(joined.Sure().In(form), x.Range())
	if joined.Base == model.Invalid {
		t.Node = Node(model.TInvalid, x.Range())
		if len(t.Elems) == 0 {
			t.Node = Node(want, x.Range())
			if want.Form == model.One {
				c.report(diag.Errorf("check/empty-list", x.Range(), "the type of this empty list is unknown").
					WithHint("write [] only where a set or a list is expected"))
				return Bad(x.Range())
			}
		}
	}
	return t
}

// forExpr checks [for x in S : e if c].
func (c *Checker) forExpr(e *Env, x *hclsyntax.ForExpr, want model.Type) model.Expr {
	if x.KeyExpr != nil || x.KeyVar != "" || x.Group {
		c.Errorf("check/for", x.Range(), "a comprehension must have the form [for x in S : e if c]")
		return Bad(x.Range())
	}
	over := c.Expr(e, x.CollExpr, model.TInvalid)
	if over.Type().Base != model.Invalid && over.Type().Form == model.One {
		c.report(diag.Errorf("check/type", x.CollExpr.Range(), "expected a set or a list, found %s", over.Type()))
		over = Bad(x.CollExpr.Range())
	}
	if over.Type().Base == model.Invalid || c.NotListed(over) {
		over = Bad(x.CollExpr.Range()) // what follows is still read
	}
	inner := e.Child()
	// May hide any name: it is used at once.
	v := &model.Var{Name: english.Slug(x.ValVar), Type: over.Type().Elem(), Range: x.Range(), Used: true, Brief: true}
	inner.Proc.Vars = append(inner.Proc.Vars, v)
	inner.See(v)
	out := &model.For{Var: v, Over: over}
	if x.CondExpr != nil {
		out.If = c.Want(inner, x.CondExpr, model.TBool)
		c.Assume(inner, out.If, true)
	}
	if over.Type().Base == model.Invalid {
		c.HeedExpr(inner, x.ValExpr)
		return over
	}
	if syntax.Word(x.ValExpr) == v.Name && over.Type().Form == model.Set {
		out.Node = Node(over.Type(), x.Range()) // a filter keeps its set's kind
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
	case (t.Maybe || c.proved[out.Elem]) && want.Form != model.List && (t.Base == model.ThingOf || t.Base == model.EnumOf):
		// The set of those that are there.
		t = t.In(model.Set)
		out.Elem = &model.AsSet{Node: Node(t, out.Elem.Range()), X: out.Elem}
	case t.Maybe:
		out.Elem = c.Coerce(inner, out.Elem, t.Sure())
		t = out.Elem.Type()
	}
	if t.Form == model.One {
		t = t.In(model.List)
	}
	out.Node = Node(t, x.Range())
	return out
}

// splat checks s[*].field.
func (c *Checker) splat(e *Env, x *hclsyntax.SplatExpr) model.Expr {
	over := c.Expr(e, x.Source, model.TInvalid)
	if over.Type().Base == model.Invalid {
		return Bad(x.Range())
	}
	if over.Type().Form == model.One {
		c.Errorf("check/type", x.Source.Range(), "[*] needs a set or a list, found %s", over.Type())
		return Bad(x.Range())
	}
	if c.NotListed(over) {
		return Bad(x.Range())
	}
	rt, ok := x.Each.(*hclsyntax.RelativeTraversalExpr)
	if !ok {
		return over
	}
	v := &model.Var{Name: "", Type: over.Type().Elem(), Used: true, Brief: true, Range: x.Range()}
	e.Proc.Vars = append(e.Proc.Vars, v)
	elem := c.steps(e, &model.Local{Node: Node(v.Type, x.Source.Range()), Var: v}, rt.Traversal)
	t := elem.Type()
	if t.Base == model.Invalid {
		return Bad(x.Range())
	}
	if t.Form == model.One {
		t = t.Sure().In(model.List)
	}
	return &model.For{Node: Node(t, x.Range()), Var: v, Over: over, Elem: elem}
}

// index checks kind["Any Label"].
func (c *Checker) index(x *hclsyntax.IndexExpr) model.Expr {
	w := syntax.Word(x.Collection)
	for _, s := range c.Names.Read[w] {
		if s.Kind != nil {
			if key := syntax.Word(x.Key); key != "" {
				return c.ofKind(s.Kind, key, x.Range(), x.Key.Range())
			}
		}
	}
	c.report(diag.Errorf("check/index", x.Range(), "an index is allowed only in kind[\"Label\"]").
		WithHint("write first(...), top(...) or [for ..] to select members"))
	return Bad(x.Range())
}

// Extent says from where to where the spaces of a grid go.
func (c *Checker) Extent(k *model.Kind) string {
	first, last := c.Game.Things[k.Lattice.Lo], c.Game.Things[k.Lattice.Hi-1]
	return fmt.Sprintf("the %s are %s to %s", k.Plural, first.Title, last.Title)
}

// ofKind finds a thing or design of a kind by name.
func (c *Checker) ofKind(k *model.Kind, name string, whole, at hcl.Range) model.Expr {
	if t := c.Names.Thing(k, name); t != nil {
		return Const(model.OneOf(t.Kind.Base()), t.ID, whole)
	}
	if d := c.Names.Design(k, name); d != nil {
		return Const(model.Type{Base: model.DesignOf, Kind: d}, c.r.DesignID(d), whole)
	}
	f := diag.Errorf("check/unknown-name", at, "unknown %s %q", k.Name, name)
	if k.Lattice != nil {
		f = f.WithHint("%s", c.Extent(k))
	}
	c.report(f.
		WithSuggestion(name, c.Names.Of(c.Names.Read, func(s symbol.Symbol) bool {
			return s.Thing != nil && s.Thing.Kind.IsA(k) || s.Design != nil && s.Design.IsA(k)
		})))
	return Bad(whole)
}
