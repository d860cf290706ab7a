package eval

import (
	"cmp"
	"slices"

	"sandtable/interp/ir"
)

// Routes are shown to people, one at a time. They are found by a search that keeps predecessors.

// Way is how something gets to a place: the spaces on the way, the start first, with what each step
// costs. Costs are in the smallest units of the game's numbers.
type Way struct {
	Steps []WayStep
	Most  int32 // what the way may cost
}

// WayStep is a space on the way, what the step to it costs, and what all steps up to it do.
type WayStep struct{ At, Cost, Sum int32 }

// Cost is what the whole way costs.
func (w *Way) Cost() int32 { return w.Steps[len(w.Steps)-1].Sum }

// Route returns the way to what an option of a list picks last of what a search has found, through
// the spaces via; nil if no search has found anything that it picks. picked is as for Options.
func (r *Run) Route(l *ir.Listing, picked, via []int32) (out *Way) {
	if actorless(l) {
		picked = picked[1:]
	}
	for body := l.Body; len(body) > 0; {
		s := body[len(body)-1]
		for _, x := range body {
			if x.Do == ir.Binds {
				r.bind(x.V, r.Val(x.X))
			}
		}
		if s.Do != ir.Picks || len(picked) == 0 {
			return out
		}
		v := picked[0]
		for _, n := range searches(s.X) {
			if v == none {
				break
			}
			if way := r.way(n, v, via); way != nil {
				out = way
				break
			}
		}
		r.bind(s.V, ir.Val{N: v})
		body, picked = s.Body, picked[1:]
	}
	return out
}

// Searches reports whether something that a list goes through is found by a search.
func Searches(l *ir.Listing) (some bool) {
	for _, s := range l.Body {
		s.Each(func(s *ir.Stmt) { some = some || s.Do == ir.Picks && len(searches(s.X)) > 0 })
	}
	return some
}

// searches lists the searches by cost in an expression that read no name which it binds itself.
func searches(n *ir.Node) (out []*ir.Node) {
	if n.Op == ir.Reach && open(n, nil) {
		return []*ir.Node{n}
	}
	for _, x := range n.X {
		out = append(out, searches(x)...)
	}
	return out
}

// open reports whether all names of an expression are those of the frame, or bound in it.
func open(n *ir.Node, bound []*ir.Var) bool {
	if n.Op == ir.Ref {
		return n.V.Frame || slices.Contains(bound, n.V)
	}
	if n.V != nil {
		bound = append(bound[:len(bound):len(bound)], n.V)
	}
	return !slices.ContainsFunc(n.X, func(x *ir.Node) bool { return !open(x, bound) })
}

// way is the way of a search to a space, through others in order.
func (r *Run) way(n *ir.Node, to int32, via []int32) *Way {
	starts := r.members(n.X[0])
	out := &Way{Most: r.Num(n.X[1])}
	for _, at := range append(slices.Clone(via), to) {
		leg := r.leg(n, starts, at)
		if leg == nil {
			return nil
		}
		sum := int32(0)
		if len(out.Steps) > 0 {
			sum, leg = out.Cost(), leg[1:]
		}
		for _, x := range leg {
			x.Sum += sum
			out.Steps = append(out.Steps, x)
		}
		starts = []int32{at}
	}
	return out
}

// label states how a space is reached.
type label struct {
	cost, steps int32
	from        int32 // the space before it; None for a start
}

// before reports whether a way is better than another one to the same space: of two that cost
// alike, the one of fewer steps.
func (a label) before(b label) bool {
	return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(a.steps, b.steps), cmp.Compare(a.from, b.from)) < 0
}

// leg finds the way to one space from the nearest of some spaces, which may be the space itself.
func (r *Run) leg(n *ir.Node, starts []int32, to int32) []WayStep {
	best := map[int32]label{}
	for _, id := range starts {
		best[id] = label{from: none}
	}
	at, there := none, false
	leave, step := r.step(n.X[2])
	ir.Search(r.m, n.Tab, n.T.Win, group(starts, n.T.Win), ir.Furthest, func(space, _ int32) bool {
		at, there = space, space == to
		return !there
	}, leave, func(next, link, limit int32) int32 {
		more, known := step(next, link, limit), best[at]
		if more != none && int64(known.cost)+int64(more) <= ir.Furthest {
			x := label{known.cost + more, known.steps + 1, at}
			if was, found := best[next]; !found || x.before(was) {
				best[next] = x
			}
		}
		return more
	})
	if !there {
		return nil
	}
	return traced(best, to)
}

// traced follows predecessors back from a space to a start.
func traced(best map[int32]label, to int32) []WayStep {
	var out []WayStep
	for at := to; at != none; at = best[at].from {
		x := best[at]
		cost := x.cost
		if x.from != none {
			cost -= best[x.from].cost
		}
		out = append(out, WayStep{At: at, Cost: cost, Sum: x.cost})
	}
	slices.Reverse(out)
	return out
}
