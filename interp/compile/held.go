package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What names of procedures in progress mean: whoever imagines hidden pieces elsewhere than they lie
// has to let names that mean them follow, and to make secret choices again. While a game is played
// nothing reads this.

// open is the end of what is held to the end of the block in progress.
const open int32 = -1

// hold notes that a slot of a procedure means pieces, from and to an instruction; slots of other
// types are left out.
func (c *C) hold(p *machine.Proc, slot machine.Slot, t model.Type, from, to int32) {
	if !c.MeansPieces(t) {
		return
	}
	h := machine.Held{Slot: slot, From: from, To: to, Every: 1}
	switch t.Form {
	case model.Set:
		h.Form, h.Lo = machine.HeldSet, WindowOf(t).Lo
	case model.List:
		h.Form = machine.HeldList
	}
	p.Held = append(p.Held, h)
}

// MeansPieces reports whether a value of the type is a piece, or a set or list of them.
func (c *C) MeansPieces(t model.Type) bool {
	return t.Base == model.ThingOf && t.Kind != nil && t.Kind.IsA(c.kinds["piece"])
}

// holdScope notes the names of a scope that mean a piece or a set of pieces: nobody else writes to
// their slots. Lists come to lie where others have lain, so they are noted where they are bound.
func (c *C) holdScope(p *machine.Proc, s *model.Scope) {
	for _, v := range s.Vars {
		if v.Brief {
			c.live(p, v, 0, 0)
		}
		if slot, ok := c.slots[v]; ok && v.Type.Form != model.List {
			c.hold(p, slot, v.Type, 0, machine.ToEnd)
		}
	}
}

// holdParams notes lists among the parameters: they live as long as the procedure.
func (c *C) holdParams(p *machine.Proc, params []*model.Var) {
	for _, v := range params {
		if v.Type.Form == model.List {
			c.hold(p, c.Slot(v), v.Type, 0, machine.ToEnd)
		}
	}
}

// HoldList compiles a part in which a list lies in a slot: of its entries the one numbered first,
// and each so many after it, are of a type.
func (b *Builder) HoldList(slot machine.Slot, elem model.Type, first, every int, body func()) {
	at := len(b.Proc.Held)
	b.hold(b.Proc, slot, elem.In(model.List), int32(len(b.Proc.Code)), machine.ToEnd)
	held := len(b.Proc.Held) > at
	body()
	if held {
		h := &b.Proc.Held[at]
		h.First, h.Every, h.To = int32(first), int32(every), int32(len(b.Proc.Code))
	}
}

// holdBound notes the list that a statement has bound.
func (b *Builder) holdBound(v *model.Var) {
	if v != nil && v.Type.Form == model.List {
		b.hold(b.Proc, b.Slot(v), v.Type, int32(len(b.Proc.Code)), open)
	}
}

// block compiles what stands in a block: what it holds and what it names ends with it.
func (b *Builder) block(body func()) {
	from, bound := len(b.Proc.Held), len(b.bound)
	body()
	for _, n := range b.bound[bound:] {
		b.Proc.Named[n].To = int32(len(b.Proc.Code))
	}
	b.bound = b.bound[:bound]
	for i := from; i < len(b.Proc.Held); i++ {
		if h := &b.Proc.Held[i]; h.To == open {
			h.To = int32(len(b.Proc.Code))
		}
	}
}

// live notes that a name of a procedure is live from an instruction to another.
func (c *C) live(p *machine.Proc, v *model.Var, from, to int32) {
	n := machine.Named{Slot: c.Slot(v), Ints: 1, From: from, To: to}
	switch v.Type.Form {
	case model.Set:
		n.Ints = 0
	case model.List:
		n.Ints = 2
	}
	p.Named = append(p.Named, n)
}

// Lives notes that names are live from a label to here.
func (b *Builder) Lives(from *Label, names ...*model.Var) {
	for _, v := range names {
		b.live(b.Proc, v, from.pc, int32(len(b.Proc.Code)))
	}
}

// liveFrom notes that a name is live from an instruction to the end of the block in progress.
func (b *Builder) liveFrom(v *model.Var, from int32) {
	b.bound = append(b.bound, len(b.Proc.Named))
	b.live(b.Proc, v, from, machine.ToEnd)
}

