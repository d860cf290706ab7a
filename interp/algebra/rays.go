package algebra

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Directions on grids, in the algebra. Where the spaces of a grid are numbered so that a step in a
// direction always adds the same number, the set of all spaces whose neighbor lies in a set is one
// shift; else it is an image through a table.

// Before returns the set of spaces whose neighbor in a direction is in x.
func Before(l *model.Lattice, d int32, x *Node) *Node {
	w := x.W
	has := HaveNeighbor(l, d, w)
	if delta := l.Delta[d]; delta != 0 && w.N == 1 {
		return &Node{Op: OpShift, W: w, Off: delta, Mask: has, Xs: []*Node{x}, Total: x.Total}
	}
	rows := make([]uint64, (l.Hi-l.Lo)*w.N)
	for id := l.Lo; id < l.Hi; id++ {
		if to := l.Neighbor(id, d); to != model.None {
			SetBit(rows[(to-l.Lo)*w.N:(to-l.Lo+1)*w.N], w.Lo, id)
		}
	}
	return &Node{Op: OpImage, W: w, Rows: rows, Lo: l.Lo, Xs: []*Node{x}, Total: x.Total}
}

// HaveNeighbor returns the set of spaces that have a neighbor in a direction.
func HaveNeighbor(l *model.Lattice, d int32, w ir.Window) []uint64 {
	has := make([]uint64, w.N)
	for id := l.Lo; id < l.Hi; id++ {
		if l.Neighbor(id, d) != model.None {
			SetBit(has, w.Lo, id)
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

// RunsInto returns the set of spaces from which a ray in a direction through the set e ends at a
// space of o: past(v, d, e) is in o.
func RunsInto(l *model.Lattice, d int32, e, o *Node) *Node {
	if e.W.N != 1 || l.Delta[d] == 0 || !e.Total || !o.Total {
		return nil
	}
	has, delta := HaveNeighbor(l, d, e.W)[0], l.Delta[d]
	if e.Op == OpRegister && o.Op == OpRegister {
		through, ends := e.Off, o.Off
		return &Node{Op: OpPlain, W: e.W, Total: true, Mask: []uint64{has}, Word: func(m *machine.M) uint64 {
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
	through, ends := EmitWord(e), EmitWord(o)
	return &Node{Op: OpPlain, W: e.W, Total: true, Mask: []uint64{has}, Word: func(m *machine.M) uint64 {
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

// RaysOf lists, for each space, the whole ray in a direction, as words. It returns false if ids are
// not monotonic along all of them.
func RaysOf(l *model.Lattice, d int32, w ir.Window) (rows []uint64, up, ok bool) {
	rows = make([]uint64, (l.Hi-l.Lo)*w.N)
	ups, downs := 0, 0
	for id := l.Lo; id < l.Hi; id++ {
		row := rows[(id-l.Lo)*w.N : (id-l.Lo+1)*w.N]
		for at, to := id, l.Neighbor(id, d); to != model.None; at, to = to, l.Neighbor(to, d) {
			SetBit(row, w.Lo, to)
			if to > at {
				ups++
			} else {
				downs++
			}
		}
	}
	return rows, ups > 0, ups == 0 || downs == 0
}
