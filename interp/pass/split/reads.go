package split

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// names finds the names that an expression reads and does not bind, but for those of the frame.
func (s *splitter) names(n *ir.Node) []*ir.Var {
	known, ok := s.free[n]
	if ok {
		return known
	}
	var out []*ir.Var
	add := func(v *ir.Var) {
		if !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	if n.Op == ir.Ref && !n.V.Frame || n.Op == ir.Ref && s.key(n.V) {
		add(n.V)
	}
	for _, x := range n.X {
		for _, v := range s.names(x) {
			if !bound(n, v) {
				add(v)
			}
		}
	}
	s.free[n] = out
	return out
}

// bound reports whether a node binds a name.
func bound(n *ir.Node, v *ir.Var) bool {
	if n.Op.Binds() && n.V == v {
		return true
	}
	return n.Op == ir.Stack && slices.ContainsFunc(n.Lines, func(l *ir.Line) bool { return l.Self == v })
}

func (s *splitter) key(v *ir.Var) bool { return v == s.left || v == s.entered }

// by is what an expression is asked of: which of the two spaces it reads. Inner is true if it reads
// a name that a loop around it binds.
func (s *splitter) by(n *ir.Node) (by ir.Key, v *ir.Var, inner bool) {
	for _, x := range s.names(n) {
		switch {
		case !s.key(x):
			inner = true
		case by == ir.ByNothing:
			by, v = ir.BySpace, x
		default:
			by, v = ir.ByStep, nil
		}
	}
	return by, v, inner
}

// maxFigure and maxFigures bound the words of a figure, and of all figures.
const (
	maxFigure  = 8
	maxFigures = 32
)

// read collects what an expression reads. Of what reads neither of the spaces, only the result
// matters.
func (s *splitter) read(n *ir.Node, in *reading, figures bool) {
	if in.more || in.seen[n] {
		return
	}
	in.seen[n] = true
	if figures && s.same(n) && n.Op != ir.Const && n.Op != ir.Mask && s.quiet(n) {
		if !s.figure(n) {
			in.more = true
		} else if !slices.Contains(in.figures, n) {
			in.figures = append(in.figures, n)
		}
		return
	}
	switch n.Op {
	case ir.Load:
		s.part(n, in)
	case ir.Pile:
		if in.more = in.more || s.places == nil; !in.more {
			in.add(s.places(n.Dom))
		}
	case ir.Top, ir.Reach, ir.Cheapest, ir.Memo, ir.Words:
		in.more = true
	case ir.Kern:
		in.more = in.more || !n.Ker.Fold
	case ir.Call:
		s.called(n.Fn, in)
	}
	for _, x := range n.X {
		s.read(x, in, figures)
	}
}

// same reports whether something is the same for the whole search.
func (s *splitter) same(n *ir.Node) bool {
	by, _, inner := s.by(n)
	return by == ir.ByNothing && !inner
}

// figure reports whether something that is the same for the whole search tells few classes apart:
// it follows from slots, and a set does so from nothing of whoever goes.
func (s *splitter) figure(n *ir.Node) bool {
	if n.T.Form == ir.List || n.T.Base == ir.Text || n.T.Form == ir.Set && (n.T.Win.N > maxFigure || framed(n)) {
		return false
	}
	r := newReading()
	s.read(n, r, false)
	return !r.more
}

// quiet reports whether nobody is told of an evaluation: of a row of a table, or of a line. Figures
// are asked where the text may not ask them.
func (s *splitter) quiet(n *ir.Node) bool {
	known, ok := s.silent[n]
	if !ok {
		s.silent[n] = false
		known = n.Op != ir.Stack && (n.Op != ir.Kern || n.Ker.Sure) && (n.Op != ir.Call || n.Fn.Body != nil && s.quiet(n.Fn.Body)) &&
			!slices.ContainsFunc(n.X, func(x *ir.Node) bool { return !s.quiet(x) })
		s.silent[n] = known
	}
	return known
}

func (s *splitter) loud(n *ir.Node) bool { return !s.quiet(n) }

// framed reports whether an expression reads a name of the frame.
func framed(n *ir.Node) bool {
	return n.Op == ir.Ref && n.V.Frame || slices.ContainsFunc(n.X, framed)
}

// part is the slots of a part of the state.
func (s *splitter) part(n *ir.Node, in *reading) {
	switch r := n.Res; r.Kind {
	case ir.Field:
		in.span(r.Slot+r.Of.Lo, r.Of.N)
	case ir.Place:
		if in.more = in.more || s.places == nil; !in.more {
			in.add(s.places(of(n)))
		}
	case ir.Side:
		in.add(s.Sides(of(n)))
	case ir.Counter:
		in.span(r.Slot, 1)
	case ir.Track:
		if x := n.X[0].Plain(); x.Op == ir.Const {
			in.span(s.Track(x.K), 1)
			break
		}
		for id := r.Of.Lo; id < r.Of.Lo+r.Of.N; id++ {
			if s.Exists(id) {
				in.span(s.Track(id), 1)
			}
		}
	default:
		in.more = true
	}
}

func (in *reading) span(lo, n int32) {
	if x := (machine.Span{Lo: lo, Hi: lo + n}); !slices.Contains(in.spans, x) {
		in.spans = append(in.spans, x)
	}
}

// called is what a value reads, whatever it is asked.
func (s *splitter) called(f *ir.Func, in *reading) {
	known := s.bodies[f]
	if known == nil {
		known = &reading{more: true} // until it is known: a value in a circle is not kept
		s.bodies[f] = known
		if f.Body != nil {
			r := newReading()
			s.read(f.Body, r, false)
			*known = *r
		}
	}
	in.more = in.more || known.more
	in.add(known.spans)
}

// keeps reports whether what an expression gives can be kept from one search to the next.
func (s *splitter) keeps(n *ir.Node) bool { r := s.reading(n); return !r.more }

// keepsWith reports whether a condition can be kept together with something, for as long.
func (s *splitter) keepsWith(c, n *ir.Node) bool {
	x, y := s.reading(c), s.reading(n)
	return !x.more && !y.more && !slices.ContainsFunc(x.spans, func(at machine.Span) bool { return !slices.Contains(y.spans, at) })
}

func (s *splitter) reading(n *ir.Node) *reading {
	r := s.readings[n]
	if r == nil {
		r = newReading()
		s.read(n, r, true)
		r.more = r.more || ir.Width(r.figures...) > maxFigures
		s.readings[n] = r
	}
	return r
}

// Footprint lists the slots that an expression reads. It returns false if it reads something else
// of the state, too, or calls a value in a circle. places lists the slots that say where pieces of
// a domain lie; nil: they do not count.
func Footprint(n *ir.Node, known *Memories, places func(d ir.Dom) []machine.Span) ([]machine.Span, bool) {
	s, in := &splitter{Memories: known, places: places}, newReading()
	if places != nil {
		own := *known
		own.bodies = map[*ir.Func]*reading{}
		s.Memories = &own
	}
	s.read(n, in, false)
	return in.spans, !in.more
}

// of is the domain of the things of which something is read.
func of(n *ir.Node) ir.Dom {
	if d := n.X[0].T.Dom; d.Within(n.Res.Of) {
		return d
	}
	return n.Res.Of
}

func (in *reading) add(spans []machine.Span) {
	for _, x := range spans {
		in.span(x.Lo, x.Hi-x.Lo)
	}
}
