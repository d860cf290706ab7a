// Package fold finds out what depends on printed data alone, so that it is computed before play: a
// constant, or a table by the things that it is asked of. Those that change during play are the
// keys of the table.
//
// Lift replaces keys by names of their own. Who folds computes what is left for all that they may
// denote. A value is inlined only if keys are found in it: else it is computed as it is.
package fold

import (
	"fmt"
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/pass/inline"
)

// MaxKeys is the maximum number of keys of a table.
const MaxKeys = 2

// Key is a thing that indexes a table.
type Key struct {
	Of  *ir.Node // denotes it; fails for what has no row, if the text would
	V   *ir.Var  // stands for it in what is computed
	Dom ir.Dom   // the ids that have a row

	x *ir.Node // Of without what is said of its kind
}

// Same reports whether two keys always denote one thing.
func (k Key) Same(o Key) bool { return k.x == o.x && k.Dom == o.Dom }

// Plain is what denotes the key, whatever its kind must be.
func (k Key) Plain() *ir.Node { return k.x }

// Name is the name of the i-th key. It lies in a frame of names alone.
func Name(k *ir.Maker, i int32, t ir.Type) *ir.Var {
	v := ir.Var{Name: fmt.Sprintf("key%d", i), T: t, Frame: true}
	v.In.I = i
	return k.Var(v)
}

// Finder finds out what can be folded.
type Finder struct {
	*inline.Names
	k      *ir.Maker
	things map[ir.Dom]bool // domains of the things that may be keys
	told   bool            // whoever plays is told which lines of a figure apply
	hows   map[*ir.Node]how
	bodies map[*ir.Func]how
}

// how an expression depends on the state.
type how uint8

const (
	never  how = iota
	keys       // it may, by things that it reads
	always     // no table can replace it
)

// New returns a finder. told: lines of figures are counted, so these are not folded.
func New(k *ir.Maker, things map[ir.Dom]bool, told bool) *Finder {
	return &Finder{Names: inline.NewNames(k), k: k, things: things, told: told, hows: map[*ir.Node]how{}, bodies: map[*ir.Func]how{}}
}

// Fixed reports whether an expression depends on printed data and some names alone.
func (f *Finder) Fixed(n *ir.Node, names ...*ir.Var) bool {
	return f.how(n) == never && !slices.ContainsFunc(f.Free(n), func(v *ir.Var) bool { return !slices.Contains(names, v) })
}

// how finds out how an expression depends on the state.
func (f *Finder) how(n *ir.Node) how {
	known, ok := f.hows[n]
	if ok {
		return known
	}
	switch n.Op {
	case ir.Load:
		known = always
		if n.T.Base == ir.ID {
			known = keys
		}
	case ir.Pile, ir.Top, ir.Reach, ir.Cheapest, ir.Memo, ir.Lam, ir.Words:
		known = always
	case ir.Kern:
		if !n.Ker.Fold {
			known = always
		}
	case ir.Stack:
		if f.told {
			known = always
		}
	case ir.Call:
		known = f.body(n.Fn)
	}
	if n.T.Base == ir.Text {
		known = always
	}
	for _, x := range n.X {
		known = max(known, f.how(x))
	}
	f.hows[n] = known
	return known
}

// body is how of what a value gives. One that calls itself stays as it is.
func (f *Finder) body(fn *ir.Func) how {
	known, ok := f.bodies[fn]
	if !ok {
		f.bodies[fn] = always
		if fn.Body != nil {
			known = f.how(fn.Body)
			f.bodies[fn] = known
		} else {
			known = always
		}
	}
	return known
}

// Hopeless reports whether no part of the state that an expression reads can be a key, so that it
// need not be looked at.
func (f *Finder) Hopeless(n *ir.Node) bool { return f.how(n) == always }

// Flat inlines the values in which keys may be found; nil if that takes too much.
func (f *Finder) Flat(n *ir.Node) *ir.Node {
	if f.how(n) == never {
		return n
	}
	return inline.Calls(f.k, n, func(call *ir.Node) bool { return f.body(call.Fn) == keys })
}
