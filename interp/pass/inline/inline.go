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
	x := &inliner{renamer: renamer{k, freshSlot}, wanted: wanted, open: map[*ir.Func]bool{}, calls: map[*ir.Node]*ir.Node{}}
	in := newScope()
	for _, v := range keep {
		in.names[v] = k.Ref(v)
	}
	out := x.expr(n, in)
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

// freshSlot is more than the names around any expression.
const freshSlot = 1 << 16

type inliner struct {
	renamer
	wanted func(call *ir.Node) bool
	open   map[*ir.Func]bool // the bodies around
	calls  map[*ir.Node]*ir.Node
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
	made := x.copy(n, in.names, func(y *ir.Node) *ir.Node { return x.expr(y, in) })
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
			lets = append(lets, given{x.bound(p, in.names), a})
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
