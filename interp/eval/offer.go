package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// How a player chooses, and how an action is taken.

// decide lets a player choose. It returns neither a choice nor an exit if something else has been done,
// and the decision is to be asked again.
func (r *Run) decide(a *ir.Ask, options [][]int32) (pick []int32, x *exit) {
	if r.asks == nil {
		r.m.Fail("run/supposing", "a decision inside supposing is not allowed")
	}
	if r.steps != nil {
		return r.onWay(a, options), nil
	}
	d := Decision{Ask: a, Player: r.player(a), Options: options}
	if !a.Alone && len(options) > 0 {
		d.Beside = r.beside(d.Player)
	}
	said := r.asks(&d)
	switch i := said.Pick - len(options); {
	case said.Pick < 0:
		panic(halted{})
	case i >= 0:
		return nil, r.take(r.anytime, d.Beside[i], said.Way, d.Player)
	}
	pick = options[said.Pick]
	if len(a.Acts) == 0 { // what is taken of actions is noted with its way
		r.m.Decided(pick)
	}
	r.answer = said
	return pick, nil
}

// onWay is what is chosen next on the way through a whole action.
func (r *Run) onWay(a *ir.Ask, options [][]int32) []int32 {
	if len(r.steps) == 0 || !slices.ContainsFunc(options, func(opt []int32) bool { return slices.Equal(opt, r.steps[0]) }) {
		r.m.Fail("run/whole", "a whole action does not run as explored: of %s, %v is chosen from %v", a.Name, r.steps, options)
	}
	pick := r.steps[0]
	r.steps = r.steps[1:]
	return pick
}

// player is who decides. Of an offer that is told in the frame of its actions.
func (r *Run) player(a *ir.Ask) (who int32) {
	who = none
	switch {
	case a.Taker:
		who = r.up.taker
	case a.Player != nil && len(a.Acts) > 0:
		r.inAction(a.Acts[0], none, func() { who = r.Num(a.Player) })
	case a.Player != nil:
		who = r.Num(a.Player)
	}
	if who == none {
		return r.m.P.Players[0].ID
	}
	return who
}

// acts are the ways to take actions, all of as many numbers: the action, who acts, what is chosen,
// and a place for the way through a whole one.
func (r *Run) acts(all []*ir.Offered, by int32) (out [][]int32) {
	stride := 2
	for _, x := range all {
		stride = max(stride, 2+len(x.Picks))
	}
	if slices.ContainsFunc(all, func(x *ir.Offered) bool { return x.Whole }) {
		stride++
	}
	for _, x := range all {
		r.inAction(x, by, func() {
			r.Options(x.List, func(picked []int32) {
				opt := append([]int32{x.Index}, picked...)
				out = append(out, append(opt, slices.Repeat([]int32{none}, stride-len(opt))...))
			})
		})
	}
	return out
}

// beside are the ways to take actions that a player may take at any time.
func (r *Run) beside(player int32) [][]int32 {
	if len(r.anytime) == 0 {
		return nil
	}
	return r.acts(r.anytime, player)
}

// inAction does something in the frame of an action as its offer opens it, unless the action does not
// apply. by is who takes one that may be taken at any time.
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

// numbers are those by which a whole action is noted: what is chosen on its way, and the option, which
// ends with 0 if nothing is asked on the way.
func numbers(opt []int32, way [][]int32) []int32 {
	out := append(slices.Concat(way...), opt[:len(opt)-1]...)
	if way == nil {
		out = append(out, 0)
	}
	return out
}

// take carries out an action as an option says.
func (r *Run) take(all []*ir.Offered, opt []int32, way [][]int32, by int32) (x *exit) {
	of := all[slices.IndexFunc(all, func(x *ir.Offered) bool { return x.Index == opt[0] })]
	if of.Whole && r.steps == nil {
		r.m.Decided(numbers(opt, way))
		r.steps = append([][]int32{}, way...)
		defer func() {
			if len(r.steps) > 0 && x == nil {
				r.m.Fail("run/whole", "a whole action does not run as explored: %v is left", r.steps)
			}
			r.steps = nil
		}()
	} else if r.steps == nil {
		r.m.Decided(opt)
	}
	r.inAction(of, by, func() {
		if of.Actor != nil {
			r.bind(of.Actor, ir.Val{N: opt[1]})
		}
		for i, v := range of.Picks {
			r.bind(v, ir.Val{N: opt[2+i]})
		}
		run := started(of.Proc)
		run.taker = by
		x = r.carry(run, 0)
	})
	return x
}
