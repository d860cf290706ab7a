package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// pointIn is whether a point belongs to the area that a call gives, found line by line. Once
// another point is asked while the same options are listed, the whole is computed. It returns nil
// if the area must be computed.
func (c *C) pointIn(f *ir.Func, args []closure.Given, whole machine.Set) closure.Belongs {
	v, _ := f.Of.(*model.Value)
	if c.Choice.Counts || c.queries.Recursive(f) {
		return nil
	}
	cv, fill := c.Value(v), closure.Filling(args...)
	if !cv.asked {
		cv.asked = true
		c.todo = append(c.todo, func() {
			c.compileNow(cv)
			c.closing.Within(nil, func() { cv.has = c.closing.ToModified(cv.node, cv.lines) })
			c.closing.Drain()
		})
	}
	return func(m *machine.M, p int32) bool {
		saved := m.Open(&cv.Room)
		l, b := saved.Outer()
		h := len(m.H)
		fill(m, l, b)
		key := cv.key(m, l)
		memo, known := m.Remember(cv.memo.id, key, cv.memo.size, cv.window.N)
		again := memo != nil && memo.Again(m, key)
		if !known && !again {
			m.Enter(saved)
			in := cv.has(m, p)
			m.Close(saved)
			m.H = m.H[:h]
			return in
		}
		m.Close(saved)
		if known {
			return ir.Has1(memo.Words(key), cv.window, p)
		}
		mark := m.Mark()
		t := m.Words(cv.window.N)
		whole(m, t)
		m.Release(mark)
		return ir.Has1(t, cv.window, p)
	}
}
