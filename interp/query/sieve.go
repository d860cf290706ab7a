package query

import (
	"math/bits"
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
)

// A test of the members of a set by a function, such as whether a line crosses a piece of terrain,
// is often cheaper than the conditions by which the members are picked, and few members pass it. So
// conditions that would have to be evaluated for each member, and cannot fail, are evaluated for
// those that pass.

// sieve is a set before such conditions.
type sieve struct {
	set   machine.Set
	w     ir.Window
	conds []*algebra.Node // opKeep, in the order of the text
}

// sieveOf is a set as a sieve; nil if it has no such conditions.
func (r *Reader) sieveOf(n *algebra.Node) *sieve {
	s := &sieve{w: n.W}
	for ; n.Op == algebra.OpKeep && n.W == s.w && n.Sure; n = n.Xs[0] {
		s.conds = append(s.conds, n)
	}
	if len(s.conds) == 0 {
		return nil
	}
	slices.Reverse(s.conds)
	s.set = algebra.Emit(n)
	return s
}

// anyThat makes whether a test holds for a member of a set, given what it goes by; nil: as the
// algorithm does it.
func (r *Reader) anyThat(n *ir.Node) machine.Num {
	over := n.X[len(n.X)-1]
	if n.Ker.Each == nil || over.Op != ir.Members || r.counts || r.Without(plan.Sieves) {
		return nil
	}
	s := r.sieveOf(r.Set(over.X[0]))
	if s == nil {
		return nil
	}
	test := n.Ker.Each
	var by []machine.Num
	for _, x := range n.X[:len(n.X)-1] {
		by = append(by, r.num(x))
	}
	p, q := by[0], by[1]
	return func(m *machine.M) int32 {
		from, to := p(m), q(m)
		mark := m.Mark()
		defer m.Release(mark)
		t := m.Words(s.w.N)
		s.set(m, t)
		m.Spend(ir.Size(t))
		begun := false
		for i, x := range t {
			for ; x != 0; x &= x - 1 {
				id := (s.w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(x))
				if !test(m, from, to, id) {
					continue
				}
				if !begun {
					s.begin(m)
					begun = true
				}
				if s.holds(m, id) {
					return 1
				}
			}
		}
		return 0
	}
}

func (s *sieve) begin(m *machine.M) {
	for _, n := range s.conds {
		if n.Begin != nil {
			n.Begin(m)
		}
	}
}

// holds reports whether the conditions hold for a member.
func (s *sieve) holds(m *machine.M, id int32) bool {
	for _, n := range s.conds {
		m.Spend(int(n.Work))
		n.Bind(m, id)
		start := m.ListStart()
		ok := n.Cond(m) != 0
		m.ListDrop(start)
		if !ok {
			return false
		}
	}
	return true
}
