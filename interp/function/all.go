package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var all = &Function{
	Function: check.Function{
		Name: "all", Usage: "all(plural) set", Since: 1, Reads: check.ReadsArgs,
		Doc: "All things of a kind: pieces wherever they lie, and terrain whether it is present or not. (The plural alone means the pieces on the map, and the terrain that is present.)", Example: "count(all(guards)) == 3",
		FuncTraits: model.FuncTraits{All: true},
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			arg := c.Arg(0, model.TInvalid)
			if w, ok := arg.(*model.Where); ok && w.T.Kind != nil && w.Field == w.T.Kind.PresentBy() {
				arg = w.Set // a plural of terrain means all of it
			}
			x, ok := arg.(*model.Members)
			if arg.Type().Base == model.Invalid {
				return nil, model.TInvalid
			}
			if !ok {
				c.Errorf("check/type", c.Args[0].Range(), "all needs the plural of a kind, such as all(defenders)")
				return nil, model.TInvalid
			}
			return []model.Expr{x}, x.T
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return l.AllOf(f.Args[0].(*model.Members).Kind) },
}
