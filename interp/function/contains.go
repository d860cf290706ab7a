package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var contains = &Function{
	Function: check.Function{
		Name: "contains", Usage: "contains(set or list, x) bool", Since: 1, Reads: check.ReadsArgs,
		Doc: "Whether x is a member. An empty set has no members.", Example: "contains([1, 3], 3) == true",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			x := c.AsArea(c.Arg(0, model.TInvalid))
			if !many(c, x) {
				return nil, model.TInvalid
			}
			want := x.Type().Elem()
			y := c.Arg(1, model.TInvalid)
			// Things of any two kinds may be compared.
			if yt := y.Type(); yt.Base == model.ThingOf && yt.Form == model.One && want.Base == model.ThingOf {
				return []model.Expr{x, y}, model.TBool
			}
			if y.Type().Base != model.Nothing {
				want.Maybe = true
				y = c.Arg(1, want)
			}
			return []model.Expr{x, y}, model.TBool
		},
		FuncTraits: model.FuncTraits{Asks: model.AsksMember},
	},
	Lists: dice.ListMembers,
	Short: func(l *lower.L, f *model.Func) *ir.Node { return l.Gap(f.Args[0], l.Expr(f.Args[1])) },
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return l.Test(ir.Has, l.Expr(f.Args[0]), l.Expr(f.Args[1])) },
}
