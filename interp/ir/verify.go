package ir

import "fmt"

// Verify returns what is wrong with a tree: an operand of another form or window than its operator
// takes, a figure that may be none where a number is wanted, a name that nothing binds, something
// that may fail and has no place. Params are the names of the value whose body it is.
func Verify(n *Node, params ...*Var) error { return verify(n, params) }

func verify(n *Node, names []*Var) error {
	if err := fitsTogether(n, names); err != nil {
		return fmt.Errorf("%w: %s", err, n)
	}
	if n.Op == Stack {
		return verifyLines(n, names)
	}
	for i, x := range n.X {
		inner := names
		if n.Op.Binds() && (i > 0 || n.Op == Lam) {
			inner = append(names[:len(names):len(names)], n.V)
		}
		if err := verify(x, inner); err != nil {
			return err
		}
	}
	return nil
}

// verifyLines verifies the parts of a stack, each with the names that are bound there.
func verifyLines(n *Node, names []*Var) error {
	bound := map[int]*Var{}
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
var places = [Ops]bool{Narrow: true, Add: true, Sub: true, Mul: true, Mod: true, Neg: true, Least: true, Most: true, Sum: true, Only: true, Stack: true}

// fitsTogether verifies a node with its operands, but not what is in these.
func fitsTogether(n *Node, names []*Var) error {
	if places[n.Op] && n.At == nil {
		return fmt.Errorf("%s has no place", n.Op)
	}
	switch n.Op {
	case Ref:
		return n.V.boundIn(names)
	case Union, Minus, Meet:
		return first(n.sets(2), n.windows(n.T.Win))
	case Same:
		return first(n.sets(2), n.windows(n.X[0].T.Win))
	case Keep:
		return first(n.X[0].is(Set), n.sameWindow(n.X[0], n.T.Win), n.X[1].is(One))
	case Join:
		return first(n.X[0].is(List), n.X[2].is(Set), n.sameWindow(n.X[2], n.T.Win))
	case Flood:
		return first(n.sets(2), n.windows(n.T.Win))
	case Reach:
		return first(n.X[0].is(Set), n.sameWindow(n.X[0], n.T.Win))
	case Cheapest:
		return first(n.sets(2), n.windows(n.X[0].T.Win))
	case Any, Count, First, Top, Members, Fit, Exists:
		return n.X[0].is(Set)
	case Len, Head, Only, Sum, Gather, Seq, Best:
		return n.X[0].is(List)
	case Sel:
		if n.X[1].T.Form != n.X[2].T.Form || n.X[1].T.Win != n.X[2].T.Win {
			return fmt.Errorf("the two sides differ: %s, %s", n.X[1].T, n.X[2].T)
		}
	case Add, Sub, Mul, Mod, Neg, Lt, Le, Gt, Ge, And, Or, Not, Eq, Ne:
		return n.figures()
	case Load:
		if want := map[bool]int{true: 1, false: 0}[n.Res.ofThings()]; len(n.X) != want {
			return fmt.Errorf("%s has %d keys", n.Res.Name, len(n.X))
		}
	case Lookup, Row:
		if len(n.X) != len(n.Tab.Keys) {
			return fmt.Errorf("%s has %d keys", n.Tab.Name, len(n.X))
		}
	case Call:
		return n.arguments()
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
func (r *Res) ofThings() bool { return r.Kind != Counter && r.Kind != Over && r.Kind != Result }

func (v *Var) boundIn(names []*Var) error {
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

func (n *Node) is(f Form) error {
	if n.T.Form != f {
		return fmt.Errorf("the operand %s is %s", n, n.T)
	}
	return nil
}

func (n *Node) sets(k int) error {
	for _, x := range n.X[:k] {
		if err := x.is(Set); err != nil {
			return err
		}
	}
	return nil
}

func (n *Node) windows(w Window) error {
	for _, x := range n.X[:2] {
		if err := n.sameWindow(x, w); err != nil {
			return err
		}
	}
	return nil
}

func (n *Node) sameWindow(x *Node, w Window) error {
	if x.T.Win != w {
		return fmt.Errorf("a set in the window %v is read in %v", x.T.Win, w)
	}
	return nil
}

// figures verifies that all operands are single values, and numbers if the operator computes.
func (n *Node) figures() error {
	for _, x := range n.X {
		if err := x.is(One); err != nil {
			return err
		}
		if x.T.Maybe && n.Op != Eq && n.Op != Ne {
			return fmt.Errorf("the operand %s may be none", x)
		}
	}
	return nil
}

func (n *Node) arguments() error {
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
