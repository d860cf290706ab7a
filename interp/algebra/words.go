package algebra

import (
	"math/bits"

	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// EmitWords emits a set of several words.
func EmitWords(n *Node) machine.Set {
	words := n.W.N
	if words == 0 { // a kind without things
		return func(m *machine.M, dst []uint64) {}
	}
	switch n.Op {
	case OpConst:
		mask := n.Mask
		return func(m *machine.M, dst []uint64) { copy(dst, mask) }
	case OpIndex:
		off, key, lo, count := n.Off, n.Key, n.Lo, uint32(n.N)
		if key == nil {
			return func(m *machine.M, dst []uint64) { copy(dst, m.X[off:off+words]) }
		}
		return func(m *machine.M, dst []uint64) {
			if k := uint32(key(m) - lo); k < count {
				copy(dst, m.X[off+int32(k)*words:])
			} else {
				clear(dst)
			}
		}
	case OpRegister:
		off := n.Off
		return func(m *machine.M, dst []uint64) { copy(dst, m.S[off:off+words]) }
	case OpExcept:
		off, key, lo, count := n.Off, n.Key, n.Lo, n.N
		return func(m *machine.M, dst []uint64) {
			clear(dst)
			k := key(m) - lo
			for i := range count {
				if i != k {
					for j := range dst {
						dst[j] |= m.X[off+i*words+int32(j)]
					}
				}
			}
		}
	case OpRow:
		rows, key, lo := n.Rows, n.Key, n.Lo
		count := uint32(int32(len(rows)) / words)
		return func(m *machine.M, dst []uint64) {
			if k := uint32(key(m) - lo); k < count {
				copy(dst, rows[int32(k)*words:])
			} else {
				clear(dst)
			}
		}
	case OpOne:
		key, lo := n.Key, n.W.Lo
		return func(m *machine.M, dst []uint64) {
			id := key(m)
			clear(dst)
			if id >= 0 {
				SetBit(dst, lo, id)
			}
		}
	case OpAnd:
		return andWords(n)
	case OpOr:
		return orWords(n)
	case OpNot:
		x, all := Emit(n.Xs[0]), n.Mask
		return func(m *machine.M, dst []uint64) {
			x(m, dst)
			for i := range dst {
				dst[i] = all[i] &^ dst[i]
			}
		}
	case OpIf:
		cond, x := n.Cond, Emit(n.Xs[0])
		return func(m *machine.M, dst []uint64) {
			if cond(m) == 0 {
				clear(dst)
				return
			}
			x(m, dst)
		}
	case OpPick:
		cond, x, y := n.Cond, Emit(n.Xs[0]), Emit(n.Xs[1])
		return func(m *machine.M, dst []uint64) {
			if cond(m) != 0 {
				x(m, dst)
			} else {
				y(m, dst)
			}
		}
	case OpImage:
		return imageWords(n)
	case OpMeets, OpMisses:
		return rowsWords(n)
	case OpCrowd:
		return crowdWords(n)
	case OpStand:
		return standWords(n)
	case OpKeep:
		return keepWords(n)
	case OpElse:
		return elseWords(n)
	case OpScope:
		x, begin := Emit(n.Xs[0]), n.Begin
		return func(m *machine.M, dst []uint64) {
			begin(m)
			x(m, dst)
		}
	case OpUnion:
		return unionWords(n)
	case OpFit:
		return closure.Fitted(Emit(n.Xs[0]), n.Xs[0].W, n.W)
	}
	return n.Set
}

func andWords(n *Node) machine.Set {
	first := Emit(n.Xs[0])
	type part struct {
		set  machine.Set
		mask []uint64
		off  int32
	}
	var parts []part
	for _, x := range n.Xs[1:] {
		switch {
		case x.Op == OpConst:
			parts = append(parts, part{mask: x.Mask})
		case x.Op == OpIndex && x.Key == nil:
			parts = append(parts, part{off: x.Off})
		default:
			parts = append(parts, part{set: Emit(x)})
		}
	}
	words := n.W.N
	return func(m *machine.M, dst []uint64) {
		first(m, dst)
		for i := range parts {
			p := &parts[i]
			left := uint64(0)
			switch {
			case p.mask != nil:
				for j := range dst {
					dst[j] &= p.mask[j]
				}
				continue
			case p.set == nil:
				for j := range dst {
					dst[j] &= m.X[p.off+int32(j)]
				}
				continue
			}
			for _, x := range dst {
				left |= x
			}
			if left == 0 {
				return
			}
			mark := m.Mark()
			t := m.Words(words)
			p.set(m, t)
			for j := range dst {
				dst[j] &= t[j]
			}
			m.Release(mark)
		}
	}
}

func orWords(n *Node) machine.Set {
	first := Emit(n.Xs[0])
	var rest []machine.Set
	for _, x := range n.Xs[1:] {
		rest = append(rest, Emit(x))
	}
	words := n.W.N
	return func(m *machine.M, dst []uint64) {
		first(m, dst)
		mark := m.Mark()
		t := m.Words(words)
		for _, f := range rest {
			f(m, t)
			for j := range dst {
				dst[j] |= t[j]
			}
		}
		m.Release(mark)
	}
}

func imageWords(n *Node) machine.Set {
	x, from, words, rows, lo := Emit(n.Xs[0]), n.Xs[0].W, n.W.N, n.Rows, n.Xs[0].W.Lo<<6-n.Lo
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t := m.Words(from.N)
		x(m, t)
		clear(dst)
		m.Spend(ir.Size(t) * int(1+words/machine.WordsAStep) / machine.RowsAStep)
		for i, s := range t {
			for ; s != 0; s &= s - 1 {
				at := (lo + int32(i)<<6 + int32(bits.TrailingZeros64(s))) * words
				for j := range dst {
					dst[j] |= rows[at+int32(j)]
				}
			}
		}
		m.Release(mark)
	}
}

