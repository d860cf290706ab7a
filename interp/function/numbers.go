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

var numbers = &Function{
	Function: check.Function{
		Name: "numbers", Usage: "numbers(a, b) list of numbers", Since: 1, Reads: check.ReadsArgs,
		Doc: "The whole numbers from a to b, inclusive; empty if b is less than a.", Example: "count(numbers(1, 6)) == 6",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			return []model.Expr{c.Arg(0, model.TNumber), c.Arg(1, model.TNumber)}, model.TNumbers
		},
		FuncTraits: model.FuncTraits{Ranges: true, Span: func(f model.Figures, args []model.Expr) figure.Span {
			return figure.Between(f.Of(args[0]).Lo, f.Of(args[1]).Hi)
		}},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		unit := int64(l.Game.Unit)
		return kernel(l, f, f.R, ir.Kernel{Fold: true, Do: func(m *machine.M, at *hcl.Range, in []ir.Val) ir.Val {
			lo, hi := int64(in[0].N), int64(in[1].N)
			if hi-lo > int64(m.P.Limits.List)*unit {
				m.FailAt(*at, "run/list", "a list has more than %d members", m.P.Limits.List)
				return ir.Val{}
			}
			s := m.ListStart()
			for v := lo; v <= hi; v += unit {
				m.Push(int32(v))
			}
			return ir.Val{L: m.ListFrom(s)}
		}}, exprs(l, f)...)
	},
}
