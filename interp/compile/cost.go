package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Cost is what a step from one space to another costs.
type Cost struct {
	Step func(m *machine.M, from, to int32) int32 // as the text says; None if it cannot be made
	form *costForm                                // the same link by link; nil: it is not understood
}

// Links is which space lies next to which: of the i-th one those from From[i] to From[i+1] in To.
type Links struct {
	Lo, N    int32
	From, To []int32
}

// Cost compiles what a step costs. The checker has made a comprehension of it, whose two variables
// are the spaces.
func (c *C) Cost(e model.Expr, g *Links) *Cost {
	outer, _ := e.(*model.For)
	inner, _ := outer.Elem.(*model.For)
	left, entered := c.binder(outer.Var), c.binder(inner.Var)
	var f machine.Num
	c.apart(func() { f = c.Num(inner.Elem) }) // both spaces change from step to step
	return &Cost{form: c.costForm(inner.Elem, outer.Var, inner.Var, g), Step: func(m *machine.M, from, to int32) int32 {
		left(m, from)
		entered(m, to)
		return f(m)
	}}
}
