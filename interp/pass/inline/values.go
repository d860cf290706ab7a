package inline

import (
	"slices"

	"sandtable/interp/ir"
)

// Values replace calls, one by one, by what the values give: for whoever reads an expression from
// the outside in, and needs the calls that it meets. An argument stands wherever its name does, so
// a value that would evaluate it more or less often stays a call.
type Values struct {
	*Names
	*Circles
	Rules
	bodies   map[*ir.Node]body
	anywhere map[*ir.Node]*ir.Node // what stands anywhere, with names of its own
	sizes    map[*ir.Func]int
	made     renamer
}

// Rules say what may be inlined.
type Rules struct {
	Calls     bool                  // calls are
	Modifiers bool                  // a figure with modifiers is one expression
	Loose     func(t ir.Type) bool  // sets that are combined elsewhere: areas
	Total     func(n *ir.Node) bool // an expression never fails
	Fixed     func(n *ir.Node) bool // it always gives the same names of an enum
	Afford    func(n *ir.Node) bool // there is time to look at it
	Asks      func(f *ir.Func)      // is told of calls that are replaced; nil: nobody is
}

// NewValues returns values of which none is inlined yet.
func NewValues(names *Names, r Rules) *Values {
	made := renamer{names.k, freshSlot << 4} // Calls may inline in what has been made
	return &Values{Names: names, Circles: NewCircles(), Rules: r, made: made, bodies: map[*ir.Node]body{}, anywhere: map[*ir.Node]*ir.Node{}, sizes: map[*ir.Func]int{}}
}

// maxInline bounds the nodes that an inlined value expands to.
const maxInline = 2000

// Body is what a call gives, with its arguments in place of the names of its parameters; nil: it
// stays a call. Equal calls give one node, so that what is kept of it is kept once.
func (vs *Values) Body(n *ir.Node) *ir.Node {
	b, known := vs.bodies[n]
	if !known {
		b.x, b.why = vs.bodyOf(n)
		vs.bodies[n] = b
	}
	if b.x != nil && vs.Asks != nil {
		vs.Asks(n.Fn)
	}
	return b.x
}

// Stays says why a call stays one.
func (vs *Values) Stays(n *ir.Node) string { return vs.bodies[n].why }

// Body is what stands in place of a call; nil: it stays, and why.
type body struct {
	x   *ir.Node
	why string
}

func (vs *Values) bodyOf(n *ir.Node) (x *ir.Node, why string) {
	f := n.Fn
	switch {
	case !vs.Calls || f.Of == nil || f.Body == nil || f.T.Base == ir.Text:
		return nil, "is evaluated by itself"
	case vs.Has(f):
		return nil, "is recursive"
	case vs.sizeOf(f) > maxInline:
		return nil, "is too large to be inlined"
	}
	base := vs.Formula(f.Body)
	if base == nil {
		return nil, "has modifiers"
	}
	names := map[*ir.Var]*ir.Node{}
	for i, p := range f.Params {
		a, uses := n.X[i], vs.usesOf(base, p)
		if uses > 1 && !vs.Cheap(a) || uses == 0 && !vs.Total(a) {
			return nil, "would evaluate its argument " + p.Name + " more or less than once"
		}
		names[p] = a
	}
	return vs.anew(base, names, map[*ir.Node]*ir.Node{}), ""
}

// anew is an expression with others in place of some names. The names that it binds become such as
// nothing else has.
func (vs *Values) anew(n *ir.Node, names map[*ir.Var]*ir.Node, done map[*ir.Node]*ir.Node) *ir.Node {
	if n.Op == ir.Ref {
		if x := names[n.V]; x != nil {
			return x
		}
		return n
	}
	if len(n.X) == 0 {
		return n
	}
	free := vs.Free(n)
	if len(free) == 0 { // it is the same wherever it stands
		if x := vs.anywhere[n]; x != nil {
			return x
		}
		out := vs.renamed(n, map[*ir.Var]*ir.Node{}, map[*ir.Node]*ir.Node{})
		vs.anywhere[n] = out
		return out
	}
	if done[n] == nil {
		done[n] = vs.renamed(n, names, done)
	}
	return done[n]
}

func (vs *Values) renamed(n *ir.Node, names map[*ir.Var]*ir.Node, done map[*ir.Node]*ir.Node) *ir.Node {
	return vs.stands(n, vs.made.copy(n, names, func(x *ir.Node) *ir.Node { return vs.anew(x, names, done) }))
}

// sizeOf is how many nodes a value has with all calls inlined, at most maxInline+1, as of one that
// searches. It must not be recursive.
func (vs *Values) sizeOf(f *ir.Func) int {
	if n := vs.sizes[f]; n > 0 {
		return n
	}
	n := 1
	if f.Body != nil {
		f.Body.Walk(func(x *ir.Node) {
			if n++; x.Op == ir.Call {
				if x.Fn.Of != nil && !vs.Has(x.Fn) {
					if k := vs.sizeOf(x.Fn); k <= maxInline {
						n += k
					}
				}
			}
			if n = min(n, maxInline+1); x.Op == ir.Lam { // the costs of a search remember names
				n = maxInline + 1
			}
		})
	}
	vs.sizes[f] = n
	return n
}

