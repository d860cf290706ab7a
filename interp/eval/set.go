package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// alone is the set of one thing; of None it is empty.
func (r *Run) alone(n *ir.Node) []uint64 {
	return collected(n, func(add func(id int32)) {
		if id := r.Num(n.X[0]); id != none {
			add(id)
		}
	})
}

// gather is the set of the members of a list.
func (r *Run) gather(n *ir.Node) []uint64 {
	return collected(n, func(add func(id int32)) {
		for _, id := range r.List(n.X[0]) {
			add(id)
		}
	})
}

// collected is a set whose members are added one by one.
func collected(n *ir.Node, collect func(add func(id int32))) []uint64 {
	out := make([]uint64, n.T.Win.N)
	collect(func(id int32) { ir.Add1(out, n.T.Win, id) })
	return out
}

// fitted is a set of one window in another one. Members outside of the latter are left out.
func fitted(s []uint64, from, to ir.Window) []uint64 {
	out := make([]uint64, to.N)
	ir.Refit(out, to, s, from)
	return out
}

func combined(op ir.Op, a, b []uint64) []uint64 {
	out := slices.Clone(a)
	ir.Combine(op, out, b)
	return out
}

func (r *Run) keep(n *ir.Node) []uint64 {
	over := n.X[0]
	from := r.Set(over)
	return collected(n, func(add func(id int32)) {
		for id := range ir.Each(from, over.T.Win) {
			r.bind(n.V, ir.Val{N: id})
			if r.holds(n.X[1]) {
				add(id)
			}
		}
	})
}

func (r *Run) join(n *ir.Node) []uint64 {
	out := make([]uint64, n.T.Win.N)
	for _, id := range r.List(n.X[0]) {
		r.bind(n.V, ir.Val{N: id})
		if r.holds(n.X[1]) {
			ir.Combine(ir.Union, out, r.Set(n.X[2]))
		}
	}
	return out
}

// pile is what lies in a place, of a family. Where a back lies that may be one of them, all of its
// own family are tested.
func (r *Run) pile(n *ir.Node) []uint64 {
	m, place, d := r.m, r.Num(n.X[0]), n.Dom
	return collected(n, func(add func(id int32)) {
		if m.P.Ids.Loose(place) {
			r.heap(d.Lo, d.Lo+d.N, place, add)
			return
		}
		var last *machine.Back
		for p := m.TopOf(place); p != none; p = m.UnderOf(p) {
			b := m.Back(p)
			switch {
			case b == nil && d.Has(p):
				add(p)
			case b != nil && b != last:
				last = b
				r.heap(max(b.Lo, d.Lo), min(b.Hi, d.Lo+d.N), place, add)
			}
		}
	})
}

// heap adds those of a range of pieces that lie in a place, in any order.
func (r *Run) heap(from, to, place int32, add func(id int32)) {
	r.m.Spend(int(max(to-from, 0)))
	for id := from; id < to; id++ {
		if r.m.P.Game.Things[id] != nil && r.m.Lies(id, func(s machine.Spot) bool { return s.Place == place }) {
			add(id)
		}
	}
}

// both combines two sets.
func (r *Run) both(n *ir.Node) []uint64 { return combined(n.Op, r.Set(n.X[0]), r.Set(n.X[1])) }
