package compile

import (
	"math/bits"
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A test of the members of a set by a function, such as whether a line crosses a piece of terrain,
// is often cheaper than the conditions by which the members are picked, and few members pass it. So
// conditions that would have to be evaluated for each member, and cannot fail, are evaluated for
// those that pass.

// sieve is a set before such conditions.
type sieve struct {
	set   machine.Set
	w     Window
	conds []*node // opKeep, in the order of the text
}

// sieveOf reads a set as a sieve; nil if it has no such conditions.
func (c *C) sieveOf(q Query) *sieve {
	if q.read == nil || c.Choice.Counts || c.without(Sieves) {
		return nil
	}
	s := &sieve{w: q.W}
	n := q.read
	for ; n.op == opKeep && n.w == q.W && c.total(n.asks); n = n.xs[0] {
		s.conds = append(s.conds, n)
	}
	if len(s.conds) == 0 {
		return nil
	}
	slices.Reverse(s.conds)
	s.set = emit(n)
	return s
}

// AnyThat compiles whether a test holds for a member of a set, given something to go by.
func AnyThat[T any](c *C, e model.Expr, test func(m *machine.M, by T, id int32) bool) func(m *machine.M, by T) bool {
	q := c.Query(e)
	if s := c.sieveOf(q); s != nil {
		return anyLeft(s, test)
	}
	list := q.List()
	return func(m *machine.M, by T) bool {
		start := m.ListStart()
		defer m.ListDrop(start)
		l := list(m)
		m.Spend(len(l))
		for _, id := range l {
			if test(m, by, id) {
				return true
			}
		}
		return false
	}
}

func anyLeft[T any](s *sieve, test func(m *machine.M, by T, id int32) bool) func(m *machine.M, by T) bool {
	return func(m *machine.M, by T) bool {
		mark := m.Mark()
		defer m.Release(mark)
		t := m.Words(s.w.N)
		s.set(m, t)
		m.Spend(ir.Size(t))
		begun := false
		for i, x := range t {
			for ; x != 0; x &= x - 1 {
				id := (s.w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(x))
				if !test(m, by, id) {
					continue
				}
				if !begun {
					s.begin(m)
					begun = true
				}
				if s.holds(m, id) {
					return true
				}
			}
		}
		return false
	}
}

func (s *sieve) begin(m *machine.M) {
	for _, n := range s.conds {
		if n.begin != nil {
			n.begin(m)
		}
	}
}

// holds reports whether the conditions hold for a member.
func (s *sieve) holds(m *machine.M, id int32) bool {
	for _, n := range s.conds {
		m.Spend(int(n.work))
		n.bind(m, id)
		start := m.ListStart()
		ok := n.cond(m) != 0
		m.ListDrop(start)
		if !ok {
			return false
		}
	}
	return true
}
