package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// Procedures.

// The parts of a procedure, as it lists them.
const (
	atInstead = iota
	atBefore
	atBody
	atAfter
)

// carry carries out a procedure in a frame that is open, after so many rules that replace it.
func (r *Run) carry(run *running, behind int) *exit {
	run.up, r.up = r.up, run
	x := r.parts(run, behind)
	r.up = run.up
	return x
}

func (r *Run) parts(run *running, behind int) *exit {
	parts, part := run.Parts(), atInstead
	for part < len(parts) {
		var x *exit
		if part == atAfter && run.Prefer != nil {
			r.prefer = r.Num(run.Prefer)
		}
		if part == atInstead {
			replaced := false
			if replaced, x = r.replaced(run, behind); replaced && x == nil {
				return nil
			}
		} else {
			x = r.do(parts[part])
		}
		switch part++; {
		case x == nil:
		case x.do == ir.Leaves || x.do == ir.Stops && x.to == run.Proc:
			part = atAfter
		case x.do == ir.Redoes && x.to == run.Proc:
			part = atBody
		default:
			return x
		}
	}
	return nil
}

// replaced carries out the first rule that replaces a procedure and applies, after so many of them.
func (r *Run) replaced(run *running, behind int) (replaced bool, x *exit) {
	for _, s := range run.Instead[behind:] {
		r.m.Spend(1)
		if ran, x := r.hook(s, true); ran != nil || x != nil {
			if ran != nil {
				run.result = ran.result
			}
			return true, x
		}
	}
	return false, nil
}

// excepted reports whether a procedure is not carried out in the frame that is open.
func (r *Run) excepted(p *ir.Proc) bool { return slices.ContainsFunc(p.Unless, r.holds) }

// begin carries out a procedure in a frame that is open, from its beginning.
func (r *Run) begin(run *running) *exit {
	if run.When != nil && !r.holds(run.When) || r.excepted(run.Proc) {
		return nil
	}
	return r.carry(run, 0)
}

// opened carries out something in a new frame of a procedure, with names to which fill gives values
// before it is entered. What expressions bind in it lies after what those around it have bound.
func (r *Run) opened(p *ir.Proc, fill func(l, b int32), body func()) {
	m := r.m
	saved, lists := m.Open(&p.Room), len(m.H)
	l, b := saved.Outer()
	clear(m.L[l : l+p.Room.Ints])
	clear(m.B[b : b+p.Room.Words])
	if fill != nil {
		fill(l, b)
	}
	m.Enter(saved)
	base := r.base
	r.base = len(r.env)
	body()
	r.base, r.env = base, r.env[:r.base]
	m.Close(saved)
	m.H = m.H[:lists]
}

// started is a procedure that has not given anything yet.
func started(p *ir.Proc) *running {
	run := &running{Proc: p}
	if p.Gives != nil && p.Gives.Form == ir.Set {
		run.result.S = make([]uint64, p.Gives.Win.N)
	}
	return run
}

// runs carries out a procedure with arguments.
func (r *Run) runs(s *ir.Stmt) (x *exit) {
	run := started(s.Call)
	r.opened(s.Call, func(l, b int32) {
		for i, v := range s.Call.Params {
			r.Give(v, r.Val(s.Args[i]), l, b)
		}
	}, func() { x = r.begin(run) })
	if s.V != nil && x == nil {
		r.bind(s.V, run.result)
	}
	return x
}

// leave leaves the procedure in progress, with what it gives.
func (r *Run) leave(s *ir.Stmt) *exit {
	if s.X != nil {
		r.up.result = kept(r.Val(s.X))
	}
	return &exit{do: ir.Leaves}
}

// unwind goes on in a procedure in progress.
func (r *Run) unwind(s *ir.Stmt) *exit {
	switch {
	case r.inProgress(s.Call):
	case s.Do == ir.Redoes:
		r.m.Fail("run/redo", "there is nothing to redo")
	default:
		r.m.Fail("run/stop", "%q is not in progress", s.Call.Name)
	}
	return &exit{do: s.Do, to: s.Call}
}

// proceed carries out what a rule replaces: a lower rule that replaces it, or the procedure itself.
func (r *Run) proceed(s *ir.Stmt) (x *exit) {
	run, mine := started(s.Call), r.up
	r.opened(s.Call, func(l, b int32) {
		for i, v := range s.Call.Params {
			r.Give(v, mine.told[i], l, b)
		}
	}, func() {
		x = r.carry(run, s.Out)
	})
	switch {
	case x != nil:
	case s.V != nil:
		r.bind(s.V, run.result)
	case run.Gives != nil && mine.Gives != nil && *mine.Gives == *run.Gives:
		mine.result = run.result
	}
	return x
}

// kept is a value that stays as it is, whatever happens to the names and scratch memory from which
// it comes.
func kept(v ir.Val) ir.Val {
	v.S, v.L = slices.Clone(v.S), slices.Clone(v.L)
	return v
}
