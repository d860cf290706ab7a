package closure

import (
	"sync"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Calls: of values, and of algorithms.

func (b *Maker) value(f *ir.Func) *Value {
	if v := b.values[f]; v != nil {
		return v
	}
	v := &Value{Of: f.Of, Room: f.Room}
	b.values[f] = v
	b.Within(&v.Room, func() {
		for _, p := range f.Params {
			s, _ := b.lay(p)
			v.Params = append(v.Params, s)
		}
	})
	b.todo = append(b.todo, func() { b.Within(&v.Room, func() { b.makeValue(f, v) }) })
	return v
}

func (b *Maker) makeValue(f *ir.Func, v *Value) {
	for i, p := range f.Params {
		b.names[p] = v.Params[i]
	}
	switch f.T.Form {
	case ir.Set:
		v.Set = b.Set(f.Body)
	case ir.List:
		v.List = b.List(f.Body)
	default:
		v.Num = b.Num(f.Body)
	}
}

// called makes a call, which someone else may make.
func (b *Maker) called(n *ir.Node) Called {
	args := b.given(n)
	if b.Called != nil {
		return b.Called(n.Fn, args)
	}
	return b.value(n.Fn).Call(n.T.Form, args)
}

// Call makes a call of the value, of a form.
func (v *Value) Call(form ir.Form, args []Given) (out Called) {
	for i := range args {
		args[i].To = v.Params[i]
	}
	fill := Filling(args...)
	switch form {
	case ir.Set:
		out.Set = func(m *machine.M, dst []uint64) {
			saved, h := v.open(m, fill)
			v.Set(m, dst)
			m.Close(saved)
			m.H = m.H[:h]
		}
	case ir.List:
		out.List = func(m *machine.M) []int32 {
			saved, _ := v.open(m, fill)
			x := v.List(m)
			m.Close(saved)
			return x
		}
	default:
		out.Num = func(m *machine.M) int32 {
			saved, h := v.open(m, fill)
			x := v.Num(m)
			m.Close(saved)
			m.H = m.H[:h]
			return x
		}
	}
	return out
}

// open begins the evaluation of the value with its arguments.
func (v *Value) open(m *machine.M, fill Fill) (machine.Saved, int) {
	if m.Cover != nil {
		m.Cover(v.Of, 0)
	}
	saved, h := m.Open(&v.Room), len(m.H)
	l, w := saved.Outer()
	fill(m, l, w)
	m.Enter(saved)
	return saved, h
}

// given makes the arguments of a call.
func (b *Maker) given(n *ir.Node) []Given {
	args := make([]Given, len(n.X))
	for i, x := range n.X {
		switch x.T.Form {
		case ir.Set:
			args[i].Set = b.Set(x)
		case ir.List:
			args[i].List = b.List(x)
		default:
			args[i].Num = b.Num(x)
			args[i].From.I, args[i].Named = b.frame(x)
		}
	}
	return args
}

// An algorithm is asked with its arguments evaluated.

func (b *Maker) kernNum(n *ir.Node) machine.Num {
	switch k := n.Ker; {
	case k.On != nil:
		return b.of(n.X[0], k.On)
	case k.Two != nil:
		x, y := b.Num(n.X[0]), b.Num(n.X[1])
		return func(m *machine.M) int32 {
			s := m.ListStart()
			p := x(m)
			q := y(m)
			m.ListDrop(s)
			return k.Two(m, p, q)
		}
	case k.Nums != nil:
		return b.kernOf(n)
	}
	in := b.arguments(n)
	return func(m *machine.M) int32 {
		g := in(m)
		v := n.Ker.Do(m, n.At, g.vals).N
		g.end(m)
		return v
	}
}

// kernOf is an algorithm of single values.
func (b *Maker) kernOf(n *ir.Node) machine.Num {
	of, at := n.Ker.Nums, n.At
	if len(n.X) == 1 { // it needs no list
		x := b.Num(n.X[0])
		return func(m *machine.M) int32 {
			s := m.ListStart()
			a := x(m)
			m.Single[0] = a
			m.ListDrop(s)
			return of(m, at, m.Single[:])
		}
	}
	in := b.singles(n.X)
	return func(m *machine.M) int32 {
		s := m.ListStart()
		v := of(m, at, in(m))
		m.ListDrop(s)
		return v
	}
}

// singles evaluates single values. They lie in scratch memory.
func (b *Maker) singles(xs []*ir.Node) machine.List {
	args := b.each(xs)
	return func(m *machine.M) []int32 {
		s := m.ListStart()
		for _, f := range args {
			inner := m.ListStart()
			v := f(m)
			m.ListDrop(inner) // lists that were made to find it
			m.Push(v)
		}
		return m.ListFrom(s)
	}
}

func (b *Maker) kernSet(n *ir.Node) machine.Set {
	switch k := n.Ker; {
	case k.Fill != nil:
		in, at := b.singles(n.X), n.At
		return func(m *machine.M, dst []uint64) {
			s := m.ListStart()
			of := in(m)
			clear(dst)
			k.Fill(m, at, of, dst)
			m.ListDrop(s)
		}
	case k.Put != nil:
		put := b.put(n, false)
		return func(m *machine.M, dst []uint64) {
			clear(dst)
			put(m, dst)
		}
	}
	in := b.arguments(n)
	return func(m *machine.M, dst []uint64) {
		g := in(m)
		copy(dst, n.Ker.Do(m, n.At, g.vals).S)
		g.end(m)
	}
}

// put makes what adds the set that an algorithm gives to another one, or takes it out.
func (b *Maker) put(n *ir.Node, out bool) machine.Set {
	in, put, at := b.arguments(n), n.Ker.Put, n.At
	return func(m *machine.M, dst []uint64) {
		g := in(m)
		put(m, at, g.vals, dst, out)
		g.end(m)
	}
}

func (b *Maker) kernList(n *ir.Node) machine.List {
	in := b.arguments(n)
	return func(m *machine.M) []int32 {
		g := in(m)
		l := n.Ker.Do(m, n.At, g.vals).L
		g.end(m)
		return scratch(m, l)
	}
}

// given is the arguments of an algorithm. Sets and lists among them lie in scratch memory until it
// ends.
type given struct {
	vals        []ir.Val
	mark, lists int
}

// spare is memory for arguments that is used again: a ply allocates none.
var spare = sync.Pool{New: func() any { return new(given) }}

func (g *given) end(m *machine.M) {
	m.ListDrop(g.lists)
	m.Release(g.mark)
	spare.Put(g)
}

// arguments evaluates the arguments of an algorithm.
func (b *Maker) arguments(n *ir.Node) func(m *machine.M) *given {
	var vals []func(m *machine.M) ir.Val
	for _, x := range n.X {
		switch x.T.Form {
		case ir.Set:
			f, w := b.Set(x), x.T.Win
			vals = append(vals, func(m *machine.M) ir.Val {
				v := ir.Val{S: m.Words(w.N)}
				f(m, v.S)
				return v
			})
		case ir.List:
			f := b.List(x)
			vals = append(vals, func(m *machine.M) ir.Val { return ir.Val{L: f(m)} })
		default:
			f := b.Num(x)
			vals = append(vals, func(m *machine.M) ir.Val { return ir.Val{N: f(m)} })
		}
	}
	return func(m *machine.M) *given {
		g, _ := spare.Get().(*given)
		g.vals, g.mark, g.lists = g.vals[:0], m.Mark(), m.ListStart()
		for _, f := range vals {
			g.vals = append(g.vals, f(m))
		}
		return g
	}
}

// scratch is a copy of a list in scratch memory.
func scratch(m *machine.M, l []int32) []int32 {
	s := m.ListStart()
	for _, v := range l {
		m.Push(v)
	}
	return m.ListFrom(s)
}
