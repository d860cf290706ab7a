package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Whole actions: each of their ways is tried from the beginning, and taken back.

// table is how a way leaves the table.
type table struct {
	lies, history uint64
	records       int
	over          bool
	result        int32
}

// ways are the ways to take an action, of which the options so far say who acts and what is chosen
// first.
func (r *Run) ways(of *ir.Offered, leads []Option, by int32) (out []Option) {
	left := map[table]bool{}
	var try func(lead Option)
	try = func(lead Option) {
		t, end := r.try(of, &lead, by)
		for _, x := range t.next {
			next := lead
			next.Numbers, next.Way = slices.Clone(lead.Numbers), append(slices.Clone(lead.Way), x.Numbers)
			try(next)
		}
		if !t.open && !(of.Distinct && left[end]) {
			left[end] = true
			out = append(out, lead)
		}
	}
	for _, x := range leads {
		try(x)
	}
	return out
}

// try takes an action on trial, as far as an option says.
func (r *Run) try(of *ir.Offered, opt *Option, by int32) (t trying, end table) {
	p := *r.m.P.Begin
	p.Straight, p.Ints, p.Words = 0, r.up.Room.Ints, r.up.Room.Words
	up, env, base := r.up, r.env, r.base
	p.Code = []machine.Instr{{Do: func(m *machine.M) {
		r.steps, r.trying, r.met = append([][]int32{}, opt.Way...), &t, false
		r.enact(of, opt.Numbers, by)
		end = table{m.Table(), machine.HashList(m.I[m.History:]), len(m.R), m.Over, m.Result}
		opt.prefer = r.prefer
		if !r.met && of.Proc.Prefer == nil {
			opt.Numbers[len(opt.Numbers)-1] = 0
		}
	}}, {}}
	r.m.Suppose(&p, p.Ints, p.Words)
	r.up, r.env, r.base, r.steps, r.trying = up, env, base, nil, nil
	return t, end
}

// preferred are the options without those ways of actions that prefer some for which what they
// prefer is not the greatest.
func preferred(all []*ir.Offered, options []Option) []Option {
	prefers := func(x Option) bool {
		return slices.ContainsFunc(all, func(of *ir.Offered) bool {
			return of.Index == x.Numbers[0] && of.Whole && of.Proc.Prefer != nil
		})
	}
	best := none
	for _, x := range options {
		if prefers(x) {
			best = max(best, x.prefer)
		}
	}
	return slices.DeleteFunc(options, func(x Option) bool { return prefers(x) && x.prefer != best })
}
