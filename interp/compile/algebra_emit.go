package compile

import (
	"math/bits"

	"sandtable/interp/machine"
)

// emit returns the closure that writes a node's set.
func emit(n *node) machine.Set {
	if n.w.N == 1 {
		f := emitWord(n)
		return func(m *machine.M, dst []uint64) { dst[0] = f(m) }
	}
	return emitWords(n)
}

// emitWord emits a set that fits into one word.
func emitWord(n *node) func(m *machine.M) uint64 {
	switch n.op {
	case opConst:
		v := n.mask[0]
		return func(*machine.M) uint64 { return v }
	case opIndex:
		return indexWord(n)
	case opRegister:
		off := n.off
		return func(m *machine.M) uint64 { return m.S[off] }
	case opExcept:
		off, key, lo, count := n.off, n.key, n.lo, n.n
		return func(m *machine.M) uint64 {
			k, out := key(m)-lo, uint64(0)
			for i := range count {
				if i != k {
					out |= m.X[off+i]
				}
			}
			return out
		}
	case opRow:
		rows, key, lo := n.rows, n.key, n.lo
		if slot, at, by, ok := n.rowOfLocal(); ok {
			return func(m *machine.M) uint64 {
				if k := uint32(m.L[m.Base()+slot] - at); k < uint32(len(by)) {
					return by[k]
				}
				return 0
			}
		}
		if slot, ok := n.local(); ok {
			return func(m *machine.M) uint64 {
				if k := uint32(m.L[m.Base()+slot] - lo); k < uint32(len(rows)) {
					return rows[k]
				}
				return 0
			}
		}
		return func(m *machine.M) uint64 {
			if k := uint32(key(m) - lo); k < uint32(len(rows)) {
				return rows[k]
			}
			return 0
		}
	case opOne:
		key, lo := n.key, n.w.Lo<<6
		return func(m *machine.M) uint64 {
			if k := uint32(key(m) - lo); k < 64 {
				return 1 << k
			}
			return 0
		}
	case opAnd:
		return andWord(n.xs)
	case opOr:
		return orWord(n.xs)
	case opNot:
		x, all := emitWord(n.xs[0]), n.mask[0]
		if y := n.xs[0]; y.op == opIndex && y.key == nil {
			off := y.off
			return func(m *machine.M) uint64 { return all &^ m.X[off] }
		} else if y.op == opIndex {
			off, key, lo, count := y.off, y.key, y.lo, uint32(y.n)
			return func(m *machine.M) uint64 {
				if k := uint32(key(m) - lo); k < count {
					return all &^ m.X[off+int32(k)]
				}
				return all
			}
		}
		return func(m *machine.M) uint64 { return all &^ x(m) }
	case opIf:
		cond, x := n.cond, emitWord(n.xs[0])
		return func(m *machine.M) uint64 {
			if cond(m) == 0 {
				return 0
			}
			return x(m)
		}
	case opPick:
		cond, x, y := n.cond, emitWord(n.xs[0]), emitWord(n.xs[1])
		return func(m *machine.M) uint64 {
			if cond(m) != 0 {
				return x(m)
			}
			return y(m)
		}
	case opImage:
		if n.xs[0].w.N > 1 {
			break
		}
		if n.part != nil {
			return imageByWord(n)
		}
		x, rows, lo := emitWord(n.xs[0]), n.rows, n.xs[0].w.Lo<<6-n.lo
		return func(m *machine.M) uint64 {
			out := uint64(0)
			for s := x(m); s != 0; s &= s - 1 {
				out |= rows[lo+int32(bits.TrailingZeros64(s))]
			}
			return out
		}
	case opMeets, opMisses:
		if n.xs[1].w.N > 1 {
			break
		}
		return rowsWord(n)
	case opCrowd:
		return crowdWord(n)
	case opStand:
		return standWord(n)
	case opKeep:
		if n.figure != nil {
			return keepFigure(n)
		}
		return keepWord(n)
	case opScope:
		x, begin := emitWord(n.xs[0]), n.begin
		return func(m *machine.M) uint64 {
			begin(m)
			return x(m)
		}
	case opShift:
		x, delta, has := emitWord(n.xs[0]), uint(n.off), n.mask[0]
		if n.off < 0 {
			delta = uint(-n.off)
			return func(m *machine.M) uint64 { return x(m) << (delta & 63) & has }
		}
		return func(m *machine.M) uint64 { return x(m) >> (delta & 63) & has }
	case opUnion:
		if n.xs[0].w.N > 1 {
			break
		}
		x, y, bind, begin, lo, work := emitWord(n.xs[0]), emitWord(n.xs[1]), n.bind, n.begin, n.xs[0].w.Lo<<6, int(n.work)
		return func(m *machine.M) uint64 {
			if begin != nil {
				begin(m)
			}
			out, s := uint64(0), x(m)
			m.Spend(bits.OnesCount64(s) * work)
			for ; s != 0; s &= s - 1 {
				bind(m, lo+int32(bits.TrailingZeros64(s)))
				out |= y(m)
			}
			return out
		}
	case opPlain:
		if n.word != nil {
			return n.word
		}
		set := n.set
		return func(m *machine.M) uint64 {
			mark := m.Mark()
			t := m.Words(1)
			set(m, t)
			v := t[0]
			m.Release(mark)
			return v
		}
	}
	set := emitWords(n)
	return func(m *machine.M) uint64 {
		mark := m.Mark()
		t := m.Words(1)
		set(m, t)
		v := t[0]
		m.Release(mark)
		return v
	}
}

