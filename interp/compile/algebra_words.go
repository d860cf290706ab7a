package compile

import (
	"math/bits"

	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// emitWords emits a set of several words.
func emitWords(n *node) machine.Set {
	words := n.w.N
	if words == 0 { // a kind without things
		return func(m *machine.M, dst []uint64) {}
	}
	switch n.op {
	case opConst:
		mask := n.mask
		return func(m *machine.M, dst []uint64) { copy(dst, mask) }
	case opIndex:
		off, key, lo, count := n.off, n.key, n.lo, uint32(n.n)
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
	case opRegister:
		off := n.off
		return func(m *machine.M, dst []uint64) { copy(dst, m.S[off:off+words]) }
	case opExcept:
		off, key, lo, count := n.off, n.key, n.lo, n.n
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
	case opRow:
		rows, key, lo := n.rows, n.key, n.lo
		count := uint32(int32(len(rows)) / words)
		return func(m *machine.M, dst []uint64) {
			if k := uint32(key(m) - lo); k < count {
				copy(dst, rows[int32(k)*words:])
			} else {
				clear(dst)
			}
		}
	case opOne:
		key, lo := n.key, n.w.Lo
		return func(m *machine.M, dst []uint64) {
			id := key(m)
			clear(dst)
			if id >= 0 {
				setBit(dst, lo, id)
			}
		}
	case opAnd:
		return andWords(n)
	case opOr:
		return orWords(n)
	case opNot:
		x, all := emit(n.xs[0]), n.mask
		return func(m *machine.M, dst []uint64) {
			x(m, dst)
			for i := range dst {
				dst[i] = all[i] &^ dst[i]
			}
		}
	case opIf:
		cond, x := n.cond, emit(n.xs[0])
		return func(m *machine.M, dst []uint64) {
			if cond(m) == 0 {
				clear(dst)
				return
			}
			x(m, dst)
		}
	case opPick:
		cond, x, y := n.cond, emit(n.xs[0]), emit(n.xs[1])
		return func(m *machine.M, dst []uint64) {
			if cond(m) != 0 {
				x(m, dst)
			} else {
				y(m, dst)
			}
		}
	case opImage:
		return imageWords(n)
	case opMeets, opMisses:
		return rowsWords(n)
	case opCrowd:
		return crowdWords(n)
	case opStand:
		return standWords(n)
	case opKeep:
		return keepWords(n)
	case opElse:
		return elseWords(n)
	case opScope:
		x, begin := emit(n.xs[0]), n.begin
		return func(m *machine.M, dst []uint64) {
			begin(m)
			x(m, dst)
		}
	case opUnion:
		return unionWords(n)
	case opFit:
		return closure.Fitted(emit(n.xs[0]), n.xs[0].w, n.w)
	}
	return n.set
}

func andWords(n *node) machine.Set {
	first := emit(n.xs[0])
	type part struct {
		set  machine.Set
		mask []uint64
		off  int32
	}
	var parts []part
	for _, x := range n.xs[1:] {
		switch {
		case x.op == opConst:
			parts = append(parts, part{mask: x.mask})
		case x.op == opIndex && x.key == nil:
			parts = append(parts, part{off: x.off})
		default:
			parts = append(parts, part{set: emit(x)})
		}
	}
	words := n.w.N
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

func orWords(n *node) machine.Set {
	first := emit(n.xs[0])
	var rest []machine.Set
	for _, x := range n.xs[1:] {
		rest = append(rest, emit(x))
	}
	words := n.w.N
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

func imageWords(n *node) machine.Set {
	x, from, words, rows, lo := emit(n.xs[0]), n.xs[0].w, n.w.N, n.rows, n.xs[0].w.Lo<<6-n.lo
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

func keepWords(n *node) machine.Set {
	x, cond, bind, begin, lo, work := emit(n.xs[0]), n.cond, n.bind, n.begin, n.w.Lo<<6, int(n.work)
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

func elseWords(n *node) machine.Set {
	x, y, z, off, words := emit(n.xs[0]), emit(n.xs[1]), emit(n.xs[2]), n.off, n.w.N
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

func unionWords(n *node) machine.Set {
	x, y, bind, begin, from, words := emit(n.xs[0]), emit(n.xs[1]), n.bind, n.begin, n.xs[0].w, n.w.N
	work := int(n.work + words/machine.WordsAStep)
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
