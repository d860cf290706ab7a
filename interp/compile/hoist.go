package compile

import (
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
	kept   map[*ir.Node]*node
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

// scoped returns a node that first runs what its loop does when it starts.
func scoped(n *node, begin func(m *machine.M)) *node {
	if begin == nil {
		return n
	}
	return &node{op: opScope, w: n.w, xs: []*node{n}, begin: begin, total: n.total, mask: upper(n)}
}

// trivial reports whether reading a set is as cheap as keeping it.
func trivial(n *node) bool {
	switch n.op {
	case opConst:
		return true
	case opIndex:
		return n.key == nil
	case opRegister:
		return true
	case opPlain:
		return n.total && n.word != nil // a bound set
	}
	return false
}

func (c *C) kept(n *node, to *loopScope) *node {
	flag := c.P.SetRegs
	c.P.SetRegs += 1 + n.w.N
	out := &node{op: opPlain, w: n.w, total: n.total, mask: upper(n)}
	if form, why := n.form(); form == machine.FormLoop {
		out.reason = why
	}
	if to.listed {
		out.kept = true
		return listedSet(out, n, flag)
	}
	to.resets = append(to.resets, flag)
	if n.w.N == 1 {
		f := emitWord(n)
		out.word = func(m *machine.M) uint64 {
			at := (*[2]uint64)(m.S[flag:])
			if at[0] == 0 {
				v := f(m)
				at[0], at[1] = 1, v
			}
			return at[1]
		}
		return out
	}
	set, words := emitWords(n), n.w.N
	out.set = func(m *machine.M, dst []uint64) {
		if m.S[flag] == 0 {
			set(m, m.S[flag+1:flag+1+words])
			m.S[flag] = 1
		}
		copy(dst, m.S[flag+1:flag+1+words])
	}
	return out
}

// listedSet keeps a set while one list of options is built.
func listedSet(out, n *node, flag int32) *node {
	if n.w.N == 1 {
		f := emitWord(n)
		out.word = func(m *machine.M) uint64 {
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
	set, words := emitWords(n), n.w.N
	out.set = func(m *machine.M, dst []uint64) {
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

// upper returns a constant superset of a node, or nil.
func upper(n *node) []uint64 {
	switch n.op {
	case opConst:
		return n.mask
	case opNot:
		return n.mask
	case opAnd:
		for _, x := range n.xs {
			if u := upper(x); u != nil {
				return u
			}
		}
	case opKeep, opMeets, opMisses, opStand, opIf, opElse:
		return upper(n.xs[0])
	}
	return nil
}
