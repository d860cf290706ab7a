package compile

import (
	"strings"

	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// List compiles a list, or the members of a set in the order of their ids. The result of the
// closure is in scratch memory.
func (c *C) List(e model.Expr) machine.List {
	if e.Type().Form == model.Set {
		return c.Query(e).List()
	}
	switch e := e.(type) {
	case *model.Local:
		s := c.Slot(e.Var)
		return func(m *machine.M) []int32 {
			l := m.ListAt(s)
			m.SpendList(len(l))
			return l
		}
	case *model.Tuple:
		var xs []machine.Num
		for _, x := range e.Elems {
			xs = append(xs, c.Num(x))
		}
		return func(m *machine.M) []int32 {
			var buf [16]int32
			vals := buf[:0]
			for _, f := range xs {
				vals = append(vals, f(m))
			}
			start := m.ListStart()
			for _, v := range vals {
				m.Push(v)
			}
			return m.ListFrom(start)
		}
	case *model.For:
		return c.forList(e)
	case *model.Cond:
		i, t, f := c.Num(e.If), c.List(e.Then), c.List(e.Else)
		return func(m *machine.M) []int32 {
			if i(m) != 0 {
				return t(m)
			}
			return f(m)
		}
	case *model.Get:
		return c.printedList(e)
	case *model.Call:
		return c.callList(e)
	case *model.Func:
		f := c.words.Functions[e.Name]
		if f.List == nil {
			panic("compile: the function " + e.Name + " gives no list")
		}
		return f.List(c, e)
	case *model.Const:
		return func(*machine.M) []int32 { return nil }
	}
	panic("compile: a list is wanted")
}

// forList compiles [for x in S : e if c]. If e is a list, the lists are concatenated.
func (c *C) forList(e *model.For) machine.List {
	over, bind := c.List(e.Over), c.binder(e.Var)
	var cond machine.Num
	var all machine.List
	elem := func(m *machine.M, v int32) int32 { return v }
	begin := c.inLoop(e.Var, func() {
		cond = c.optional(e.If)
		switch {
		case e.Elem == nil:
		case e.Elem.Type().Form == model.List:
			all = c.List(e.Elem)
		default:
			f := c.Num(e.Elem)
			elem = func(m *machine.M, _ int32) int32 { return f(m) }
		}
	})
	work := int(c.weigh(e.If, e.Elem))
	return func(m *machine.M) []int32 {
		in := over(m)
		if len(in) == 0 {
			return nil
		}
		m.Spend(len(in) * work)
		if begin != nil {
			begin(m)
		}
		start := m.ListStart()
		for _, v := range in {
			bind(m, v)
			if cond != nil {
				inner := m.ListStart()
				ok := cond(m)
				m.ListDrop(inner)
				if ok == 0 {
					continue
				}
			}
			inner := m.ListStart()
			if all != nil {
				l := all(m)
				m.ListDrop(inner)
				for _, x := range l { // the source is at the destination or behind it
					m.Push(x)
				}
				continue
			}
			x := elem(m, v)
			m.ListDrop(inner)
			m.Push(x)
		}
		return m.ListFrom(start)
	}
}

// Text compiles a text for people.
func (c *C) Text(e model.Expr) machine.Text {
	w, ok := e.(*model.Words)
	if !ok {
		t := e.Type()
		g := c.Game
		if t.Is(model.Text) {
			if get, ok := e.(*model.Get); ok {
				of := c.Num(get.Of)
				texts := get.Field.Texts
				return func(m *machine.M, b []byte) []byte { return append(b, texts[of(m)]...) }
			}
			return func(m *machine.M, b []byte) []byte { return b }
		}
		if t.IsArea() {
			area, w := c.Set(e, WindowOf(t)), WindowOf(t)
			return func(m *machine.M, b []byte) []byte {
				mark := m.Mark()
				words := m.Words(w.N)
				area(m, words)
				m.Release(mark)
				return append(b, lower.ShowArea(g, words)...)
			}
		}
		if t.Form != model.One {
			l := c.List(e)
			return func(m *machine.M, b []byte) []byte {
				var parts []string
				all := l(m)
				m.Spend(4 * len(all))
				for _, v := range all {
					parts = append(parts, g.Show(t.Elem(), v))
				}
				return append(b, strings.Join(parts, ", ")...)
			}
		}
		n := c.Num(e)
		return func(m *machine.M, b []byte) []byte { return append(b, g.Show(t, n(m))...) }
	}
	var parts []machine.Text
	for i, p := range w.Parts {
		if p == nil {
			lit := w.Lits[i]
			parts = append(parts, func(m *machine.M, b []byte) []byte { return append(b, lit...) })
			continue
		}
		parts = append(parts, c.Text(p))
	}
	return func(m *machine.M, b []byte) []byte {
		for _, p := range parts {
			b = p(m, b)
		}
		return b
	}
}

// printedList reads a printed list, or a computed one.
func (c *C) printedList(e *model.Get) machine.List {
	of, g := c.Num(e.Of), c.Game
	fields := append([]*model.Field{e.Field}, e.Others...)
	values := map[int32][]int32{}
	for _, f := range fields {
		if f.Storage == model.Computed {
			v := c.Value(f.Value)
			return func(m *machine.M) []int32 { return v.ReadList(m, of(m)) }
		}
		for id, v := range f.Values {
			values[id] = v
		}
	}
	name := e.Field.Name
	return func(m *machine.M) []int32 {
		id := of(m)
		v, ok := values[id]
		if !ok {
			absent(m, g, id, name)
		}
		s := m.ListStart()
		for _, x := range v {
			m.Push(x)
		}
		return m.ListFrom(s)
	}
}
