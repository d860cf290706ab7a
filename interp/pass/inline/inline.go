// Package inline replaces calls of values by what they give, where a later pass asks for it.
package inline

import (
	"slices"

	"sandtable/interp/ir"
)

// maxSize bounds the nodes that calls are replaced by.
const maxSize = 1 << 14

// Calls replaces the calls in an expression that are wanted, those in bodies that replace them
// included. Names that are bound are renamed, so that no name hides another; some keep theirs. It
// returns nil if the expression grows too large. Circles are left as calls.
func Calls(k *ir.Maker, n *ir.Node, wanted func(call *ir.Node) bool, keep ...*ir.Var) *ir.Node {
	x := &inliner{k: k, wanted: wanted, keep: keep, open: map[*ir.Func]bool{}, calls: map[*ir.Node]*ir.Node{}}
	out := x.expr(n, newScope())
	if x.size > maxSize {
		return nil
	}
	return out
}

// Reading wants the calls whose arguments read some names.
func Reading(names ...*ir.Var) func(call *ir.Node) bool {
	reads := map[*ir.Node]bool{}
	var mentions func(n *ir.Node) bool
	mentions = func(n *ir.Node) bool {
		known, ok := reads[n]
		if !ok {
			known = n.Op == ir.Ref && slices.Contains(names, n.V) || slices.ContainsFunc(n.X, mentions)
			reads[n] = known
		}
		return known
	}
	return mentions
}

type inliner struct {
	k      *ir.Maker
	wanted func(call *ir.Node) bool
	keep   []*ir.Var
	open   map[*ir.Func]bool // the bodies around
	calls  map[*ir.Node]*ir.Node
	fresh  int32
	size   int
}

// scope is what names of one body stand for, and what has been made of its expressions.
type scope struct {
	names map[*ir.Var]*ir.Node
	done  map[*ir.Node]*ir.Node
}

func newScope() *scope {
	return &scope{names: map[*ir.Var]*ir.Node{}, done: map[*ir.Node]*ir.Node{}}
}

func (x *inliner) expr(n *ir.Node, in *scope) *ir.Node {
	if out := in.done[n]; out != nil {
		return out
	}
	out := n
	if x.size++; x.size <= maxSize {
		out = x.anew(n, in)
	}
	in.done[n] = out
	return out
}

func (x *inliner) anew(n *ir.Node, in *scope) *ir.Node {
	if n.Op == ir.Ref {
		if y := in.names[n.V]; y != nil {
			return y
		}
		return n
	}
	out := *n
	if n.Op.Binds() && !slices.Contains(x.keep, n.V) {
		out.V = x.rename(n.V, in)
	}
	if n.Op == ir.Stack {
		out.Lines = relined(n.Lines, func(v *ir.Var) *ir.Var { return x.rename(v, in) })
	}
	out.X = make([]*ir.Node, len(n.X))
	for i, y := range n.X {
		out.X[i] = x.expr(y, in)
	}
	made := x.k.Node(out)
	if n.Op == ir.Call && x.wanted(made) && !x.open[n.Fn] {
		if x.calls[made] == nil {
			if x.calls[made] = x.body(made); x.calls[made] == nil {
				x.calls[made] = made
			}
		}
		return x.calls[made]
	}
	return made
}

// rename gives a name that a body binds one that no other body has.
func (x *inliner) rename(v *ir.Var, in *scope) *ir.Var {
	if y := in.names[v]; y != nil {
		return y.V
	}
	x.fresh++
	y := *v
	y.Slot = freshSlot + x.fresh
	in.names[v] = x.k.Ref(x.k.Var(y))
	return in.names[v].V
}

// freshSlot is more than the names around any expression.
const freshSlot = 1 << 16

// relined are lines with other names for the cards and pieces in force.
func relined(lines []*ir.Line, rename func(v *ir.Var) *ir.Var) []*ir.Line {
	out := slices.Clone(lines)
	for i, l := range lines {
		if l.Self != nil {
			y := *l
			y.Self = rename(l.Self)
			out[i] = &y
		}
	}
	return out
}

// body is what a call gives; nil if it cannot be told without a call.
func (x *inliner) body(call *ir.Node) *ir.Node {
	f, in := call.Fn, newScope()
	if f.Body == nil {
		return nil
	}
	type given struct {
		v *ir.Var
		x *ir.Node
	}
	var lets []given
	for i, p := range f.Params {
		switch a := call.X[i]; {
		case simple(a):
			in.names[p] = a
		case p.T.Form == ir.List:
			return nil
		default:
			lets = append(lets, given{x.rename(p, in), a})
		}
	}
	x.open[f] = true
	out := x.expr(f.Body, in)
	delete(x.open, f)
	for _, l := range slices.Backward(lets) {
		out = x.k.Node(ir.Node{Op: ir.Let, T: out.T, V: l.v, X: []*ir.Node{l.x, out}})
	}
	return out
}

// simple reports whether to evaluate an argument again costs nothing, and cannot fail.
func simple(n *ir.Node) bool {
	switch n.Op {
	case ir.Ref, ir.Const, ir.Mask:
		return true
	case ir.Known:
		return simple(n.X[0])
	}
	return false
}
