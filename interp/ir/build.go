package ir

// Nodes in the shapes that most of those who make or rewrite trees need.

// Test is an operator that gives a truth.
func (k *Maker) Test(op Op, xs ...*Node) *Node {
	return k.Node(Node{Op: op, T: TBool, X: xs})
}

// Not, And and Or combine truths.
func (k *Maker) Not(x *Node) *Node { return k.Test(Not, x) }

// And is true if both are; it may be given nil for one of them.
func (k *Maker) And(x, y *Node) *Node {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return k.Test(And, x, y)
}

// Sel is one of two.
func (k *Maker) Sel(c, x, y *Node) *Node {
	return k.Node(Node{Op: Sel, T: joined(x.T, y.T), X: []*Node{c, x, y}})
}

// joined is the type of either: both are alike but for what is known of them.
func joined(a, b Type) Type {
	if a == b {
		return a
	}
	out := a
	out.Maybe = a.Maybe || b.Maybe
	lo, hi := min(a.Dom.Lo, b.Dom.Lo), max(a.Dom.Lo+a.Dom.N, b.Dom.Lo+b.Dom.N)
	switch {
	case a.Dom.N == 0:
		out.Dom = b.Dom
	case b.Dom.N > 0:
		out.Dom = Dom{Lo: lo, N: hi - lo}
	}
	return out
}

// Is tests whether a thing is of a domain.
func (k *Maker) Is(x *Node, d Dom) *Node {
	return k.Node(Node{Op: Is, T: TBool, X: []*Node{x}, Dom: d})
}

// Fit is a set in a window.
func (k *Maker) Fit(x *Node, w Window) *Node {
	if x.T.Form != Set || x.T.Win == w {
		return x
	}
	return k.Node(Node{Op: Fit, T: x.T.In(w), X: []*Node{x}})
}

// Sets combines two sets in the window of the first.
func (k *Maker) Sets(op Op, x, y *Node) *Node {
	t := x.T
	t.Dom = joined(x.T, y.T).Dom
	return k.Node(Node{Op: op, T: t, X: []*Node{x, k.Fit(y, x.T.Win)}})
}

// Empty is the empty set or list of a type.
func (k *Maker) Empty(t Type) *Node {
	if t.Form == Set {
		return k.Node(Node{Op: Mask, T: t, Words: make([]uint64, t.Win.N), Str: "{}"})
	}
	return k.Node(Node{Op: Items, T: t})
}

// PartsAStep is the number of nodes that are evaluated in a step.
const PartsAStep = 12
