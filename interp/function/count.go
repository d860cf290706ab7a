package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var count = &Function{
	Function: check.Function{
		Name: "count", Usage: "count(set or list) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The number of members.", Example: "count([4, 4, 2]) == 3",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if many(c, x) && c.NotListed(x) {
				return nil, model.TInvalid
			}
			return []model.Expr{x}, model.TNumber
		},
		Counts: true,
	},
	Compile: compile.Function{Law: compile.Count, Static: true, Lists: compile.ListLength, Num: func(c *compile.C, f *model.Func) machine.Num {
		n, unit := c.HowMany(f.Args[0]), c.Game.Unit
		if unit == 1 {
			return n
		}
		return func(m *machine.M) int32 { return n(m) * unit }
	}},
}
