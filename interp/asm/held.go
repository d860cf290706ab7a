package asm

import (
	"slices"

	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What the names of running procedures denote. A sampled world moves hidden pieces: names that
// denote them must follow, and secret choices are drawn again (package imagine). Playing a game
// reads none of this.

// open marks a range that ends with the current block.
const open int32 = -1

// Hold notes that a slot of a procedure denotes pieces in a range of instructions. Slots of other
// types are skipped.
func (u *Unit) Hold(p *machine.Proc, slot machine.Slot, t model.Type, from, to int32) {
	if !u.MeansPieces(t) {
		return
	}
	h := machine.Held{Slot: slot, From: from, To: to, Every: 1}
	switch t.Form {
	case model.Set:
		h.Form, h.Lo = machine.HeldSet, lower.WindowOf(t).Lo
	case model.List:
		h.Form = machine.HeldList
	}
	if !slices.Contains(p.Held, h) { // names that are never in scope together may share a slot
		p.Held = append(p.Held, h)
	}
}

// MeansPieces reports whether a value of the type is a piece, or a set or list of them.
func (u *Unit) MeansPieces(t model.Type) bool {
	return t.Base == model.ThingOf && t.Kind != nil && t.Kind.IsA(u.Pieces)
}

// HoldScope notes the names of a scope that denote a piece or a set of pieces; nothing else writes
// to their slots. A list may take room that another list has used, so lists are noted where they
// are bound.
func (u *Unit) HoldScope(p *machine.Proc, s *model.Scope) {
	for _, v := range s.Vars {
		if v.Brief {
			u.live(p, v, 0, 0)
		}
		if slot, ok := u.Program.Slots[v]; ok && v.Type.Form != model.List {
			u.Hold(p, slot, v.Type, 0, machine.ToEnd)
		}
	}
}

// HoldParams notes the lists among the parameters; they live as long as the procedure.
func (u *Unit) HoldParams(p *machine.Proc, params []*model.Var) {
	for _, v := range params {
		if v.Type.Form == model.List {
			u.Hold(p, u.Program.Slots[v], v.Type, 0, machine.ToEnd)
		}
	}
}

// HoldList makes a body during which a slot holds a list. Its entries at first, first+every and
// so on are of the given type.
func (b *Builder) HoldList(slot machine.Slot, elem model.Type, first, every int, body func()) {
	at := len(b.Proc.Held)
	b.unit.Hold(b.Proc, slot, elem.In(model.List), int32(len(b.Proc.Code)), machine.ToEnd)
	held := len(b.Proc.Held) > at
	body()
	if held {
		h := &b.Proc.Held[at]
		h.First, h.Every, h.To = int32(first), int32(every), int32(len(b.Proc.Code))
	}
}

// HoldBound notes the list that a statement has bound. It is held to the end of the block.
func (b *Builder) HoldBound(v *model.Var) {
	if v != nil && v.Type.Form == model.List {
		b.unit.Hold(b.Proc, b.Slot(v), v.Type, int32(len(b.Proc.Code)), open)
	}
}

// Block makes a block. What is held and named in it ends with it.
func (b *Builder) Block(body func()) {
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
func (u *Unit) live(p *machine.Proc, v *model.Var, from, to int32) {
	n := machine.Named{Slot: u.Program.Slots[v], Ints: 1, From: from, To: to}
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
		b.unit.live(b.Proc, v, from.PC, int32(len(b.Proc.Code)))
	}
}

// liveFrom notes that a name is live from an instruction to the end of the current block.
func (b *Builder) liveFrom(v *model.Var, from int32) {
	b.bound = append(b.bound, len(b.Proc.Named))
	b.unit.live(b.Proc, v, from, machine.ToEnd)
}

// Names notes the name that a statement bound at an instruction. A result or a choice is live after
// the statement, other names also in it. The member of a loop is live in the loop's body, which
// notes it itself; the number of a round is live in the whole loop.
func (b *Builder) Names(s *model.Stmt, at int32) {
	end := int32(len(b.Proc.Code))
	switch {
	case s.Bind == nil || s.Names == model.NamesMember:
	case s.Names == model.NamesRound:
		b.unit.live(b.Proc, s.Bind, at, end)
	case s.Names == model.NamesResult, s.Names == model.NamesChoice && s.Bind.Type.Form == model.One:
		b.liveFrom(s.Bind, end)
	default:
		b.liveFrom(s.Bind, at)
	}
}

// KeepSecret notes that a choice is secret between two labels, to the end if to is nil. redraw
// replaces it in a sampled world.
func (b *Builder) KeepSecret(from, to *Label, redraw func(m *machine.M, d *machine.Redrawing)) {
	p, n := b.Proc, len(b.Proc.Secrets)
	p.Secrets = append(p.Secrets, machine.Secret{From: from.PC, To: machine.ToEnd, Redraw: redraw})
	if to != nil {
		b.unit.later = append(b.unit.later, func() { p.Secrets[n].To = to.PC })
	}
}

// AsksFrom lists the decisions between a label and here, and their instructions.
func (b *Builder) AsksFrom(l *Label) (asks []*machine.Ask, at []int32) {
	for pc := l.PC; int(pc) < len(b.Proc.Code); pc++ {
		if a := b.Proc.Code[pc].Ask; a != nil {
			asks, at = append(asks, a), append(at, pc)
		}
	}
	return asks, at
}
