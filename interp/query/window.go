package query

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
)

// Windows of sets. A set is read in the narrowest window that has all that is asked of it.

// Read reads a set in a window.
func (r *Reader) Read(n *ir.Node, w ir.Window) *algebra.Node { return r.Set(r.l.Fit(n, w)) }

// fitted reads a set in another window. Some sets can be read in any, without the members outside.
func (r *Reader) fitted(n *ir.Node, w ir.Window) *algebra.Node {
	own := n.T.Win
	if own == w {
		return r.Set(n)
	}
	if x := r.pushed(n, w); x != nil {
		return r.Set(x)
	}
	switch n.Op {
	case ir.Call:
		if x := r.static(r.l.Fit(n, w)); x != nil {
			return x
		}
		if x := r.values.Body(n); x != nil {
			return r.fitted(x, w)
		}
	case ir.Ref:
		if n.V.Frame && !n.V.Reg && inside(w, own) {
			return bitsAt(n.V.In.W+w.Lo-own.Lo, w)
		}
	}
	x := r.Set(n)
	if x.Op == algebra.OpIndex && x.Key == nil && inside(w, own) {
		return &algebra.Node{Op: algebra.OpIndex, W: w, Off: x.Off + w.Lo - own.Lo, Total: true, Mask: r.index.There(w)}
	}
	return in(x, w)
}

// in is a set that has been read, in another window.
func in(x *algebra.Node, w ir.Window) *algebra.Node {
	if x.Op == algebra.OpConst {
		out := make([]uint64, w.N)
		ir.Refit(out, w, x.Mask, x.W)
		return algebra.Constant(w, out)
	}
	return &algebra.Node{Op: algebra.OpFit, W: w, Xs: []*algebra.Node{x}, Total: x.Total}
}

// pushed is a set in another window, made of operands that are; nil: it has none.
func (r *Reader) pushed(n *ir.Node, w ir.Window) *ir.Node {
	l, from := r.l, 0
	switch n.Op {
	case ir.Known:
		return r.tight(n.X[0], w)
	case ir.Fit:
		if x := n.X[0]; inside(x.T.Win, n.T.Win) || inside(w, n.T.Win) || windowWithin(x.T.Dom, n.T.Win) {
			return r.tight(x, w)
		}
		return nil
	case ir.Keep:
		if w != windowOf(n.V.T.Dom) {
			return nil
		}
		out := *n
		out.T.Win, out.X = w, []*ir.Node{r.tight(n.X[0], w), n.X[1]}
		return r.As(n, l.Node(out))
	case ir.Union, ir.Minus, ir.Meet:
	case ir.Sel, ir.Let:
		from = 1
	case ir.Join:
		from = 2
	case ir.One1, ir.Gather:
		from = len(n.X)
	default:
		return nil
	}
	out := *n
	out.T.Win, out.X = w, slices.Clone(n.X)
	for i := from; i < len(n.X); i++ {
		out.X[i] = r.tight(n.X[i], w)
	}
	return r.As(n, l.Node(out))
}

// tight is a set in another window.
func (r *Reader) tight(n *ir.Node, w ir.Window) *ir.Node {
	if n.T.Form == ir.Set && n.T.Win != w {
		if x := r.pushed(n, w); x != nil {
			return x
		}
	}
	return r.l.Fit(n, w)
}

// close is a set in the window of its members.
func (r *Reader) close(n *ir.Node) *ir.Node { return r.asked(n, r.lies(n)) }

// asked is tight of a set in the text.
func (r *Reader) asked(n *ir.Node, w ir.Window) *ir.Node {
	return r.As(n, r.tight(n, w))
}

// lies is a window that has all members of a set.
func (r *Reader) lies(n *ir.Node) ir.Window {
	w := n.T.Win
	if windowWithin(n.T.Dom, w) {
		w = windowOf(n.T.Dom)
	}
	switch n.Op {
	case ir.Fit, ir.Known, ir.Minus, ir.Keep:
		return meet(w, r.lies(n.X[0]))
	case ir.Meet:
		return meet(w, meet(r.lies(n.X[0]), r.lies(n.X[1])))
	case ir.Union:
		return meet(w, hull(r.lies(n.X[0]), r.lies(n.X[1])))
	case ir.Sel:
		return meet(w, hull(r.lies(n.X[1]), r.lies(n.X[2])))
	case ir.Mask:
		if algebra.Constant(w, n.Words).Empty() {
			return ir.Window{}
		}
	}
	return w
}

// hull is a window around two; one without words is nowhere.
func hull(a, b ir.Window) ir.Window {
	switch {
	case a.N == 0:
		return b
	case b.N == 0:
		return a
	}
	lo := min(a.Lo, b.Lo)
	return ir.Window{Lo: lo, N: max(a.Lo+a.N, b.Lo+b.N) - lo}
}

func inside(a, b ir.Window) bool { return a.Lo >= b.Lo && a.Lo+a.N <= b.Lo+b.N }

// meet is what two windows share; the first one if that is nothing.
func meet(a, b ir.Window) ir.Window {
	lo, hi := max(a.Lo, b.Lo), min(a.Lo+a.N, b.Lo+b.N)
	if lo >= hi {
		return a
	}
	return ir.Window{Lo: lo, N: hi - lo}
}

// asked is the window in which a set is asked for something: other members do not matter.
func asked(s, x *ir.Node) ir.Window {
	if d := x.T.Dom; x.T.Base == ir.ID && windowWithin(d, s.T.Win) {
		return windowOf(d)
	}
	return s.T.Win
}

// windowWithin reports whether all things of a domain are in a window.
func windowWithin(d ir.Dom, w ir.Window) bool {
	return d.N > 0 && d.Lo >= w.Lo<<6 && d.Lo+d.N <= (w.Lo+w.N)<<6
}

// windowOf is the window of the sets of a domain.
func windowOf(d ir.Dom) ir.Window {
	if d.N <= 0 {
		return ir.Window{}
	}
	return ir.Window{Lo: d.Lo >> 6, N: (d.Lo+d.N-1)>>6 - d.Lo>>6 + 1}
}
