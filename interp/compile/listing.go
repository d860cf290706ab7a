package compile

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A lister lists the options of an action. It is the fast form of act.step: the actors and the
// candidates of each choice are sets, and requirements filter these sets as far as the set algebra
// can analyse them, so the loops run over the remaining members only. The order of options is the
// same, because members of sets are listed by id.
type lister struct {
	index  int32
	actors *Query // nil: the action has no actor
	actor  int32
	before []machine.Num // evaluated once, before all else
	checks []check       // evaluated for each actor
	steps  []listStep
	bare   bool // nothing is evaluated after the last choice
	work   int  // steps charged for each actor, up to the first choice
}

// listStep is a leading statement that is not part of a set.
type listStep struct {
	holds machine.Num        // of a requirement
	let   func(m *machine.M) // of a let
	when  machine.Num        // of a choose with a condition
	from  Query              // candidates
	// The candidates by the actor's place; nil: they depend on more than that.
	placed *placed
	list   machine.List // candidates that are no set, in their own order
	each   []check      // evaluated for each candidate that is no member of a set
	slot   int32
	cand   int32
	copies bool  // some candidates may be alike
	own    int32 // steps of its own expressions
	work   int   // steps charged for each candidate, up to the next choice
}

// lister compiles the listing of an action; nil if only the plain form will do.
func (c *C) lister(x *act) *lister {
	a := x.model
	if c.plain || asksPoint(a) || x.actors != nil && a.Menu.Actor.Type().Form != model.Set {
		return nil
	}
	l := &lister{index: a.Index, actor: x.actor.I}
	c.listing(a, func() {
		var acc *node
		i := 0
		if x.actors != nil {
			acc = c.actorsOf(a)
			for ; i < len(a.Lead) && a.Lead[i].Demands && len(a.Lead[i].Body) == 0; i++ {
				acc = c.refine(acc, a.Lead[i].Args["that"], a.Actor)
			}
			q := c.emitted(acc)
			l.actors = &q
			l.checks = x.checks
		} else {
			for _, k := range append(x.shared[:len(x.shared):len(x.shared)], x.checks...) {
				l.before = append(l.before, k.holds)
			}
		}
		c.listSteps(x, l, i)
	})
	l.weigh()
	return l
}

// weigh computes the work charged for each actor and each candidate: the conditions evaluated for
// it up to the next choice.
func (l *lister) weigh() {
	at := &l.work
	*at = 1 + costOf(l.checks)
	for i := range l.steps {
		s := &l.steps[i]
		*at += int(s.own)
		if s.holds == nil && s.let == nil {
			s.work = 1
			at = &s.work
		}
	}
}

// listing compiles the listing of an action. The actions of a menu share one scope, so that equal
// sets are computed once.
func (c *C) listing(a *model.Action, compile func()) {
	var s *loopScope
	if a.Menu != nil {
		s = c.listings[a.Menu]
	}
	if s == nil {
		s = &loopScope{vars: map[*model.Var]bool{}, listed: true}
		if a.Menu != nil {
			c.listings[a.Menu] = s
			s.vars[a.Menu.ActorVar], s.vars[a.Menu.ActVar] = true, true
		}
	}
	for _, v := range a.Vars {
		if !isParam(a, v) {
			s.vars[v] = true
		}
	}
	old := c.scopes
	c.scopes = []*loopScope{s}
	outer := c.inlined
	c.inlined = map[*model.Value]bool{}
	compile()
	c.inlined = outer
	c.scopes = old
}

// isParam reports whether a name is a parameter of the menu, which is constant while options are
// listed.
func isParam(a *model.Action, v *model.Var) bool {
	for _, p := range a.Params {
		if p == v {
			return true
		}
	}
	return false
}

