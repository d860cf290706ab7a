package function

import (
	"math/bits"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var count = &Function{
	Function: check.Function{
		Name: "count", Usage: "count(set or list) number", Since: 1,
		Doc: "How many there are.", Example: "count([4, 4, 2]) == 3",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			many(c, x)
			return []model.Expr{x}, model.TNumber
		},
	},
	Compile: compile.Function{Num: func(c *compile.C, f *model.Func) machine.Num {
		unit := c.Game.Unit
		if t := f.Args[0].Type(); t.Form == model.Set {
			w := compile.WindowOf(t)
			set := c.Set(f.Args[0], w)
			return func(m *machine.M) int32 {
				mark := m.Mark()
				s := m.Words(w.N)
				set(m, s)
				n := 0
				for _, x := range s {
					n += bits.OnesCount64(x)
				}
				m.Release(mark)
				return int32(n) * unit
			}
		}
		list := c.List(f.Args[0])
		return func(m *machine.M) int32 { return int32(len(list(m))) * unit }
	}},
}
