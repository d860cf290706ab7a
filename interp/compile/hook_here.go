package compile

import (
	"iter"
	"maps"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// AsksHere implements code.Host: the condition of a hook, under the names of its event. Most hooks
// do not run, and this way they need no frame to find that out. It returns nil if the condition
// reads more than the event's arguments.
func (b *Builder) AsksHere(s *ir.Stmt) (when machine.Num) {
	r, _ := s.Hook.Rule.Of.(*model.Rule)
	if b.plain || b.Without(plan.AsksHere) || r.When == nil {
		return nil
	}
	own := map[*model.Var]bool{}
	for _, v := range r.Scope.Vars {
		own[v] = true
	}
	for v := range renamed(s) {
		own[v] = false
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
	for v, x := range renamed(s) {
		had[v] = b.Slot(v)
		b.P.Slots[v] = x.V.In
	}
	compile()
	maps.Copy(b.P.Slots, had)
}

// renamed are the names of a hook that stand for what its event tells in slots.
func renamed(s *ir.Stmt) iter.Seq2[*model.Var, *ir.Node] {
	return func(yield func(v *model.Var, x *ir.Node) bool) {
		for i, a := range s.Hook.Rule.Of.(*model.Rule).Binding.Args {
			if i < len(s.Args) && a.Var != nil && s.Args[i].V != nil && !yield(a.Var, s.Args[i]) {
				return
			}
		}
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