// names notes the name that a statement binds, which stands at an instruction. Names that it binds
// last of all are live behind it, others are in it, too. The member of a loop is live in its body,
// the number of a round in the whole loop.
func (b *Builder) names(s *model.Stmt, at int32) {
	end := int32(len(b.Proc.Code))
	switch {
	case s.Bind == nil || s.Names == model.NamesMember:
	case s.Names == model.NamesRound:
		b.live(b.Proc, s.Bind, at, end)
	case s.Names == model.NamesResult, s.Names == model.NamesChoice && s.Bind.Type.Form == model.One:
		b.liveFrom(s.Bind, end)
	default:
		b.liveFrom(s.Bind, at)
	}
}

// holdGroup notes what a procedure of the system is given.
func (b *Builder) holdGroup(given ...source) {
	for _, s := range given {
		b.hold(b.Proc, s.slot, s.typ, 0, machine.ToEnd)
	}
}

// KeepSecret notes that from here on a choice is not for all to know; to nil: to the end.
func (b *Builder) KeepSecret(from, to *Label, redraw func(m *machine.M, d *machine.Redrawing)) {
	p, n := b.Proc, len(b.Proc.Secrets)
	p.Secrets = append(p.Secrets, machine.Secret{From: from.pc, To: machine.ToEnd, Redraw: redraw})
	if to != nil {
		b.todo = append(b.todo, func() { p.Secrets[n].To = to.pc })
	}
}

// AsksFrom lists the decisions that the procedure asks from a label to here, with where they stand.
func (b *Builder) AsksFrom(l *Label) (asks []*machine.Ask, at []int32) {
	for pc := l.pc; int(pc) < len(b.Proc.Code); pc++ {
		if a := b.Proc.Code[pc].Ask; a != nil {
			asks, at = append(asks, a), append(at, pc)
		}
	}
	return asks, at
}

// secrets notes the secret choices among the leading ones of an action: they are made again from
// what the action itself would accept.
func (x *act) secrets(b *Builder) {
	player, i := b.PlayerOf(nil), -1
	for _, s := range x.model.Lead {
		if i++; s.Names != model.NamesChoice || s.Args["secret"] == nil {
			continue
		}
		step, pieces := &x.steps[i], b.MeansPieces(s.Bind.Type)
		b.KeepSecret(&Label{}, nil, func(m *machine.M, d *machine.Redrawing) {
			who := m.P.Players[0].ID
			if player != nil {
				who = player(m)
			}
			if who != d.Viewer {
				d.Found = true
				x.redraw(m, step, pieces, d)
			}
		})
	}
}

// redraw makes one leading choice again. A piece that the viewer cannot tell has been drawn with
// all such pieces: if the action has moved it meanwhile, so that it could not be chosen any more,
// it stays what it is.
func (x *act) redraw(m *machine.M, s *leadStep, pieces bool, d *machine.Redrawing) {
	old := m.Int(s.slot.I)
	if old == model.None || s.when != nil && s.when(m) == 0 {
		return
	}
	start := m.ListStart()
	l := x.acceptable(m, s)
	v := old
	if len(l) > 0 && (!pieces || !d.Hidden(old) || slices.Contains(l, old)) {
		v = l[d.Pick(len(l))]
	}
	m.ListDrop(start)
	m.SetInt(s.cand, v)
	m.SetInt(s.slot.I, v)
}

// acceptable lists what a leading choice may be, all other names being what they are, in scratch
// memory.
func (x *act) acceptable(m *machine.M, s *leadStep) []int32 {
	accepts := func(v int32) bool {
		m.SetInt(s.slot.I, v)
		m.SetInt(s.cand, v)
		inner := m.ListStart()
		defer m.ListDrop(inner)
		return allHold(m, s.each)
	}
	var points []int32
	if s.area != nil {
		mark := m.Mark()
		area := m.Words(s.window.N)
		s.area(m, area)
		m.Sample(area, func(p int32) bool {
			ok := accepts(p)
			if ok {
				points = append(points, p)
			}
			return ok
		})
		m.Release(mark)
		return points
	}
	from := s.choose(m)
	start := m.ListStart()
	for _, v := range from {
		if accepts(v) {
			m.Push(v)
		}
	}
	return m.ListFrom(start)
}
