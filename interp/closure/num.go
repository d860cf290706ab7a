package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Numbers and conditions.

func (b *Maker) ref(n *ir.Node) machine.Num {
	s, register := b.lies(n.V)
	i := s.I
	if register {
		return func(m *machine.M) int32 { return m.V[i] }
	}
	return func(m *machine.M) int32 { return m.Int(i) }
}

// let binds a name. One that is read as a function of what it denotes needs no place.
func (b *Maker) let(n *ir.Node) machine.Num {
	if n.V.T.Form == ir.One {
		if on := b.on(n.X[1], n.V); on != nil {
			return b.of(n.X[0], on)
		}
	}
	bind := b.bound(n.V, n.X[0])
	body := b.Num(n.X[1])
	return func(m *machine.M) int32 {
		bind(m)
		return body(m)
	}
}

func (b *Maker) sel(n *ir.Node) machine.Num {
	c, x, y := b.Num(n.X[0]), b.Num(n.X[1]), b.Num(n.X[2])
	return func(m *machine.M) int32 {
		if c(m) != 0 {
			return x(m)
		}
		return y(m)
	}
}

// mirrored are the comparisons with their sides exchanged.
var mirrored = map[ir.Op]ir.Op{ir.Eq: ir.Eq, ir.Ne: ir.Ne, ir.Lt: ir.Gt, ir.Le: ir.Ge, ir.Gt: ir.Lt, ir.Ge: ir.Le}

func (b *Maker) compare(n *ir.Node) machine.Num {
	x, y, op := n.X[0], n.X[1], n.Op
	if x.Op == ir.Const {
		x, y, op = y, x, mirrored[op]
	}
	if y.Op != ir.Const {
		return comparing(op, b.Num(x), b.Num(y))
	}
	k := y.K
	if i, ok := b.frame(x); ok {
		switch op {
		case ir.Eq:
			return func(m *machine.M) int32 { return ir.Truth(m.L[m.Base()+i] == k) }
		case ir.Ne:
			return func(m *machine.M) int32 { return ir.Truth(m.L[m.Base()+i] != k) }
		}
	}
	return comparingConst(op, b.Num(x), k)
}

func comparing(op ir.Op, x, y machine.Num) machine.Num {
	switch op {
	case ir.Eq:
		return func(m *machine.M) int32 { return ir.Truth(x(m) == y(m)) }
	case ir.Ne:
		return func(m *machine.M) int32 { return ir.Truth(x(m) != y(m)) }
	case ir.Lt:
		return func(m *machine.M) int32 { return ir.Truth(x(m) < y(m)) }
	case ir.Le:
		return func(m *machine.M) int32 { return ir.Truth(x(m) <= y(m)) }
	case ir.Gt:
		return func(m *machine.M) int32 { return ir.Truth(x(m) > y(m)) }
	}
	return func(m *machine.M) int32 { return ir.Truth(x(m) >= y(m)) }
}

func comparingConst(op ir.Op, x machine.Num, k int32) machine.Num {
	switch op {
	case ir.Eq:
		return func(m *machine.M) int32 { return ir.Truth(x(m) == k) }
	case ir.Ne:
		return func(m *machine.M) int32 { return ir.Truth(x(m) != k) }
	case ir.Lt:
		return func(m *machine.M) int32 { return ir.Truth(x(m) < k) }
	case ir.Le:
		return func(m *machine.M) int32 { return ir.Truth(x(m) <= k) }
	case ir.Gt:
		return func(m *machine.M) int32 { return ir.Truth(x(m) > k) }
	}
	return func(m *machine.M) int32 { return ir.Truth(x(m) >= k) }
}

// parts are the operands of nested nodes of one operator, in order.
func parts(n *ir.Node, op ir.Op) []*ir.Node {
	if n.Op != op {
		return []*ir.Node{n}
	}
	return append(parts(n.X[0], op), parts(n.X[1], op)...)
}

