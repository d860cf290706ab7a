package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// Stacks of modifiers.

// Applies calls f for each way in which a line applies: once for standing text, once for each card
// in force.
func (r *Run) Applies(n *ir.Node, l *ir.Line, f func()) {
	if l.Active >= 0 && !r.holds(n.X[l.Active]) {
		return
	}
	if slices.ContainsFunc(l.Excepts, func(i int) bool { return r.holds(n.X[i]) }) {
		return
	}
	once := func() {
		if l.When >= 0 && !r.holds(n.X[l.When]) {
			return
		}
		if r.m.Cover != nil {
			r.m.Cover(l.Of, 0)
		}
		f()
	}
	if l.Self == nil {
		once()
		return
	}
	r.force(n, l, func() bool {
		once()
		return true
	})
}

// force binds the things in force of a line one after the other, until f returns false.
func (r *Run) force(n *ir.Node, l *ir.Line, f func() bool) {
	all := n.X[l.From]
	for id := range ir.Each(r.Set(all), all.T.Win) {
		if r.bind(l.Self, ir.Val{N: id}); r.holds(n.X[l.Force]) && !f() {
			return
		}
	}
}

// InForce reports whether any thing in force lets a line apply.
func (r *Run) InForce(n *ir.Node, l *ir.Line) (some bool) {
	r.force(n, l, func() bool {
		some = true
		return false
	})
	return some
}

// figure computes base, then the sum of by, then at_least, at_most, to. Within a step the line of
// highest rank wins, which is the last in order. None plus a number is none.
func (r *Run) figure(n *ir.Node) int32 {
	base, lo, hi, to := r.Num(n.X[0]), none, int32(1<<31-1), int32(0)
	sum, final := int64(0), false
	for _, l := range n.Lines {
		r.Applies(n, l, func() {
			for _, p := range l.Parts {
				switch v := r.Num(n.X[p.X]); p.Step {
				case ir.FromBase:
					base = v
				case ir.By:
					sum += int64(v)
				case ir.AtLeast:
					lo = max(lo, v)
				case ir.AtMost:
					hi = min(hi, v)
				case ir.To:
					to, final = v, true
				}
			}
		})
	}
	switch {
	case final:
		return to
	case base == none:
		return base
	}
	return min(max(ir.Fits(r.m, int64(base)+sum, n.At), lo), hi)
}

func (r *Run) stackedSet(n *ir.Node) []uint64 {
	out := r.Set(n.X[0])
	for _, step := range ir.SetSteps {
		for _, l := range n.Lines {
			i := slices.IndexFunc(l.Parts, func(p ir.Part) bool { return p.Step == step })
			if i < 0 {
				continue
			}
			r.Applies(n, l, func() {
				switch x := r.Set(n.X[l.Parts[i].X]); step {
				case ir.Also:
					out = combined(ir.Union, out, x)
				case ir.ButNot:
					out = combined(ir.Minus, out, x)
				default:
					out = x
				}
			})
		}
	}
	return out
}

// stackedList is what the last line says.
func (r *Run) stackedList(n *ir.Node) []int32 {
	out := n.X[0]
	for _, l := range n.Lines {
		r.Applies(n, l, func() {
			if len(l.Parts) > 0 {
				out = n.X[l.Parts[len(l.Parts)-1].X]
			}
		})
	}
	return r.List(out)
}

// stack is a figure, a set, a list or a text with its lines.
func (r *Run) stack(n *ir.Node) ir.Val {
	switch {
	case n.T.Form == ir.Set:
		return ir.Val{S: r.stackedSet(n)}
	case n.T.Form == ir.List:
		return ir.Val{L: r.stackedList(n)}
	case n.T.Base == ir.Text:
		return r.Val(n.X[0])
	}
	return ir.Val{N: r.figure(n)}
}
