package inline

import (
	"slices"

	"sandtable/interp/ir"
)

// Names finds the names that expressions read, and replaces them. What is bound has a name that
// nothing around it has.
type Names struct {
	k    *ir.Maker
	free map[*ir.Node][]*ir.Var
	// Stands is told what stands in place of an expression; nil: nobody is.
	Stands func(old, new *ir.Node)
}

// NewNames returns what knows the names of no expression yet.
func NewNames(k *ir.Maker) *Names { return &Names{k: k, free: map[*ir.Node][]*ir.Var{}} }

// Free lists the names that an expression reads and does not bind.
func (f *Names) Free(n *ir.Node) []*ir.Var {
	known, ok := f.free[n]
	if ok {
		return known
	}
	var out []*ir.Var
	if n.Op == ir.Ref {
		out = append(out, n.V)
	}
	own := Bound(n)
	for _, x := range n.X {
		for _, v := range f.Free(x) {
			if !slices.Contains(own, v) && !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
	}
	f.free[n] = out
	return out
}

// Mentions reports whether an expression reads a name that it does not bind.
func (f *Names) Mentions(n *ir.Node, v *ir.Var) bool { return slices.Contains(f.Free(n), v) }

// Bound lists the names that a node binds in operands. Each differs from all around it, so it does
// not matter in which.
func Bound(n *ir.Node) (out []*ir.Var) {
	if n.Op.Binds() {
		out = append(out, n.V)
	}
	if n.Op == ir.Stack {
		for _, l := range n.Lines {
			if l.Self != nil {
				out = append(out, l.Self)
			}
		}
	}
	return out
}

// Put replaces a name by an expression that binds none.
func (f *Names) Put(n *ir.Node, v *ir.Var, x *ir.Node) *ir.Node {
	done := map[*ir.Node]*ir.Node{}
	var put func(n *ir.Node) *ir.Node
	put = func(n *ir.Node) *ir.Node {
		switch {
		case n.Op == ir.Ref && n.V == v:
			return x
		case !f.Mentions(n, v):
			return n
		case done[n] == nil:
			done[n] = f.stands(n, f.With(n, func(_ int, x *ir.Node) *ir.Node { return put(x) }))
		}
		return done[n]
	}
	return put(n)
}

// With is a node with other operands.
func (f *Names) With(n *ir.Node, operand func(i int, x *ir.Node) *ir.Node) *ir.Node {
	out := *n
	out.X = make([]*ir.Node, len(n.X))
	for i, x := range n.X {
		out.X[i] = operand(i, x)
	}
	return f.k.Node(out)
}

// renamer copies expressions, in which names stand for others. A name that is bound gets one that
// nothing else has.
type renamer struct {
	k     *ir.Maker
	fresh int32 // the slot of the last name that was made: more than those around
}

// bound is the name in place of one that is bound.
func (r *renamer) bound(v *ir.Var, names map[*ir.Var]*ir.Node) *ir.Var {
	if names[v] == nil {
		r.fresh++
		y := *v
		y.Slot = r.fresh
		names[v] = r.k.Ref(r.k.Var(y))
	}
	return names[v].V
}

// copy is a node with other names and operands.
func (r *renamer) copy(n *ir.Node, names map[*ir.Var]*ir.Node, operand func(x *ir.Node) *ir.Node) *ir.Node {
	out := *n
	if n.Op.Binds() {
		out.V = r.bound(n.V, names)
	}
	if n.Op == ir.Stack {
		out.Lines = slices.Clone(n.Lines)
		for i, l := range n.Lines {
			if l.Self != nil {
				y := *l
				y.Self = r.bound(l.Self, names)
				out.Lines[i] = &y
			}
		}
	}
	out.X = make([]*ir.Node, len(n.X))
	for i, x := range n.X {
		out.X[i] = operand(x)
	}
	return r.k.Node(out)
}

// stands is an expression in place of another one.
func (f *Names) stands(old, out *ir.Node) *ir.Node {
	if f.Stands != nil {
		f.Stands(old, out)
	}
	return out
}
