package ir

import "slices"

// Tally finds out which expressions never fail, so that they may be evaluated where the text would
// not evaluate them, or in another order. It remembers what it has found.
type Tally struct {
	Try   func(n *Node) bool // whether reckoning, tried, never fails; nil: nobody tries
	nodes map[*Node]bool
	funcs map[*Func]bool
}

// NewTally returns a tally of nothing.
func NewTally() *Tally { return &Tally{nodes: map[*Node]bool{}, funcs: map[*Func]bool{}} }

// Total reports whether an expression never fails.
func (t *Tally) Total(n *Node) bool {
	known, ok := t.nodes[n]
	if !ok {
		known = t.Itself(n)
		for _, x := range n.X {
			known = known && t.Total(x)
		}
		if !known && t.Try != nil && reckons(n) {
			known = t.Try(n)
		}
		t.nodes[n] = known
	}
	return known
}

// Itself reports whether a node never fails if its operands do not.
func (t *Tally) Itself(n *Node) bool {
	switch n.Op {
	case Const, Ref, Let, Known, Scale, Eq, Ne, Lt, Le, Gt, Ge, And, Or, Not, Sel, Is, Memo,
		Mask, One1, Gather, Union, Minus, Meet, Fit, Pile, Keep, Join, Flood,
		Any, Count, Has, First, Same, Exists, Items, Members, Seq, Len:
		return true
	case Load:
		return n.Res.Kind != Spot && (len(n.X) == 0 || sure(n.X[0].T, n.Res.Of))
	case Lookup, Row:
		for i, x := range n.X {
			if !sure(x.T, n.Tab.Keys[i]) {
				return false
			}
		}
		return !slices.ContainsFunc(n.Tab.Lists, func(l []int32) bool { return l == nil })
	case Least, Most:
		return len(n.X) > 0 && n.X[0].T.Form == One
	case Kern:
		return n.Ker.Sure
	case Stack:
		return t.Fits(n)
	case Add, Sub:
		return t.bounds(n).known
	case Call:
		return t.body(n.Fn)
	}
	return false
}

// reckons reports whether a node fails by what its operands are, if at all.
func reckons(n *Node) bool {
	switch n.Op {
	case Add, Sub, Mul, Mod, Neg:
		return true
	case Kern:
		return n.Ker.Fold && (n.Ker.Nums != nil || n.Ker.Two != nil)
	}
	return false
}

// sure reports whether a value of a type always belongs to a domain.
func sure(t Type, d Dom) bool { return !t.Maybe && t.Dom.Within(d) }

// Fits reports whether what the lines of a stack add up to is never out of the range of numbers.
func (t *Tally) Fits(n *Node) bool {
	if n.T.Form != One || n.T.Base != Num {
		return true
	}
	return t.bounds(n).known
}

// bounds are the least and the greatest that a number may be, unless it is none.
type bounds struct {
	lo, hi int64
	known  bool
}

func (x bounds) or(y bounds) bounds {
	return bounds{min(x.lo, y.lo), max(x.hi, y.hi), x.known && y.known}
}

func (x bounds) plus(y bounds) bounds {
	out := bounds{x.lo + y.lo, x.hi + y.hi, x.known && y.known}
	out.known = out.known && fits(out.lo) && fits(out.hi)
	return out
}

// bounds finds them where they follow from constants and printed data.
func (t *Tally) bounds(n *Node) bounds {
	switch n.Op {
	case Known, Memo:
		return t.bounds(n.X[0])
	case Let:
		return t.bounds(n.X[1])
	case Add:
		return t.bounds(n.X[0]).plus(t.bounds(n.X[1]))
	case Sub:
		less := t.bounds(n.X[1])
		return t.bounds(n.X[0]).plus(bounds{-less.hi, -less.lo, less.known})
	case Count:
		return bounds{0, int64(n.X[0].T.Win.N) * 64, n.X[0].T.Form == Set}
	case Const:
		return of([]int32{n.K})
	case Lookup:
		return of(n.Tab.Nums)
	case Sel:
		return t.bounds(n.X[1]).or(t.bounds(n.X[2]))
	case Stack:
		return t.stack(n)
	}
	return bounds{}
}

func of(nums []int32) bounds {
	x := bounds{known: true}
	for _, v := range nums {
		if v != none {
			x = x.or(bounds{int64(v), int64(v), true})
		}
	}
	return x
}

// stack adds up what the lines say.
func (t *Tally) stack(n *Node) bounds {
	out := t.bounds(n.X[0])
	var sum bounds
	for _, l := range n.Lines {
		for _, p := range l.Parts {
			x := t.bounds(n.X[p.X])
			if l.Self != nil && p.Step == By {
				return bounds{} // as often as there are cards in force
			}
			if p.Step == By {
				sum.lo, sum.hi, out.known = sum.lo+min(x.lo, 0), sum.hi+max(x.hi, 0), out.known && x.known
			} else {
				out = out.or(x)
			}
		}
	}
	sum.known = true
	return out.plus(sum)
}

// body is Total of what a value gives. One that calls itself may go on for ever.
func (t *Tally) body(f *Func) bool {
	known, ok := t.funcs[f]
	if !ok {
		t.funcs[f] = false
		known = f.Body != nil && t.Total(f.Body)
		t.funcs[f] = known
	}
	return known
}
