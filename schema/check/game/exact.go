package game

import (
	"math/big"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// exactly checks what a test expects of odds: chance, mean or best, and the fraction that it is.
func (c *checker) exactly(env *check.Env, s *model.Step, attrs syntax.Attrs) {
	var asked *hclsyntax.Attribute
	for _, name := range []string{"value", "chance", "mean", "best"} {
		a := attrs[name]
		switch {
		case a == nil:
		case asked != nil:
			c.Report(diag.Errorf("check/test", a.NameRange, "%s and %s exclude each other", asked.Name, name).
				WithHint("write a separate expect for each"))
			return
		default:
			asked = a
		}
	}
	if asked == nil || asked.Name == "value" {
		return
	}
	switch asked.Name {
	case "chance":
		s.Chance = c.Want(env, asked.Expr, model.TBool)
	case "mean":
		s.Mean = c.meant(env, asked.Expr)
	case "best":
		if s.Best = c.Names.Thing(c.Game.Kind(model.KindPlayer), syntax.Word(asked.Expr)); s.Best == nil {
			c.Report(diag.Errorf("check/unknown-name", asked.Expr.Range(), "expected the name of a player").WithSuggestion(syntax.Word(asked.Expr), c.playerNames()))
		}
	}
	is := attrs["is"]
	if is == nil {
		c.Report(diag.Errorf("check/test", asked.NameRange, "%s needs the attribute \"is\"", asked.Name).WithHint("add is, such as is = 244 / 495"))
		return
	}
	v, ok := fraction(is.Expr)
	if !ok {
		c.Report(diag.Errorf("check/test", is.Expr.Range(), "expected an exact fraction").WithHint("write a literal, such as 244 / 495, -1 / 18 or 0.25"))
		return
	}
	s.Exact = v
	if one := big.NewRat(1, 1); s.Chance != nil && (v.Sign() < 0 || v.Cmp(one) > 0) {
		c.Report(diag.Errorf("check/test", is.Expr.Range(), "a chance must be from 0 to 1"))
	}
}

// meant is what a mean is taken of: a number, or what a player gets.
func (c *checker) meant(env *check.Env, e hclsyntax.Expression) model.Expr {
	if t := c.Names.Thing(c.Game.Kind(model.KindPlayer), syntax.Word(e)); t != nil {
		return check.Const(model.OneOf(c.Game.Kind(model.KindPlayer)), t.ID, e.Range())
	}
	return c.Want(env, e, model.TNumber)
}

// fraction reads a constant of whole numbers and + - * /, exactly.
func fraction(e hclsyntax.Expression) (*big.Rat, bool) {
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		if e.Val.IsNull() || e.Val.Type() != cty.Number {
			return nil, false
		}
		n := e.Val.AsBigFloat()
		if size := n.MantExp(nil); size > 200 || size < -200 {
			return nil, false
		}
		return new(big.Rat).SetString(n.Text('f', -1))
	case *hclsyntax.ParenthesesExpr:
		return fraction(e.Expression)
	case *hclsyntax.UnaryOpExpr:
		x, ok := fraction(e.Val)
		if !ok || e.Op != hclsyntax.OpNegate {
			return nil, false
		}
		return x.Neg(x), true
	case *hclsyntax.BinaryOpExpr:
		x, ok := fraction(e.LHS)
		y, too := fraction(e.RHS)
		if !ok || !too {
			return nil, false
		}
		switch e.Op {
		case hclsyntax.OpAdd:
			return x.Add(x, y), true
		case hclsyntax.OpSubtract:
			return x.Sub(x, y), true
		case hclsyntax.OpMultiply:
			return x.Mul(x, y), true
		case hclsyntax.OpDivide:
			if y.Sign() == 0 {
				return nil, false
			}
			return x.Quo(x, y), true
		}
	}
	return nil, false
}

func (c *checker) playerNames() []string {
	var out []string
	for _, t := range c.Game.Things {
		if t != nil && t.Kind.Is(model.KindPlayer) {
			out = append(out, t.Name)
		}
	}
	return out
}
