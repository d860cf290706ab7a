package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var anyOf = &Function{
	Function: check.Function{
		Name: "any", Usage: "any(set or list) bool", Since: 1, Reads: check.ReadsArgs,
		Doc: "Whether it has at least one member.", Example: "any([1]) == true", Check: checkMany,
		FuncTraits: model.FuncTraits{Asks: model.AsksSome},
	},
	Lists: dice.ListLength,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return some(l, f.Args[0]) },
}

var noneOf = &Function{
	Function: check.Function{
		Name: "none", Usage: "none(set or list) bool", Since: 1, Reads: check.ReadsArgs,
		Doc: "Whether it has no member. (Without parentheses, `none` is the absent value.)", Example: "none(numbers(2, 1)) == true", Check: checkMany,
		FuncTraits: model.FuncTraits{Asks: model.AsksNone},
	},
	Lists: dice.ListLength,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return l.Not(some(l, f.Args[0])) },
}

func checkMany(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(1, 1) {
		return nil, model.TInvalid
	}
	x := c.Arg(0, model.TInvalid)
	many(c, x)
	return []model.Expr{x}, model.TBool
}

// some lowers whether a set or list has a member.
func some(l *lower.L, e model.Expr) *ir.Node {
	if e.Type().Form == model.Set {
		return l.Test(ir.Any, l.Expr(e))
	}
	return l.Test(ir.Gt, howMany(l, e), l.Const(ir.TNum, 0))
}
