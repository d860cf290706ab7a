package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What the names of running procedures denote. A sampled world moves hidden pieces: names that
// denote them must follow, and secret choices are drawn again (package imagine). Playing a game
// reads none of this.

// open marks a range that ends with the current block.
const open int32 = -1

// hold notes that a slot of a procedure denotes pieces in a range of instructions. Slots of other
// types are skipped.
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
	if !slices.Contains(p.Held, h) { // names that are never in scope together may share a slot
		p.Held = append(p.Held, h)
	}
}

// MeansPieces reports whether a value of the type is a piece, or a set or list of them.
func (c *C) MeansPieces(t model.Type) bool {
	return t.Base == model.ThingOf && t.Kind != nil && t.Kind.IsA(c.kinds["piece"])
}

// holdScope notes the names of a scope that denote a piece or a set of pieces; nothing else writes
// to their slots. A list may take room that another list has used, so lists are noted where they
// are bound.
func (c *C) holdScope(p *machine.Proc, s *model.Scope) {
	for _, v := range s.Vars {
		if v.Brief {
			c.live(p, v, 0, 0)
		}
		if slot, ok := c.P.Slots[v]; ok && v.Type.Form != model.List {
			c.hold(p, slot, v.Type, 0, machine.ToEnd)
		}
	}
}

// holdParams notes the lists among the parameters; they live as long as the procedure.
func (c *C) holdParams(p *machine.Proc, params []*model.Var) {
	for _, v := range params {
		if v.Type.Form == model.List {
			c.hold(p, c.Slot(v), v.Type, 0, machine.ToEnd)
		}
	}
}

// HoldList compiles a body during which a slot holds a list. Its entries at first, first+every and
// so on are of the given type.
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

// holdBound notes the list that a statement has bound. It is held to the end of the block.
func (b *Builder) holdBound(v *model.Var) {
	if v != nil && v.Type.Form == model.List {
		b.hold(b.Proc, b.Slot(v), v.Type, int32(len(b.Proc.Code)), open)
	}
}

// block compiles a block. What is held and named in it ends with it.
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

// live notes that a name of a procedure is live in a range of instructions: an entry of its stack
// map.
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

// liveFrom notes that a name is live from an instruction to the end of the current block.
func (b *Builder) liveFrom(v *model.Var, from int32) {
	b.bound = append(b.bound, len(b.Proc.Named))
	b.live(b.Proc, v, from, machine.ToEnd)
}

// names notes the name that a statement bound at an instruction. A result or a choice is live after
// the statement, other names also in it. The member of a loop is live in the loop's body, which
// notes it itself; the number of a round is live in the whole loop.
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

// holdGroup notes the arguments of a system procedure.
func (b *Builder) holdGroup(given ...source) {
	for _, s := range given {
		b.hold(b.Proc, s.slot, s.typ, 0, machine.ToEnd)
	}
}

// KeepSecret notes that a choice is secret between two labels, to the end if to is nil. redraw
// replaces it in a sampled world.
func (b *Builder) KeepSecret(from, to *Label, redraw func(m *machine.M, d *machine.Redrawing)) {
	p, n := b.Proc, len(b.Proc.Secrets)
	p.Secrets = append(p.Secrets, machine.Secret{From: from.pc, To: machine.ToEnd, Redraw: redraw})
	if to != nil {
		b.todo = append(b.todo, func() { p.Secrets[n].To = to.pc })
	}
}

// AsksFrom lists the decisions between a label and here, and their instructions.
func (b *Builder) AsksFrom(l *Label) (asks []*machine.Ask, at []int32) {
	for pc := l.pc; int(pc) < len(b.Proc.Code); pc++ {
		if a := b.Proc.Code[pc].Ask; a != nil {
			asks, at = append(asks, a), append(at, pc)
		}
	}
	return asks, at
}

// secrets notes the secret choices among the leading ones of an action. They are drawn again from
// what the action accepts.
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

// redraw draws one leading choice again. A hidden piece has already been exchanged with all pieces
// like it. If the action has moved it since, so that it is no candidate any more, it stays.
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

// acceptable lists the candidates of a leading choice, given all other names, in scratch memory.
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