// actorsOf returns the actors of a menu that meet the menu's requirements on this action.
func (c *C) actorsOf(a *model.Action) *node {
	w := WindowOf(a.Menu.Actor.Type())
	key := c.ask(a)
	if n := c.actorSets[key]; n != nil {
		return n
	}
	n := c.read(a.Menu.Actor, w)
	for _, r := range a.Menu.Requires {
		if !has(a.Waived, r.Label) {
			n = c.refine(n, r.Args["that"], a.Menu.ActorVar)
		}
	}
	for _, f := range c.Game.Forbids {
		if f.Menu == a.Menu && c.chosen(f.Extent) {
			k := c.forbid(f)
			n = &node{op: opKeep, w: w, xs: []*node{n}, bind: c.binder(a.Menu.ActorVar), cond: k.holds, work: c.weigh(f.When), reason: "forbid is evaluated for each member"}
		}
	}
	if !trivial(n) {
		n = c.kept(n, c.scopes[0])
	}
	c.actorSets[key] = n
	return n
}

// listSteps compiles the leading statements from the i-th on. A requirement after a choice filters
// the candidates of the choice.
func (c *C) listSteps(x *act, l *lister, i int) {
	a := x.model
	for ; i < len(a.Lead); i++ {
		s, old := a.Lead[i], x.steps[i]
		switch {
		case s.Demands:
			st := listStep{holds: old.holds}
			// Compiled again, to share sets with the rest of the list.
			if e := s.Args["that"]; len(s.Body) == 0 {
				st.holds = c.byThing(e, c.Num(e))
			}
			st.own = old.work
			l.steps = append(l.steps, st)
			continue
		case old.idle:
			continue
		case s.Names == model.NamesValue:
			l.steps = append(l.steps, listStep{let: old.let, own: old.work})
			continue
		}
		st := listStep{slot: old.slot.I, cand: old.cand, when: old.when, copies: c.mayBeLike(old.typ), own: old.work}
		if s.Args["from"].Type().Form != model.Set || !foldable(s) {
			st.list, st.each = old.choose, old.each
			l.steps = append(l.steps, st)
			continue
		}
		v := s.Bind
		if one, ok := s.Detail.(*model.Var); ok {
			v = one
		}
		first := i
		n := c.read(s.Args["from"], WindowOf(s.Args["from"].Type()))
		for _, r := range s.Parts {
			n = c.refine(n, r.Args["that"], v)
		}
		if v == s.Bind && s.Args["when"] == nil {
			for i+1 < len(a.Lead) && a.Lead[i+1].Demands && len(a.Lead[i+1].Body) == 0 {
				i++
				n = c.refine(n, a.Lead[i].Args["that"], v)
			}
		}
		c.planned(s.Args["from"], n)
		q := c.emitted(n)
		if st.copies && st.when == nil && i == len(a.Lead)-1 && len(x.steps) == len(a.Lead) {
			// Nothing else is evaluated, so the first of several that are alike will do.
			q, st.copies = distinct(q), false
		}
		st.from = q
		if !c.mayBeLike(old.typ) {
			st.placed = c.placedForm(a, n)
		}
		if form, _ := n.form(); form != machine.FormSet || s.Bind.Type.Kind.IsA(c.kinds["piece"]) {
			st.from = c.byPlace(x, s, a.Lead[first:i+1], q)
		}
		l.steps = append(l.steps, st)
	}
	for _, late := range x.steps[len(a.Lead):] {
		l.steps = append(l.steps, listStep{holds: late.holds, own: late.work})
	}
	if n := len(l.steps); n > 0 {
		last := l.steps[n-1]
		l.bare = last.from.Set != nil && last.when == nil && !last.copies
	}
}

// distinct keeps the first of several members that are alike.
func distinct(q Query) Query {
	set, word, w := q.Set, q.Word, q.W
	if word != nil {
		lo := w.Lo << 6
		out := Query{W: w, Word: func(m *machine.M) uint64 {
			kept := word(m)
			m.Spend(bits.OnesCount64(kept))
			for s := kept & (kept - 1); s != 0; s &= s - 1 {
				v := lo + int32(bits.TrailingZeros64(s))
				if !m.Plural(v) {
					continue
				}
				for t := kept & (s&-s - 1); t != 0; t &= t - 1 {
					if m.Alike(lo+int32(bits.TrailingZeros64(t)), v) {
						kept &^= s & -s
						break
					}
				}
			}
			return kept
		}}
		out.Set = func(m *machine.M, dst []uint64) { dst[0] = out.Word(m) }
		return out
	}
	return Query{W: w, Set: func(m *machine.M, dst []uint64) {
		set(m, dst)
		for v := nextIn(dst, w, model.None); v != model.None; v = nextIn(dst, w, v) {
			if !m.Plural(v) {
				continue
			}
			for u := nextIn(dst, w, model.None); u < v; u = nextIn(dst, w, u) {
				if m.Spend(1); m.Alike(u, v) {
					b := v - w.Lo<<6
					dst[b>>6] &^= 1 << (uint(b) & 63)
					break
				}
			}
		}
	}}
}

