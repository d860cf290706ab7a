package compile

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// asksHere compiles the condition of a hook for the frame of its event, under the names of the
// event. Most hooks do not run, and this way they need no frame to find that out. It returns nil if
// the condition reads more than the event's arguments.
func (b *Builder) asksHere(s *ir.Stmt) (when machine.Num) {
	r := ruleOf(s)
	if b.plain || b.without(AsksHere) || r.When == nil {
		return nil
	}
	own := map[*model.Var]bool{}
	for _, v := range r.Scope.Vars {
		own[v] = true
	}
	for i, a := range r.Binding.Args {
		if i < len(s.Args) && a.Var != nil {
			own[a.Var] = false
		}
	}
	if lower.Reads(r.When, own) || bindsAny(r.When, own) {
		return nil
	}
	planned := len(b.P.Plan)
	b.under(s, func() { when = b.C.Num(r.When) })
	b.P.Plan = b.P.Plan[:planned]
	return when
}

// under compiles something of a hook's rule under the names of its event.
func (b *Builder) under(s *ir.Stmt, compile func()) {
	had := map[*model.Var]machine.Slot{}
	for i, a := range ruleOf(s).Binding.Args {
		if i < len(s.Args) && a.Var != nil {
			had[a.Var] = b.Slot(a.Var)
			b.P.Slots[a.Var] = s.Args[i].V.In
		}
	}
	compile()
	for v, slot := range had {
		b.P.Slots[v] = slot
	}
}

// bindsAny reports whether a comprehension in an expression binds one of the names, even if it
// never reads it: it would write into the frame.
func bindsAny(e model.Expr, vars map[*model.Var]bool) bool {
	found := false
	model.Walk(e, func(x model.Expr) {
		if f, ok := x.(*model.For); ok && vars[f.Var] {
			found = true
		}
	})
	return found
}
