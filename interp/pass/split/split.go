// Package split takes the cost of a step apart by what its parts are asked of. A search asks what
// concerns whoever goes once, and what concerns one of the two spaces once of each space. What
// reads only the spaces, a few figures of whoever goes and slots that rarely change is kept from
// one search to the next. Parts are evaluated when they are first asked, so that what fails fails
// where the text does.
package split

import (
	"slices"

	"sandtable/interp/ir"
)

// Cost splits the cost of a step along links: a function of the space left, and of the space
// entered. Names that it binds are unlike each other. Told is the cost for whoever is told how
// often lines apply, and is not settled; nil: nobody is.
func Cost(k *ir.Maker, cost, told *ir.Node, links *ir.Table, known *Memories) *ir.Node {
	inner := cost.X[0]
	s := &splitter{k: k, left: cost.V, entered: inner.V, Memories: known,
		free: map[*ir.Node][]*ir.Var{}, readings: map[*ir.Node]*reading{}, done: map[place]*ir.Node{}, silent: map[*ir.Node]bool{}}
	for _, l := range links.Lists {
		s.links += int32(len(l))
	}
	whole, reads := *inner, newReading()
	if whole.X = []*ir.Node{told}; told == nil {
		whole.X[0] = s.split(inner.X[0], ir.Unknown)
	}
	part := func(n *ir.Node, around ir.Key) *ir.Node {
		n = s.split(n, around)
		s.input(n, reads)
		return n
	}
	x := s.settle(inner.X[0])
	// What refuses is asked once of each space.
	step := ir.Tolls{Base: part(x.base, ir.Unknown), Refuses: part(s.any(x.refuses), ir.BySpace), Forbids: part(s.any(x.forbids), ir.Unknown)}
	for _, set := range x.closed {
		step.Closed = append(step.Closed, part(set, ir.Unknown))
	}
	for _, set := range x.behind {
		step.Behind = append(step.Behind, part(set, ir.BySpace))
	}
	lam := *cost
	if lam.X = []*ir.Node{k.Split(&whole, step)}; told != nil {
		lam.X[0] = k.Node(whole)
	}
	if !reads.more && ir.Width(reads.figures...) <= maxInput {
		lam.X, lam.Memo = append(lam.X, reads.figures...), s.memory(lam.X[0], &ir.Memory{Kept: true, Reads: reads.spans, Loud: slices.ContainsFunc(reads.figures, s.loud)})
	}
	return k.Node(lam)
}

// split remembers the largest parts of an expression that can be remembered. Around says what is
// remembered already of what the expression is a part of.
func (s *splitter) split(n *ir.Node, around ir.Key) *ir.Node {
	at := place{n, around}
	if s.done[at] == nil {
		s.done[at] = s.anew(n, around)
	}
	return s.done[at]
}

func (s *splitter) anew(n *ir.Node, around ir.Key) *ir.Node {
	by, v, inner := s.by(n)
	switch {
	case n.Op == ir.Lam:
		return n
	case inner:
	case by == ir.ByNothing:
		return s.once(n)
	case n.T.Form != ir.One || n.T.Base == ir.Text || s.cheap(n, cheapest):
	case s.keeps(n) && (by < around || !s.cheap(n, cheapestKept)):
		return s.kept(n, by, v)
	case by == ir.BySpace && by < around:
		return s.remembered(s.inside(n, by), &ir.Memory{By: by, V: v, Keys: v.T.Dom.N})
	}
	return s.inside(n, around)
}

// once remembers what is the same for the whole search, unless it is read as fast.
func (s *splitter) once(n *ir.Node) *ir.Node {
	switch n.Op {
	case ir.Const, ir.Ref, ir.Mask:
		return n
	case ir.Known:
		return s.inside(n, ir.ByNothing)
	case ir.Load, ir.Lookup, ir.Eq, ir.Ne, ir.Not, ir.Is:
		if len(n.X) == 0 || n.X[0].Plain().Op == ir.Ref {
			return n
		}
	}
	if n.T.Form == ir.List || n.T.Base == ir.Text {
		return n
	}
	return s.k.Node(ir.Node{Op: ir.Memo, T: n.T, X: append([]*ir.Node{n}, s.narrow(n)...), Memo: s.memory(n, &ir.Memory{})})
}

