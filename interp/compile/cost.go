package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Cost compiles what a step from one space to another costs; None if it cannot be made. The checker has made a comprehension of it, whose two
// variables are the spaces.
func (c *C) Cost(e model.Expr) func(m *machine.M, from, to int32) int32 {
	outer, _ := e.(*model.For)
	inner, _ := outer.Elem.(*model.For)
	left, entered := c.binder(outer.Var), c.binder(inner.Var)
	var f machine.Num
	c.apart(func() { f = c.Num(inner.Elem) }) // both spaces change from step to step
	return func(m *machine.M, from, to int32) int32 {
		left(m, from)
		entered(m, to)
		return f(m)
	}
}
