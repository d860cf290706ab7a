package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Stacks of modifiers.

// Line is a modifier.
type Line struct {
	of       any
	active   machine.Num   // nil: always
	excepts  []machine.Num // any of these keeps it from applying
	when     machine.Num   // nil: always
	self     func(m *machine.M, id int32)
	from     machine.Set // with self: the things that may be in force
	w        ir.Window
	force    On
	steps    []ir.Step
	nums     []machine.Num // by step, of a figure
	sets     []machine.Set // by step, of a set
	takes    []machine.Set // by step: takes the set out of another one; nil: it is computed
	lists    []machine.List
	standing bool // it applies whenever its condition holds
}

// Modified makes what a value gives, and its lines, which may be asked by themselves.
func (b *Maker) Modified(n *ir.Node) (out Called, lines []*Line) {
	if n.Op == ir.Stack {
		lines = b.lines(n)
	}
	switch {
	case n.T.Form == ir.Set && lines != nil:
		out.Set = b.stackedSet(n, lines)
	case n.T.Form == ir.Set:
		out.Set = b.Set(n)
	case n.T.Form == ir.List && lines != nil:
		out.List = b.stackedList(n, lines)
	case n.T.Form == ir.List:
		out.List = b.List(n)
	case lines != nil:
		out.Num = b.figure(n, lines)
	default:
		out.Num = b.Num(n)
	}
	return out, lines
}

func (b *Maker) lines(n *ir.Node) (out []*Line) {
	part := func(i int) machine.Num {
		if i < 0 {
			return nil
		}
		return b.Num(n.X[i])
	}
	for _, l := range n.Lines {
		x := &Line{of: l.Of, active: part(l.Active)}
		for _, i := range l.Excepts {
			x.excepts = append(x.excepts, b.Num(n.X[i]))
		}
		if l.Self != nil {
			all := n.X[l.From]
			x.from, x.w, x.self, x.force = b.Set(all), all.T.Win, b.bind(l.Self), b.On(n.X[l.Force], l.Self)
		}
		x.when = part(l.When)
		for _, p := range l.Parts {
			x.steps = append(x.steps, p.Step)
			switch v := n.X[p.X]; {
			case n.T.Form == ir.Set:
				take := b.taken(v, p.Step == ir.ButNot)
				if x.takes = append(x.takes, take); take != nil {
					x.sets = append(x.sets, nil)
					continue
				}
				x.sets = append(x.sets, b.Set(v))
			case n.T.Form == ir.List:
				x.lists = append(x.lists, b.List(v))
			default:
				x.nums = append(x.nums, b.Num(v))
			}
		}
		x.standing = x.active == nil && x.excepts == nil && x.self == nil
		out = append(out, x)
	}
	return out
}

// Applies calls f for each way in which the line applies: once for standing text, once for each
// card or piece in force.
func (l *Line) Applies(m *machine.M, f func()) {
	if l.active != nil && l.active(m) == 0 {
		return
	}
	for _, x := range l.excepts {
		if x(m) != 0 {
			return
		}
	}
	if l.self == nil {
		l.once(m, f)
		return
	}
	mark := m.Mark()
	all := m.Words(l.w.N)
	l.from(m, all)
	m.Spend(1 + 64*len(all)/machine.RowsAStep)
	for id := range ir.Each(all, l.w) {
		if l.force(m, id) != 0 {
			l.self(m, id)
			l.once(m, f)
		}
	}
	m.Release(mark)
}

// Says calls f with each figure that the line has.
func (l *Line) Says(m *machine.M, f func(step ir.Step, n int32)) {
	for i, x := range l.nums {
		f(l.steps[i], x(m))
	}
}

func (l *Line) once(m *machine.M, f func()) {
	if l.holds(m) {
		f()
	}
}

// holds reports whether its own condition holds.
func (l *Line) holds(m *machine.M) bool {
	if l.when != nil && l.when(m) == 0 {
		return false
	}
	if m.Cover != nil {
		m.Cover(l.of, 0)
	}
	return true
}

// figures collects what the lines of a figure contribute.
type figures struct {
	base, lo, hi, to int32
	sum              int64
	final            bool
}

func (l *Line) add(m *machine.M, x *figures) {
	for i, f := range l.nums {
		switch v := f(m); l.steps[i] {
		case ir.FromBase:
			x.base = v
		case ir.By:
			x.sum += int64(v)
		case ir.AtLeast:
			x.lo = max(x.lo, v)
		case ir.AtMost:
			x.hi = min(x.hi, v)
		case ir.To:
			x.to, x.final = v, true
		}
	}
}

// figure computes base, then the sum of by, then at_least, at_most, to. Within a step the line of
// highest rank wins, which is the last in order. None plus a number is none.
func (b *Maker) figure(n *ir.Node, lines []*Line) machine.Num {
	base, at := b.Num(n.X[0]), n.At
	return func(m *machine.M) int32 {
		x := figures{base: base(m), lo: none, hi: 1<<31 - 1}
		for _, l := range lines {
			switch {
			case !l.standing:
				l.Applies(m, func() { l.add(m, &x) })
			case l.holds(m):
				l.add(m, &x)
			}
		}
		switch {
		case x.final:
			return x.to
		case x.base == none:
			return x.base
		}
		return min(max(ir.Fits(m, int64(x.base)+x.sum, at), x.lo), x.hi)
	}
}

func (b *Maker) stackedSet(n *ir.Node, lines []*Line) machine.Set {
	base, words := b.Set(n.X[0]), n.T.Win.N
	return func(m *machine.M, dst []uint64) {
		base(m, dst)
		mark := m.Mark()
		t := m.Words(words)
		for _, step := range ir.SetSteps {
			for _, l := range lines {
				for i, s := range l.steps {
					if s == step {
						l.Applies(m, func() { l.change(m, i, dst, t) })
					}
				}
			}
		}
		m.Release(mark)
	}
}

// change changes a set as a part of the line says. t is room for another set.
func (l *Line) change(m *machine.M, i int, dst, t []uint64) {
	if take := l.takes[i]; take != nil {
		take(m, dst)
		return
	}
	l.sets[i](m, t)
	switch l.steps[i] {
	case ir.Also:
		ir.Combine(ir.Union, dst, t)
	case ir.ButNot:
		ir.Combine(ir.Minus, dst, t)
	default:
		copy(dst, t)
	}
}

// stackedList is what the last line says.
func (b *Maker) stackedList(n *ir.Node, lines []*Line) machine.List {
	base := b.List(n.X[0])
	return func(m *machine.M) []int32 {
		out := base
		for _, l := range lines {
			l.Applies(m, func() {
				if k := len(l.lists); k > 0 {
					out = l.lists[k-1]
				}
			})
		}
		return out(m)
	}
}
