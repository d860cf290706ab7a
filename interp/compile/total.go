package compile

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// total reports whether an expression never fails, so that it may be evaluated where the text would
// not evaluate it.
func (c *C) total(e model.Expr) bool {
	ok := e != nil
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.Local:
			ok = ok && (c.setNames[x.Var] == nil || c.total(c.setNames[x.Var]))
		case *model.Pool:
			ok = false
		}
	})
	if !ok {
		return false
	}
	c.never.Try = func(n *ir.Node) bool { return c.neverFails(e, n) }
	return c.never.Total(c.searching().Top(e))
}
