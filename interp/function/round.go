package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

var (
	floor  = division("floor", "a divided by b, rounded down to a whole number.", "floor(7, 2) == 3", floorDiv)
	ceil   = division("ceil", "a divided by b, rounded up to a whole number.", "ceil(7, 2) == 4", ceilDiv)
	halfUp = division("half_up", "a divided by b, rounded to the nearest whole number, halves up.", "half_up(5, 2) == 3", halfUpDiv)
)

func division(name, doc, example string, op func(a, b int64) int64) *Function {
	return &Function{
		Function: check.Function{
			Name: name, Usage: name + "(a, b) number", Since: 1, Reads: check.ReadsArgs,
			Doc: doc, Example: example, Check: checkDivide, FuncTraits: model.FuncTraits{Span: quotient(op), Divides: true},
		},
		Lower: func(l *lower.L, f *model.Func) *ir.Node {
			unit := int64(l.Game.Unit)
			return nums(l, f, func(m *machine.M, at *hcl.Range, in []int32) int32 {
				if in[1] == 0 {
					m.FailAt(*at, "run/division", "division by zero")
					return 0
				}
				return ir.Fits(m, op(int64(in[0]), int64(in[1]))*unit, at)
			})
		},
	}
}

var absolute = &Function{
	Function: check.Function{
		Name: "abs", Usage: "abs(a) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The absolute value.", Example: "abs(-3) == 3",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			return []model.Expr{c.Arg(0, model.TNumber)}, model.TNumber
		},
		FuncTraits: model.FuncTraits{Span: counted},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return number1(l, f, func(in []int32) int32 { return max(in[0], -in[0]) })
	},
}

// checkDivide checks a and b. With halves or tenths, b may be left out: floor(x) is floor(x, 1).
func checkDivide(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(1, 2) {
		return nil, model.TInvalid
	}
	a := c.Arg(0, model.TNumber)
	if len(c.Args) == 1 {
		return []model.Expr{a, check.Const(model.TNumber, c.Game.Unit, c.Range)}, model.TNumber
	}
	return []model.Expr{a, c.Arg(1, model.TNumber)}, model.TNumber
}

func floorDiv(a, b int64) int64 {
	if b < 0 {
		a, b = -a, -b
	}
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func ceilDiv(a, b int64) int64   { return -floorDiv(-a, b) }
func halfUpDiv(a, b int64) int64 { return floorDiv(2*a+b, 2*b) }

// quotient is the Span of a division. Divided by something above zero, a number keeps its sign; its
// ends are known of one that is divided by a number of the text.
func quotient(op func(a, b int64) int64) func(model.Figures, []model.Expr) figure.Span {
	return func(f model.Figures, args []model.Expr) figure.Span {
		if f.Of(args[1]).Lo < 0 {
			return figure.Anything
		}
		s, out := f.Of(args[0]), figure.Anything
		by, ok := args[1].(*model.Const)
		switch {
		case f.Firm() && (!ok || by.N <= 0):
			return out
		case f.Firm():
			end := func(n int64) int64 {
				if n <= -figure.Far || n >= figure.Far {
					return n
				}
				return op(n, int64(by.N)) * f.Unit()
			}
			return figure.Between(end(s.Lo), end(s.Hi))
		}
		if s.Lo >= 0 {
			out.Lo = 0
		}
		if s.Hi <= 0 {
			out.Hi = 0
		}
		return out
	}
}
