package effect

import (
	"math/bits"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// order is the order in which `each` takes its members: by one figure of each, or by several, of
// which later ones break ties.
type order struct {
	figures []machine.Num
	sign    int32 // -1: the highest first
	slot    int32 // slot from which the figures read the member
	work    int   // steps to evaluate the figures of one member
}

// checkOrder checks highest_first or lowest_first: a figure, or several in brackets.
func checkOrder(s *check.Site, env *check.Env) {
	high, low := s.Attrs["highest_first"], s.Attrs["lowest_first"]
	if high != nil && low != nil {
		s.Report(diag.Errorf("check/order", low.NameRange, "highest_first and lowest_first cannot be combined").WithRelated(high.NameRange, "the other one").
			WithHint("write lowest_first = [a, -b] to sort by a, then by b with the highest first"))
	}
	for _, name := range []string{"highest_first", "lowest_first"} {
		a := s.Attrs[name]
		if a == nil {
			continue
		}
		want := model.TNumber
		if t, several := a.Expr.(*hclsyntax.TupleConsExpr); several {
			want = want.In(model.List)
			if len(t.Exprs) == 0 {
				s.Report(diag.Errorf("check/order", a.Expr.Range(), "%s must have at least one number to sort by", name))
				continue
			}
		}
		s.Stmt.Sorted = byValue(s.AttrIn(env, name, want), s.Stmt.Bind)
	}
}

// byValue reports whether members are sorted by their own values, so that equal ones are identical.
func byValue(by model.Expr, member *model.Var) bool {
	parts := []model.Expr{by}
	if t, several := by.(*model.Tuple); several {
		parts = t.Elems
	}
	return slices.ContainsFunc(parts, func(x model.Expr) bool {
		l, ok := x.(*model.Local)
		return ok && l.Var == member
	})
}

// orderOf compiles the order of an `each`; nil if members keep their own order.
func orderOf(b *compile.Builder, s *model.Stmt) *order {
	by, down := figures(s)
	if by == nil {
		return nil
	}
	o := &order{sign: 1, slot: b.Slot(s.Bind).I}
	if down {
		o.sign = -1
	}
	for _, x := range by {
		o.figures = append(o.figures, b.Num(x))
		o.work += int(b.Work(x))
	}
	return o
}

// figures are what an `each` sorts its members by, if it does; down: the greatest first.
func figures(s *model.Stmt) (by []model.Expr, down bool) {
	x := s.Args["lowest_first"]
	if down = x == nil; down {
		x = s.Args["highest_first"]
	}
	switch t, several := x.(*model.Tuple); {
	case several:
		return model.Parts(t), down
	case x == nil:
		return nil, false
	}
	return []model.Expr{x}, down
}

// lowerOrder lowers the order of an `each`.
func lowerOrder(l *lower.L, s *model.Stmt) (keys []*ir.Node, down bool) {
	by, down := figures(s)
	for _, x := range by {
		keys = append(keys, l.Expr(x))
	}
	return keys, down
}

// sorted returns the members in order, in scratch memory. The sort is stable.
func (o *order) sorted(m *machine.M, l []int32) []int32 {
	if o == nil {
		return l
	}
	n, k := len(l), len(o.figures)
	at := m.ListStart()
	m.Spend(n * o.work)
	for _, v := range l {
		m.SetInt(o.slot, v)
		for _, f := range o.figures {
			inner := m.ListStart()
			x := f(m)
			m.ListDrop(inner)
			m.Push(o.sign * x)
		}
	}
	keys := m.ListFrom(at)
	at = m.ListStart()
	for i := range n {
		m.Push(int32(i))
	}
	m.Spend(n * bits.Len(uint(n)) / 4)
	turns := m.ListFrom(at)
	slices.SortStableFunc(turns, func(a, b int32) int {
		return slices.Compare(keys[int(a)*k:int(a+1)*k], keys[int(b)*k:int(b+1)*k])
	})
	at = m.ListStart()
	for _, i := range turns {
		m.Push(l[i])
	}
	return m.ListFrom(at)
}