// Formula is a figure as one expression, which combines its base and its modifiers; nil: no
// expression can. A modifier may depend on what is in force, or add to a number or bound it.
func (vs *Values) Formula(n *ir.Node) *ir.Node {
	if n.Op != ir.Stack {
		return n
	}
	if !vs.Modifiers || n.T.Form == ir.List || n.T.Base == ir.Text || vs.Loose(n.T) {
		return nil
	}
	l, e := vs.k, n.X[0]
	for _, line := range n.Lines {
		if line.Self != nil || line.Active >= 0 || len(line.Excepts) > 0 {
			return nil
		}
		for _, p := range line.Parts {
			if p.Step == ir.By || p.Step == ir.AtLeast || p.Step == ir.AtMost {
				return nil
			}
		}
	}
	for _, step := range []ir.Step{ir.FromBase, ir.Also, ir.ButNot, ir.To} { // of the last, the last one wins
		for _, line := range n.Lines {
			for _, p := range line.Parts {
				if p.Step != step {
					continue
				}
				x, when := n.X[p.X], (*ir.Node)(nil)
				if line.When >= 0 {
					when = n.X[line.When]
				}
				switch step {
				case ir.Also, ir.ButNot:
					if when != nil {
						x = l.Sel(when, x, l.Empty(x.T))
					}
					op := ir.Union
					if step == ir.ButNot {
						op = ir.Minus
					}
					e = l.Sets(op, e, x)
				default:
					e = vs.branch(when, x, e)
				}
			}
		}
	}
	return e
}

// branch is one value where a condition holds, and another one elsewhere.
func (vs *Values) branch(when, then, other *ir.Node) *ir.Node {
	l := vs.k
	switch {
	case when == nil:
		return then
	case then.Op == ir.Const && then.T.Base == ir.Bool && then.K != 0:
		return l.Test(ir.Or, when, other)
	case then.Op == ir.Const && then.T.Base == ir.Bool:
		return l.Test(ir.And, l.Not(when), other)
	}
	return l.Sel(when, then, other)
}

// Let is an expression with what a name stands for in its place; nil: that would be evaluated too
// often, or not at all.
func (vs *Values) Let(n *ir.Node) *ir.Node {
	uses := vs.usesOf(n.X[1], n.V)
	if uses > 1 && !vs.Cheap(n.X[0]) || uses == 0 && !vs.Total(n.X[0]) {
		return nil
	}
	return vs.Put(n.X[1], n.V, n.X[0])
}

// Cheap reports whether an expression may be evaluated as often as a name for it is read.
func (vs *Values) Cheap(n *ir.Node) bool {
	switch n.Op {
	case ir.Const, ir.Ref, ir.Mask:
		return true
	case ir.Known, ir.Narrow:
		return vs.Cheap(n.X[0])
	case ir.Load, ir.Lookup, ir.Kern:
		return n.T.Form == ir.One && len(n.X) <= 1 && (len(n.X) == 0 || n.X[0].T.Form == ir.One && vs.Cheap(n.X[0]))
	case ir.Call, ir.Gather: // directions
		return n.T.Form == ir.Set && n.T.Dom.Lo == 0 && len(vs.Free(n)) == 0 && vs.Fixed(n)
	}
	return false
}

// usesOf counts how often a name is read. A loop that reads it counts as one more.
func (vs *Values) usesOf(n *ir.Node, v *ir.Var) (uses int) {
	if !vs.Mentions(n, v) {
		return 0
	}
	if n.Op == ir.Ref {
		return 1
	}
	for i, x := range n.X {
		k := vs.usesOf(x, v)
		if k > 0 && i > 0 && n.Op.Binds() && n.Op != ir.Let {
			uses = max(uses, 1) + 1
		}
		uses += k
	}
	return min(uses, 2)
}

// Expand replaces all calls by what they give; nil if one of them must stay.
func (vs *Values) Expand(x *ir.Node) *ir.Node {
	ok := true
	var rec func(x *ir.Node) *ir.Node
	rec = func(x *ir.Node) *ir.Node {
		if !ok || !vs.Afford(x) {
			ok = false
			return x
		}
		if x.Op == ir.Call {
			b := vs.Body(x)
			if b == nil {
				ok = false
				return x
			}
			return rec(b)
		}
		var out *ir.Node
		for i, y := range x.X {
			if z := rec(y); z != y {
				if out == nil {
					c := *x
					c.X = slices.Clone(x.X)
					out = &c
				}
				out.X[i] = z
			}
		}
		if out == nil {
			return x
		}
		return vs.k.Node(*out)
	}
	if out := rec(x); ok {
		return out
	}
	return nil
}
