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
		return exceptWord(n)
	case opRow:
		return rowWord(n)
	case opOne:
		return oneWord(n)
	case opAnd:
		return andWord(n.xs)
	case opOr:
		return orWord(n.xs)
	case opNot:
		return notWord(n)
	case opIf:
		return ifWord(n)
	case opPick:
		return pickWord(n)
	case opImage:
		if n.xs[0].w.N <= 1 {
			return imageWord(n)
		}
	case opMeets, opMisses:
		if n.xs[1].w.N <= 1 {
			return rowsWord(n)
		}
	case opCrowd:
		return crowdWord(n)
	case opStand:
		return standWord(n)
	case opKeep:
		return keepWord(n)
	case opScope:
		x, begin := emitWord(n.xs[0]), n.begin
		return func(m *machine.M) uint64 {
			begin(m)
			return x(m)
		}
	case opShift:
		return shiftWord(n)
	case opUnion:
		if n.xs[0].w.N <= 1 {
			return unionWord(n)
		}
	case opPlain:
		if n.word != nil {
			return n.word
		}
		return onlyWord(n.set)
	}
	return onlyWord(emitWords(n))
}

// onlyWord returns the only word of a set.
func onlyWord(set machine.Set) func(m *machine.M) uint64 {
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
		start := m.ListStart()
		for s := out; s != 0; s &= s - 1 {
			bind(m, lo+int32(bits.TrailingZeros64(s)))
			if cond(m) == 0 {
				out &^= s & -s
			}
			m.ListDrop(start) // after each: many members must not add up to more than a list may hold
		}
		return out
	}
}
