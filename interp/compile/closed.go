package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Expressions are lowered, and closures are made of the nodes (package closure). They ask the set
// algebra for each set, and for what is asked of sets. The reference for the fast forms is made of
// the nodes alone. A watched program evaluates expressions, because they must stop at what is
// hidden.

// closing is what makes closures of expressions.
type closing struct{ *closure.Maker }

func (c *C) newClosing() closing {
	x := closing{Maker: closure.New(c.P)}
	if !c.Choice.Plain {
		x.Called, x.Asked = c.Called, c.Asked
		x.FastSet = func(n *ir.Node) (machine.Set, func(m *machine.M) uint64) {
			if c.plain {
				return nil, nil
			}
			return c.queries.FastSet(n)
		}
		x.FastNum = func(n *ir.Node) machine.Num {
			if c.plain {
				return nil
			}
			return c.queries.FastNum(n)
		}
		x.Sparing, x.Point = !c.Without(plan.Areas), c.pointIn
		x.Span, x.Place = c.slotsOf, c.RecallID
	}
	return x
}

// node lowers an expression, with the names of what runs.
func (c *C) node(e model.Expr) *ir.Node {
	return c.lowers().Top(e)
}

// lieOf is where a name lies: in a register, or in the frame of its procedure.
func (c *C) lieOf(v *model.Var) *ir.Var {
	l := c.searching()
	_, known := c.P.Slots[v]
	r, register := c.regs[v]
	if !known && !register { // a name that no text has
		r = c.P.Regs
		c.regs[v] = r
		c.P.Regs++
	}
	if register || !known {
		return l.Var(ir.Var{Name: v.Name, T: l.Type(v.Type), Frame: true, Reg: true, In: machine.Slot{I: r}})
	}
	return l.Frame(v.Name, l.Type(v.Type), c.Slot(v))
}

// Num compiles an expression of one value.
func (c *C) Num(e model.Expr) machine.Num {
	if e.Type().Is(model.Text) {
		return func(*machine.M) int32 { return 0 }
	}
	f := c.maker().Num(c.node(e))
	c.closing.Drain()
	return f
}
