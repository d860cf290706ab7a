package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var countAtLeast = &Function{
	Function: check.Function{
		Name: "count_at_least", Usage: "count_at_least(list of numbers, n) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The number of members, usually dice, that are n or more.", Example: "count_at_least([2, 5, 6], 5) == 2", Check: checkDice,
		FuncTraits: model.FuncTraits{Span: counted},
	},
	Compile: counting(compile.ListReaching, func(v, n int32) bool { return v >= n }),
}

var countExactly = &Function{
	Function: check.Function{
		Name: "count_exactly", Usage: "count_exactly(list of numbers, n) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The number of members, usually dice, that are exactly n.", Example: "count_exactly([6, 2, 6], 6) == 2", Check: checkDice,
		FuncTraits: model.FuncTraits{Span: counted},
	},
	Compile: counting(compile.ListEqual, func(v, n int32) bool { return v == n }),
}

func checkDice(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(2, 2) {
		return nil, model.TInvalid
	}
	return []model.Expr{c.Arg(0, model.TNumbers), c.Arg(1, model.TNumber)}, model.TNumber
}

func counting(reads compile.Lists, is func(v, n int32) bool) compile.Function {
	return compile.Function{Lists: reads, Num: func(c *compile.C, f *model.Func) machine.Num {
		list, num, unit := c.List(f.Args[0]), c.Num(f.Args[1]), c.Game.Unit
		return func(m *machine.M) int32 {
			n, k := num(m), int32(0)
			s := m.ListStart()
			for _, v := range list(m) {
				if is(v, n) {
					k++
				}
			}
			m.ListDrop(s)
			return k * unit
		}
	}}
}
