package query

import (
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
	if x := r.windows.Made(n, w); x != nil {
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
		if n.V.Frame && !n.V.Reg && w.Inside(own) {
			return bitsAt(n.V.In.W+w.Lo-own.Lo, w)
		}
	}
	x := r.Set(n)
	if x.Op == algebra.OpIndex && x.Key == nil && w.Inside(own) {
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
