package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Directions on grids, in the algebra. Where the spaces of a grid are numbered so that a step in a
// direction always adds the same number, the set of all spaces whose neighbor lies in a set is one
// shift; else it is an image through a table.

// before returns the set of spaces whose neighbor in a direction is in x.
func (c *C) before(l *model.Lattice, d int32, x *node) *node {
	w := x.w
	has := haveNeighbor(l, d, w)
	if delta := l.Delta[d]; delta != 0 && w.N == 1 {
		return &node{op: opShift, w: w, off: delta, mask: has, xs: []*node{x}, total: x.total}
	}
	rows := make([]uint64, (l.Hi-l.Lo)*w.N)
	for id := l.Lo; id < l.Hi; id++ {
		if to := l.Neighbor(id, d); to != model.None {
			setBit(rows[(to-l.Lo)*w.N:(to-l.Lo+1)*w.N], w.Lo, id)
		}
	}
	return &node{op: opImage, w: w, rows: rows, lo: l.Lo, xs: []*node{x}, total: x.total}
}

// haveNeighbor returns the set of spaces that have a neighbor in a direction.
func haveNeighbor(l *model.Lattice, d int32, w Window) []uint64 {
	has := make([]uint64, w.N)
	for id := l.Lo; id < l.Hi; id++ {
		if l.Neighbor(id, d) != model.None {
			setBit(has, w.Lo, id)
		}
	}
	return has
}

// shifted shifts a set so that each space is replaced by the one before it.
func shifted(s uint64, delta int32, has uint64) uint64 {
	if delta > 0 {
		return s >> uint(delta&63) & has
	}
	return s << uint(-delta&63) & has
}

// runsInto returns the set of spaces from which a ray in a direction through the set e ends at a
// space of o: past(v, d, e) is in o.
func (c *C) runsInto(l *model.Lattice, d int32, e, o *node) *node {
	if e.w.N != 1 || l.Delta[d] == 0 || !e.total || !o.total {
		return nil
	}
	has, delta := haveNeighbor(l, d, e.w)[0], l.Delta[d]
	if e.op == opRegister && o.op == opRegister {
		through, ends := e.off, o.off
		return &node{op: opPlain, w: e.w, total: true, mask: []uint64{has}, word: func(m *machine.M) uint64 {
			in := m.S[through]
			out := shifted(m.S[ends]&^in, delta, has)
			for t := out & in; t != 0; {
				t = shifted(t, delta, has)
				out |= t
				t &= in
			}
			return out
		}}
	}
	through, ends := emitWord(e), emitWord(o)
	return &node{op: opPlain, w: e.w, total: true, mask: []uint64{has}, word: func(m *machine.M) uint64 {
		in := through(m)
		out := shifted(ends(m)&^in, delta, has)
		for t := out & in; t != 0; {
			t = shifted(t, delta, has)
			out |= t
			t &= in
		}
		return out
	}}
}

// raysOf lists, for each space, the whole ray in a direction, as words. It returns false if ids are
// not monotonic along all of them.
func raysOf(l *model.Lattice, d int32, w Window) (rows []uint64, up, ok bool) {
	rows = make([]uint64, (l.Hi-l.Lo)*w.N)
	ups, downs := 0, 0
	for id := l.Lo; id < l.Hi; id++ {
		row := rows[(id-l.Lo)*w.N : (id-l.Lo+1)*w.N]
		for at, to := id, l.Neighbor(id, d); to != model.None; at, to = to, l.Neighbor(to, d) {
			setBit(row, w.Lo, to)
			if to > at {
				ups++
			} else {
				downs++
			}
		}
	}
	return rows, ups > 0, ups == 0 || downs == 0
}
