package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var highest = bestOf("highest", 1,
	"All members with the highest key: a number, a name of an enum, or several of these in brackets, where each further one decides between equals. Empty if there are no members.",
	"highest({ for g in guards : g => g.skill }) == [ada]")

var lowest = bestOf("lowest", -1,
	"All members with the lowest key. Empty if there are no members; `first` or `only` takes one.",
	"lowest({ for g in guards : g => [g.skill, g.arrows] if g != ada }) == [bern]")

// bestOf makes a function that keeps the members whose figures are the greatest (sign 1) or the
// least (sign -1). Its arguments are the members, then a list for each figure in the same order.
func bestOf(name string, sign int32, doc, example string) *Function {
	return &Function{
		Function: check.Function{
			Name: name, Usage: name + "({ for x in set : x => figure }) set", Since: 1, Reads: check.ReadsArgs,
			Doc: doc, Example: example,
			Check: func(c *check.Call) ([]model.Expr, model.Type) {
				if len(c.Args) != 1 {
					extreme := map[int32]string{1: "max", -1: "min"}[sign]
					c.Report(diag.Errorf("check/arguments", c.Range, "%s takes one set with a value for each member, found %d arguments", name, len(c.Args)).
						WithHint("write %s({ for x in set : x => x.figure }); of numbers, %s(a, b)", name, extreme))
					return nil, model.TInvalid
				}
				members, figures, ok := c.Figured(0)
				if !ok {
					return nil, model.TInvalid
				}
				return append([]model.Expr{members}, figures...), members.Type()
			},
		},
		Lower: func(l *lower.L, f *model.Func) *ir.Node {
			list := l.Type(f.T).Elem()
			list.Form = ir.List
			n := ir.Node{Op: ir.Best, T: list, K: sign}
			for _, x := range f.Args {
				n.X = append(n.X, l.List(x))
			}
			if f.T.Form == model.List {
				return l.Node(n)
			}
			return l.Node(ir.Node{Op: ir.Gather, T: l.Type(f.T), X: []*ir.Node{l.Node(n)}})
		},
	}
}
