package code

import (
	"math/bits"

	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Decisions. Those about actions are in offer.go.

func (b *Builder) asksFor(s *ir.Stmt) {
	switch a := s.Ask; {
	case a.Yes:
		no := &asm.Label{}
		b.Ask(b.question(a, no))
		b.Body(s.Body)
		b.Mark(no)
	case a.List != nil:
		b.choice(s)
	default:
		b.offers(s)
	}
}

// asked is a decision, without what is offered.
func (b *Builder) asked(a *ir.Ask) *machine.Ask {
	return &machine.Ask{Name: a.Name, Title: a.Title, Types: []model.Type{a.Type}, Names: []string{a.Name}, Player: b.Player(a)}
}

// Player makes who decides; nil: the first player.
func (b *Builder) Player(a *ir.Ask) machine.Num {
	if a.Taker {
		slot := b.Taker
		return func(m *machine.M) int32 { return m.Int(slot) }
	}
	return b.optional(a.Player)
}

// question is a question. The answer yes leads on, the answer no to a label.
func (b *Builder) question(a *ir.Ask, no *asm.Label) *machine.Ask {
	ask := b.asked(a)
	ask.Question, ask.Types[0] = true, model.TBool
	ask.List = func(m *machine.M, o *machine.Options) {
		o.Begin(1)
		o.Flat = append(o.Flat, 1, 0)
	}
	ask.Pick = func(m *machine.M, opt []int32) {
		if opt[0] != 0 {
			m.SetPC(m.PC() + 1)
		} else {
			no.Go(m)
		}
	}
	return ask
}

// choice makes the choice of one thing, of a point, or of a set member by member.
func (b *Builder) choice(s *ir.Stmt) {
	a, picks := s.Ask, s.Ask.List.Body[0]
	x := &choice{Builder: b, s: s, a: a, slot: s.V.In, done: &asm.Label{}, none: &asm.Label{}}
	x.ask = b.asked(a)
	x.ask.Stmt, x.ask.Alone, x.ask.Again = s.Of, b.secret, b.Here().Go
	x.ask.Secret = a.Secret || b.secret
	x.ask.When = b.optional(a.When)
	if when := x.ask.When; when != nil {
		b.Emit(func(m *machine.M) {
			if when(m) == 0 {
				x.bindNothing(m)
				x.done.Go(m)
			}
		})
	}
	switch {
	case a.Set:
		x.subset(b.candidatesOf(picks, a.Type))
	case picks.Open:
		x.point(picks)
	default:
		x.one(b.candidatesOf(picks, a.Type))
	}
	b.Mark(x.none)
	if a.Empty {
		if !a.Set {
			b.Emit(func(m *machine.M) { m.SetInt(x.slot.I, model.None) })
		}
		b.Body(a.None)
	}
	b.Mark(x.done)
}

// choice is a choice in the making.
type choice struct {
	*Builder
	s          *ir.Stmt
	a          *ir.Ask
	ask        *machine.Ask
	slot       machine.Slot // of what is chosen
	done, none *asm.Label   // after it; what is done if there is nothing to choose
}

// bindNothing gives the name of what is chosen no value, or the empty set.
func (x *choice) bindNothing(m *machine.M) {
	if x.a.Set {
		clear(m.Bits(x.slot))
		return
	}
	m.SetInt(x.slot.I, model.None)
}

// lacks is what happens if there is nothing to choose.
func (x *choice) lacks(m *machine.M) bool {
	if x.a.Empty {
		x.none.Go(m)
		return true
	}
	return failsEmpty(m, x.a.Never)
}

// failsEmpty fails if a set that states never_empty is empty.
func failsEmpty(m *machine.M, never string) bool {
	if never != "" {
		m.Fail("run/never-empty", "%s", never)
	}
	return never != ""
}

// mayPass lets the player pass, if that is allowed, and says what follows if nothing can be chosen:
// without candidates there is no decision.
func (x *choice) mayPass() {
	if !x.a.Pass {
		x.ask.Empty = x.lacks
		return
	}
	x.ask.Pass = "none"
	passing := func(list func(m *machine.M, o *machine.Options)) func(m *machine.M, o *machine.Options) {
		return func(m *machine.M, o *machine.Options) {
			if list(m, o); len(o.Flat) > 0 {
				o.Flat = append(o.Flat, machine.PassOption)
			}
		}
	}
	if x.ask.List = passing(x.ask.List); x.ask.Maybe != nil {
		x.ask.Maybe = passing(x.ask.Maybe)
	}
	x.ask.Empty = func(m *machine.M) bool {
		if !x.lacks(m) {
			x.bindNothing(m)
			x.done.Go(m)
		}
		return true
	}
}

// takes gives the name what is chosen, and goes on.
func (x *choice) takes(on func(m *machine.M)) {
	slot := x.slot.I
	x.ask.Pick = func(m *machine.M, opt []int32) {
		v := opt[0]
		if v == machine.PassOption {
			v = model.None
		}
		m.SetInt(slot, v)
		on(m)
	}
}

// one asks for one candidate.
func (x *choice) one(from *candidates) {
	x.ask.List = func(m *machine.M, o *machine.Options) { from.offer(m, o, from.list) }
	if len(from.need.All) > 0 && !from.again {
		x.ask.Maybe = func(m *machine.M, o *machine.Options) { from.offer(m, o, from.from) }
		x.ask.Legal = func(m *machine.M, opt []int32) bool { return from.meets(m, opt[0]) }
	}
	x.mayPass()
	x.takes(x.done.Go)
	x.ask.Plain = true
	x.Ask(x.ask)
	x.keepSecret(x.made(x.s, x.ask))
}

// point asks for a point of an area.
func (x *choice) point(picks *ir.Stmt) {
	area := x.Make.Set(picks.X)
	listing.Open(x.ask, area, picks.X.T.Win, x.conditions(picks), "it is not a candidate "+picks.Why.Label, picks.Why)
	x.mayPass()
	x.takes(func(m *machine.M) { m.SetPC(m.PC() + 1) })
	x.Ask(x.ask)
	x.keepSecret(x.made(x.s, x.ask))
	x.Jump(x.done)
}

// conditions makes what is required of what is picked.
func (b *Builder) conditions(picks *ir.Stmt) (c listing.Conditions) {
	if picks.V.Frame {
		c.Slot = picks.V.In.I
	}
	for _, s := range picks.Need {
		if s.Do == ir.Binds { // another name for it
			c.Slot = s.V.In.I
			continue
		}
		c.All = append(c.All, listing.Condition{Holds: b.holds(s), Why: s.Why, Cost: ir.Work(s.X)})
	}
	return c
}

// holds makes a requirement, perhaps in a position that is only supposed.
func (b *Builder) holds(s *ir.Stmt) machine.Num {
	holds := b.Make.Num(s.X)
	if s.Trial != nil {
		return b.Host.Supposing(s, holds)
	}
	return holds
}

// candidates are what is chosen from.
type candidates struct {
	word  func(m *machine.M) uint64 // of a set that spans one word of things that are never alike, without conditions
	lo    int32                     // its first id
	from  machine.List              // all, before their conditions
	need  listing.Conditions
	alike bool // some may be alike, or the same
	again bool // or the same
}

func (b *Builder) candidatesOf(picks *ir.Stmt, t model.Type) *candidates {
	again := picks.X.T.Form == ir.List
	x := &candidates{need: b.conditions(picks), again: again, alike: again || t.Base == model.ThingOf && (t.Kind.IsA(b.Pieces) || b.Pieces.IsA(t.Kind))}
	if set := picks.X; set.T.Form == ir.Set && set.T.Win.N == 1 && !x.alike && len(x.need.All) == 0 {
		if w, ok := b.Make.(interface {
			Word(n *ir.Node) func(m *machine.M) uint64
		}); ok {
			x.word, x.lo = w.Word(set), set.T.Win.Lo<<6
		}
	}
	x.from = b.Each(picks.X)
	return x
}

// list lists the candidates that meet the conditions, including those that are alike, in scratch
// memory.
func (x *candidates) list(m *machine.M) []int32 {
	l := x.from(m)
	if len(x.need.All) == 0 {
		return l
	}
	keep := m.ListStart()
	for _, v := range l {
		if x.meets(m, v) {
			m.Push(v)
		}
	}
	return m.ListFrom(keep)
}

// meets reports whether a candidate meets the conditions.
func (x *candidates) meets(m *machine.M, v int32) bool {
	m.Spend(x.need.Cost())
	m.SetInt(x.need.Slot, v)
	inner := m.ListStart()
	ok := x.need.Hold(m)
	m.ListDrop(inner)
	return ok
}

// offer makes options of a list of candidates, one of those that are alike.
func (x *candidates) offer(m *machine.M, o *machine.Options, list machine.List) {
	o.Begin(1)
	if x.word != nil {
		flat := o.Flat
		for s := x.word(m); s != 0; s &= s - 1 {
			flat = append(flat, x.lo+int32(bits.TrailingZeros64(s)))
		}
		o.Flat = flat
		return
	}
	l := list(m)
	if !x.alike {
		o.Flat = append(o.Flat, l...)
		return
	}
	for _, v := range l {
		if (x.again || m.Plural(v)) && m.AnyAlike(o.Flat, v) {
			m.LeftOut()
			continue
		}
		o.Flat = append(o.Flat, v)
	}
}
