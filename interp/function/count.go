package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// counted is the Span of what is never below zero.
func counted(f model.Figures, _ []model.Expr) figure.Span { return f.Soft(figure.Counted) }

var count = &Function{
	Function: check.Function{
		Name: "count", Usage: "count(set or list) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The number of members.", Example: "count([4, 4, 2]) == 3",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if t := x.Type(); t.Form == model.One && t.Base == model.Number {
				c.Report(diag.Errorf("check/type", x.Range(), "expected a set or a list, found %s", t).WithHint("it is a number already: leave out count"))
				return nil, model.TInvalid
			}
			if many(c, x) && c.NotListed(x) {
				return nil, model.TInvalid
			}
			return []model.Expr{x}, model.TNumber
		},
		FuncTraits: model.FuncTraits{Counts: true, Varies: true, Span: func(f model.Figures, args []model.Expr) figure.Span {
			if m, ok := args[0].(*model.Members); ok {
				return f.Soft(figure.Between(0, int64(m.Kind.Hi-m.Kind.Lo)*f.Unit()))
			}
			return counted(f, args)
		}},
	},
	Lists: dice.ListLength,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return l.Scale(howMany(l, f.Args[0])) },
}

// howMany lowers the number of members of a set or list, as an integer.
func howMany(l *lower.L, e model.Expr) *ir.Node { return l.HowMany(l.Expr(e)) }
