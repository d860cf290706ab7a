package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var anyOf = &Function{
	Function: check.Function{
		Name: "any", Usage: "any(set or list) bool", Since: 1,
		Doc: "Whether there is at least one.", Example: "any([1]) == true", Check: checkMany,
	},
	Compile: compile.Function{Num: func(c *compile.C, f *model.Func) machine.Num {
		is := some(c, f.Args[0])
		return func(m *machine.M) int32 {
			if is(m) {
				return 1
			}
			return 0
		}
	}},
}

var noneOf = &Function{
	Function: check.Function{
		Name: "none", Usage: "none(set or list) bool", Since: 1,
		Doc: "Whether there is not a single one. (Without parentheses, `none` is nothing.)", Example: "none(span(2, 1)) == true", Check: checkMany,
	},
	Compile: compile.Function{Num: func(c *compile.C, f *model.Func) machine.Num {
		is := some(c, f.Args[0])
		return func(m *machine.M) int32 {
			if is(m) {
				return 0
			}
			return 1
		}
	}},
}

func checkMany(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(1, 1) {
		return nil, model.TInvalid
	}
	x := c.Arg(0, model.TInvalid)
	many(c, x)
	return []model.Expr{x}, model.TBool
}

// some compiles "there is at least one".
func some(c *compile.C, e model.Expr) func(m *machine.M) bool {
	if t := e.Type(); t.Form == model.Set {
		w := compile.WindowOf(t)
		set := c.Set(e, w)
		return func(m *machine.M) bool {
			mark := m.Mark()
			s := m.Words(w.N)
			set(m, s)
			m.Release(mark)
			for _, x := range s {
				if x != 0 {
					return true
				}
			}
			return false
		}
	}
	list := c.List(e)
	return func(m *machine.M) bool { return len(list(m)) > 0 }
}
