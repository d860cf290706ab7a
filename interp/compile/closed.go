package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Expressions are lowered, and closures are made of the nodes (package closure). What a fast form
// answers is a leaf of the tree: the set algebra, built-in functions that say more than how they are
// lowered.
//
// The reference for the fast forms lowers whole expressions. A watched program evaluates them,
// because they must stop at what is hidden.

// closing is what makes closures of expressions.
type closing struct {
	parts *lower.L
	*closure.Maker
}

func (c *C) newClosing() closing {
	x := closing{Maker: closure.New(c.P)}
	x.parts = lower.NewParts(c.P, c.rules, c.words.Lowering, &lower.Parts{Leaf: c.leaf, Name: c.lieOf, Step: c.stepCost, Loop: c.looped, While: c.while})
	x.parts.Share(c)
	if !c.Choice.Plain {
		x.Called, x.Asked = c.Called, c.Asked
		x.Sparing, x.Point = !c.without(Areas), c.pointIn
		x.Span, x.Place = c.slotsOf, c.RecallID
	}
	return x
}

// leaf is what answers an expression by other means; nil: it is lowered.
func (c *C) leaf(e model.Expr) *ir.Node {
	l := c.closing.parts
	k := &ir.Kernel{Name: "leaf"}
	switch t := e.Type(); t.Form {
	case model.Set:
		if t.IsArea() { // of many words, so it stays out of the set algebra
			return nil
		}
		q := c.query(e, WindowOf(t))
		if q.always != nil {
			return l.Node(ir.Node{Op: ir.Mask, T: l.Type(t), Words: q.always, Str: what(e)})
		}
		k.Set, k.Word = q.Set, q.Word
	case model.List:
		return nil
	default:
		if k.Num = c.leafNum(e); k.Num == nil {
			return nil
		}
	}
	k.Parts = func() int32 { return c.parts(e) }
	return l.Kern(k, l.Type(e.Type()), nil)
}

// while is whether all extents around an addition that hold at times do; nil: there are none.
func (c *C) while(x *model.Extent) *ir.Node {
	if f := c.active(x); f != nil {
		return c.closing.parts.Kern(&ir.Kernel{Name: "while", Num: f}, ir.TBool, nil)
	}
	return nil
}

// leafNum is leaf for one value.
func (c *C) leafNum(e model.Expr) machine.Num {
	switch e := e.(type) {
	case *model.Call:
		return c.passed(e)
	case *model.Func:
		return c.wordNum(e)
	case *model.Counted:
		return counted(c.Num(e.X), e.Of)
	}
	return nil
}

func (c *C) word(e *model.Func) Function { return c.words.Functions[e.Name] }

func (c *C) wordNum(e *model.Func) machine.Num {
	f := c.word(e)
	if f.Law == Past && !c.plain && !c.without(Rays) {
		if x := c.pastNum(e); x != nil {
			return x
		}
	}
	if f.Num == nil {
		return nil
	}
	return f.Num(c, e)
}

// lieOf is where a name lies: in a register, or in the frame of its procedure.
func (c *C) lieOf(v *model.Var) *ir.Var {
	l := c.closing.parts
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

// looped lowers the body of a loop. Sets in it that the loop does not change are kept from its first
// round on.
func (c *C) looped(v *model.Var, body func()) *ir.Kernel {
	begin := c.inLoop(v, body)
	if begin == nil {
		return nil
	}
	return &ir.Kernel{Name: "keep sets", Num: func(m *machine.M) int32 {
		begin(m)
		return 0
	}}
}

// Num compiles an expression of one value.
func (c *C) Num(e model.Expr) machine.Num {
	if e.Type().Is(model.Text) {
		return func(*machine.M) int32 { return 0 }
	}
	f := c.maker().Num(c.lowers().Top(e))
	c.closing.Drain()
	return f
}

// set compiles a set as the text says, in a window.
func (c *C) set(e model.Expr, w Window) machine.Set {
	if l, ok := e.(*model.Local); ok && c.setNames[l.Var] != nil {
		return c.set(c.setNames[l.Var], w)
	}
	l := c.closing.parts
	n := l.Whole(e)
	if c.Choice.Plain {
		n = c.lowering().Top(e)
	}
	f := c.closing.Set(l.Fit(n, w))
	c.closing.Drain()
	return f
}

// Field compiles a field of one value, of which several kinds may have one of that name, as a
// function of any thing.
func (c *C) Field(f *model.Field, others []*model.Field) closure.On {
	l := c.closing.parts
	v := l.Var(ir.Var{Name: "it", T: ir.Type{Base: ir.ID, Maybe: true}, Frame: true, Reg: true, In: machine.Slot{I: c.P.Regs}})
	c.P.Regs++
	return c.closing.On(l.Field(f, others, l.Ref(v)), v)
}
