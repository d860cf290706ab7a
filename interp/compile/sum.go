package compile

import (
	"math/bits"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Sum compiles the sum of a list of numbers. A comprehension over a set that fits into a word is
// summed without a list.
func (c *C) Sum(e model.Expr, at hcl.Range) machine.Num {
	if f, ok := e.(*model.For); ok && !c.plain && !c.without(Sums) && f.Elem != nil && f.Elem.Type().Form == model.One && f.Over.Type().Form == model.Set {
		planned := len(c.P.Plan)
		if q := c.Query(f.Over); q.Word != nil {
			return c.sumOver(f, q, at)
		}
		c.P.Plan = c.P.Plan[:planned]
	}
	list := c.List(e)
	return func(m *machine.M) int32 {
		s := m.ListStart()
		l := list(m)
		m.ListDrop(s)
		return ir.Total(m, l, &at)
	}
}

// sumOver sums the elements of a comprehension over a set.
func (c *C) sumOver(f *model.For, q Query, at hcl.Range) machine.Num {
	bind := c.binder(f.Var)
	var cond, elem machine.Num
	begin, work := c.inLoop(f.Var, func() { cond, elem = c.optional(f.If), c.Num(f.Elem) }), int(c.weigh(f.If, f.Elem))
	word, lo := q.Word, q.W.Lo<<6
	return func(m *machine.M) int32 {
		s, total := word(m), int64(0)
		if s == 0 {
			return 0
		}
		m.Spend(bits.OnesCount64(s) * work)
		if begin != nil {
			begin(m)
		}
		for ; s != 0; s &= s - 1 {
			bind(m, lo+int32(bits.TrailingZeros64(s)))
			start := m.ListStart()
			if cond == nil || cond(m) != 0 {
				total += int64(elem(m))
			}
			m.ListDrop(start)
		}
		return ir.Fits(m, total, &at)
	}
}
