package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// operands compiles the two sides of an operator. A figure that is rounded up, such as a distance
// in inches, is compared exactly with a number: d <= n and d > n hold for the rounded figure if and
// only if they hold for the exact one; for d < n and d >= n it is rounded down instead.
func (c *C) operands(e *model.Binary) (x, y machine.Num) {
	switch e.Op {
	case "<", ">=":
		if f := c.below(e.X); f != nil && c.below(e.Y) == nil {
			return f, c.Num(e.Y)
		}
	case ">", "<=":
		if f := c.below(e.Y); f != nil && c.below(e.X) == nil {
			return c.Num(e.X), f
		}
	}
	return c.Num(e.X), c.Num(e.Y)
}

// below compiles a figure that is normally rounded up as rounded down; nil for other expressions.
func (c *C) below(e model.Expr) machine.Num {
	f, ok := e.(*model.Func)
	if !ok || c.words.Functions[f.Name].Below == nil {
		return nil
	}
	return c.words.Functions[f.Name].Below(c, f)
}
