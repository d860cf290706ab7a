package function

import (
	"slices"

	"sandtable/interp/dice"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

var minimum = &Function{
	Function: check.Function{
		Name: "min", Usage: "min(list) or min(a, b, ..) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The lowest number. An empty list is an error; to avoid it, add a number, as in min(9, list).", Example: "min(3, 1, 2) == 1", Check: checkExtreme,
		FuncTraits: model.FuncTraits{Orders: true, Span: furthest(func(a, b int64) int64 { return min(a, b) })},
	},
	Lists: dice.ListLowest,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return furthestOf(l, f, ir.Least) },
}

var maximum = &Function{
	Function: check.Function{
		Name: "max", Usage: "max(list) or max(a, b, ..) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The highest number. An empty list is an error; to avoid it, add a number, as in max(0, list).", Example: "max([3, 1, 2]) == 3", Check: checkExtreme,
		FuncTraits: model.FuncTraits{Orders: true, Span: furthest(func(a, b int64) int64 { return max(a, b) })},
	},
	Lists: dice.ListHighest,
	Lower: func(l *lower.L, f *model.Func) *ir.Node { return furthestOf(l, f, ir.Most) },
}

// checkExtreme checks numbers and lists of numbers in any mixture, or names of one enum, which are
// ordered as declared.
func checkExtreme(c *check.Call) ([]model.Expr, model.Type) {
	if !c.Count(1, 16) {
		return nil, model.TInvalid
	}
	var out []model.Expr
	t := model.TNumber
	for i := range c.Args {
		x := c.Arg(i, model.TInvalid)
		switch xt := x.Type(); {
		case xt.Base == model.EnumOf && !xt.Maybe:
			if i > 0 && (t.Base != model.EnumOf || t.Enum != xt.Enum) {
				c.Refuse(x, t.String())
				return nil, model.TInvalid
			}
			t = xt.Elem()
		case xt.Form == model.List:
			x = c.Coerce(c.Env, x, model.TNumbers)
		default:
			x = c.Coerce(c.Env, x, model.TNumber)
		}
		out = append(out, x)
	}
	return out, t
}

// furthest is the Span of the least or the greatest of some figures, or of a list.
func furthest(of func(a, b int64) int64) func(model.Figures, []model.Expr) figure.Span {
	return func(f model.Figures, args []model.Expr) figure.Span {
		if len(args) == 1 {
			return oneOfThem(f, args)
		}
		if slices.ContainsFunc(args, func(a model.Expr) bool { return a.Type().Form != model.One }) {
			return figure.Anything
		}
		out := f.Of(args[0])
		for _, a := range args[1:] {
			s := f.Of(a)
			out = figure.Between(of(out.Lo, s.Lo), of(out.Hi, s.Hi))
		}
		return out
	}
}

// furthestOf lowers the least or the greatest of numbers and lists.
func furthestOf(l *lower.L, f *model.Func, op ir.Op) *ir.Node {
	n := ir.Node{Op: op, T: l.Type(f.T), At: &f.R}
	for _, a := range f.Args {
		n.X = append(n.X, l.AsList(l.Expr(a)))
	}
	return l.Node(n)
}
