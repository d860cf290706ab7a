package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var countAtLeast = &Function{
	Function: check.Function{
		Name: "count_at_least", Usage: "count_at_least(list of numbers, n) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The number of members, usually dice, that are n or more.", Example: "count_at_least([2, 5, 6], 5) == 2", Check: checkDice,
		FuncTraits: model.FuncTraits{Span: counted},
	},
	Lists: dice.ListReaching,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return tally(l, f, ir.Ge) },
}

var countExactly = &Function{
	Function: check.Function{
		Name: "count_exactly", Usage: "count_exactly(list of numbers, n) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The number of members, usually dice, that are exactly n.", Example: "count_exactly([6, 2, 6], 6) == 2", Check: checkDice,
		FuncTraits: model.FuncTraits{Span: counted},
	},
	Lists: dice.ListEqual,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return tally(l, f, ir.Eq) },
}

func checkDice(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(2, 2) {
		return nil, model.TInvalid
	}
	return []model.Expr{c.Arg(0, model.TNumbers), c.Arg(1, model.TNumber)}, model.TNumber
}

// tally lowers how many members of a list compare so with a number.
func tally(l *lower.L, f *model.Func, op ir.Op) *ir.Node {
	return l.Bind(l.Expr(f.Args[1]), func(n *ir.Node) *ir.Node {
		list := l.List(f.Args[0])
		seq := ir.Node{Op: ir.Seq, T: list.T, X: []*ir.Node{list, nil, nil}}
		l.Fresh(ir.TNum, func(v *ir.Var) { seq.V, seq.X[1], seq.X[2] = v, l.Test(op, l.Ref(v), n), l.Ref(v) })
		return l.Scale(l.Node(ir.Node{Op: ir.Len, T: ir.TNum, X: []*ir.Node{l.Node(seq)}}))
	})
}
