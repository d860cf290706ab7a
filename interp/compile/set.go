package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Set compiles a set expression. The closure writes every word of the caller's window, which may be
// wider or narrower than that of the expression's own kind.
func (c *C) Set(e model.Expr, w Window) machine.Set {
	if e.Type().IsArea() {
		return c.set(e, w)
	}
	return c.query(e, w).Set
}
