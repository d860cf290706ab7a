package compile

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// What values give in place of their calls, and names in place of others.

// body is what a call gives, with its arguments in place of the names of its parameters; nil: it
// stays a call. Equal calls give one node, so that what is kept of it is kept once.
func (r reader) body(n *ir.Node) *ir.Node {
	b, known := r.bodies[n]
	if !known {
		b.x, b.why = r.bodyOf(n)
		r.bodies[n] = b
	}
	if v, _ := n.Fn.Of.(*model.Value); b.x != nil {
		r.inlined[v] = true
	}
	return b.x
}

// body is what stands in place of a call; nil: it stays, and why.
type body struct {
	x   *ir.Node
	why string
}

func (r reader) bodyOf(n *ir.Node) (x *ir.Node, why string) {
	f := n.Fn
	v, _ := f.Of.(*model.Value)
	switch {
	case r.Without(plan.Inlining) || v == nil || f.Body == nil || f.T.Base == ir.Text:
		return nil, "is evaluated by itself"
	case r.recursive(v):
		return nil, "is recursive"
	case r.sizeOf(f) > maxInline:
		return nil, "is too large to be inlined"
	}
	base := r.formula(f.Body)
	if base == nil {
		return nil, "has modifiers"
	}
	names := map[*ir.Var]*ir.Node{}
	for i, p := range f.Params {
		a, uses := n.X[i], r.usesOf(base, p)
		if uses > 1 && !r.cheap(a) || uses == 0 && !r.total(a) {
			return nil, "would evaluate its argument " + p.Name + " more or less than once"
		}
		names[p] = a
	}
	return r.anew(base, names, map[*ir.Node]*ir.Node{}), ""
}

// anew is an expression with others in place of some names. The names that it binds become such as
// nothing else has.
func (r reader) anew(n *ir.Node, names map[*ir.Var]*ir.Node, done map[*ir.Node]*ir.Node) *ir.Node {
	if n.Op == ir.Ref {
		if x := names[n.V]; x != nil {
			return x
		}
		return n
	}
	if len(n.X) == 0 {
		return n
	}
	free := r.tables.Names(n)
	if len(free) == 0 { // it is the same wherever it stands
		if x := r.anywhere[n]; x != nil {
			return x
		}
		out := r.renamed(n, map[*ir.Var]*ir.Node{}, map[*ir.Node]*ir.Node{})
		r.anywhere[n] = out
		return out
	}
	if done[n] == nil {
		done[n] = r.renamed(n, names, done)
	}
	return done[n]
}

func (r reader) renamed(n *ir.Node, names map[*ir.Var]*ir.Node, done map[*ir.Node]*ir.Node) *ir.Node {
	l := r.searching()
	out := *n
	fresh := func(v *ir.Var) *ir.Var {
		if x := names[v]; x != nil && x.Op == ir.Ref && x.V.Slot >= firstFresh {
			return x.V
		}
		y := *v
		r.fresh++
		y.Slot = firstFresh + r.fresh
		names[v] = l.Ref(l.Var(y))
		return names[v].V
	}
	if n.Op.Binds() {
		out.V = fresh(n.V)
	}
	if n.Op == ir.Stack {
		out.Lines = slices.Clone(n.Lines)
		for i, line := range n.Lines {
			if line.Self != nil {
				y := *line
				y.Self = fresh(line.Self)
				out.Lines[i] = &y
			}
		}
	}
	out.X = make([]*ir.Node, len(n.X))
	for i, x := range n.X {
		out.X[i] = r.anew(x, names, done)
	}
	return r.As(n, l.Node(out))
}

// firstFresh is more than the names around any expression as it is lowered.
const firstFresh = 1 << 20

// sizeOf is how many nodes a value has with all calls inlined, at most maxInline+1, as of one that
// searches. It must not be recursive.
func (r reader) sizeOf(f *ir.Func) int {
	if n := r.sizesOf[f]; n > 0 {
		return n
	}
	n := 1
	if f.Body != nil {
		f.Body.Walk(func(x *ir.Node) {
			if n++; x.Op == ir.Call {
				if v, ok := x.Fn.Of.(*model.Value); ok && !r.recursive(v) {
					if k := r.sizeOf(x.Fn); k <= maxInline {
						n += k
					}
				}
			}
			if n = min(n, maxInline+1); x.Op == ir.Lam { // the costs of a search remember names
				n = maxInline + 1
			}
		})
	}
	r.sizesOf[f] = n
	return n
}

