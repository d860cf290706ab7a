package compile

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Loop-invariant code motion. A set that a loop reads in every round, and that does not depend on
// the loop's variable, is computed once. It is stored in set registers of the machine
// (machine.M.S): a flag that says whether it is valid, then its words. It is computed at its first
// use, so that an expression that would not be evaluated without hoisting is not evaluated with it.

// loopScope is a loop over candidates while its body is compiled.
type loopScope struct {
	vars   map[*model.Var]bool
	names  []*ir.Var // of the algebra: those that it binds
	kept   map[*ir.Node]*algebra.Node
	shared map[*ir.Node]bool // of an unrolled loop: the sets that its parts share
	resets []int32           // flags to clear when the loop starts
	listed bool              // the loop lists options; its sets are valid while the list is built
	ahead  []func(m *machine.M)
	named  bool // the loop is unrolled; only the sets named by `sharing` are read more than once
	parts  int  // of an unrolled loop: their number
}

func (c *C) inScope(l *loopScope, compile func()) (begin func(m *machine.M)) {
	c.scopes = append(c.scopes, l)
	compile()
	c.scopes = c.scopes[:len(c.scopes)-1]
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

func (c *C) kept(n *algebra.Node, to *loopScope) *algebra.Node {
	flag := c.P.SetRegs
	c.P.SetRegs += 1 + n.W.N
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
