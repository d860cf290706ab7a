package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var all = &Function{
	Function: check.Function{
		Name: "all", Usage: "all(plural) set", Since: 1,
		Doc: "All pieces of a kind, wherever they lie. (The plural alone means those on the map.)", Example: "count(all(guards)) == 3",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x, ok := c.Arg(0, model.TInvalid).(*model.Members)
			if !ok {
				c.Errorf("check/type", c.Args[0].Range(), "all wants the plural of a kind, such as all(defenders)")
				return nil, model.TInvalid
			}
			return []model.Expr{x}, x.T
		},
	},
	Compile: compile.Function{Law: compile.All, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		set := c.AllOf(f.Args[0].(*model.Members).Kind, w)
		return func(m *machine.M, dst []uint64) { copy(dst, set) }
	}},
}
