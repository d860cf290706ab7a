package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

var sum = &Function{
	Function: check.Function{
		Name: "sum", Usage: "sum(list of numbers) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The sum; 0 if it is empty.", Example: "sum([1, 2, 3]) == 6",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			return []model.Expr{c.Arg(0, model.TNumbers)}, model.TNumber
		},
		FuncTraits: model.FuncTraits{Span: func(f model.Figures, args []model.Expr) figure.Span {
			one, many := f.Members(args[0])
			switch {
			case many > 0 && !one.Open():
				return one.Many(many)
			case one.Lo >= 0:
				return counted(f, args)
			}
			return figure.Anything
		}},
	},
	Lists: dice.ListSum,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return l.Num1(ir.Sum, f.R, l.List(f.Args[0])) },
}