func indexWord(n *node) func(m *machine.M) uint64 {
	off, key, lo, count := n.off, n.key, n.lo, uint32(n.n)
	if key == nil {
		return func(m *machine.M) uint64 { return m.X[off] }
	}
	if slot, ok := n.local(); ok {
		return func(m *machine.M) uint64 {
			if k := uint32(m.L[m.Base()+slot] - lo); k < count {
				return m.X[off+int32(k)]
			}
			return 0
		}
	}
	if u := n.under; u != nil {
		return func(m *machine.M) uint64 {
			if k := uint32(u.read(m) - lo); k < count {
				return m.X[off+int32(k)]
			}
			return 0
		}
	}
	return func(m *machine.M) uint64 {
		if k := uint32(key(m) - lo); k < count {
			return m.X[off+int32(k)]
		}
		return 0
	}
}

// rowOfLocal returns a table that is indexed by the thing a name in the frame denotes, or by what
// is printed on it: the name's slot, and the thing of the first row.
func (n *node) rowOfLocal() (slot, lo int32, rows []uint64, ok bool) {
	if n.under != nil {
		return n.under.slot, n.under.lo, n.under.rowsOf(n.rows, n.lo), true
	}
	slot, ok = n.local()
	return slot, n.lo, n.rows, ok
}

// rowAndIndex emits the intersection of a row for a name in the frame and an index set; nil for
// other nodes.
func rowAndIndex(x, y *node) func(m *machine.M) uint64 {
	if x.op != opRow || y.op != opIndex || y.key != nil {
		return nil
	}
	slot, lo, rows, ok := x.rowOfLocal()
	if !ok {
		return nil
	}
	off := y.off
	return func(m *machine.M) uint64 {
		if k := uint32(m.L[m.Base()+slot] - lo); k < uint32(len(rows)) {
			return rows[k] & m.X[off]
		}
		return 0
	}
}

func andWord(xs []*node) func(m *machine.M) uint64 {
	f := emitWord(xs[0])
	if g := rowAndIndex(xs[0], xs[1]); g != nil {
		f, xs = g, xs[1:]
	}
	for _, x := range xs[1:] {
		a, b := f, emitWord(x)
		switch {
		case x.op == opConst:
			v := x.mask[0]
			f = func(m *machine.M) uint64 { return a(m) & v }
		case x.op == opRegister:
			off := x.off
			f = func(m *machine.M) uint64 { return a(m) & m.S[off] }
		case x.op == opIndex && x.key == nil:
			off := x.off
			f = func(m *machine.M) uint64 { return a(m) & m.X[off] }
		case x.op == opNot && x.xs[0].op == opIndex && x.xs[0].key == nil:
			off, all := x.xs[0].off, x.mask[0]
			f = func(m *machine.M) uint64 { return a(m) & all &^ m.X[off] }
		case x.total && (x.op == opRow || x.op == opIndex):
			f = func(m *machine.M) uint64 { return a(m) & b(m) }
		case x.op == opNot && x.xs[0].op == opIndex && x.total:
			y, all := x.xs[0], x.mask[0]
			off, key, lo, count := y.off, y.key, y.lo, uint32(y.n)
			if slot, ok := y.local(); ok {
				f = func(m *machine.M) uint64 {
					if k := uint32(m.L[m.Base()+slot] - lo); k < count {
						return a(m) & all &^ m.X[off+int32(k)]
					}
					return a(m) & all
				}
				break
			}
			f = func(m *machine.M) uint64 {
				if k := uint32(key(m) - lo); k < count {
					return a(m) & all &^ m.X[off+int32(k)]
				}
				return a(m) & all
			}
		case x.op == opOr && len(x.xs) == 2 && x.xs[0].op == opRow && x.xs[1].op == opNot && x.xs[1].xs[0].op == opIndex && x.xs[1].xs[0].key == nil:
			rows, key, lo, off, all := x.xs[0].rows, x.xs[0].key, x.xs[0].lo, x.xs[1].xs[0].off, x.xs[1].mask[0]
			f = func(m *machine.M) uint64 {
				s := a(m)
				if s == 0 {
					return 0
				}
				or := all &^ m.X[off]
				if k := uint32(key(m) - lo); k < uint32(len(rows)) {
					or |= rows[k]
				}
				return s & or
			}
		default:
			f = func(m *machine.M) uint64 {
				if s := a(m); s != 0 {
					return s & b(m)
				}
				return 0
			}
		}
	}
	return f
}

func orWord(xs []*node) func(m *machine.M) uint64 {
	f := emitWord(xs[0])
	for _, x := range xs[1:] {
		a, b := f, emitWord(x)
		f = func(m *machine.M) uint64 { return a(m) | b(m) }
	}
	return f
}

// keepWord evaluates a condition for each member.
func keepWord(n *node) func(m *machine.M) uint64 {
	x, cond, bind, begin, lo, work := emitWord(n.xs[0]), n.cond, n.bind, n.begin, n.w.Lo<<6, int(n.work)
	return func(m *machine.M) uint64 {
		out := x(m)
		m.Spend(bits.OnesCount64(out) * work)
		if begin != nil {
			begin(m)
		}
		for s := out; s != 0; s &= s - 1 {
			bind(m, lo+int32(bits.TrailingZeros64(s)))
			start := m.ListStart()
			if cond(m) == 0 {
				out &^= s & -s
			}
			m.ListDrop(start)
		}
		return out
	}
}
