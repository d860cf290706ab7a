package compile

import (
	"reflect"

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
	resets []int32 // flags to clear when the loop starts
	sets   []hoisted
	listed bool // the loop lists options; its sets are valid while the list is built
	ahead  []func(m *machine.M)
	named  bool // the loop is unrolled; only the sets named by `sharing` are read more than once
	parts  int  // of an unrolled loop: their number
}

type hoisted struct {
	e    model.Expr
	w    Window
	node *node
}

// inLoop compiles the body of a loop over v. The returned function clears what the loop keeps; the
// loop calls it when it starts.
func (c *C) inLoop(v *model.Var, compile func()) (begin func(m *machine.M)) {
	return c.inScope(&loopScope{vars: map[*model.Var]bool{v: true}}, compile)
}

// inParts compiles the parts of an unrolled loop.
func (c *C) inParts(parts []part, compile func()) (begin func(m *machine.M)) {
	return c.inScope(&loopScope{named: true, parts: len(parts)}, compile)
}

// apart compiles an expression that reads no name of the enclosing loops, such as the condition of
// a `forbid` in a card. Nothing is hoisted out of it into these loops.
func (c *C) apart(compile func()) {
	old := c.scopes
	c.scopes = nil
	compile()
	c.scopes = old
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

// hoist moves a set out of the enclosing loops in which it is invariant. It returns the node that
// reads it.
func (c *C) hoist(e model.Expr, n *node, named bool) *node {
	if len(c.scopes) == 0 || c.without(Hoisting) || trivial(n) {
		return n
	}
	if in := c.scopes[len(c.scopes)-1]; named && in.named && n.total {
		return c.ahead(e, n, in)
	}
	var to *loopScope
	for i := len(c.scopes) - 1; i >= 0; i-- {
		l := c.scopes[i]
		if l.named && !named {
			continue
		}
		depends := false
		for v := range l.vars {
			depends = depends || c.mentions(e, v)
		}
		if depends {
			break
		}
		to = l
	}
	if to == nil {
		return n
	}
	for _, h := range to.sets {
		if h.w == n.w && c.equal(h.e, e, nil) {
			return h.node
		}
	}
	h := c.kept(n, to)
	to.sets = append(to.sets, hoisted{e, n.w, h})
	return h
}

// scoped returns a node that first runs what its loop does when it starts.
func scoped(n *node, begin func(m *machine.M)) *node {
	if begin == nil {
		return n
	}
	return &node{op: opScope, w: n.w, xs: []*node{n}, begin: begin, total: n.total, mask: upper(n)}
}

// sharing names the sets in a comprehension that do not depend on its variable, so that they are
// computed once although the comprehension is unrolled.
func (c *C) sharing(f *model.For) *model.For {
	inner := map[*model.Var]bool{f.Var: true}
	var find func(e model.Expr) model.Expr
	find = func(e model.Expr) model.Expr {
		switch x := e.(type) {
		case *model.For:
			inner[x.Var] = true
		case *model.Local, *model.Const, *model.Members:
			return e
		}
		if e.Type().Form == model.Set && c.freeOf(e, inner) && e.Type().Base == model.ThingOf {
			v := &model.Var{Type: e.Type(), Range: e.Range()}
			c.setNames[v] = e
			return &model.Local{Node: model.Node{T: e.Type(), R: e.Range()}, Var: v}
		}
		return c.mapParts(e, find)
	}
	out := &model.For{Node: f.Node, Var: f.Var, Over: f.Over}
	if f.If != nil {
		out.If = find(f.If)
	}
	if f.Elem != nil {
		out.Elem = find(f.Elem)
	}
	return out
}

// freeOf reports whether an expression reads none of the variables.
func (c *C) freeOf(e model.Expr, vars map[*model.Var]bool) bool {
	free := true
	model.Walk(e, func(x model.Expr) {
		if l, ok := x.(*model.Local); ok && vars[l.Var] {
			free = false
		}
	})
	return free
}

// ahead computes a set when an unrolled loop starts. The parts read it from its register.
func (c *C) ahead(e model.Expr, n *node, in *loopScope) *node {
	for _, h := range in.sets {
		if h.w == n.w && c.equal(h.e, e, nil) {
			return h.node
		}
	}
	c.scopes = c.scopes[:len(c.scopes)-1]
	n = c.hoist(e, n, false) // an outer loop may keep it
	c.scopes = append(c.scopes, in)
	reg, w := c.P.SetRegs, n.w
	c.P.SetRegs += w.N
	if w.N == 1 {
		f := emitWord(n)
		in.ahead = append(in.ahead, func(m *machine.M) { m.S[reg] = f(m) })
	} else {
		f := emitWords(n)
		in.ahead = append(in.ahead, func(m *machine.M) { f(m, m.S[reg:reg+w.N]) })
	}
	out := &node{op: opRegister, w: w, off: reg, total: true, mask: upper(n)}
	in.sets = append(in.sets, hoisted{e, w, out})
	return out
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

// equal reports whether two expressions are the same up to the names of comprehension variables.
func (c *C) equal(a, b model.Expr, vars map[*model.Var]*model.Var) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	// The types matter: equal parts can make up different expressions.
	if a.Type() != b.Type() || reflect.TypeOf(a) != reflect.TypeOf(b) {
		return false
	}
	switch x := a.(type) {
	case *model.Const:
		y, ok := b.(*model.Const)
		return ok && x.N == y.N
	case *model.Local:
		y, ok := b.(*model.Local)
		return ok && (x.Var == y.Var || vars[x.Var] == y.Var && vars[x.Var] != nil || c.oneSlot(x.Var, y.Var))
	case *model.For:
		y, ok := b.(*model.For)
		if !ok || !c.equal(x.Over, y.Over, vars) {
			return false
		}
		inner := map[*model.Var]*model.Var{x.Var: y.Var}
		for k, v := range vars {
			inner[k] = v
		}
		return c.equal(x.If, y.If, inner) && c.equal(x.Elem, y.Elem, inner)
	case *model.Get:
		y, ok := b.(*model.Get)
		if !ok || x.Field != y.Field || len(x.Others) != len(y.Others) {
			return false
		}
	case *model.Where:
		y, ok := b.(*model.Where)
		if !ok || x.Field != y.Field || len(x.Others) != len(y.Others) {
			return false
		}
	case *model.Members:
		y, ok := b.(*model.Members)
		return ok && x.Kind == y.Kind
	case *model.Call:
		y, ok := b.(*model.Call)
		if !ok || x.Value != y.Value {
			return false
		}
	case *model.Func:
		y, ok := b.(*model.Func)
		if !ok || x.Name != y.Name {
			return false
		}
	case *model.Unary:
		y, ok := b.(*model.Unary)
		if !ok || x.Op != y.Op {
			return false
		}
	case *model.Binary:
		y, ok := b.(*model.Binary)
		if !ok || x.Op != y.Op {
			return false
		}
	case *model.Counted:
		y, ok := b.(*model.Counted)
		if !ok || x.Of != y.Of {
			return false
		}
	case *model.Tuple, *model.Cond, *model.Narrow, *model.AsSet:
	default:
		return false
	}
	xs, ys := model.Parts(a), model.Parts(b)
	if len(xs) != len(ys) {
		return false
	}
	for i := range xs {
		if !c.equal(xs[i], ys[i], vars) {
			return false
		}
	}
	return true
}

// oneSlot reports whether two names share a slot: each action has its own name for an argument of
// its menu. Other names of two actions may share a slot as well, but sets that read these are not
// kept beyond their action.
func (c *C) oneSlot(a, b *model.Var) bool {
	x, ok := c.P.Slots[a]
	y, ok2 := c.P.Slots[b]
	return ok && ok2 && x == y && a.Type == b.Type && !c.inRegister(a) && !c.inRegister(b)
}
