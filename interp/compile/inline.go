package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Inlining. A call of a value is replaced by the value's formula if the set algebra can then
// analyse the query. The variables of the value become registers (machine.M.V). A register belongs
// to one place in the program, so recursive values are not inlined.

// maxInline bounds the expressions that an inlined value expands to.
const maxInline = 600

// body returns the formula of a called value with the arguments in place of its parameters. It
// returns nil if the value cannot be inlined.
func (c *C) body(e *model.Call) model.Expr {
	return c.baseOf(e.Value, e.Args)
}

func (c *C) baseOf(v *model.Value, args []model.Expr) model.Expr {
	if c.without(Inlining) || len(args) != len(v.Params) || v.Type.Is(model.Text) || !c.inlinable(v) || !c.afford(nil) {
		return nil
	}
	to, base := map[*model.Var]model.Expr{}, c.formula(v)
	for i, p := range v.Params {
		if !c.cheapArg(args[i]) && c.uses(base, p) > 1 {
			return nil
		}
		if !c.stands(args[i], p, base) {
			return nil
		}
		to[p] = args[i]
	}
	c.inlined[v] = true
	return c.subst(base, to)
}

// stands reports whether an argument may replace a parameter. A call fails for a thing of another
// kind, and if an argument fails, even if the base does not read the parameter; inlined code must
// fail as well.
func (c *C) stands(arg model.Expr, p *model.Var, base model.Expr) bool {
	t := arg.Type()
	if p.Type.Is(model.ThingOf) && !(t.Is(model.ThingOf) && t.Kind.IsA(p.Type.Kind)) {
		return false
	}
	asked := false
	model.Walk(base, func(x model.Expr) {
		l, ok := x.(*model.Local)
		asked = asked || ok && l.Var == p
	})
	return asked || c.total(arg)
}

// cheapArg reports whether an argument may be evaluated as often as its parameter is read.
func (c *C) cheapArg(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Const, *model.Local:
		return true
	case *model.Call: // a constant set of names, such as directions
		return len(e.Args) == 0 && e.T.Base == model.EnumOf && e.T.Form == model.Set && c.constantNames(e) != nil
	case *model.Members, *model.Tuple:
		return e.Type().Base == model.EnumOf && c.constantNames(e) != nil
	case *model.Get:
		return e.Of != nil && e.Field.Storage != model.Computed && e.T.Form == model.One && c.cheapArg(e.Of)
	case *model.Narrow:
		return c.cheapArg(e.X)
	case *model.Func:
		return len(e.Args) == 1 && c.cheapArg(e.Args[0]) && e.T.Form == model.One
	}
	return false
}

// uses counts how often a variable is read. A comprehension that reads it counts as one more.
func (c *C) uses(e model.Expr, v *model.Var) int {
	n := 0
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.Local:
			if x.Var == v {
				n++
			}
		case *model.For:
			if c.mentions(x.If, v) || c.mentions(x.Elem, v) {
				n++
			}
		}
	})
	return n
}

func (c *C) mentions(e model.Expr, v *model.Var) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		if l, ok := x.(*model.Local); ok && (l.Var == v || c.setNames[l.Var] != nil && c.mentions(c.setNames[l.Var], v)) {
			found = true
		}
	})
	return found
}

// inlinable reports whether a value is a formula of bounded size that does not call itself.
func (c *C) inlinable(v *model.Value) bool {
	ok, known := c.plainly[v]
	if known {
		return ok
	}
	c.plainly[v] = false // until it is known: a value that calls itself is not inlinable
	formula := c.formula(v)
	ok = formula != nil
	model.Walk(formula, func(x model.Expr) {
		if _, words := x.(*model.Words); words {
			ok = false
		}
	})
	ok = ok && !c.recursive(v) && c.inlinedSize(v) <= maxInline
	c.plainly[v] = ok
	return ok
}

// inlinedSize returns the number of expressions of a value with all its calls inlined, at most
// maxInline+1. The value must not be recursive.
func (c *C) inlinedSize(v *model.Value) int {
	if n := c.expanded[v]; n > 0 {
		return n
	}
	n := 1
	model.Walk(c.formula(v), func(x model.Expr) {
		n++
		switch x := x.(type) {
		case *model.Call:
			n += c.sizeWithin(x.Value)
		case *model.Get:
			if x.Field.Storage == model.Computed {
				n += c.sizeWithin(x.Field.Value)
			}
		}
		n = min(n, maxInline+1)
	})
	c.expanded[v] = n
	return n
}

// sizeWithin returns what a call of a value adds to its caller: nothing if it stays a call.
func (c *C) sizeWithin(v *model.Value) int {
	if !c.inlinable(v) {
		return 0
	}
	return c.inlinedSize(v)
}

