package algebra

import (
	"math/bits"

	"sandtable/interp/machine"
)

// Emit returns the closure that writes a node's set.
func Emit(n *Node) machine.Set {
	if n.W.N == 1 {
		f := EmitWord(n)
		return func(m *machine.M, dst []uint64) { dst[0] = f(m) }
	}
	return EmitWords(n)
}

// EmitWord emits a set that fits into one word.
func EmitWord(n *Node) func(m *machine.M) uint64 {
	switch n.Op {
	case OpConst:
		v := n.Mask[0]
		return func(*machine.M) uint64 { return v }
	case OpIndex:
		return indexWord(n)
	case OpRegister:
		off := n.Off
		return func(m *machine.M) uint64 { return m.S[off] }
	case OpRow:
		return rowWord(n)
	case OpOne:
		return oneWord(n)
	case OpAnd:
		return andWord(n.Xs)
	case OpOr:
		return orWord(n.Xs)
	case OpNot:
		return notWord(n)
	case OpPick:
		return pickWord(n)
	case OpMeets, OpMisses:
		if n.Xs[1].W.N <= 1 {
			return rowsWord(n)
		}
	case OpCrowd:
		return crowdWord(n)
	case OpStand:
		return standWord(n)
	case OpKeep:
		return keepWord(n)
	case OpScope:
		x, begin := EmitWord(n.Xs[0]), n.Begin
		return func(m *machine.M) uint64 {
			begin(m)
			return x(m)
		}
	case OpShift:
		return shiftWord(n)
	case OpUnion:
		if n.Xs[0].W.N <= 1 {
			return unionWord(n)
		}
	case OpPlain:
		if n.Word != nil {
			return n.Word
		}
		return onlyWord(n.Set)
	}
	return onlyWord(EmitWords(n))
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

func indexWord(n *Node) func(m *machine.M) uint64 {
	off, key, lo, count := n.Off, n.Key, n.Lo, uint32(n.N)
	if key == nil {
		return func(m *machine.M) uint64 { return m.X[off] }
	}
	if slot, ok := n.Local(); ok {
		return func(m *machine.M) uint64 {
			if k := uint32(m.L[m.Base()+slot] - lo); k < count {
				return m.X[off+int32(k)]
			}
			return 0
		}
	}
	if u := n.Under; u != nil {
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
func (n *Node) rowOfLocal() (slot, lo int32, rows []uint64, ok bool) {
	if n.Under != nil {
		return n.Under.Slot, n.Under.Lo, n.Under.rowsOf(n.Rows, n.Lo), true
	}
	slot, ok = n.Local()
	return slot, n.Lo, n.Rows, ok
}

// rowAndIndex emits the intersection of a row for a name in the frame and an index set; nil for
// other nodes.
func rowAndIndex(x, y *Node) func(m *machine.M) uint64 {
	if x.Op != OpRow || y.Op != OpIndex || y.Key != nil {
		return nil
	}
	slot, lo, rows, ok := x.rowOfLocal()
	if !ok {
		return nil
	}
	off := y.Off
	return func(m *machine.M) uint64 {
		if k := uint32(m.L[m.Base()+slot] - lo); k < uint32(len(rows)) {
			return rows[k] & m.X[off]
		}
		return 0
	}
}

func andWord(xs []*Node) func(m *machine.M) uint64 {
	f := EmitWord(xs[0])
	if g := rowAndIndex(xs[0], xs[1]); g != nil {
		f, xs = g, xs[1:]
	}
	for _, x := range xs[1:] {
		a, b := f, EmitWord(x)
		switch {
		case x.Op == OpConst:
			v := x.Mask[0]
			f = func(m *machine.M) uint64 { return a(m) & v }
		case x.Op == OpIndex && x.Key == nil:
			off := x.Off
			f = func(m *machine.M) uint64 { return a(m) & m.X[off] }
		case x.Op == OpNot && x.Xs[0].Op == OpIndex && x.Xs[0].Key == nil:
			off, all := x.Xs[0].Off, x.Mask[0]
			f = func(m *machine.M) uint64 { return a(m) & all &^ m.X[off] }
		case x.Total && (x.Op == OpRow || x.Op == OpIndex):
			f = func(m *machine.M) uint64 { return a(m) & b(m) }
		case x.Op == OpNot && x.Xs[0].Op == OpIndex && x.Total:
			y, all := x.Xs[0], x.Mask[0]
			off, key, lo, count := y.Off, y.Key, y.Lo, uint32(y.N)
			f = func(m *machine.M) uint64 {
				if k := uint32(key(m) - lo); k < count {
					return a(m) & all &^ m.X[off+int32(k)]
				}
				return a(m) & all
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

func orWord(xs []*Node) func(m *machine.M) uint64 {
	f := EmitWord(xs[0])
	for _, x := range xs[1:] {
		a, b := f, EmitWord(x)
		f = func(m *machine.M) uint64 { return a(m) | b(m) }
	}
	return f
}

// keepWord evaluates a condition for each member.
func keepWord(n *Node) func(m *machine.M) uint64 {
	x, cond, bind, begin, lo, work := EmitWord(n.Xs[0]), n.Cond, n.Bind, n.Begin, n.W.Lo<<6, int(n.Work)
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
