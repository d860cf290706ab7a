package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

func (c *Checker) unary(e *Env, x *hclsyntax.UnaryOpExpr) model.Expr {
	if x.Op == hclsyntax.OpLogicalNot {
		return &model.Unary{Node: Node(model.TBool, x.Range()), Op: "!", X: c.Want(e, x.Val, model.TBool)}
	}
	return &model.Unary{Node: Node(model.TNumber, x.Range()), Op: "-", X: c.Want(e, x.Val, model.TNumber)}
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
		c.HeedExpr(e, x.LHS, x.RHS)
		return Bad(x.Range())
	case "&&", "||":
		l := c.Want(e, x.LHS, model.TBool)
		inner := e.Child()
		c.Assume(inner, l, op == "&&")
		return &model.Binary{Node: Node(model.TBool, x.Range()), Op: op, X: l, Y: c.Want(inner, x.RHS, model.TBool)}
	case "==", "!=":
		return c.equality(e, x, op)
	}
	l, r := c.Want(e, x.LHS, model.TInvalid), model.Expr(nil)
	t := l.Type()
	if t.Form == model.Set && (op == "+" || op == "-") {
		c.report(diag.Errorf("check/type", x.Range(), "operator %s needs numbers, found %s", op, t).
			WithHint("%s", map[string]string{"+": "write union(a, b) for the members of either",
				"-": "write but_not(a, b) for the members of a that are not in b"}[op]))
		return Bad(x.Range())
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
	return &model.Binary{Node: Node(out, x.Range()), Op: op, X: l, Y: r}
}

func (c *Checker) equality(e *Env, x *hclsyntax.BinaryOpExpr, op string) model.Expr {
	lhs, rhs := x.LHS, x.RHS
	// `squad_a == man.squad`: the typed side tells what the name means.
	if c.bare(e, lhs) && !c.bare(e, rhs) {
		lhs, rhs = rhs, lhs
	}
	l := c.Expr(e, lhs, model.TInvalid)
	if l.Type().Form == model.List {
		c.report(diag.Errorf("check/type", x.Range(), "lists cannot be compared").WithHint("compare count(..), sum(..) or contains(..) instead"))
		return Bad(x.Range())
	}
	if rw := syntax.Word(rhs); rw == "none" && e.Find(rw) == nil {
		return &model.Binary{Node: Node(model.TBool, x.Range()), Op: op, X: l, Y: Const(model.TNothing, model.None, rhs.Range())}
	}
	if l.Type().Base == model.Invalid && c.bare(e, rhs) { // reported: nobody knows where the word would be declared
		return Bad(x.Range())
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
		c.report(diag.Errorf("check/type", x.Range(), "%s and %s are never equal", english.A(l.Type().String()), english.A(rt.String())).
			WithHint("test the design as an adjective: x.rifleman"))
		return Bad(x.Range())
	}
	if !comparable && want.Is(model.Number) {
		r = c.Coerce(e, r, model.TNumber)
		comparable = true
	}
	if !comparable {
		f := diag.Errorf("check/type", x.Range(), "%s and %s cannot be compared", l.Type(), rt)
		for _, side := range []model.Expr{l, r} {
			other := l.Type()
			if side == l {
				other = rt
			}
			if bare := c.unquoted(side, other.Sure()); bare != "" {
				f = withoutQuotes(f, side.Range(), bare)
			} else if name := c.Digits(side); name != "" {
				f = f.WithHint("a name that begins with a digit is written with its kind: %s", name)
			} else if bare := c.inQuotes(side); bare != "" {
				f = f.WithHint("remove the quotes: %s", bare)
			}
		}
		if l.Type().Form == model.Set && rt.Is(model.Number) || rt.Form == model.Set && l.Type().Is(model.Number) {
			f = f.WithHint("write count(...) for the number of members; any(...) or none(...) to test whether there is one")
		}
		c.report(f)
		return Bad(x.Range())
	}
	return &model.Binary{Node: Node(model.TBool, x.Range()), Op: op, X: l, Y: r}
}

// bare says whether an expression is a lone word that is not a bound name.
func (c *Checker) bare(e *Env, x hclsyntax.Expression) bool {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	return ok && len(t.Traversal) == 1 && e.Find(english.Slug(t.Traversal.RootName())) == nil
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
			return Bad(x.Range())
		}
	}
	return &model.Cond{Node: Node(t, x.Range()), If: cond, Then: a, Else: b}
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
