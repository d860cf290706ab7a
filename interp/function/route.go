package function

import (
	"container/heap"
	"math/bits"
	"slices"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Routes are shown to people, one at a time. They are found by a search of their own that keeps
// predecessors.

// compileRoute compiles the way to a space that reach finds by cost; nil for a reach by steps or
// over a surface.
func compileRoute(c *compile.C, f *model.Func) machine.Walk {
	if f.T.IsArea() || len(f.Args) < 3 || !isCost(f.Args[2]) {
		return nil
	}
	w := compile.WindowOf(f.T)
	x, most := c.Set(f.Args[0], w), c.Num(f.Args[1])
	s := newSearch(c, linksOf(c, f.T.Kind), w, f.Args[2])
	return func(m *machine.M, to int32, via []int32) *machine.Route {
		mark := m.Mark()
		defer m.Release(mark)
		from := m.Words(w.N)
		x(m, from)
		return s.route(m, from, to, via, most(m))
	}
}

// route finds the way from the nearest of some spaces, through others in order, to one.
func (s *search) route(m *machine.M, from []uint64, to int32, via []int32, most int32) *machine.Route {
	starts := []int32{}
	for i, word := range from {
		for ; word != 0; word &= word - 1 {
			starts = append(starts, (s.w.Lo+int32(i))<<6+int32(bits.TrailingZeros64(word)))
		}
	}
	out := &machine.Route{Most: most}
	for _, at := range append(slices.Clone(via), to) {
		leg := s.leg(m, starts, at)
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
	cost, steps, space int32
	from               int32 // the space before it; None for a start
}

// labels is a priority queue, for container/heap.
type labels []label

func (q labels) Len() int { return len(q) }
func (q labels) Less(i, j int) bool {
	a, b := &q[i], &q[j]
	switch {
	case a.cost != b.cost:
		return a.cost < b.cost
	case a.steps != b.steps:
		return a.steps < b.steps
	case a.space != b.space:
		return a.space < b.space
	}
	return a.from < b.from
}
func (q labels) Swap(i, j int) { q[i], q[j] = q[j], q[i] }

// Push implements heap.Interface.
func (q *labels) Push(x any) { *q = append(*q, x.(label)) }

// Pop implements heap.Interface.
func (q *labels) Pop() any {
	old := *q
	x := old[len(old)-1]
	*q = old[:len(old)-1]
	return x
}

// leg finds the way to one space from the nearest of some spaces, which may be the space itself. It
// is Dijkstra's algorithm: costs are not negative, and steps break ties.
func (s *search) leg(m *machine.M, starts []int32, to int32) []machine.RouteStep {
	if !s.g.has(to) {
		return nil
	}
	best := make(map[int32]label)
	queue := &labels{}
	for _, id := range starts {
		if s.g.has(id) {
			heap.Push(queue, label{space: id, from: model.None})
		}
	}
	for queue.Len() > 0 {
		x := heap.Pop(queue).(label)
		if _, ok := best[x.space]; ok {
			continue
		}
		best[x.space] = x
		if x.space == to {
			return traced(best, to)
		}
		near := s.g.near(x.space)
		m.Spend(len(near) * int(s.work))
		for _, next := range near {
			if _, ok := best[next]; ok {
				continue
			}
			more := s.cost.Step(m, x.space, next)
			if total := int64(x.cost) + int64(more); more != model.None && more >= 0 && total < unknown {
				heap.Push(queue, label{int32(total), x.steps + 1, next, x.space})
			}
		}
	}
	return nil
}

// traced follows predecessors back from a space to a start.
func traced(best map[int32]label, to int32) []machine.RouteStep {
	var out []machine.RouteStep
	for at := to; at != model.None; at = best[at].from {
		x := best[at]
		cost := x.cost
		if x.from != model.None {
			cost -= best[x.from].cost
		}
		out = append(out, machine.RouteStep{At: at, Cost: cost, Sum: x.cost})
	}
	slices.Reverse(out)
	return out
}
