package effect

import (
	"slices"

	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// A choice of a set asks for its members one by one, in any order. The result is the set: the same
// members in another order lead to the same position. A search of all ways to choose
// (machine.M.InOrder) is offered the members in canonical order only, and so reaches each set once.

// setOf are the attributes that make a choice one of a set.
var setOf = []string{"up_to", "exactly", "total"}

// checkMembers checks how many are chosen, and reports whether a set is. checkTotal checks the
// total, where the candidate has a name.
func checkMembers(s *check.Site) (many bool) {
	for _, name := range setOf {
		many = many || s.Attrs[name] != nil
	}
	checkUpTo(s)
	for _, name := range []string{"exactly", "at_least", "at_most"} {
		s.Attr(name, model.TNumber)
	}
	for _, rows := range [][]combination{ofCount, ofSum} {
		if i := slices.IndexFunc(rows, func(r combination) bool { return r.wrong(s) }); i >= 0 {
			r := rows[i]
			s.Report(diag.Errorf("check/choose", s.Attrs[r.name].NameRange, "%s", r.text).WithHint("%s", r.hint))
		}
	}
	return many
}

// combination is an attribute that excludes others, or needs one of others.
type combination struct {
	name            string
	excludes, needs []string
	text, hint      string
}

// ofCount says how the attributes go together that state how many are chosen, and ofSum those that
// limit a sum. Of each, the first row counts that is not kept.
var (
	ofCount = []combination{
		{"exactly", []string{"up_to"}, nil, "exactly and up_to cannot be combined: both state how many are chosen", "omit one of them"},
		{"exactly", []string{"at_least"}, nil, "exactly and at_least cannot be combined: both state how many are chosen", "use at_least with up_to"},
		{"at_least", nil, setOf, "at_least needs up_to", "state the maximum: up_to = 3"},
		{"may_pass", setOf, nil, "may_pass needs a choice of one", "omit may_pass; without at_least, the player may choose nothing"},
	}
	ofSum = []combination{
		{"total", nil, []string{"at_most"}, "total needs at_most", "state the limit of the sum: at_most = 1000"},
		{"at_most", nil, []string{"total"}, "at_most needs total", "state what is added up: total = man.price; to limit how many are chosen, use up_to"},
	}
)

// wrong reports whether a statement does not keep a combination.
func (r combination) wrong(s *check.Site) bool {
	stated := func(name string) bool {
		a := s.Attrs[name]
		return a != nil && !isWord(a.Expr, false)
	}
	return stated(r.name) && (slices.ContainsFunc(r.excludes, stated) || len(r.needs) > 0 && !slices.ContainsFunc(r.needs, stated))
}

// checkTotal checks the figure of a candidate whose sum is limited.
func checkTotal(s *check.Site, env *check.Env, one *model.Var) {
	if s.Attrs["total"] == nil {
		return
	}
	env.Rebind(one)
	s.AttrIn(env, "total", model.TNumber)
}

// subset is a compiled choice of a set.
type subset struct {
	ask        *machine.Ask
	candidates machine.List
	slot       machine.Slot // of the set
	w          compile.Window
	count      int32       // slot of the number of members chosen
	unit       int32       // smallest parts of a number in 1
	upTo       machine.Num // nil: no limit
	atLeast    machine.Num // nil: no minimum
	price      machine.Num // what a member adds to the total; nil: there is no total
	atMost     machine.Num // limit of the total
	cand       int32       // slot from which the price reads the candidate
	work       int         // steps to evaluate the price
}

// compileSubset asks for the members of a set one by one, until the player is done.
func compileSubset(b *compile.Builder, s *model.Stmt, ask *machine.Ask, candidates machine.List, cand int32, done *compile.Label) {
	if s.Args["from"].Type().Form == model.List {
		candidates = once(candidates)
	}
	x := &subset{ask: ask, candidates: candidates, work: int(b.Work(s.Args["total"])), slot: b.Slot(s.Bind), w: compile.WindowOf(s.Bind.Type), count: b.Temp(), unit: b.Game.Unit, cand: cand,
		upTo: b.Optional(s.Args["up_to"]), atLeast: b.Optional(s.Args["at_least"]), price: b.Optional(s.Args["total"]), atMost: b.Optional(s.Args["at_most"])}
	if s.Args["exactly"] != nil {
		x.upTo = b.Num(s.Args["exactly"])
		x.atLeast = x.upTo
	}
	begin := func(m *machine.M) {
		clear(m.Bits(x.slot))
		m.SetInt(x.count, 0)
	}
	b.Emit(begin)
	again := b.Here()
	ask.Again = again.Go
	b.Emit(func(m *machine.M) {
		if x.upTo != nil && m.Int(x.count)*x.unit >= x.upTo(m) {
			done.Go(m)
		}
	})
	ask.Pass, ask.List, ask.SoFar = "done", x.list, x.soFar
	empty, hasNone := ask.Empty, s.Else != nil
	ask.Empty = func(m *machine.M) bool {
		if m.Int(x.count) > 0 || x.need(m) <= 0 && !hasNone && s.Args["never_empty"] == nil {
			done.Go(m)
			return true
		}
		return empty(m)
	}
	ask.Pick = func(m *machine.M, opt []int32) {
		if opt[0] == machine.PassOption {
			done.Go(m)
			return
		}
		compile.AddTo(m.Bits(x.slot), x.w, opt[0])
		m.SetInt(x.count, m.Int(x.count)+1)
		again.Go(m)
	}
	ask.Counts = append(ask.Counts, x.round)
	b.Ask(ask)
	made := newSecret(b, s, ask)
	made.set, made.begin, made.count = true, begin, x.count
	keepSecret(b, s, made)
}

// round returns the number of the member that is chosen next.
func (x *subset) round(m *machine.M) machine.Count {
	c := machine.Count{N: m.Int(x.count) + 1}
	if x.upTo != nil {
		c.Of = x.upTo(m) / x.unit
	}
	return c
}

// once removes duplicates from a list.
func once(l machine.List) machine.List {
	return func(m *machine.M) []int32 {
		all := l(m)
		m.Spend(len(all) * len(all) / 8)
		start := m.ListStart()
		for _, v := range all {
			if !slices.Contains(m.ListFrom(start), v) {
				m.Push(v)
			}
		}
		return m.ListFrom(start)
	}
}

// need returns how many more members must be chosen.
func (x *subset) need(m *machine.M) int {
	if x.atLeast == nil {
		return 0
	}
	return int((x.atLeast(m) - m.Int(x.count)*x.unit + x.unit - 1) / x.unit)
}

// list lists the members that may be chosen next. They have not been chosen, their price is within
// the total, and they leave enough candidates to reach the minimum.
func (x *subset) list(m *machine.M, o *machine.Options) {
	o.Begin(1)
	l, need := x.candidates(m), x.need(m)
	m.SpendList(4 * len(l)) // each is tested for membership, and sorted
	prices, left := x.prices(m, l)
	if m.Err != nil {
		return
	}
	r := &ir.Rest{M: m, All: l, Prices: prices, Left: left, Need: need, Chosen: m.Bits(x.slot), Win: x.w}
	for v := range r.Next(m.InOrder(x.ask)) {
		o.Flat = append(o.Flat, v)
	}
	if need <= 0 && len(o.Flat) > 0 {
		o.Flat = append(o.Flat, machine.PassOption)
	}
}

// soFar describes what has been chosen, for people to read.
func (x *subset) soFar(m *machine.M) machine.SoFar {
	out := machine.SoFar{Limit: machine.None, Most: machine.None}
	if x.atLeast != nil {
		out.Least = (x.atLeast(m) + x.unit - 1) / x.unit
	}
	if x.upTo != nil {
		out.Most = x.upTo(m) / x.unit
	}
	scratch := m.ListStart()
	defer m.ListDrop(scratch)
	all := x.candidates(m)
	if out.Most != machine.None { // a rule may allow more than there are
		out.Most = min(out.Most, int32(len(all)))
	}
	for _, v := range all {
		if ir.Has1(m.Bits(x.slot), x.w, v) {
			out.Members = append(out.Members, v)
			if x.price != nil {
				m.SetInt(x.cand, v)
				out.Total += x.price(m)
			}
		}
	}
	if x.price != nil {
		out.Limit = x.atMost(m)
	}
	return out
}

// prices returns what each candidate adds to the total, and how much the total may still grow.
func (x *subset) prices(m *machine.M, l []int32) (prices []int32, left int64) {
	if x.price == nil {
		return nil, 0
	}
	left = int64(x.atMost(m))
	m.Spend(len(l) * x.work)
	start := m.ListStart()
	for _, v := range l {
		m.SetInt(x.cand, v)
		inner := m.ListStart()
		p := x.price(m)
		m.ListDrop(inner)
		if p < 0 { // legality would depend on the order of choosing
			m.Fail("run/total", "a number in a total must not be negative, and this one is %s", m.P.Game.Show(model.TNumber, p))
		}
		if ir.Has1(m.Bits(x.slot), x.w, v) {
			left -= int64(p)
		}
		m.Push(p)
	}
	return m.ListFrom(start), left
}
