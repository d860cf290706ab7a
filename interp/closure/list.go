package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Lists. They are made in scratch memory, and valid until it is given back.

// listed makes a list of one value, or of several.
func (b *Maker) listed(n *ir.Node) machine.List {
	if n.T.Form == ir.List {
		return b.List(n)
	}
	return b.items(&ir.Node{X: []*ir.Node{n}})
}

func (b *Maker) refList(n *ir.Node) machine.List {
	s, register := b.lies(n.V)
	if register {
		panic("closure: a list has no register")
	}
	return func(m *machine.M) []int32 {
		l := m.ListAt(s)
		m.SpendList(len(l))
		return l
	}
}

func (b *Maker) letList(n *ir.Node) machine.List {
	bind := b.bound(n.V, n.X[0])
	body := b.List(n.X[1])
	return func(m *machine.M) []int32 {
		bind(m)
		return body(m)
	}
}

func (b *Maker) selList(n *ir.Node) machine.List {
	c, x, y := b.Num(n.X[0]), b.List(n.X[1]), b.List(n.X[2])
	return func(m *machine.M) []int32 {
		if c(m) != 0 {
			return x(m)
		}
		return y(m)
	}
}

// printedList reads a list of a table. To read what it has not fails.
func (b *Maker) printedList(n *ir.Node) machine.List {
	at, t := b.cell(n), n.Tab
	return func(m *machine.M) []int32 { return scratch(m, t.Lists[at(m)]) }
}

func (b *Maker) absentList(n *ir.Node) machine.List {
	fail := b.absent(n)
	return func(m *machine.M) []int32 {
		fail(m)
		return nil
	}
}

func (b *Maker) items(n *ir.Node) machine.List {
	return b.singles(n.X)
}

// members lists the members of a set, in the order of their ids.
func (b *Maker) members(n *ir.Node) machine.List {
	if w := n.X[0].T.Win; w.N == 1 {
		word := b.Word(n.X[0])
		return func(m *machine.M) []int32 {
			s := word(m)
			if s == 0 {
				return nil
			}
			return m.ListMembers([]uint64{s}, w.Lo<<6)
		}
	}
	set, w := b.Set(n.X[0]), n.X[0].T.Win
	return func(m *machine.M) []int32 {
		mark := m.Mark()
		t := m.Words(w.N)
		set(m, t)
		m.Release(mark)
		return m.ListMembers(t, w.Lo<<6)
	}
}

// seq lists what the members of a list give; lists are joined.
func (b *Maker) seq(n *ir.Node) machine.List {
	over, bind, work := b.List(n.X[0]), b.bind(n.V), ir.Work(n.X[1], n.X[2])
	cond := b.condition(n.X[1])
	var one machine.Num
	var more machine.List
	if n.X[2].T.Form == ir.List {
		more = b.List(n.X[2])
	} else {
		one = b.Num(n.X[2])
	}
	return func(m *machine.M) []int32 {
		in := over(m)
		if len(in) == 0 {
			return nil
		}
		m.Spend(len(in) * work)
		start := m.ListStart()
		for _, v := range in {
			bind(m, v)
			inner := m.ListStart()
			if cond != nil {
				holds := cond(m) != 0
				m.ListDrop(inner)
				if !holds {
					continue
				}
			}
			if one != nil {
				x := one(m)
				m.ListDrop(inner)
				m.Push(x)
				continue
			}
			l := more(m)
			m.ListDrop(inner)
			for _, x := range l { // the source is at the destination or behind it
				m.Push(x)
			}
		}
		return m.ListFrom(start)
	}
}

// best lists the members with the best keys, in their own order; the first key is the most
// significant.
func (b *Maker) best(n *ir.Node) machine.List {
	members, sign := b.List(n.X[0]), n.K
	var keys []machine.List
	for _, x := range n.X[1:] {
		keys = append(keys, b.List(x))
	}
	return func(m *machine.M) []int32 {
		l := members(m)
		var room [4][]int32
		by := room[:0]
		for _, k := range keys {
			by = append(by, k(m))
		}
		m.Spend(len(l) * len(by))
		s := m.ListStart()
		ir.BestOf(l, by, sign, m.Push)
		return m.ListFrom(s)
	}
}

// atList makes a question of a list.
func (b *Maker) atList(n *ir.Node, ask func(m *machine.M, l []int32) int32) machine.Num {
	list := b.List(n)
	return func(m *machine.M) int32 {
		s := m.ListStart()
		l := list(m)
		m.ListDrop(s)
		return ask(m, l)
	}
}

func (b *Maker) length(n *ir.Node) machine.Num {
	return b.atList(n.X[0], func(_ *machine.M, l []int32) int32 { return int32(len(l)) })
}

func (b *Maker) head(n *ir.Node) machine.Num {
	return b.atList(n.X[0], func(_ *machine.M, l []int32) int32 {
		if len(l) == 0 {
			return none
		}
		return l[0]
	})
}

// only is the single member of a list.
func (b *Maker) only(n *ir.Node) machine.Num {
	return b.atList(n.X[0], func(m *machine.M, l []int32) int32 { return ir.Single(m, l, n.At) })
}
