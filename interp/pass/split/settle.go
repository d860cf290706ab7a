package split

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Most costs are a figure of the ground and lines that forbid the step: `to = none`. Such a cost is
// settled: what forbids all steps from a space, or all steps to one, is asked apart from the rest.
// Conditions that never fail come first, in the order of what they are asked of. Those that may
// fail come after them, in the order of the text.

// settled is a cost in parts: there is no step where one of them forbids it.
type settled struct {
	base    *ir.Node
	refuses []*ir.Node // conditions on the space left
	closed  []*ir.Node // sets of spaces that nobody enters
	behind  []*ir.Node // sets of spaces that nobody enters from the space left
	forbids []*ir.Node // conditions on both
}

// settle reads a cost. What it cannot read is the base.
func (s *splitter) settle(n *ir.Node) (out settled) {
	base, forbidding, otherwise := s.forbidden(n)
	if forbidding == nil || otherwise.K != model.None {
		return settled{base: n}
	}
	var last, kept, entered, rest []*ir.Node
	for _, c := range forbidding {
		c = s.present(c)
		set := s.set(c)
		if len(out.closed)+len(out.behind) == ir.MaxClosed {
			set = nil
		}
		switch by, v, _ := s.by(c); {
		case by == ir.BySpace && v == s.left && (len(last) == 0 || s.Tally.Total(c)):
			out.refuses = append(out.refuses, c)
		case set != nil && set.Op == ir.Sel && (len(last) == 0 || s.Tally.Total(c)):
			out.behind = append(out.behind, set)
		case !s.Tally.Total(c):
			last = append(last, c)
		case set != nil && set.Op != ir.Sel:
			out.closed = append(out.closed, set)
		case by != ir.ByNothing && s.keepsWith(c, base):
			kept = append(kept, c)
		case by == ir.BySpace:
			entered = append(entered, c)
		default:
			rest = append(rest, c)
		}
	}
	if out.base = base; len(kept) > 0 {
		out.base = s.let(base, func(v *ir.Node) *ir.Node { return s.unless(kept, otherwise, v) })
	}
	out.forbids = slices.Concat(s.together(entered), rest, last)
	return out
}

// set is the set of spaces that a condition on the space entered asks for, if that is the same for
// the whole search, or there is none unless something holds of the space left; nil for other
// conditions.
func (s *splitter) set(c *ir.Node) *ir.Node {
	switch c.Op {
	case ir.Has:
		x := c.X[1].Plain()
		if by, _, _ := s.by(c.X[0]); c.X[0].T.Form == ir.Set && by == ir.ByNothing && x.Op == ir.Ref && x.V == s.entered {
			return c.X[0]
		}
	case ir.And:
		for i, set := range []*ir.Node{s.set(c.X[0]), s.set(c.X[1])} {
			if guard := c.X[1-i]; set != nil && (i == 1 || s.Tally.Total(c)) && !slices.Contains(s.names(guard), s.entered) {
				none := s.k.Node(ir.Node{Op: ir.Mask, T: set.T, Words: make([]uint64, set.T.Win.N), Str: "{}"})
				return s.k.Node(ir.Node{Op: ir.Sel, T: set.T, X: []*ir.Node{guard, set, none}})
			}
		}
	}
	return nil
}

// together is whether any of some conditions holds, as one of them.
func (s *splitter) together(conds []*ir.Node) []*ir.Node {
	if len(conds) == 0 {
		return nil
	}
	return []*ir.Node{s.any(conds)}
}

// any is whether any of some conditions holds.
func (s *splitter) any(conds []*ir.Node) *ir.Node {
	if len(conds) == 0 {
		return s.k.Const(ir.TBool, 0)
	}
	out := conds[0]
	for _, c := range conds[1:] {
		out = s.k.Node(ir.Node{Op: ir.Or, T: ir.TBool, X: []*ir.Node{out, c}})
	}
	return out
}

// unless is v, unless a condition holds.
func (s *splitter) unless(conds []*ir.Node, otherwise, v *ir.Node) *ir.Node {
	if len(conds) == 0 {
		return v
	}
	t := v.T
	t.Maybe = t.Maybe || otherwise.T.Maybe
	return s.k.Node(ir.Node{Op: ir.Sel, T: t, X: []*ir.Node{s.any(conds), otherwise, v}})
}

// let evaluates something once.
func (s *splitter) let(x *ir.Node, body func(v *ir.Node) *ir.Node) *ir.Node {
	s.fresh++
	v := s.k.Var(ir.Var{Name: "cost", T: x.T, Slot: -s.fresh})
	out := body(s.k.Ref(v))
	return s.k.Node(ir.Node{Op: ir.Let, T: out.T, V: v, X: []*ir.Node{x, out}})
}

// forbidden reads a cost: its base, and the conditions under which it is something else, which is
// the same for all of them.
func (s *splitter) forbidden(n *ir.Node) (base *ir.Node, conds []*ir.Node, otherwise *ir.Node) {
	for n = n.Plain(); n.Op == ir.Stack && n.T.Form == ir.One; n = n.Plain() {
		to, guards, rest := s.last(n)
		if to == nil || otherwise != nil && to != otherwise {
			break
		}
		conds, otherwise = append(guards, conds...), to
		if n = s.k.Part(n, rest); len(rest) > 0 {
			break
		}
	}
	return n, conds, otherwise
}

// last finds the lines of a stack that decide it, whatever the rest say: the last ones that say the
// same constant. It lists their conditions, and the other lines; to is nil if there are none, or if
// what the other lines add up to may fail, which nobody asks where the figure is decided.
func (s *splitter) last(n *ir.Node) (to *ir.Node, guards []*ir.Node, rest []*ir.Line) {
	decided := false
	for _, l := range slices.Backward(n.Lines) {
		x := n.Decides(l)
		switch {
		case x == nil:
		case decided || x.Op != ir.Const || to != nil && x != to || l.Self != nil || len(l.Parts) > 1:
			decided = true // by a line before those
		default:
			to, guards = x, append(s.guard(n, l), guards...)
			continue
		}
		rest = append(rest, l)
	}
	slices.Reverse(rest)
	if len(rest) > 0 && !s.Tally.Fits(s.k.Part(n, rest)) {
		return nil, nil, nil
	}
	return to, guards, rest
}

// guard lists the conditions of a line: any of them makes it apply.
func (s *splitter) guard(n *ir.Node, l *ir.Line) []*ir.Node {
	var all []*ir.Node
	if l.Active >= 0 {
		all = append(all, n.X[l.Active])
	}
	for _, i := range l.Excepts {
		all = append(all, s.k.Node(ir.Node{Op: ir.Not, T: ir.TBool, X: []*ir.Node{n.X[i]}}))
	}
	if len(all) == 0 && l.When >= 0 {
		return s.either(n.X[l.When])
	}
	if l.When >= 0 {
		all = append(all, n.X[l.When])
	}
	if len(all) == 0 {
		return []*ir.Node{s.k.Const(ir.TBool, 1)}
	}
	out := all[0]
	for _, x := range all[1:] {
		out = s.k.Node(ir.Node{Op: ir.And, T: ir.TBool, X: []*ir.Node{out, x}})
	}
	return []*ir.Node{out}
}

// either lists the sides of a condition, any of which makes it hold. A side that may fail stays
// with what is after it, and comes after what is before it.
func (s *splitter) either(c *ir.Node) []*ir.Node {
	if c.Op != ir.Or || !s.Tally.Total(c.X[0]) {
		return []*ir.Node{c}
	}
	return append(s.either(c.X[0]), s.either(c.X[1])...)
}
