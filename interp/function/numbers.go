package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
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
	Compile: compile.Function{List: func(c *compile.C, f *model.Func) machine.List {
		a, b, unit, at := c.Num(f.Args[0]), c.Num(f.Args[1]), c.Game.Unit, f.R
		return func(m *machine.M) []int32 {
			lo, hi := int64(a(m)), int64(b(m))
			if hi-lo > int64(m.P.Limits.List)*int64(unit) {
				m.FailAt(at, "run/list", "a list has more than %d members", m.P.Limits.List)
				return nil
			}
			s := m.ListStart()
			for v := lo; v <= hi; v += int64(unit) {
				m.Push(int32(v))
			}
			return m.ListFrom(s)
		}
	}},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return kern(l, f, true, func() work {
			unit := int64(l.Game.Unit)
			return func(m *machine.M, at *hcl.Range, in []ir.Val) (out ir.Val) {
				lo, hi := int64(in[0].N), int64(in[1].N)
				if hi-lo > int64(m.P.Limits.List)*unit {
					m.FailAt(*at, "run/list", "a list has more than %d members", m.P.Limits.List)
					return out
				}
				for v := lo; v <= hi; v += unit {
					out.L = append(out.L, int32(v))
				}
				m.Spend(len(out.L))
				return out
			}
		}, exprs(l, f)...)
	},
}