// byPlace keeps the candidates of a choice for each place of an actor while options are listed, if
// they depend on no other property of the actor.
func (c *C) byPlace(x *act, s *model.Stmt, asked []*model.Stmt, q Query) Query {
	a := x.model
	if a.Actor == nil || !a.Actor.Type.Kind.IsA(c.kinds["piece"]) || a.Actor.Type.Maybe {
		return q
	}
	vars := map[*model.Var]bool{}
	for _, st := range asked {
		vars[st.Bind] = true
		if one, ok := st.Detail.(*model.Var); ok {
			vars[one] = true
		}
	}
	fit, work := true, false
	ask := func(e model.Expr) {
		fit = fit && c.onlyPlaceOf(e, a, vars)
		model.Walk(e, func(e model.Expr) {
			switch e.(type) {
			case *model.Call, *model.For, *model.Where:
				work = true
			}
		})
	}
	for _, st := range asked {
		if st.Names == model.NamesChoice {
			ask(st.Args["from"])
		} else {
			ask(st.Args["that"])
		}
		for _, r := range st.Parts {
			ask(r.Args["that"])
		}
	}
	ids := &c.P.Ids
	lo, n := ids.PlaceLo, ids.PlaceHi-ids.PlaceLo
	if !fit || !work || n*q.W.N > maxMemo {
		return q
	}
	id, slot, set, words := c.memoID(), x.actor.I, q.Set, q.W.N
	if word := q.Word; word != nil {
		out := Query{W: q.W, Word: func(m *machine.M) uint64 {
			key := m.PlaceOf(m.Int(slot)) - lo
			memo, known := m.Remember(id, key, n, 1)
			if known {
				return memo.Words(key)[0]
			}
			v := word(m)
			if memo != nil {
				memo.Words(key)[0] = v
				memo.Known(m, key)
			}
			return v
		}}
		out.Set = func(m *machine.M, dst []uint64) { dst[0] = out.Word(m) }
		return out
	}
	return Query{W: q.W, Set: func(m *machine.M, dst []uint64) {
		key := m.PlaceOf(m.Int(slot)) - lo
		memo, known := m.Remember(id, key, n, words)
		if known {
			copy(dst, memo.Words(key))
			return
		}
		set(m, dst)
		if memo != nil {
			copy(memo.Words(key), dst)
			memo.Known(m, key)
		}
	}}
}

// onlyPlaceOf reports whether an expression reads nothing of the actor but its place, and no other
// choices.
func (c *C) onlyPlaceOf(e model.Expr, a *model.Action, vars map[*model.Var]bool) bool {
	ok := true
	var walk func(e model.Expr)
	walk = func(e model.Expr) {
		if e == nil || !ok {
			return
		}
		switch e := e.(type) {
		case *model.Get:
			if l, is := e.Of.(*model.Local); is && l.Var == a.Actor && e.Field.Storage == model.At && len(e.Others) == 0 {
				return
			}
		case *model.For:
			vars[e.Var] = true
		case *model.Local:
			if c.setNames[e.Var] != nil {
				walk(c.setNames[e.Var])
			}
			if !vars[e.Var] && c.scopes[0].vars[e.Var] {
				ok = false
			}
		}
		for _, x := range model.Parts(e) {
			walk(x)
		}
	}
	walk(e)
	return ok
}

// foldable reports whether the requirements of a choice can filter a set: none of them tries
// statements.
func foldable(s *model.Stmt) bool {
	for _, r := range s.Parts {
		if len(r.Body) > 0 {
			return false
		}
	}
	return true
}

