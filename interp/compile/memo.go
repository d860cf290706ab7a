package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Memoisation while options are listed, when nothing changes. A list that reads no bound name is
// computed once; a condition that reads one bound thing is evaluated once for each thing.

// locals collects the names that an expression reads and does not bind.
func locals(e model.Expr) map[*model.Var]bool {
	own, out := map[*model.Var]bool{}, map[*model.Var]bool{}
	model.Walk(e, func(x model.Expr) {
		if f, ok := x.(*model.For); ok {
			own[f.Var] = true
		}
	})
	model.Walk(e, func(x model.Expr) {
		if l, ok := x.(*model.Local); ok && !own[l.Var] {
			out[l.Var] = true
		}
	})
	return out
}

// closedList compiles a list, which is memoised while options are listed if it reads no bound name.
func (c *C) closedList(e model.Expr) machine.List { return c.remember(e, c.List(e)) }

// remember memoises the list of a closed expression while options are listed.
func (c *C) remember(e model.Expr, f machine.List) machine.List {
	if _, isConst := e.(*model.Const); isConst || c.without(RememberLists) || len(locals(e)) > 0 {
		return f
	}
	id := c.listMemos
	c.listMemos++
	return func(m *machine.M) []int32 { return m.RememberList(id, f) }
}

// byThing memoises a condition for each thing while options are listed, if it reads one bound thing
// and no other name.
func (c *C) byThing(e model.Expr, f machine.Num) machine.Num {
	vars := locals(e)
	if len(vars) != 1 || c.without(ByThing) {
		return f
	}
	var v *model.Var
	for v = range vars {
	}
	if !v.Type.Is(model.ThingOf) || v.Type.Maybe || cheap(e) || c.inRegister(v) {
		return f
	}
	lo, n := v.Type.Kind.Lo, v.Type.Kind.Hi-v.Type.Kind.Lo
	if n > maxMemo {
		return f
	}
	slot, id := c.Slot(v).I, c.memoID()
	return func(m *machine.M) int32 {
		key := m.Int(slot) - lo
		memo, known := m.Remember(id, key, n, 0)
		if known {
			return memo.Num(key)
		}
		x := f(m)
		if memo != nil {
			memo.Set(m, key, x)
		}
		return x
	}
}

// cheap reports whether an evaluation is as cheap as a memo: a field, or its negation.
func cheap(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Unary:
		return cheap(e.X)
	case *model.Get:
		_, ok := e.Of.(*model.Local)
		return ok && e.Field.Storage != model.Computed
	}
	return false
}

// RecallID numbers a place of the program whose answers are memoised across decisions: see
// machine.M.Recall.
func (c *C) RecallID() int32 {
	c.recalls++
	return c.recalls - 1
}

func (c *C) memoID() int32 {
	c.memos++
	return c.memos - 1
}
