package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Dice, and what is drawn.

// throws names what is thrown.
func (r *Run) throws(s *ir.Stmt) *exit {
	r.bind(s.V, r.throw(s.Throw))
	return nil
}

// throw throws dice.
func (r *Run) throw(t *ir.Throw) ir.Val {
	m, unit := r.m, int32(r.m.P.Game.Unit)
	if t.Count == nil {
		v := m.Throw(t.Name, r.Num(t.Sides)) * unit
		m.Tell(machine.Event{Kind: machine.Rolled, Name: t.Name, List: []int32{v}})
		return ir.Val{N: v}
	}
	n := r.Num(t.Count) / unit
	dice := slices.Clone(m.RollPool(m.Pool(t.Name, n, r.Num(t.Sides))))
	told := machine.Event{Kind: machine.Rolled, Name: t.Name, List: dice}
	out := ir.Val{L: dice}
	switch {
	case t.Sum:
		sum := int32(0)
		for _, v := range dice {
			sum += v
		}
		out = ir.Val{N: r.look(t, sum)}
		told.B, told.C = 1, out.N
	case t.Look != nil:
		out.L = nil
		for _, v := range dice {
			out.L = append(out.L, r.look(t, v))
		}
	}
	m.Tell(told)
	return out
}

// look is what a throw gives on a table.
func (r *Run) look(t *ir.Throw, face int32) int32 {
	r.bind(t.Face, ir.Val{N: face})
	return r.Num(t.Look)
}

// draws draws something, or so many, and goes on with each.
func (r *Run) draws(s *ir.Stmt) (x *exit) {
	some := false
	if s.To == nil {
		some, x = r.drawOne(s, func(id int32) bool { return id != none })
	} else {
		all := make([]uint64, s.V.T.Win.N)
		r.bind(s.V, ir.Val{S: all})
		for n := r.Num(s.To) / int32(r.m.P.Game.Unit); n > 0 && x == nil; n-- {
			more := false
			more, x = r.drawOne(s, func(id int32) bool {
				if id == none && s.Draw.Never != "" && !some {
					r.m.Fail("run/never-empty", "%s", s.Draw.Never)
				}
				if id == none || ir.Has1(all, s.V.T.Win, id) {
					return false
				}
				ir.Add1(all, s.V.T.Win, id)
				r.bind(s.V, ir.Val{S: all})
				some = true
				return true
			})
			if !more {
				break
			}
		}
	}
	if x == nil && !some {
		x = r.do(s.Else)
	}
	return x
}

// drawOne draws something and goes on with it; more reports whether it is something new.
func (r *Run) drawOne(s *ir.Stmt, is func(id int32) bool) (more bool, x *exit) {
	var told []ir.Val
	if s.Event != nil {
		told = []ir.Val{{N: r.Num(s.X)}}
	}
	x = r.around(s.Event, told, func() (bool, *exit) {
		id := r.pick(s)
		if id == none && !s.Draw.Lack {
			if s.Draw.Never != "" {
				r.m.Fail("run/never-empty", "%s", s.Draw.Never)
			}
			r.m.Fail("run/draw", "nothing is left to draw")
		}
		if more = is(id); !more && s.To != nil {
			return false, nil
		}
		r.bind(s.Draw.One, ir.Val{N: id})
		return true, r.do(s.Body)
	})
	return more, x
}

// pick is the top card of a deck, or any member of a place or set.
func (r *Run) pick(s *ir.Stmt) int32 {
	if s.X.T.Form == ir.One {
		return s.Draw.From(r.m, r.Num(s.X))
	}
	return ir.AnyOf(r.m, r.members(s.X))
}
