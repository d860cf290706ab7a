package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Decisions.

// yesOrNo is what may be answered to a question.
var yesOrNo = []Option{{Numbers: []int32{1}}, {Numbers: []int32{0}}}

// ones are options of one number.
func ones(all []int32) (out []Option) {
	for _, v := range all {
		out = append(out, Option{Numbers: []int32{v}})
	}
	return out
}

// passing is the option to pass among those of so many numbers.
func passing(stride int) Option {
	opt := slices.Repeat([]int32{none}, stride)
	opt[0] = machine.PassOption
	return Option{Numbers: opt}
}

// ask carries out a decision.
func (r *Run) ask(s *ir.Stmt) *exit {
	switch a := s.Ask; {
	case a.Set:
		return r.askSet(s)
	case a.List != nil:
		return r.askOne(s)
	case !a.Yes:
		return r.offer(a)
	}
	for {
		switch pick, x := r.decide(s.Ask, yesOrNo); {
		case x != nil:
			return x
		case pick == nil: // again
		case pick.Numbers[0] != 0:
			return r.do(s.Body)
		default:
			return nil
		}
	}
}

// asked reports whether a choice is asked; otherwise its name is none, or the empty set.
func (r *Run) asked(s *ir.Stmt) bool {
	if s.Ask.When == nil || r.holds(s.Ask.When) {
		return true
	}
	r.bind(s.V, ir.Val{N: none, S: make([]uint64, s.V.T.Win.N)})
	return false
}

// nothing carries out what is done where there is nothing to choose; false: nobody says what.
func (r *Run) nothing(a *ir.Ask) (done bool, x *exit) {
	switch {
	case a.Empty:
		return true, r.do(a.None)
	case a.Never != "":
		r.m.Fail("run/never-empty", "%s", a.Never)
	}
	return false, nil
}

// askOne lets a player choose one thing.
func (r *Run) askOne(s *ir.Stmt) *exit {
	a := s.Ask
	for r.asked(s) {
		options := ones(r.listed(a.List))
		if len(options) == 0 {
			r.bind(s.V, ir.Val{N: none})
			r.met = true
			if done, x := r.nothing(a); done || a.Pass {
				return x
			}
		} else if a.Pass {
			options = append(options, passing(1))
		}
		pick, x := r.decide(a, options)
		switch {
		case x != nil:
			return x
		case pick == nil:
			continue
		case pick.Numbers[0] == machine.PassOption:
			r.bind(s.V, ir.Val{N: none})
		default:
			r.bind(s.V, ir.Val{N: pick.Numbers[0]})
		}
		return nil
	}
	return nil
}

// listed is what a choice of one thing offers, each once.
func (r *Run) listed(l *ir.Listing) (out []int32) {
	r.Options(l, func(picked []int32) {
		if v := picked[len(picked)-1]; !slices.Contains(out, v) {
			out = append(out, v)
		}
	})
	return out
}

// askSet lets a player choose the members of a set one by one.
func (r *Run) askSet(s *ir.Stmt) *exit {
	if !r.asked(s) {
		return nil
	}
	a, win, unit := s.Ask, s.V.T.Win, int32(r.m.P.Game.Unit)
	all, n := make([]uint64, win.N), int32(0)
	r.bind(s.V, ir.Val{S: all})
	for a.UpTo == nil || n*unit < r.Num(a.UpTo) {
		need := int32(0)
		if a.AtLeast != nil {
			need = (r.Num(a.AtLeast) - n*unit + unit - 1) / unit
		}
		options := r.remaining(s, all, int(need))
		if len(options) == 0 {
			r.met = true
			if n > 0 || need <= 0 && !a.Empty && a.Never == "" {
				return nil
			}
			if done, x := r.nothing(a); done {
				return x
			}
		} else if need <= 0 {
			options = append(options, passing(1))
		}
		pick, x := r.decide(a, options)
		switch {
		case x != nil:
			return x
		case pick == nil:
			continue
		case pick.Numbers[0] == machine.PassOption:
			return nil
		}
		ir.Add1(all, win, pick.Numbers[0])
		r.bind(s.V, ir.Val{S: all})
		n++
	}
	return nil
}

// remaining are the members of a set that may be chosen next.
func (r *Run) remaining(s *ir.Stmt, chosen []uint64, need int) []Option {
	a, m := s.Ask, r.m
	rest := &ir.Rest{M: m, All: r.candidates(a.List), Chosen: chosen, Win: s.V.T.Win, Need: need}
	if a.Total != nil {
		rest.Left = int64(r.Num(a.AtMost))
		for _, v := range rest.All {
			r.bind(a.One, ir.Val{N: v})
			p := r.Num(a.Total)
			if p < 0 {
				m.Fail("run/total", "a number in a total must not be negative, and this one is %s", m.P.Game.Show(model.TNumber, p))
			}
			if ir.Has1(chosen, s.V.T.Win, v) {
				rest.Left -= int64(p)
			}
			rest.Prices = append(rest.Prices, p)
		}
	}
	return ones(slices.Collect(rest.Next(r.steps != nil)))
}

// candidates are all that a choice of a set is from, once each, those that are alike included.
func (r *Run) candidates(l *ir.Listing) (out []int32) {
	pick := l.Body[0]
	o := &options{Run: r}
	for _, v := range r.members(pick.X) {
		lists := len(r.m.H)
		if r.bind(pick.V, ir.Val{N: v}); !slices.Contains(out, v) && o.body(pick.Need) {
			out = append(out, v)
		}
		r.m.H = r.m.H[:lists]
	}
	return out
}

// offer lets a player take an action, or several.
func (r *Run) offer(a *ir.Ask) *exit {
	unit := int32(r.m.P.Game.Unit)
	for n := int32(0); ; {
		mayPass := false
		if a.UpTo != nil {
			if most := r.Num(a.UpTo); most >= 0 && n*unit >= most {
				return nil
			}
			mayPass = a.AtLeast == nil || n*unit >= r.Num(a.AtLeast)
		}
		options := r.acts(a.Acts, none)
		if len(options) == 0 {
			r.met = true
			if n == 0 && a.Never != "" || a.Empty || mayPass {
				_, x := r.nothing(a)
				return x
			}
		} else if mayPass {
			options = append(options, passing(len(options[0].Numbers)))
		}
		pick, x := r.decide(a, options)
		switch {
		case x != nil:
			return x
		case pick == nil:
			continue
		case pick.Numbers[0] == machine.PassOption:
			if r.steps == nil {
				r.m.Decided(pick.Numbers)
			}
			return nil
		}
		n++
		if x = r.take(a.Acts, pick, none); x != nil || a.UpTo == nil {
			return x
		}
	}
}
