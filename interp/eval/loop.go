package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// Loops.

// inside carries out the body of a loop once. The lists of a round end with it.
func (r *Run) inside(body []*ir.Stmt) (over bool, x *exit) {
	lists := len(r.m.H)
	x = r.do(body)
	r.m.H = r.m.H[:lists]
	if x != nil && x.do == ir.Breaks {
		if x.out == 0 {
			return true, nil
		}
		return true, &exit{do: ir.Breaks, out: x.out - 1}
	}
	return x != nil, x
}

// loop carries out statements for every member of a list.
func (r *Run) loop(s *ir.Stmt) *exit {
	all := r.sorted(s)
	if s.Ask != nil {
		return r.loopAsked(s, all)
	}
	for _, v := range all {
		if !r.takes(s, v) {
			continue
		}
		if over, x := r.inside(s.Body); over {
			return x
		}
	}
	return nil
}

// takes binds a member, and reports whether the loop takes it.
func (r *Run) takes(s *ir.Stmt, v int32) bool {
	r.bind(s.V, ir.Val{N: v})
	return s.When == nil || r.holds(s.When)
}

// loopAsked is loop where a player says before each round which member is next.
func (r *Run) loopAsked(s *ir.Stmt, rest []int32) *exit {
	for {
		var next []int32
		for _, v := range rest {
			if r.takes(s, v) && !r.m.AnyAlike(next, v) {
				next = append(next, v)
			}
		}
		if len(next) == 0 {
			r.met = true
			return nil
		}
		pick, x := r.decide(s.Ask, ones(next))
		switch {
		case x != nil:
			return x
		case pick == nil:
			continue
		}
		rest = slices.DeleteFunc(rest, func(v int32) bool { return v == pick.Numbers[0] })
		r.bind(s.V, ir.Val{N: pick.Numbers[0]})
		if over, x := r.inside(s.Body); over {
			return x
		}
	}
}

// sorted lists the members of a loop in order. The sort is stable.
func (r *Run) sorted(s *ir.Stmt) []int32 {
	all := slices.Clone(r.List(s.X))
	if len(s.Keys) == 0 {
		return all
	}
	keys := map[int32][]int32{}
	for _, v := range all {
		r.bind(s.V, ir.Val{N: v})
		keys[v] = nil
		for _, x := range s.Keys {
			keys[v] = append(keys[v], r.Num(x))
		}
	}
	slices.SortStableFunc(all, func(a, b int32) int {
		if s.Down {
			a, b = b, a
		}
		return slices.Compare(keys[a], keys[b])
	})
	return all
}

// together lets all members choose before any of them goes on.
func (r *Run) together(s *ir.Stmt) *exit {
	all := slices.DeleteFunc(r.sorted(s), func(v int32) bool { return !r.takes(s, v) })
	chosen := make([][]int32, len(all))
	load := func(i int) {
		r.bind(s.V, ir.Val{N: all[i]})
		for j, c := range s.Need {
			v := none
			if chosen[i] != nil {
				v = chosen[i][j]
			}
			r.bind(c.V, ir.Val{N: v})
		}
	}
	for i := range all {
		load(i)
		if x := r.do(s.Need); x != nil {
			return x
		}
		for _, c := range s.Need {
			chosen[i] = append(chosen[i], r.m.Int(c.V.In.I))
		}
	}
	for i := range all {
		load(i)
		if over, x := r.inside(s.Body); over {
			return x
		}
	}
	return nil
}

// repeat carries out statements so many times, or while a condition holds.
func (r *Run) repeat(s *ir.Stmt) *exit {
	round, left := int32(0), int32(1)
	unit := int32(r.m.P.Game.Unit)
	if s.V != nil {
		r.bind(s.V, ir.Val{})
	}
	if s.To != nil {
		left = r.Num(s.To) / unit
	}
	for ; left > 0; round++ {
		r.m.Spend(1)
		if s.To != nil {
			left--
		}
		if s.V != nil {
			r.bind(s.V, ir.Val{N: (round + 1) * unit})
		}
		if more, x := r.goesOn(s); !more {
			return x
		}
		if over, x := r.inside(s.Body); over {
			return x
		}
	}
	if s.V != nil {
		r.bind(s.V, ir.Val{N: (round + 1) * unit})
	}
	return nil
}

// goesOn reports whether a loop has another round: its condition holds, and whoever may end it goes
// on.
func (r *Run) goesOn(s *ir.Stmt) (more bool, x *exit) {
	for {
		if s.X != nil && !r.holds(s.X) {
			return false, nil
		}
		if s.Ask == nil || !r.holds(s.Ask.When) {
			return true, nil
		}
		if pick, x := r.decide(s.Ask, yesOrNo); x != nil || pick != nil {
			return x == nil && pick.Numbers[0] != 0, x
		}
	}
}