// mayBeLike reports whether things of a type may be alike.
func (c *C) mayBeLike(t model.Type) bool {
	return t.Base == model.ThingOf && (t.Kind.IsA(c.kinds["piece"]) || c.kinds["piece"].IsA(t.Kind))
}

// list adds every legal way to take the action.
func (l *lister) list(m *machine.M, o *machine.Options) {
	for _, f := range l.before {
		if f(m) == 0 {
			return
		}
	}
	var tuple [maxTuple]int32
	tuple[0], tuple[1] = l.index, model.None
	if l.actors == nil {
		l.step(m, o, 0, 2, &tuple)
		return
	}
	// Each actor makes one choice, and nothing else is evaluated.
	one := l.bare && len(l.steps) == 1 && len(l.checks) == 0
	act := func(id int32) {
		m.SetInt(l.actor, id)
		tuple[1] = id
		if one {
			l.all(m, o, &l.steps[0], 2, &tuple)
			return
		}
		if allHold(m, l.checks) {
			l.step(m, o, 0, 2, &tuple)
		}
	}
	if word := l.actors.Word; word != nil {
		lo, s := l.actors.W.Lo<<6, word(m)
		m.Spend(bits.OnesCount64(s) * l.work)
		for ; s != 0; s &= s - 1 {
			act(lo + int32(bits.TrailingZeros64(s)))
		}
		return
	}
	l.members(m, l.actors, l.work, act)
}

// quick returns the only choice of an action, if its candidates fit into a word and nothing else is
// evaluated; nil otherwise.
func (l *lister) quick() *listStep {
	if l.bare && len(l.before) == 0 && len(l.steps) == 1 && l.steps[0].from.Word != nil && len(l.checks) == 0 {
		return &l.steps[0]
	}
	return nil
}

// ones lists the options of an action with a single choice, of all actors if it has actors.
func (l *lister) ones(m *machine.M, o *machine.Options, s *listStep) {
	switch {
	case l.actors == nil:
		o.Flat = l.ofOne(o.Flat, model.None, s.from.W.Lo<<6, s.from.Word(m))
	case s.placed != nil && l.actors.Word != nil:
		l.placedOnes(m, o, s)
	default:
		l.eachOnes(m, o, &s.from)
	}
}

// eachOnes is ones, actor by actor.
func (l *lister) eachOnes(m *machine.M, o *machine.Options, from *Query) {
	l.members(m, l.actors, l.work, func(id int32) {
		m.SetInt(l.actor, id)
		o.Flat = l.ofOne(o.Flat, id, from.W.Lo<<6, from.Word(m))
		m.Listed(o)
	})
}

// ofOne adds an option of an actor for each member of a word.
func (l *lister) ofOne(flat []int32, actor, lo int32, word uint64) []int32 {
	for act := l.index; word != 0; word &= word - 1 {
		flat = append(flat, act, actor, lo+int32(bits.TrailingZeros64(word)))
	}
	return flat
}

// members calls f for each member of a set, in order, and charges work for each.
func (l *lister) members(m *machine.M, q *Query, work int, f func(id int32)) {
	if q.Word != nil {
		lo, s := q.W.Lo<<6, q.Word(m)
		m.Spend(bits.OnesCount64(s) * work)
		for ; s != 0; s &= s - 1 {
			f(lo + int32(bits.TrailingZeros64(s)))
		}
		return
	}
	mark := m.Mark()
	t := m.Words(q.W.N)
	q.Set(m, t)
	m.Spend(sizeOf(t) * work)
	for i, s := range t {
		for ; s != 0; s &= s - 1 {
			f((q.W.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(s)))
		}
	}
	m.Release(mark)
}

