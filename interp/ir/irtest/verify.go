// Package irtest verifies, for tests, that what rules are lowered to fits together.
package irtest

import (
	"fmt"

	"sandtable/interp/ir"
)

// Verify returns what is wrong with a tree: an operand of another form or window than its operator
// takes, a figure that may be none where a number is wanted, a name that nothing binds, something
// that may fail and has no place. Params are the names of the value whose body it is.
func Verify(n *ir.Node, params ...*ir.Var) error { return verify(n, params) }

func verify(n *ir.Node, names []*ir.Var) error {
	if err := fitsTogether(n, names); err != nil {
		return fmt.Errorf("%w: %s", err, n)
	}
	if n.Op == ir.Stack {
		return verifyLines(n, names)
	}
	for i, x := range n.X {
		inner := names
		if n.Op.Binds() && (i > 0 || n.Op == ir.Lam) {
			inner = append(names[:len(names):len(names)], n.V)
		}
		if err := verify(x, inner); err != nil {
			return err
		}
	}
	return nil
}

// verifyLines verifies the parts of a stack, each with the names that are bound there.
func verifyLines(n *ir.Node, names []*ir.Var) error {
	bound := map[int]*ir.Var{}
	for _, l := range n.Lines {
		if l.Self == nil {
			continue
		}
		for _, i := range l.Bound() {
			bound[i] = l.Self
		}
	}
	for i, x := range n.X {
		inner := names
		if v := bound[i]; v != nil {
			inner = append(names[:len(names):len(names)], v)
		}
		if err := verify(x, inner); err != nil {
			return err
		}
	}
	return nil
}

// places are the operators that may fail, and so must tell where.
var places = [ir.Ops]bool{ir.Narrow: true, ir.Add: true, ir.Sub: true, ir.Mul: true, ir.Mod: true, ir.Neg: true, ir.Least: true, ir.Most: true, ir.Sum: true, ir.Only: true, ir.Stack: true}

// fitsTogether verifies a node with its operands, but not what is in these.
func fitsTogether(n *ir.Node, names []*ir.Var) error {
	if places[n.Op] && n.At == nil {
		return fmt.Errorf("%s has no place", n.Op)
	}
	switch n.Op {
	case ir.Ref:
		return boundIn(n.V, names)
	case ir.Union, ir.Minus, ir.Meet:
		return first(sets(n), windows(n, n.T.Win))
	case ir.Same:
		return first(sets(n), windows(n, n.X[0].T.Win))
	case ir.Keep:
		return first(is(n.X[0], ir.Set), sameWindow(n.X[0], n.T.Win), is(n.X[1], ir.One))
	case ir.Join:
		return first(is(n.X[0], ir.List), is(n.X[2], ir.Set), sameWindow(n.X[2], n.T.Win))
	case ir.Flood:
		return first(sets(n), windows(n, n.T.Win))
	case ir.Reach:
		return first(is(n.X[0], ir.Set), sameWindow(n.X[0], n.T.Win))
	case ir.Cheapest:
		return first(sets(n), windows(n, n.X[0].T.Win))
	case ir.Any, ir.Count, ir.First, ir.Top, ir.Members, ir.Fit, ir.Exists:
		return is(n.X[0], ir.Set)
	case ir.Len, ir.Head, ir.Only, ir.Sum, ir.Gather, ir.Seq, ir.Best:
		return is(n.X[0], ir.List)
	case ir.Sel:
		if n.X[1].T.Form != n.X[2].T.Form || n.X[1].T.Win != n.X[2].T.Win {
			return fmt.Errorf("the two sides differ: %s, %s", n.X[1].T, n.X[2].T)
		}
	case ir.Add, ir.Sub, ir.Mul, ir.Mod, ir.Neg, ir.Lt, ir.Le, ir.Gt, ir.Ge, ir.And, ir.Or, ir.Not, ir.Eq, ir.Ne:
		return figures(n)
	case ir.Load:
		if want := map[bool]int{true: 1, false: 0}[ofThings(n.Res)]; len(n.X) != want {
			return fmt.Errorf("%s has %d keys", n.Res.Name, len(n.X))
		}
	case ir.Lookup, ir.Row:
		if len(n.X) != len(n.Tab.Keys) {
			return fmt.Errorf("%s has %d keys", n.Tab.Name, len(n.X))
		}
	case ir.Call:
		return arguments(n)
	}
	return nil
}

func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// ofThings reports whether each thing has such a part of the state.
func ofThings(r *ir.Res) bool {
	return r.Kind != ir.Counter && r.Kind != ir.Over && r.Kind != ir.Result
}

func boundIn(v *ir.Var, names []*ir.Var) error {
	if v.Frame {
		return nil
	}
	for _, x := range names {
		if x == v {
			return nil
		}
	}
	return fmt.Errorf("nothing binds %s", v.Name)
}

func is(n *ir.Node, f ir.Form) error {
	if n.T.Form != f {
		return fmt.Errorf("the operand %s is %s", n, n.T)
	}
	return nil
}

func sets(n *ir.Node) error {
	for _, x := range n.X[:2] {
		if err := is(x, ir.Set); err != nil {
			return err
		}
	}
	return nil
}

func windows(n *ir.Node, w ir.Window) error {
	for _, x := range n.X[:2] {
		if err := sameWindow(x, w); err != nil {
			return err
		}
	}
	return nil
}

func sameWindow(x *ir.Node, w ir.Window) error {
	if x.T.Win != w {
		return fmt.Errorf("a set in the window %v is read in %v", x.T.Win, w)
	}
	return nil
}

// figures verifies that all operands are single values, and numbers if the operator computes.
func figures(n *ir.Node) error {
	for _, x := range n.X {
		if err := is(x, ir.One); err != nil {
			return err
		}
		if x.T.Maybe && n.Op != ir.Eq && n.Op != ir.Ne {
			return fmt.Errorf("the operand %s may be none", x)
		}
	}
	return nil
}

func arguments(n *ir.Node) error {
	if len(n.X) != len(n.Fn.Params) {
		return fmt.Errorf("%s has %d arguments", n.Fn.Name, len(n.X))
	}
	for i, p := range n.Fn.Params {
		if x := n.X[i]; x.T.Form != p.T.Form || x.T.Win != p.T.Win {
			return fmt.Errorf("%s is given %s for %s", n.Fn.Name, x.T, p.T)
		}
	}
	return nil
}
