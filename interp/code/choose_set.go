package code

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// A choice of a set asks for its members one by one, in any order. The result is the set: the same
// members in another order lead to the same position. A search of all ways to choose
// (machine.M.InOrder) is offered the members in canonical order only, and so reaches each set once.

// subset is such a choice.
type subset struct {
	ask        *machine.Ask
	candidates machine.List
	slot       machine.Slot // of the set
	w          ir.Window
	count      int32       // slot of the number of members chosen
	unit       int32       // smallest parts of a number in 1
	upTo       machine.Num // nil: no limit
	atLeast    machine.Num // nil: no minimum
	price      machine.Num // what a member adds to the total; nil: there is no total
	atMost     machine.Num // limit of the total
	cand       int32       // slot from which the price reads the candidate
	work       int         // steps to evaluate the price
}

// subset asks for the members of a set one by one, until the player is done.
func (c *choice) subset(from *candidates) {
	a := c.a
	x := &subset{ask: c.ask, candidates: from.list, slot: c.slot, w: c.s.V.T.Win, count: c.Temp(), unit: c.unit(), work: ir.Work(a.Total),
		upTo: c.optional(a.UpTo), atLeast: c.optional(a.AtLeast), price: c.optional(a.Total), atMost: c.optional(a.AtMost)}
	if a.One != nil {
		x.cand = a.One.In.I
	}
	if a.List.Body[0].X.T.Form == ir.List {
		x.candidates = once(x.candidates)
	}
	begin := func(m *machine.M) {
		clear(m.Bits(x.slot))
		m.SetInt(x.count, 0)
	}
	c.Emit(begin)
	again, done := c.Here(), c.done
	x.ask.Again = again.Go
	c.Emit(func(m *machine.M) {
		if x.upTo != nil && m.Int(x.count)*x.unit >= x.upTo(m) {
			done.Go(m)
		}
	})
	x.ask.Pass, x.ask.List, x.ask.SoFar = "done", x.list, x.soFar
	x.ask.Empty = func(m *machine.M) bool {
		if m.Int(x.count) > 0 || x.need(m) <= 0 && !a.Empty && a.Never == "" {
			done.Go(m)
			return true
		}
		return c.lacks(m)
	}
	x.ask.Pick = func(m *machine.M, opt []int32) {
		if opt[0] == machine.PassOption {
			done.Go(m)
			return
		}
		ir.Add1(m.Bits(x.slot), x.w, opt[0])
		m.SetInt(x.count, m.Int(x.count)+1)
		again.Go(m)
	}
	x.ask.Counts = append(x.ask.Counts, x.round)
	c.Ask(x.ask)
	made := c.made(c.s, x.ask)
	made.set, made.begin, made.count = true, begin, x.count
	c.keepSecret(made)
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