// formula is a figure as one expression, which combines its base and its modifiers; nil: no
// expression can. A modifier may depend on what is in force, or add to a number or bound it.
func (r reader) formula(n *ir.Node) *ir.Node {
	if n.Op != ir.Stack {
		return n
	}
	if r.Choice.Counts || r.Without(plan.Formulas) || n.T.Form == ir.List || n.T.Base == ir.Text || r.closing.IsArea(n.T) {
		return nil
	}
	l, e := r.searching(), n.X[0]
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
					e = r.branch(when, x, e)
				}
			}
		}
	}
	return e
}

// branch is one value where a condition holds, and another one elsewhere.
func (r reader) branch(when, then, other *ir.Node) *ir.Node {
	l := r.searching()
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

// let is an expression with what a name stands for in its place; nil: that would be evaluated too
// often, or not at all.
func (r reader) let(n *ir.Node) *ir.Node {
	uses := r.usesOf(n.X[1], n.V)
	if uses > 1 && !r.cheap(n.X[0]) || uses == 0 && !r.total(n.X[0]) {
		return nil
	}
	return r.put(n.X[1], n.V, n.X[0])
}

func (r reader) put(n *ir.Node, v *ir.Var, x *ir.Node) *ir.Node { return r.tables.Put(n, v, x) }

// cheap reports whether an expression may be evaluated as often as a name for it is read.
func (r reader) cheap(n *ir.Node) bool {
	switch n.Op {
	case ir.Const, ir.Ref, ir.Mask:
		return true
	case ir.Known, ir.Narrow:
		return r.cheap(n.X[0])
	case ir.Load, ir.Lookup, ir.Kern:
		return n.T.Form == ir.One && len(n.X) <= 1 && (len(n.X) == 0 || n.X[0].T.Form == ir.One && r.cheap(n.X[0]))
	case ir.Call, ir.Gather: // directions
		return n.T.Form == ir.Set && n.T.Dom.Lo == 0 && len(r.tables.Names(n)) == 0 && r.tables.Members(n) != nil
	}
	return false
}

// usesOf counts how often a name is read. A loop that reads it counts as one more.
func (r reader) usesOf(n *ir.Node, v *ir.Var) (uses int) {
	if !r.mentions(n, v) {
		return 0
	}
	if n.Op == ir.Ref {
		return 1
	}
	for i, x := range n.X {
		k := r.usesOf(x, v)
		if k > 0 && i > 0 && n.Op.Binds() && n.Op != ir.Let {
			uses = max(uses, 1) + 1
		}
		uses += k
	}
	return min(uses, 2)
}

func (r reader) mentions(n *ir.Node, v *ir.Var) bool { return slices.Contains(r.tables.Names(n), v) }

// isRef reports whether an expression is a name, whatever is known of it.
func isRef(n *ir.Node, v *ir.Var) bool {
	n = n.Plain()
	return n.Op == ir.Ref && n.V == v
}

// loopName is a name like another one, in a register, and how it is bound.
func (r reader) loopName(like *ir.Var) (ref *ir.Node, bind func(m *machine.M, id int32)) {
	ref = r.inRegister1(like.Name, like.T)
	reg := ref.V.In.I
	return ref, func(m *machine.M, id int32) { m.V[reg] = id }
}

func (r reader) inRegister1(name string, t ir.Type) *ir.Node {
	l := r.searching()
	reg := r.P.Regs
	r.P.Regs++
	return l.Ref(l.Var(ir.Var{Name: name, T: t, Frame: true, Reg: true, In: machine.Slot{I: reg}}))
}

func (r reader) num(n *ir.Node) machine.Num {
	f := r.closing.Num(n)
	r.closing.Drain()
	return f
}

func (r reader) total(n *ir.Node) bool {
	return r.tables.Never.Total(n)
}

// universe is all things of a domain.
func (r reader) universe(d ir.Dom) []uint64 { return r.universeIn(d, windowOf(d)) }

func (r reader) universeIn(d ir.Dom, w Window) []uint64 {
	out := make([]uint64, w.N)
	for id := d.Lo; id < d.Lo+d.N; id++ {
		if d.Lo == 0 || r.Game.Things[id] != nil { // names of enums are numbers from 0 on
			algebra.SetBit(out, w.Lo, id)
		}
	}
	return out
}

// weight is the steps that it takes to evaluate an expression once, at least one.
func weight(n *ir.Node) int32 {
	k := int32(0)
	n.Walk(func(*ir.Node) { k++ })
	return 1 + k/partsAStep
}
