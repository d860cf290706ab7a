package eval

import (
	"iter"
	"slices"

	"sandtable/interp/ir"
)

// What is bound to events.

// hooked carries out a rule that is bound to an event.
func (r *Run) hooked(s *ir.Stmt) *exit {
	_, x := r.hook(s, false)
	return x
}

// hook carries out a rule that is bound to an event, in each case in which it fits; once: only in
// the first. It returns the last run; nil: there was none.
func (r *Run) hook(s *ir.Stmt, once bool) (ran *running, x *exit) {
	h := s.Hook
	var told []ir.Val
	for _, a := range s.Args {
		told = append(told, kept(r.Val(a)))
	}
	for self := range r.selves(h) {
		for member := range r.cases(h) {
			if h.Active != nil && !r.holds(h.Active) {
				return ran, nil
			}
			run := started(h.Rule)
			run.told = told
			here, base := r.tells(h), r.base
			r.opened(h.Rule, nil, func() {
				if r.fits(h, here, self, member, base) && (h.Rule.When == nil || r.holds(h.Rule.When)) {
					ran = run
					if !r.excepted(h.Rule) {
						x = r.carry(run, 0)
					}
				}
			})
			if x != nil || ran != nil && once {
				return ran, x
			}
		}
	}
	return ran, nil
}

// tells is what the event of a hook tells, by its arguments.
func (r *Run) tells(h *ir.Hook) []ir.Val {
	out := make([]ir.Val, len(h.Args))
	for i := range h.Args {
		out[i] = kept(r.Val(h.Args[i].X))
	}
	return out
}

// selves goes through the cards or pieces in force for which a hook is carried out; it is none,
// once, if the hook goes by none.
func (r *Run) selves(h *ir.Hook) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		if h.Self == nil {
			yield(none)
			return
		}
		for id := range ir.Each(r.Set(h.From), h.From.T.Win) {
			if r.bind(h.One, ir.Val{N: id}); r.holds(h.In) && !yield(id) {
				return
			}
		}
	}
}

// cases goes through the members of a set that an event tells, if a name of the hook is each of
// them in turn; otherwise it is none, once.
func (r *Run) cases(h *ir.Hook) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		i := slices.IndexFunc(h.Args, func(a ir.Arg) bool { return a.Each() })
		if i < 0 {
			yield(none)
			return
		}
		x := h.Args[i].X
		for id := range ir.Each(slices.Clone(r.Set(x)), x.T.Win) {
			if !yield(id) {
				return
			}
		}
	}
}

// fits gives the names of a hook values, in its frame, and reports whether what its event tells is
// of their types. Base is where what expressions of the event bind lies.
func (r *Run) fits(h *ir.Hook, said []ir.Val, self, member int32, base int) bool {
	own := r.base
	r.base = base
	defer func() { r.base = own }()
	if h.Self != nil {
		r.bind(h.Self, ir.Val{N: self})
	}
	for i := range h.Args {
		a, x := &h.Args[i], said[i]
		switch {
		case a.V == nil:
			is := r.Num(a.Is)
			if a.X.T.Form == ir.Set && !ir.Has1(x.S, a.X.T.Win, is) || a.X.T.Form != ir.Set && x.N != is {
				return false
			}
			continue
		case a.Each():
			x = ir.Val{N: member}
		}
		v, ok := a.Take(x, make([]uint64, a.V.T.Win.N))
		if !ok {
			return false
		}
		r.bind(a.V, v)
	}
	return true
}