// narrow lists the figures of whoever goes that alone tell what a set is, while nothing changes:
// other searches ask for the same one.
func (s *splitter) narrow(n *ir.Node) (figures []*ir.Node) {
	var collect func(n *ir.Node) bool
	collect = func(n *ir.Node) bool {
		switch {
		case !framed(n):
			return true
		case n.Op == ir.Ref, n.Op == ir.Load && n.X[0].Plain().Op == ir.Ref, n.Op == ir.Lookup && len(n.X) == 1 && n.X[0].Plain().Op == ir.Ref:
			if !slices.Contains(figures, n) {
				figures = append(figures, n)
			}
			return n.T.Form == ir.One && s.Tally.Total(n)
		}
		return !slices.ContainsFunc(n.X, func(x *ir.Node) bool { return !collect(x) })
	}
	if n.T.Form != ir.Set || !collect(n) {
		return nil
	}
	return figures
}

// inside splits the parts of an expression.
func (s *splitter) inside(n *ir.Node, around ir.Key) *ir.Node {
	out := *n
	out.X = make([]*ir.Node, len(n.X))
	for i, x := range n.X {
		out.X[i] = s.split(x, around)
	}
	return s.k.Node(out)
}

// remembered remembers what an expression gives for the search.
func (s *splitter) remembered(n *ir.Node, m *ir.Memory) *ir.Node {
	return s.k.Node(ir.Node{Op: ir.Memo, T: n.T, X: []*ir.Node{n}, Memo: s.memory(n, m)})
}

// kept keeps what an expression gives, by the figures that it reads.
func (s *splitter) kept(n *ir.Node, by ir.Key, v *ir.Var) *ir.Node {
	r := s.reading(n)
	m := &ir.Memory{By: by, V: v, Keys: s.links, Kept: true, Reads: r.spans}
	if by == ir.BySpace {
		m.Keys = v.T.Dom.N
	}
	m = s.memory(s.alike(n, r.figures), m)
	return s.k.Node(ir.Node{Op: ir.Memo, T: n.T, X: append([]*ir.Node{n}, r.figures...), Memo: m})
}

// alike is an expression with its figures left open: for whoever goes it is the same.
func (s *splitter) alike(n *ir.Node, figures []*ir.Node) *ir.Node {
	done := map[*ir.Node]*ir.Node{}
	for i, x := range figures {
		done[x] = s.k.Ref(s.k.Var(ir.Var{Name: "figure", T: x.T, Slot: int32(i)}))
	}
	var open func(n *ir.Node) *ir.Node
	open = func(n *ir.Node) *ir.Node {
		if done[n] == nil {
			out := *n
			out.X = make([]*ir.Node, len(n.X))
			for i, x := range n.X {
				out.X[i] = open(x)
			}
			done[n] = s.k.Node(out)
		}
		return done[n]
	}
	return open(n)
}

// cheap reports whether an expression costs no more than to remember it.
func (s *splitter) cheap(n *ir.Node, weight int) bool { return s.weigh(n, weight) >= 0 }

// cheapest is the weight of what is not worth a memory. What is remembered for the search anyway is
// kept beyond it if it weighs more than cheapestKept.
const (
	cheapest     = 7
	cheapestKept = 20
)

// weigh takes from a budget about how long an evaluation takes; what is left is negative if it is
// not enough. What is the same for the whole search is remembered.
func (s *splitter) weigh(n *ir.Node, left int) int {
	switch by, _, inner := s.by(n); n.Op {
	case ir.Known:
	case ir.Const, ir.Ref, ir.Mask, ir.Load, ir.Lookup, ir.Eq, ir.Ne, ir.Lt, ir.Le, ir.Gt, ir.Ge, ir.Not, ir.Is, ir.Has, ir.And, ir.Or, ir.Sel:
		if left--; by == ir.ByNothing && !inner {
			return left
		}
	default:
		if by == ir.ByNothing && !inner {
			return left - 1
		}
		return -1
	}
	for _, x := range n.X {
		if left < 0 {
			break
		}
		left = s.weigh(x, left)
	}
	return left
}