func keepWords(n *Node) machine.Set {
	x, cond, bind, begin, lo, work := Emit(n.Xs[0]), n.Cond, n.Bind, n.Begin, n.W.Lo<<6, int(n.Work)
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		m.Spend(ir.Size(dst) * work)
		if begin != nil {
			begin(m)
		}
		for i, s := range dst {
			for ; s != 0; s &= s - 1 {
				bind(m, lo+int32(i)<<6+int32(bits.TrailingZeros64(s)))
				start := m.ListStart()
				if cond(m) == 0 {
					dst[i] &^= s & -s
				}
				m.ListDrop(start)
			}
		}
	}
}

func elseWords(n *Node) machine.Set {
	x, y, z, off, words := Emit(n.Xs[0]), Emit(n.Xs[1]), Emit(n.Xs[2]), n.Off, n.W.N
	return func(m *machine.M, dst []uint64) {
		given := m.S[off : off+words]
		x(m, given)
		y(m, dst)
		for i := range given {
			given[i] &^= dst[i]
		}
		mark := m.Mark()
		t := m.Words(words)
		z(m, t)
		for i := range dst {
			dst[i] |= t[i]
		}
		m.Release(mark)
	}
}

func unionWords(n *Node) machine.Set {
	x, y, bind, begin, from, words := Emit(n.Xs[0]), Emit(n.Xs[1]), n.Bind, n.Begin, n.Xs[0].W, n.W.N
	work := int(n.Work + words/machine.WordsAStep)
	return func(m *machine.M, dst []uint64) {
		if begin != nil {
			begin(m)
		}
		mark := m.Mark()
		over, t := m.Words(from.N), m.Words(words)
		x(m, over)
		clear(dst)
		m.Spend(ir.Size(over) * work)
		for i, s := range over {
			for ; s != 0; s &= s - 1 {
				bind(m, (from.Lo+int32(i))<<6+int32(bits.TrailingZeros64(s)))
				y(m, t)
				for j := range dst {
					dst[j] |= t[j]
				}
			}
		}
		m.Release(mark)
	}
}
