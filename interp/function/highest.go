package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
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
		Compile: compile.Function{
			Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
				best := extremes(c, f, sign)
				return func(m *machine.M, dst []uint64) {
					clear(dst)
					at := m.ListStart()
					for _, id := range best(m) {
						compile.AddTo(dst, w, id)
					}
					m.ListDrop(at)
				}
			},
			List: func(c *compile.C, f *model.Func) machine.List { return extremes(c, f, sign) },
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

// extremes lists the members with the best figures, in their own order.
func extremes(c *compile.C, f *model.Func, sign int32) machine.List {
	members := c.List(f.Args[0])
	var figures []machine.List
	for _, x := range f.Args[1:] {
		figures = append(figures, c.List(x))
	}
	return func(m *machine.M) []int32 {
		l := members(m)
		var room [4][]int32
		keys := room[:0]
		for _, figure := range figures {
			k := figure(m)
			if len(k) != len(l) { // an evaluation has failed
				return nil
			}
			keys = append(keys, k)
		}
		m.Spend(len(l) * len(keys))
		best := 0
		for i := range l {
			if compare(keys, i, best)*sign > 0 {
				best = i
			}
		}
		at := m.ListStart()
		for i, id := range l {
			if compare(keys, i, best) == 0 {
				m.Push(id)
			}
		}
		return m.ListFrom(at)
	}
}

// compare compares two members by their figures; the first one is the most significant.
func compare(keys [][]int32, i, j int) int32 {
	for _, k := range keys {
		switch {
		case k[i] > k[j]:
			return 1
		case k[i] < k[j]:
			return -1
		}
	}
	return 0
}
