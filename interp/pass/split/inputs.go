package split

import (
	"slices"

	"sandtable/interp/ir"
)

// A search whose cost reads nothing of a single space but printed data and slots is told apart by
// what it reads once: its inputs. What it finds is the same for the same inputs.

// maxInput bounds the words of these: a few sets of the spaces of a large map.
const maxInput = 256

// input collects what a split cost reads once.
func (s *splitter) input(n *ir.Node, in *reading) {
	if in.more || in.seen[n] {
		return
	}
	in.seen[n] = true
	add := func(xs ...*ir.Node) {
		for _, x := range xs {
			if !slices.Contains(in.figures, x) {
				in.figures = append(in.figures, x)
			}
		}
	}
	switch by, _, inner := s.by(n); {
	case n.Op == ir.Memo && n.Memo.Kept:
		add(n.X[1:]...)
		for _, x := range n.Memo.Reads {
			in.span(x.Lo, x.Hi-x.Lo)
		}
		return
	case n.Op == ir.Const || n.Op == ir.Mask:
		return
	case by == ir.ByNothing && !inner:
		in.more = in.more || n.T.Form == ir.List || n.T.Base == ir.Text
		add(n)
		return
	case n.Op == ir.Load || n.Op == ir.Pile || n.Op == ir.Top || n.Op == ir.Reach || n.Op == ir.Cheapest || n.Op == ir.Call || n.Op == ir.Kern && !n.Ker.Fold:
		in.more = true
	}
	for _, x := range n.X {
		s.input(x, in)
	}
}
