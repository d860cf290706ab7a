package eval

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Lists: what may be chosen at a decision. They are asked in the frame whose names they read.

// Options calls emit with every option of a list, in order: who acts, or None, and what is picked.
// Of a choice it is the one thing that is picked.
func (r *Run) Options(l *ir.Listing, emit func(picked []int32)) {
	o := &options{Run: r, emit: emit}
	if actorless(l) {
		o.picked = append(o.picked, none)
	}
	o.body(l.Body)
}

// actorless reports whether a list is of an action in which nobody acts.
func actorless(l *ir.Listing) bool {
	a, ok := l.Of.(*model.Action)
	return ok && a.Actor == nil
}

// options are the options of a list while they are found.
type options struct {
	*Run
	emit   func(picked []int32)
	picked []int32 // so far
	found  int     // how many options have been found
}

// body goes through statements, and reports whether nothing refuses what has been picked.
func (o *options) body(body []*ir.Stmt) bool {
	for _, s := range body {
		switch s.Do {
		case ir.Binds:
			o.bind(s.V, o.Val(s.X))
		case ir.Refuses:
			if !o.meets(s) {
				return false
			}
		case ir.Picks:
			o.each(s)
		case ir.Emits:
			o.found++
			o.m.Spend(1)
			o.emit(o.picked)
		}
	}
	return true
}

// each goes through what may be picked. Those like one that has led to an option add nothing.
func (o *options) each(s *ir.Stmt) {
	if s.When != nil && !o.holds(s.When) {
		o.pick(s, none, nil)
		return
	}
	if s.Open {
		o.m.Sample(o.Set(s.X), func(p int32) bool { return o.pick(s, p, s.Need) })
		return
	}
	var led []int32
	for _, v := range o.members(s.X) {
		plural := s.Alike && o.m.Plural(v)
		if plural && len(led) > 0 && o.m.AnyAlike(led, v) {
			continue
		}
		if o.pick(s, v, s.Need) && plural {
			led = append(led, v)
		}
	}
}

// pick goes on with something picked that meets what is needed, and reports whether that led to an
// option.
func (o *options) pick(s *ir.Stmt, v int32, need []*ir.Stmt) bool {
	before, lists := o.found, len(o.m.H)
	if o.bind(s.V, ir.Val{N: v}); o.body(need) {
		o.picked = append(o.picked, v)
		o.body(s.Body)
		o.picked = o.picked[:len(o.picked)-1]
	}
	o.m.H = o.m.H[:lists]
	return o.found > before
}

// supposed reports whether something holds in a position that is only supposed. What statements do
// that do more than set what they say may depend on anything, so it is hidden from who does not see
// everything.
func (r *Run) supposed(t *ir.Trial, holds *ir.Node) bool {
	p := *t.Proc
	if !t.Sure && r.m.Veil.Dark() {
		r.m.Conceal()
		return false
	}
	p.Straight = 0 // it has a frame
	p.Code = []machine.Instr{{Do: func(m *machine.M) {
		if r.do(t.Body); !m.Over {
			m.SetVerdict(ir.Truth(r.holds(holds)))
		}
	}}, {}}
	return r.m.Suppose(&p, p.Ints, p.Words) != 0
}

// meets reports whether a requirement holds.
func (r *Run) meets(s *ir.Stmt) bool {
	if s.Trial == nil {
		return r.holds(s.X)
	}
	return r.supposed(s.Trial, s.X)
}
