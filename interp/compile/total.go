package compile

import "sandtable/schema/model"

// total reports whether an expression never fails, so that it may be evaluated where the text would
// not evaluate it.
func (c *C) total(e model.Expr) bool {
	ok := e != nil
	model.Walk(e, func(x model.Expr) {
		if _, pool := x.(*model.Pool); pool {
			ok = false
		}
	})
	return ok && c.queries.Total(c.node(e))
}
