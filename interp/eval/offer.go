package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// How a player chooses, and how an action is taken.

// decide lets a player choose. It returns neither a choice nor an exit if something else has been
// done, and the decision is to be asked again.
func (r *Run) decide(a *ir.Ask, options []Option) (pick *Option, x *exit) {
	switch {
	case r.asks == nil:
		r.m.Fail("run/supposing", "a decision inside supposing is not allowed")
	case r.steps != nil:
		return r.onWay(options)
	}
	d := Decision{Ask: a, Player: r.player(a), Options: options}
	if !a.Alone && len(options) > 0 {
		d.Beside = r.beside(d.Player)
	}
	said := r.asks(&d)
	switch i := said - len(options); {
	case said < 0:
		panic(halted{})
	case i >= 0:
		return nil, r.take(r.anytime, &d.Beside[i], d.Player)
	}
	pick = &options[said]
	if len(a.Acts) == 0 { // what is taken of actions is noted with its way
		r.m.Decided(pick.Numbers)
	}
	return pick, nil
}

// onWay is what is chosen next on the way through a whole action; an exit, if that is open.
func (r *Run) onWay(options []Option) (*Option, *exit) {
	r.met = true
	if len(r.steps) == 0 && r.trying != nil {
		r.trying.open, r.trying.next = true, slices.Clone(options)
		return nil, &exit{do: ir.Asks}
	}
	i := slices.IndexFunc(options, func(x Option) bool { return len(r.steps) > 0 && slices.Equal(x.Numbers, r.steps[0]) })
	if i < 0 {
		r.m.Fail("run/whole", "a whole action must not use chance: it did not run as explored")
	}
	r.steps = r.steps[1:]
	return &options[i], nil
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
func (r *Run) acts(all []*ir.Offered, by int32) (out []Option) {
	stride := 2
	for _, x := range all {
		stride = max(stride, 2+len(x.Picks))
	}
	if slices.ContainsFunc(all, func(x *ir.Offered) bool { return x.Whole }) {
		stride++
	}
	for _, x := range all {
		var here []Option
		r.inAction(x, by, func() {
			r.Options(x.List, func(picked []int32) {
				opt := append([]int32{x.Index}, picked...)
				here = append(here, Option{Numbers: append(opt, slices.Repeat([]int32{none}, stride-len(opt))...), prefer: none})
			})
		})
		switch {
		case !x.Whole:
		case r.steps == nil:
			here = r.ways(x, here, by)
		case r.trying != nil && (x.Distinct || x.Proc.Prefer != nil):
			r.m.Fail("run/whole", "a whole action with prefer or distinct cannot be offered inside another whole action")
		}
		out = append(out, here...)
	}
	return preferred(all, out)
}

// beside are the ways to take actions that a player may take at any time.
func (r *Run) beside(player int32) []Option {
	if len(r.anytime) == 0 {
		return nil
	}
	return r.acts(r.anytime, player)
}

// take carries out an action as an option says.
func (r *Run) take(all []*ir.Offered, opt *Option, by int32) *exit {
	of := all[slices.IndexFunc(all, func(x *ir.Offered) bool { return x.Index == opt.Numbers[0] })]
	switch {
	case r.steps != nil: // on the way through a whole action, which is noted at its beginning
		return r.enact(of, opt.Numbers, by)
	case !of.Whole:
		r.m.Decided(opt.Numbers)
		return r.enact(of, opt.Numbers, by)
	}
	own := opt.Numbers
	if last := len(own) - 1; own[last] == none {
		own = own[:last]
	}
	r.m.Decided(append(slices.Concat(opt.Way...), own...))
	r.steps = append([][]int32{}, opt.Way...)
	x := r.enact(of, opt.Numbers, by)
	r.steps = nil
	return x
}
