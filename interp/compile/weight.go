package compile

import "sandtable/schema/model"

// What is asked is charged by its size (see machine/work.go): small expressions cost as much as the
// statement, the call or the member of a loop that asks them, large ones more.

// partsAStep is how many parts of an expression are evaluated in a step.
const partsAStep = 12

// weigh is how many steps it takes to evaluate some expressions once, but for the values that they
// call and the members that they go through: a step at least.
func (c *C) weigh(es ...model.Expr) int32 {
	n := int32(0)
	for _, e := range es {
		n += c.parts(e)
	}
	return 1 + n/partsAStep
}

// Work is how many steps it takes to evaluate an expression once.
func (b *Builder) Work(e model.Expr) int32 { return b.weigh(e) }

// parts counts the parts of an expression, with those of values that are taken into it.
func (c *C) parts(e model.Expr) (n int32) {
	model.Walk(e, func(x model.Expr) {
		n++
		switch x := x.(type) {
		case *model.Call:
			n += int32(c.sizeWithin(x.Value))
		case *model.Get:
			if x.Field.Storage == model.Computed {
				n += int32(c.sizeWithin(x.Field.Value))
			}
		}
	})
	return n
}

// workOf is how many steps each evaluation of a value takes: by its base and all its lines.
func (c *C) workOf(v *model.Value) int32 {
	n := c.parts(v.Base)
	for _, mod := range c.modifiers(v) {
		n += 1 + c.parts(mod.When)
		for _, x := range mod.Figures() {
			n += c.parts(x)
		}
	}
	return 1 + n/partsAStep
}

// workOfStmt is how many steps a statement takes, but for those in it.
func (c *C) workOfStmt(s *model.Stmt) int32 {
	n := c.parts(s.Noun)
	for _, k := range model.SortedKeys(s.Args) {
		n += c.parts(s.Args[k])
	}
	return 1 + n/partsAStep
}
