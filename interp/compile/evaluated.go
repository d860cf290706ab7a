package compile

import (
	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Expressions that are asked now and then, such as those of tests, are lowered and
// evaluated: see package eval.

type loweringKey struct{}

// lowering lowers expressions of the program.
func (c *C) lowering() *lower.L {
	return lower.Once(c, loweringKey{}, func() *lower.L {
		l := lower.New(c.P, c.rules, c.words.Lowering)
		l.Share(c)
		return l
	})
}

// evaluated is an expression of one value, with the names of the running frame.
func (c *C) evaluated(e model.Expr) machine.Num {
	n := c.lowering().Top(e)
	return func(m *machine.M) int32 { return eval.New(m).Num(n) }
}

// each is the members of a set or list, or the one value of an expression unless that is none.
func (c *C) each(e model.Expr) func(m *machine.M) []int32 {
	l := c.lowering()
	n := l.AsList(l.Top(e))
	return func(m *machine.M) []int32 {
		switch v := eval.New(m).Val(n); {
		case n.T.Form == ir.List:
			return v.L
		case v.N == model.None:
			return nil
		default:
			return []int32{v.N}
		}
	}
}

// shown is what people read of an expression.
func (c *C) shown(e model.Expr) func(m *machine.M) string {
	n := c.lowering().TopText(e)
	return func(m *machine.M) string { return eval.New(m).Text(n) }
}
