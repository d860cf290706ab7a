package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Cost is the compiled cost of a step from one space to another.
type Cost struct {
	// As the text states it; None if the step is impossible.
	Step func(m *machine.M, from, to int32) int32
	// The same, link by link; nil if it could not be analysed.
	form *costForm
}

// Links is an adjacency list: the neighbors of the i-th space are To[From[i]:From[i+1]].
type Links struct {
	Lo, N    int32
	From, To []int32
}

// Cost compiles the cost of a step. The checker has made a comprehension of it, whose two variables
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
