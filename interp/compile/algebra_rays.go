package compile

import (
	"math/bits"

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

// latticeOf returns the grid of a variable's spaces, if its sets have the same window.
func (c *C) latticeOf(v *model.Var) *model.Lattice {
	if v.Type.Base != model.ThingOf {
		return nil
	}
	l := model.LatticeOf(v.Type.Kind)
	if l == nil || WindowOf(model.SetOf(l.Kind)) != WindowOf(model.SetOf(v.Type.Kind)) {
		return nil
	}
	return l
}

// stepFrom reads toward(v, d), past(v, d, S) or ray(v, d, S), where v is the variable and d a
// constant.
func (c *C) stepFrom(e model.Expr, v *model.Var, law Law) (l *model.Lattice, d int32, in model.Expr, ok bool) {
	f, is := e.(*model.Func)
	if !is || c.without(Rays) || c.words.Functions[f.Name].Law != law {
		return nil, 0, nil, false
	}
	x, is := f.Args[0].(*model.Local)
	if !is || x.Var != v {
		return nil, 0, nil, false
	}
	if l = c.latticeOf(v); l == nil {
		return nil, 0, nil, false
	}
	if d, ok = c.number(f.Args[1]); !ok || d < 0 || d >= int32(len(l.Next)) {
		return nil, 0, nil, false
	}
	if len(f.Args) > 2 {
		in = f.Args[2]
		if c.mentions(in, v) {
			return nil, 0, nil, false
		}
	}
	return l, d, in, true
}

// readRay reads a ray from one space: the spaces before the nearest one that is not in the set.
func (c *C) readRay(e *model.Func, w Window) *node {
	if c.without(Rays) {
		return nil
	}
	if word := c.rayOfLocals(e, w); word != nil {
		return &node{op: opPlain, w: w, word: word}
	}
	x, ok := c.rayFrom(e, w)
	if !ok {
		return nil
	}
	return &node{op: opPlain, w: w, word: func(m *machine.M) uint64 {
		ray, stops, up := x(m)
		switch {
		case stops == 0:
			return ray
		case up:
			return ray & (stops&-stops - 1)
		}
		return ray & (^uint64(0) << uint(64-bits.LeadingZeros64(stops)))
	}}
}

// constantRays lists the rays of a ray or past in a constant direction, by space from first on. It
// returns false if sets of spaces take several words, or ids are not monotonic along the rays.
func (c *C) constantRays(e *model.Func, w Window) (first int32, rows []uint64, up, ok bool) {
	if w.N != 1 {
		return 0, nil, false, false
	}
	return c.constantRayRows(e, w)
}

// constantRayRows is constantRays for sets of spaces of any number of words.
func (c *C) constantRayRows(e *model.Func, w Window) (first int32, rows []uint64, up, ok bool) {
	l := model.LatticeOf(e.Type().Kind)
	if l == nil || w.N == 0 || WindowOf(model.SetOf(l.Kind)) != w || len(e.Args) < 3 {
		return 0, nil, false, false
	}
	d, ok := c.number(e.Args[1])
	if !ok || d < 0 || d >= int32(len(l.Next)) {
		return 0, nil, false, false
	}
	rows, up, ok = raysOf(l, d, w)
	return l.Lo, rows, up, ok
}

// rayOfLocals emits a ray in a constant direction where names in the frame denote the space and the
// set.
func (c *C) rayOfLocals(e *model.Func, w Window) func(m *machine.M) uint64 {
	from, ok := e.Args[0].(*model.Local)
	if !ok || c.inRegister(from.Var) || len(e.Args) < 3 {
		return nil
	}
	in, ok := e.Args[2].(*model.Local)
	own := WindowOf(e.Args[2].Type())
	if !ok || c.setNames[in.Var] != nil || w.Lo < own.Lo || w.Lo >= own.Lo+own.N {
		return nil
	}
	lo, rows, up, ok := c.constantRays(e, w)
	if !ok {
		return nil
	}
	slot, set := c.Slot(from.Var).I, c.Slot(in.Var).W+w.Lo-own.Lo
	if up {
		return func(m *machine.M) uint64 {
			i := uint32(m.L[m.Base()+slot] - lo)
			if i >= uint32(len(rows)) {
				return 0
			}
			ray := rows[i]
			stops := ray &^ m.B[m.BBase()+set]
			return ray & (stops&-stops - 1) // if stops is 0: all ones
		}
	}
	return func(m *machine.M) uint64 {
		i := uint32(m.L[m.Base()+slot] - lo)
		if i >= uint32(len(rows)) {
			return 0
		}
		ray := rows[i]
		stops := ray &^ m.B[m.BBase()+set]
		return ray & (^uint64(0) << uint(64-bits.LeadingZeros64(stops)))
	}
}

// pastNum compiles where a ray ends: the nearest space that is not in the set.
func (c *C) pastNum(e *model.Func) machine.Num {
	w := WindowOf(e.Type().In(model.Set))
	if f := c.pastToward(e, w); f != nil {
		return f
	}
	x, ok := c.rayFrom(e, w)
	if !ok {
		return nil
	}
	lo := w.Lo << 6
	return func(m *machine.M) int32 {
		_, stops, up := x(m)
		switch {
		case stops == 0:
			return model.None
		case up:
			return lo + int32(bits.TrailingZeros64(stops))
		}
		return lo + int32(63-bits.LeadingZeros64(stops))
	}
}

// pastToward compiles where a ray in a constant direction ends.
func (c *C) pastToward(e *model.Func, w Window) machine.Num {
	first, rows, up, ok := c.constantRays(e, w)
	if !ok {
		return nil
	}
	from, in, lo := c.Num(e.Args[0]), c.query(e.Args[2], w).Word, w.Lo<<6
	if in == nil {
		return nil
	}
	if up {
		return func(m *machine.M) int32 {
			if i := uint32(from(m) - first); i < uint32(len(rows)) && rows[i] != 0 {
				if stops := rows[i] &^ in(m); stops != 0 {
					return lo + int32(bits.TrailingZeros64(stops))
				}
			}
			return model.None
		}
	}
	return func(m *machine.M) int32 {
		if i := uint32(from(m) - first); i < uint32(len(rows)) && rows[i] != 0 {
			if stops := rows[i] &^ in(m); stops != 0 {
				return lo + int32(63-bits.LeadingZeros64(stops))
			}
		}
		return model.None
	}
}

// rayFrom computes a whole ray, those of its spaces that are not in the set, and whether ids ascend
// along it.
func (c *C) rayFrom(e *model.Func, w Window) (func(m *machine.M) (ray, stops uint64, up bool), bool) {
	l := model.LatticeOf(e.Type().Kind)
	if l == nil || w.N != 1 || WindowOf(model.SetOf(l.Kind)) != w || len(e.Args) < 3 {
		return nil, false
	}
	var rows [model.Directions][]uint64
	var ups [model.Directions]bool
	for d := range rows {
		var ok bool
		if rows[d], ups[d], ok = raysOf(l, int32(d), w); !ok {
			return nil, false
		}
	}
	from, lo := c.Num(e.Args[0]), l.Lo
	in := c.query(e.Args[2], w).Word
	if in == nil {
		return nil, false
	}
	if d, ok := c.number(e.Args[1]); ok {
		if d < 0 || d >= int32(len(rows)) {
			return nil, false
		}
		row, up := rows[d], ups[d]
		return func(m *machine.M) (uint64, uint64, bool) {
			i := uint32(from(m) - lo)
			if i >= uint32(len(row)) {
				return 0, 0, up
			}
			ray := row[i]
			if ray == 0 {
				return 0, 0, up
			}
			return ray, ray &^ in(m), up
		}, true
	}
	dir := c.Num(e.Args[1])
	return func(m *machine.M) (uint64, uint64, bool) {
		i, d := uint32(from(m)-lo), uint32(dir(m))
		if d >= uint32(len(rows)) || i >= uint32(len(rows[d])) {
			return 0, 0, true
		}
		ray := rows[d][i]
		return ray, ray &^ in(m), ups[d]
	}, true
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