func (b *Maker) all(n *ir.Node) machine.Num {
	fs := b.each(parts(n, ir.And))
	x, y := fs[0], fs[1]
	switch len(fs) {
	case 2:
		return func(m *machine.M) int32 {
			if x(m) == 0 {
				return 0
			}
			return y(m)
		}
	case 3:
		z := fs[2]
		return func(m *machine.M) int32 {
			if x(m) == 0 || y(m) == 0 {
				return 0
			}
			return z(m)
		}
	}
	return func(m *machine.M) int32 {
		for _, f := range fs {
			if f(m) == 0 {
				return 0
			}
		}
		return 1
	}
}

func (b *Maker) some(n *ir.Node) machine.Num {
	fs := b.each(parts(n, ir.Or))
	if x, y := fs[0], fs[1]; len(fs) == 2 {
		return func(m *machine.M) int32 {
			if x(m) != 0 {
				return 1
			}
			return y(m)
		}
	}
	return func(m *machine.M) int32 {
		for _, f := range fs {
			if f(m) != 0 {
				return 1
			}
		}
		return 0
	}
}

func (b *Maker) not(n *ir.Node) machine.Num {
	x := b.Num(n.X[0])
	return func(m *machine.M) int32 { return 1 - x(m) }
}

func (b *Maker) is(n *ir.Node) machine.Num {
	x, d := b.Num(n.X[0]), n.Dom
	return func(m *machine.M) int32 { return ir.Truth(d.Has(x(m))) }
}

// sum adds or subtracts.
func (b *Maker) sum(n *ir.Node) machine.Num {
	x, y, at := b.Num(n.X[0]), b.Num(n.X[1]), n.At
	if n.Op == ir.Sub {
		return func(m *machine.M) int32 { return ir.Fits(m, int64(x(m))-int64(y(m)), at) }
	}
	return func(m *machine.M) int32 { return ir.Fits(m, int64(x(m))+int64(y(m)), at) }
}

func (b *Maker) product(n *ir.Node) machine.Num {
	x, y, unit, at := b.Num(n.X[0]), b.Num(n.X[1]), n.K, n.At
	return func(m *machine.M) int32 { return ir.Product(m, x(m), y(m), unit, at) }
}

func (b *Maker) remainder(n *ir.Node) machine.Num {
	x, y, at := b.Num(n.X[0]), b.Num(n.X[1]), n.At
	return func(m *machine.M) int32 {
		d := y(m)
		return ir.Remainder(m, x(m), d, at)
	}
}

func (b *Maker) negative(n *ir.Node) machine.Num {
	x, at := b.Num(n.X[0]), n.At
	return func(m *machine.M) int32 { return ir.Fits(m, -int64(x(m)), at) }
}

func (b *Maker) scale(n *ir.Node) machine.Num {
	x, k := b.Num(n.X[0]), n.K
	return func(m *machine.M) int32 { return x(m) * k }
}

// extreme is the least or the greatest of numbers and lists.
func (b *Maker) extreme(n *ir.Node) machine.Num {
	least := n.Op == ir.Least
	if len(n.X) == 2 && n.X[0].T.Form == ir.One && n.X[1].T.Form == ir.One {
		x, y := b.Num(n.X[0]), b.Num(n.X[1])
		if least {
			return func(m *machine.M) int32 { return min(x(m), y(m)) }
		}
		return func(m *machine.M) int32 { return max(x(m), y(m)) }
	}
	var lists []machine.List
	for _, x := range n.X {
		lists = append(lists, b.listed(x))
	}
	return func(m *machine.M) int32 {
		s := m.ListStart()
		best, found := int32(0), false
		for _, l := range lists {
			for _, v := range l(m) {
				if !found || (v < best) == least {
					best, found = v, true
				}
			}
		}
		m.ListDrop(s)
		if !found {
			ir.Empty(m, n)
		}
		return best
	}
}

// total adds up a list.
func (b *Maker) total(n *ir.Node) machine.Num {
	return b.atList(n.X[0], func(m *machine.M, l []int32) int32 { return ir.Total(m, l, n.At) })
}
