package eval

import (
	"sandtable/interp/ir"
)

// The frames of actions.

// inAction does something in the frame of an action as its offer opens it, unless the action does
// not apply. by is who takes one that may be taken at any time.
func (r *Run) inAction(x *ir.Offered, by int32, body func()) {
	if by != none && r.inProgress(x.Proc) {
		return
	}
	self, member, said, base := none, none, []ir.Val(nil), r.base
	if x.Hook != nil {
		said = r.tells(x.Hook)
		for self = range r.selves(x.Hook) {
			break
		}
		for member = range r.cases(x.Hook) {
			break
		}
	}
	r.opened(x.Proc, func(l, b int32) {
		for _, g := range x.Given {
			if g.X == nil {
				r.Give(g.V, ir.Val{N: by}, l, b)
			} else {
				r.Give(g.V, r.Val(g.X), l, b)
			}
		}
	}, func() {
		switch {
		case x.Hook != nil && !r.fits(x.Hook, said, self, member, base):
		case x.By != nil && r.Num(x.By) != by:
		default:
			body()
		}
	})
}

// inProgress reports whether a procedure has begun and has not ended.
func (r *Run) inProgress(p *ir.Proc) bool {
	for run := r.up; run != nil; run = run.up {
		if run.Proc == p {
			return true
		}
	}
	return false
}

// enact carries out an action for whom and what an option says.
func (r *Run) enact(of *ir.Offered, opt []int32, by int32) (x *exit) {
	r.inAction(of, by, func() {
		if of.Actor != nil {
			r.bind(of.Actor, ir.Val{N: opt[1]})
		}
		for i, v := range of.Picks {
			r.bind(v, ir.Val{N: opt[2+i]})
		}
		run := started(of.Proc)
		run.taker, r.prefer = by, none
		x = r.carry(run, 0)
		if of.Proc.Prefer != nil && r.m.Over && r.prefer == none { // the game has ended on the way
			r.prefer = r.Num(of.Proc.Prefer)
		}
	})
	return x
}