// step continues with the i-th statement.
func (l *lister) step(m *machine.M, o *machine.Options, i, n int, tuple *[maxTuple]int32) {
	for ; i < len(l.steps); i++ {
		s := &l.steps[i]
		switch {
		case s.holds != nil:
			if s.holds(m) == 0 {
				return
			}
		case s.let != nil:
			s.let(m)
		case s.when != nil && s.when(m) == 0:
			m.SetInt(s.slot, model.None)
			tuple[n] = model.None
			n++
		case l.bare && i == len(l.steps)-1:
			l.all(m, o, s, n, tuple)
			return
		case s.copies || s.list != nil:
			l.distinct(m, o, s, i, n, tuple)
			return
		default:
			l.members(m, &s.from, s.work, func(v int32) {
				m.SetInt(s.slot, v)
				m.SetInt(s.cand, v)
				tuple[n] = v
				l.step(m, o, i+1, n+1, tuple)
			})
			return
		}
	}
	o.Flat = addOne(o.Flat, n, o.Stride, tuple)
	m.Listed(o)
}

// all adds an option for each member; nothing else is evaluated.
func (l *lister) all(m *machine.M, o *machine.Options, s *listStep, n int, tuple *[maxTuple]int32) {
	for j := n + 1; j < o.Stride; j++ {
		tuple[j] = model.None
	}
	o.Flat = addAll(m, o.Flat, &s.from, s.work, n, o.Stride, tuple)
	m.Listed(o)
}

// addAll adds an option for each member of a set, word by word.
func addAll(m *machine.M, flat []int32, q *Query, work, n, stride int, tuple *[maxTuple]int32) []int32 {
	if q.Word != nil {
		return addEach(flat, q.Word(m), q.W.Lo<<6, n, stride, tuple)
	}
	mark := m.Mark()
	t := m.Words(q.W.N)
	q.Set(m, t)
	m.Spend(sizeOf(t) * work)
	for i, word := range t {
		flat = addEach(flat, word, (q.W.Lo+int32(i))<<6, n, stride, tuple)
	}
	m.Release(mark)
	return flat
}

// addOne adds an option of n numbers of the tuple, padded with None. It is copied number by number:
// a wide load of numbers that have just been stored one by one stalls the processor.
func addOne(flat []int32, n, stride int, tuple *[maxTuple]int32) []int32 {
	at := len(flat)
	if at+stride > cap(flat) {
		flat = append(flat, make([]int32, stride)...)
	}
	flat = flat[:at+stride]
	opt := flat[at:]
	for j := range opt {
		if opt[j] = model.None; j < n && j < maxTuple {
			opt[j] = tuple[j]
		}
	}
	return flat
}

// addEach adds an option for each member of a word, which becomes number n; the others come from
// the tuple. The common lengths are written out, for the same reason.
func addEach(flat []int32, set uint64, lo int32, n, stride int, tuple *[maxTuple]int32) []int32 {
	a, b, c, d, e := tuple[0], tuple[1], tuple[2], tuple[3], tuple[4]
	for ; set != 0; set &= set - 1 {
		at := len(flat) + n
		switch stride {
		case 3:
			flat = append(flat, a, b, c)
		case 4:
			flat = append(flat, a, b, c, d)
		case 5:
			flat = append(flat, a, b, c, d, e)
		default:
			for i := range min(stride, maxTuple) {
				flat = append(flat, tuple[i])
			}
		}
		flat[at] = lo + int32(bits.TrailingZeros64(set))
	}
	return flat
}

// distinct steps through candidates of which several may be alike: the first of these that leads to
// an option represents all.
func (l *lister) distinct(m *machine.M, o *machine.Options, s *listStep, i, n int, tuple *[maxTuple]int32) {
	start := m.ListStart()
	var cands []int32
	if s.list != nil {
		cands = s.list(m)
	} else {
		l.members(m, &s.from, 0, func(v int32) { m.Push(v) })
		cands = m.ListFrom(start)
	}
	taken := m.ListStart()
	m.Spend(len(cands) * s.work)
	for _, v := range cands {
		plural := m.Plural(v)
		if plural && like(m, m.ListFrom(taken), v) {
			continue
		}
		m.SetInt(s.slot, v)
		m.SetInt(s.cand, v)
		if !allHold(m, s.each) {
			continue
		}
		tuple[n] = v
		before := len(o.Flat)
		l.step(m, o, i+1, n+1, tuple)
		if plural && len(o.Flat) > before {
			m.Push(v)
		}
	}
	m.ListDrop(start)
}
