package compile

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Evaluation is charged by size (see machine/work.go). Small expressions are part of the cost of
// the statement, call or loop member that evaluates them; large ones cost more.

// weigh returns the steps that it takes to evaluate some expressions once, at least one. It does
// not count the values that they call and the members that they iterate over.
func (c *C) weigh(es ...model.Expr) int32 {
	n := int32(0)
	for _, e := range es {
		n += c.parts(e)
	}
	return 1 + n/ir.PartsAStep
}

// parts counts the nodes of an expression.
func (c *C) parts(e model.Expr) (n int32) {
	model.Walk(e, func(model.Expr) { n++ })
	return n
}

// workOf returns the steps of each evaluation of a value: its base and all its modifiers.
func (c *C) workOf(v *model.Value) int32 {
	n := c.parts(v.Base)
	for _, mod := range c.modifiers(v) {
		n += 1 + c.parts(mod.When)
		for _, x := range mod.Figures() {
			n += c.parts(x)
		}
	}
	return 1 + n/ir.PartsAStep
}

// workOfStmt returns the steps of a statement, without those inside it.
func (c *C) workOfStmt(s *model.Stmt) int32 {
	n := c.parts(s.Noun)
	for _, k := range model.SortedKeys(s.Args) {
		n += c.parts(s.Args[k])
	}
	return 1 + n/ir.PartsAStep
}
