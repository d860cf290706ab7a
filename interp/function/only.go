package function

import (
	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// oneOfThem is the Span of one of the first argument.
func oneOfThem(f model.Figures, args []model.Expr) figure.Span {
	one, _ := f.Members(args[0])
	return one
}

var only = &Function{
	Function: check.Function{
		Name: "only", Usage: "only(set or list) one of them", Since: 1, Reads: check.ReadsArgs,
		Doc: "The single member of a set or list. Any other number of members is an error of the rule.", Example: "only([7]) == 7",
		FuncTraits: model.FuncTraits{Span: oneOfThem},
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if many(c, x) && c.NotListed(x) {
				return nil, model.TInvalid
			}
			return []model.Expr{x}, x.Type().Elem()
		},
	},
	Lists: dice.ListMembers,
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return l.Node(ir.Node{Op: ir.Only, T: l.Type(f.T), X: []*ir.Node{l.List(f.Args[0])}, At: &f.R})
	},
}

var first = &Function{
	Function: check.Function{
		Name: "first", Usage: "first(set or list) one of them, or none", Since: 1, Reads: check.ReadsArgs,
		Doc: "The first member in order; none if it is empty.", Example: "first([7, 8]) == 7",
		FuncTraits: model.FuncTraits{FromMany: true, Span: oneOfThem},
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			xs, t := checkOne(c)
			if len(xs) == 1 && c.Filled(xs[0]) {
				t = t.Sure()
			}
			return xs, t
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		x, op := l.Expr(f.Args[0]), ir.Head
		if x.T.Form == ir.Set {
			op = ir.First
		}
		return l.Node(ir.Node{Op: op, T: l.Type(f.T), X: []*ir.Node{x}})
	},
}

var top = &Function{
	Function: check.Function{
		Name: "top", Usage: "top(set of pieces) the top piece, or none", Since: 1, Reads: check.ReadsPieces,
		Doc: "The top piece of a set whose members lie in one place; none if it is empty.", Example: "top(gate.guards) == cole",
		FuncTraits: model.FuncTraits{FromMany: true, Span: oneOfThem},
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			xs, t := checkOne(c)
			if len(xs) == 1 && xs[0].Type().Base != model.Invalid && xs[0].Type().Base != model.ThingOf {
				c.Refuse(xs[0], "a set of pieces")
				return nil, model.TInvalid
			}
			if len(xs) == 1 && c.Filled(xs[0]) && c.Stacked(xs[0]) {
				t = t.Sure()
			}
			return xs, t
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return l.Node(ir.Node{Op: ir.Top, T: l.Type(f.T), X: []*ir.Node{l.Expr(f.Args[0])}})
	},
}

func checkOne(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(1, 1) {
		return nil, model.TInvalid
	}
	x := c.Arg(0, model.TInvalid)
	if !many(c, x) || c.NotListed(x) {
		return nil, model.TInvalid
	}
	t := x.Type().Elem()
	t.Maybe = t.Base != model.Invalid
	return []model.Expr{x}, t
}
