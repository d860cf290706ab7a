package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var overlap = &Function{
	Function: check.Function{
		Name: "overlap", Usage: "overlap(set, set) bool", Since: 1, Reads: check.ReadsArgs,
		Doc: "Whether two sets have a member in common.", Example: "overlap(gate.guards, [ada, bern]) == true",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			a, b, ok := sets(c)
			if !ok {
				return nil, model.TInvalid
			}
			return []model.Expr{a, b}, model.TBool
		},
	},
	// In the window of the first set, which may be narrower than that of both.
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return l.Test(ir.Any, l.Sets(ir.Meet, l.Expr(f.Args[0]), l.Expr(f.Args[1])))
	},
}

var union = &Function{
	Function: check.Function{
		Name: "union", Usage: "union(set, set, ..) set", Since: 1, Reads: check.ReadsArgs,
		Doc: "The members of any of the sets.", Example: "union(mill.guards, gate.guards, tower.guards) == guards", Check: checkSets,
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return l.Sets(ir.Union, l.Set(f.Args[0], f.T), l.Set(f.Args[1], f.T))
	},
}

var except = &Function{
	Function: check.Function{
		Name: "but_not", Usage: "but_not(set, set, ..) set", Since: 1, Reads: check.ReadsArgs,
		Doc: "The members of the first set that are in none of the others.", Example: "but_not(guards, gate.guards) == [ada]", Check: checkSets,
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return l.Sets(ir.Minus, l.Set(f.Args[0], f.T), l.Set(f.Args[1], f.T))
	},
	Gap: func(l *lower.L, f *model.Func, x *ir.Node) *ir.Node { return l.Gap(f.Args[0], x) },
}

// checkSets checks two or more sets; the function is applied from left to right.
func checkSets(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(2, maxSets) {
		return nil, model.TInvalid
	}
	a, ok := firstSet(c)
	for i := 1; ok; i++ {
		var b model.Expr
		if a, b, ok = joined(c, a, i); !ok {
			break
		}
		t, _ := check.Join(a.Type(), b.Type())
		if i == len(c.Args)-1 {
			return []model.Expr{a, b}, t
		}
		a = &model.Func{Node: model.Node{T: t, R: a.Range()}, Name: c.Name, Args: []model.Expr{a, b}}
	}
	return nil, model.TInvalid
}

const maxSets = 20
