// Package window puts sets into other windows: a set is read in the narrowest one that has all that
// is asked of it. Two sets are combined in one window, so what is put into another one is not the
// whole alone, but what it is made of, as far down as that can be told: Fit stays where it cannot.
//
// Precondition: members outside of the new window do not matter to whoever asks.
package window

import (
	"slices"

	"sandtable/interp/ir"
)

// Maker puts sets into windows.
type Maker struct {
	k *ir.Maker
	// as is told what stands in place of an expression, and returns that.
	as func(old, out *ir.Node) *ir.Node
}

// New returns what puts sets into windows.
func New(k *ir.Maker, as func(old, out *ir.Node) *ir.Node) *Maker { return &Maker{k, as} }

// In is a set in another window.
func (m *Maker) In(n *ir.Node, w ir.Window) *ir.Node {
	if n.T.Form == ir.Set && n.T.Win != w {
		if x := m.Made(n, w); x != nil {
			return x
		}
	}
	return m.k.Fit(n, w)
}

// Made is a set in another window, made of operands that are; nil: it has none.
func (m *Maker) Made(n *ir.Node, w ir.Window) *ir.Node {
	from := 0
	switch n.Op {
	case ir.Known:
		return m.In(n.X[0], w)
	case ir.Fit:
		if x := n.X[0]; x.T.Win.Inside(n.T.Win) || w.Inside(n.T.Win) || x.T.Dom.In(n.T.Win) {
			return m.In(x, w)
		}
		return nil
	case ir.Keep:
		if w != n.V.T.Dom.Window() {
			return nil
		}
		out := *n
		out.T.Win, out.X = w, []*ir.Node{m.In(n.X[0], w), n.X[1]}
		return m.as(n, m.k.Node(out))
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
		out.X[i] = m.In(n.X[i], w)
	}
	return m.as(n, m.k.Node(out))
}

// Close is a set of the text in the window of its members.
func (m *Maker) Close(n *ir.Node) *ir.Node { return m.as(n, m.In(n, Around(n))) }

// Asked is a set of the text in the window in which a thing is looked for.
func (m *Maker) Asked(s, x *ir.Node) *ir.Node { return m.as(s, m.In(s, For(s, x))) }

// For is the window in which a set is asked for a thing.
func For(s, x *ir.Node) ir.Window {
	if d := x.T.Dom; x.T.Base == ir.ID && d.In(s.T.Win) {
		return d.Window()
	}
	return s.T.Win
}

// Around is a window that has all members of a set.
func Around(n *ir.Node) ir.Window {
	w := n.T.Win
	if n.T.Dom.In(w) {
		w = n.T.Dom.Window()
	}
	switch n.Op {
	case ir.Fit, ir.Known, ir.Minus, ir.Keep:
		return meet(w, Around(n.X[0]))
	case ir.Meet:
		return meet(w, meet(Around(n.X[0]), Around(n.X[1])))
	case ir.Union:
		return meet(w, hull(Around(n.X[0]), Around(n.X[1])))
	case ir.Sel:
		return meet(w, hull(Around(n.X[1]), Around(n.X[2])))
	case ir.Mask:
		if !slices.ContainsFunc(n.Words, func(x uint64) bool { return x != 0 }) {
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

// meet is what two windows share; the first one if that is nothing.
func meet(a, b ir.Window) ir.Window {
	lo, hi := max(a.Lo, b.Lo), min(a.Lo+a.N, b.Lo+b.N)
	if lo >= hi {
		return a
	}
	return ir.Window{Lo: lo, N: hi - lo}
}