// subst copies an expression with variables replaced. The variables of its comprehensions become
// registers of the copy.
func (c *C) subst(e model.Expr, to map[*model.Var]model.Expr) model.Expr {
	c.effort++
	s := func(x model.Expr) model.Expr {
		if x == nil {
			return nil
		}
		return c.subst(x, to)
	}
	all := func(xs []model.Expr) []model.Expr {
		out := make([]model.Expr, len(xs))
		for i, x := range xs {
			out[i] = s(x)
		}
		return out
	}
	switch e := e.(type) {
	case *model.Local:
		if x, ok := to[e.Var]; ok {
			return x
		}
		return e
	case *model.Tuple:
		return &model.Tuple{Node: e.Node, Elems: all(e.Elems)}
	case *model.Get:
		if e.Of == nil {
			return e
		}
		return &model.Get{Node: e.Node, Of: s(e.Of), Field: e.Field, Others: e.Others}
	case *model.Where:
		return &model.Where{Node: e.Node, Set: s(e.Set), Field: e.Field, Others: e.Others}
	case *model.Call:
		return &model.Call{Node: e.Node, Value: e.Value, Args: all(e.Args)}
	case *model.Look:
		return &model.Look{Node: e.Node, Table: e.Table, Args: all(e.Args), Row: s(e.Row), Column: e.Column}
	case *model.Func:
		return &model.Func{Node: e.Node, Name: e.Name, Args: all(e.Args), FuncTraits: e.FuncTraits}
	case *model.Unary:
		return &model.Unary{Node: e.Node, Op: e.Op, X: s(e.X)}
	case *model.Binary:
		return &model.Binary{Node: e.Node, Op: e.Op, X: s(e.X), Y: s(e.Y)}
	case *model.Cond:
		return &model.Cond{Node: e.Node, If: s(e.If), Then: s(e.Then), Else: s(e.Else)}
	case *model.For:
		v := c.register(e.Var)
		inner := map[*model.Var]model.Expr{}
		for k, x := range to {
			inner[k] = x
		}
		inner[e.Var] = &model.Local{Node: model.Node{T: v.Type, R: e.R}, Var: v}
		f := &model.For{Node: e.Node, Var: v, Over: s(e.Over)}
		if e.If != nil {
			f.If = c.subst(e.If, inner)
		}
		if e.Elem != nil {
			f.Elem = c.subst(e.Elem, inner)
		}
		return f
	case *model.Pool:
		return &model.Pool{Node: e.Node, Count: s(e.Count), Die: s(e.Die)}
	case *model.ActionField:
		return &model.ActionField{Node: e.Node, Of: s(e.Of), Field: e.Field}
	case *model.Narrow:
		return &model.Narrow{Node: e.Node, X: s(e.X)}
	case *model.Counted:
		return &model.Counted{Node: e.Node, X: s(e.X), Of: e.Of}
	case *model.AsSet:
		return &model.AsSet{Node: e.Node, X: s(e.X)}
	}
	return e
}

// branching compiles the condition of a choice between two sets. A value that mostly ends at its
// first condition is inlined: a memoised call would cost more than the evaluation.
func (c *C) branching(e model.Expr) machine.Num {
	call, ok := e.(*model.Call)
	if !ok || c.plain || c.without(Passing) {
		return c.Num(e)
	}
	b := c.body(call)
	if b == nil {
		return c.Num(e)
	}
	first := b
	for and, ok := first.(*model.Binary); ok && and.Op == "&&"; and, ok = first.(*model.Binary) {
		first = and.X
	}
	if !c.brief(first) {
		return c.Num(e)
	}
	return c.Num(b)
}

// brief reports whether a condition reads only names, fields and tables.
func (c *C) brief(e model.Expr) bool {
	if e.Type().Form == model.Set {
		n := c.foldable(e)
		if n == nil {
			return false
		}
		_, _, ok := c.finding().Lift(n)
		return ok
	}
	switch e := e.(type) {
	case *model.Const, *model.Local:
		return true
	case *model.Get:
		return e.Of != nil && e.Field.Storage != model.Computed && len(e.Others) == 0 && c.brief(e.Of)
	case *model.Unary, *model.Binary:
		for _, x := range model.Parts(e) {
			if !c.brief(x) {
				return false
			}
		}
		return true
	case *model.Func:
		return c.words.Functions[e.Name].Law == Contains && c.brief(e.Args[0]) && c.brief(e.Args[1])
	}
	return false
}

// register makes a variable like another one, in a register.
func (c *C) register(like *model.Var) *model.Var {
	v := &model.Var{Name: like.Name, Type: like.Type, Range: like.Range}
	c.regs[v] = c.P.Regs
	c.P.Regs++
	return v
}

// binder compiles the binding of a comprehension's variable to a member.
func (c *C) binder(v *model.Var) func(m *machine.M, id int32) {
	if r, ok := c.regs[v]; ok {
		return func(m *machine.M, id int32) { m.V[r] = id }
	}
	slot := c.Slot(v).I
	return func(m *machine.M, id int32) { m.SetInt(slot, id) }
}

func (c *C) inRegister(v *model.Var) bool {
	_, ok := c.regs[v]
	return ok
}
