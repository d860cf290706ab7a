package query

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/window"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// inLoop compiles the body of a loop over a name.
func (r *Reader) inLoop(v *ir.Var, compile func()) (begin func(m *machine.M)) {
	return r.inScope(&Scope{names: []*ir.Var{v}}, compile)
}

// inParts compiles the parts of an unrolled loop, which share sets.
func (r *Reader) inParts(parts []nodePart, shared map[*ir.Node]bool, compile func()) (begin func(m *machine.M)) {
	return r.inScope(&Scope{named: true, parts: len(parts), shared: shared}, compile)
}

// ahead computes a set that the parts of an unrolled loop share when the loop starts; nil: they do
// not, or it may fail.
func (r *Reader) ahead(n *ir.Node) *algebra.Node {
	if len(r.scopes) == 0 || r.Without(plan.Hoisting) {
		return nil
	}
	in := r.scopes[len(r.scopes)-1]
	if !in.shared[n] {
		return nil
	}
	if h := in.kept[n]; h != nil {
		return h
	}
	outer := r.scopes
	r.scopes = outer[: len(outer)-1 : len(outer)-1]
	x := r.Set(n) // an outer loop may keep it
	r.scopes = outer
	if algebra.Trivial(x) || !x.Total {
		return x
	}
	reg, w := r.P.SetRegs, x.W
	r.P.SetRegs += w.N
	if w.N == 1 {
		f := algebra.EmitWord(x)
		in.ahead = append(in.ahead, func(m *machine.M) { m.S[reg] = f(m) })
	} else {
		f := algebra.EmitWords(x)
		in.ahead = append(in.ahead, func(m *machine.M) { f(m, m.S[reg:reg+w.N]) })
	}
	out := &algebra.Node{Op: algebra.OpRegister, W: w, Off: reg, Total: true, Mask: algebra.Upper(x)}
	in.keeps(n, out)
	return out
}

func (l *Scope) keeps(n *ir.Node, x *algebra.Node) {
	if l.kept == nil {
		l.kept = map[*ir.Node]*algebra.Node{}
	}
	l.kept[n] = x
}

// hoist moves a set out of the enclosing loops in which it is invariant. It returns the node that
// reads it.
func (r *Reader) hoist(n *ir.Node, x *algebra.Node) *algebra.Node { return r.hoisted(n, nil, x) }

// hoisted is hoist for a set, or for the set of all things for which a condition on a name holds.
func (r *Reader) hoisted(n *ir.Node, of *ir.Var, x *algebra.Node) *algebra.Node {
	if x.Kept || algebra.Trivial(x) {
		return x
	}
	to := r.outermost(n, of)
	if to == nil {
		return x
	}
	if h := to.kept[n]; h != nil && h.W == x.W {
		return h
	}
	h := r.kept(x, to)
	to.keeps(n, h)
	if key := r.asking[x]; key.of != nil && to.listed {
		to.asked[key] = h
	}
	return h
}

// outermost is the outermost loop in which an expression is invariant, but for a name; nil: there
// is none.
func (r *Reader) outermost(n *ir.Node, of *ir.Var) (to *Scope) {
	if len(r.scopes) == 0 || r.Without(plan.Hoisting) {
		return nil
	}
	free := slices.DeleteFunc(slices.Clone(r.tables.Free(n)), func(v *ir.Var) bool { return v == of })
	if slices.ContainsFunc(free, func(v *ir.Var) bool { return !v.Frame }) {
		return nil // something that is no loop of the algebra binds it
	}
	for _, l := range slices.Backward(r.scopes) {
		if l.named {
			continue
		}
		if slices.ContainsFunc(free, l.Binds) {
			break
		}
		to = l
	}
	if to != nil && slices.ContainsFunc(free, func(v *ir.Var) bool { return v.Reg && !r.boundAround(to, v) }) {
		return nil
	}
	return to
}

// boundAround reports whether a loop around another one binds a name.
func (r *Reader) boundAround(l *Scope, v *ir.Var) bool {
	for _, x := range r.scopes {
		if x == l {
			return false
		}
		if x.Binds(v) {
			return true
		}
	}
	return false
}

// FastSet makes a set by the algebra; nil: it is as it is.
func (r *Reader) FastSet(n *ir.Node) (machine.Set, func(m *machine.M) uint64) {
	switch n.Op {
	case ir.Mask, ir.Ref, ir.Memo, ir.Known:
		return nil, nil
	}
	if r.Without(plan.Sets) || r.closing.IsArea(n.T) || n.T.Win.N == 0 {
		return nil, nil
	}
	q, x := r.queried(n)
	r.Query(n, x)
	if x.Bare && x.Op == algebra.OpPlain {
		return nil, nil
	}
	return q.Set, q.Word
}

// queried answers a set by the algebra.
func (r *Reader) queried(n *ir.Node) (Query, *algebra.Node) {
	outer := r.inlined
	r.inlined = map[*model.Value]bool{}
	x := r.Set(n)
	q := charged(r.Emitted(x), x)
	for v := range r.inlined {
		outer[v] = true
	}
	r.inlined = outer
	return q, x
}

// FastNum makes a number by the algebra; nil: it is as it is.
func (r *Reader) FastNum(n *ir.Node) machine.Num {
	if r.Without(plan.Sets) {
		return nil
	}
	switch n.Op {
	case ir.Any:
		if f := r.some(n.X[0]); f != nil {
			return f
		}
		return r.closer(n)
	case ir.Count, ir.First:
		return r.closer(n)
	case ir.Has:
		return r.member(n)
	case ir.Call:
		return r.passed(n)
	case ir.Gt:
		if seq := listed(n); seq != nil {
			return r.some(seq)
		}
	case ir.Kern:
		if n.Ker.Each != nil {
			return r.anyThat(n)
		}
		return r.past(n)
	}
	return nil
}

// passed makes a call of a value that only calls another one as a call of the latter; nil: it does
// more.
func (r *Reader) passed(n *ir.Node) machine.Num {
	if r.counts || n.Fn.Body == nil {
		return nil
	}
	if f := r.values.Formula(n.Fn.Body); f == nil || f.Plain().Op != ir.Call {
		return nil
	}
	x := r.values.Body(n)
	if x == nil || x.Plain().Op != ir.Call {
		return nil
	}
	return r.closing.Num(x)
}

// closer makes a question of a set in the window of its members; nil: it is asked there already.
func (r *Reader) closer(n *ir.Node) machine.Num {
	s := n.X[0]
	if s.T.Form != ir.Set || r.closing.IsArea(s.T) || window.Around(s) == s.T.Win {
		return nil
	}
	out := *n
	out.X = []*ir.Node{r.windows.Close(s)}
	return r.closing.Num(r.l.Node(out))
}

// member makes whether a set has something. A set that never fails is not asked for what it cannot
// have.
func (r *Reader) member(n *ir.Node) machine.Num {
	s, x := n.X[0], n.X[1]
	if s.T.Form != ir.Set || r.closing.IsArea(s.T) || s.Op == ir.Mask {
		return nil
	}
	l, w := r.l, window.For(s, x)
	s = r.windows.Asked(s, x)
	if w.N == 1 && !r.counts {
		if q, n := r.queried(s); n.Total && !n.Bare {
			r.Query(s, n)
			return q.Has(r.num(x))
		}
	}
	if s == n.X[0] {
		return nil
	}
	return r.closing.Num(l.Test(ir.Has, s, x))
}
