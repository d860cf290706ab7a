package query

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Loop-invariant code motion. A set that a loop reads in every round, and that does not depend on
// the loop's variable, is computed once. It is stored in set registers of the machine
// (machine.M.S): a flag that says whether it is valid, then its words. It is computed at its first
// use, so that an expression that would not be evaluated without hoisting is not evaluated with it.

// Scope is a loop over candidates while its body is compiled.
type Scope struct {
	names  []*ir.Var // those that it binds
	kept   map[*ir.Node]*algebra.Node
	asked  map[asked]*algebra.Node // of one that lists options: members of sets that are kept
	shared map[*ir.Node]bool       // of an unrolled loop: the sets that its parts share
	resets []int32                 // flags to clear when the loop starts
	listed bool                    // the loop lists options; its sets are valid while the list is built
	ahead  []func(m *machine.M)
	named  bool // the loop is unrolled; only the sets named by `sharing` are read more than once
	parts  int  // of an unrolled loop: their number
}

// asked is a condition that is asked of the members of a set. What it calls them is of no account.
type asked struct {
	of   *algebra.Node
	cond *ir.Node
}

// Listing is the loop that lists the options of a menu. Its sets are valid while a list is built.
func Listing() *Scope { return &Scope{listed: true, asked: map[asked]*algebra.Node{}} }

// Bind notes names that the loop binds.
func (l *Scope) Bind(names ...*ir.Var) { l.names = append(l.names, names...) }

// Bound are the names that the loop binds.
func (l *Scope) Bound() []*ir.Var { return l.names }

// Binds reports whether the loop binds a name: one that lies in the same slot.
func (l *Scope) Binds(v *ir.Var) bool {
	return slices.ContainsFunc(l.names, func(x *ir.Var) bool { return x.Frame == v.Frame && x.Reg == v.Reg && x.In == v.In })
}

// Within compiles something that stands in a loop alone, or in none, whatever is being compiled.
func (r *Reader) Within(l *Scope, compile func()) {
	scopes, inlined := r.scopes, r.inlined
	r.scopes, r.inlined = nil, map[*model.Value]bool{}
	if l != nil {
		r.scopes = []*Scope{l}
	}
	compile()
	r.scopes, r.inlined = scopes, inlined
}

// Kept is a set that is kept while the options of a menu are listed.
func (r *Reader) Kept(n *algebra.Node) *algebra.Node {
	if n.Kept || algebra.Trivial(n) {
		return n
	}
	return r.kept(n, r.scopes[0])
}

// Steady reports whether an expression is the same for all options of a list, and never fails.
func (r *Reader) Steady(n *ir.Node) bool {
	return r.Total(n) && !slices.ContainsFunc(r.tables.Free(n), r.scopes[0].Binds)
}

func (r *Reader) inScope(l *Scope, compile func()) (begin func(m *machine.M)) {
	r.scopes = append(r.scopes, l)
	compile()
	r.scopes = r.scopes[:len(r.scopes)-1]
	if len(l.ahead) > 0 {
		ahead, resets := l.ahead, l.resets
		return func(m *machine.M) {
			for _, flag := range resets {
				m.S[flag] = 0
			}
			for _, f := range ahead {
				f(m)
			}
		}
	}
	switch len(l.resets) {
	case 0:
		return nil
	case 1:
		flag := l.resets[0]
		return func(m *machine.M) { m.S[flag] = 0 }
	}
	resets := l.resets
	return func(m *machine.M) {
		for _, flag := range resets {
			m.S[flag] = 0
		}
	}
}

func (r *Reader) kept(n *algebra.Node, to *Scope) *algebra.Node {
	flag := r.P.SetRegs
	r.P.SetRegs += 1 + n.W.N
	out := &algebra.Node{Op: algebra.OpPlain, W: n.W, Total: n.Total, Mask: algebra.Upper(n)}
	if form, why := n.Form(); form == machine.FormLoop {
		out.Reason = why
	}
	if to.listed {
		out.Kept = true
		return listedSet(out, n, flag)
	}
	to.resets = append(to.resets, flag)
	if n.W.N == 1 {
		f := algebra.EmitWord(n)
		out.Word = func(m *machine.M) uint64 {
			at := (*[2]uint64)(m.S[flag:])
			if at[0] == 0 {
				v := f(m)
				at[0], at[1] = 1, v
			}
			return at[1]
		}
		return out
	}
	set, words := algebra.EmitWords(n), n.W.N
	out.Set = func(m *machine.M, dst []uint64) {
		if m.S[flag] == 0 {
			set(m, m.S[flag+1:flag+1+words])
			m.S[flag] = 1
		}
		copy(dst, m.S[flag+1:flag+1+words])
	}
	return out
}

// listedSet keeps a set while one list of options is built.
func listedSet(out, n *algebra.Node, flag int32) *algebra.Node {
	if n.W.N == 1 {
		f := algebra.EmitWord(n)
		out.Word = func(m *machine.M) uint64 {
			if !m.Listing() {
				return f(m)
			}
			at := (*[2]uint64)(m.S[flag:])
			if e := uint64(m.Epoch()); at[0] != e {
				v := f(m)
				at[0], at[1] = e, v
			}
			return at[1]
		}
		return out
	}
	set, words := algebra.EmitWords(n), n.W.N
	out.Set = func(m *machine.M, dst []uint64) {
		if !m.Listing() {
			set(m, dst)
			return
		}
		if e := uint64(m.Epoch()); m.S[flag] != e {
			set(m, m.S[flag+1:flag+1+words])
			m.S[flag] = e
		}
		copy(dst, m.S[flag+1:flag+1+words])
	}
	return out
}
