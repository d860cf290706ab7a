// Package asm adds instructions to procedures, one after the other, as package code asks: with
// labels and jumps (jumps.go), and with what others must know of them. It notes where names are
// live and which denote pieces (held.go), and finds which procedures ask nothing any more
// (quiet.go) and which can run inline (straight.go). It knows no statement.
package asm

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/origin"
	"sandtable/schema/model"
)

// Unit is what the procedures of a program share while they are made.
type Unit struct {
	Program    *machine.Program
	Pieces     *model.Kind
	FromSecret func(v *model.Var) bool // whether what a name denotes may follow from a secret

	labels  map[*machine.Proc][]*Label
	jumps   map[*machine.Proc]map[int32]*Label // instructions that only jump to a label
	asking  map[*machine.Proc][]asking
	deeds   []*machine.Proc // that any statement may lead to
	keeping int             // instructions that keep a list in their frame
	later   []func()
}

// NewUnit returns a unit without procedures.
func NewUnit(p *machine.Program) *Unit {
	return &Unit{Program: p, labels: map[*machine.Proc][]*Label{}, jumps: map[*machine.Proc]map[int32]*Label{}, asking: map[*machine.Proc][]asking{}}
}

// Builder adds the instructions of one procedure.
type Builder struct {
	Proc   *machine.Proc
	At     *model.Stmt // whose instructions are made
	Work   int32       // steps of its expressions, beyond one
	Origin model.Origin
	Within []string     // the rules that are inlined around this one, innermost first
	Params []*model.Var // that people are shown at decisions

	unit   *Unit
	exits  []*Label
	bound  []int                              // entries of the stack map that end with the current block
	each   []*model.Var                       // members of the enclosing loops
	counts []func(m *machine.M) machine.Count // rounds of the enclosing loops
}

// NewBuilder returns a builder of a procedure.
func (u *Unit) NewBuilder(p *machine.Proc, at model.Origin) *Builder {
	return &Builder{unit: u, Proc: p, Origin: at}
}

// Label is a target of jumps.
type Label struct{ PC int32 }

// Emit adds an instruction for the current statement.
func (b *Builder) Emit(f func(m *machine.M)) {
	b.Add(machine.Instr{Do: f, At: b.Place(), Work: b.Work + 1})
}

// Add adds an instruction.
func (b *Builder) Add(in machine.Instr) { b.Proc.Code = append(b.Proc.Code, in) }

// Ask adds an instruction that asks.
func (b *Builder) Ask(a *machine.Ask) {
	at := b.Place()
	if a.At.Filename == "" {
		a.At = at.Range
		if a.Ref == "" {
			a.Ref = at.Ref
		}
	}
	a.About = b.about()
	a.Counts = append(slices.Clone(b.counts), a.Counts...)
	b.asks(a.Plain)
	b.Add(machine.Instr{Ask: a, At: at, Work: b.Work + 1})
}

// Return adds the end of the procedure.
func (b *Builder) Return() { b.Add(machine.Instr{At: b.Place(), Work: 1}) }

// about lists the parameters of the rule and the members of the enclosing loops that people are
// shown.
func (b *Builder) about() (out []machine.About) {
	for _, v := range slices.Concat(b.Params, b.each) {
		if t := v.Type; origin.Shown(t) {
			out = append(out, machine.About{Name: v.Name, Type: t, At: b.Slot(v).I, Secret: b.unit.FromSecret(v)})
		}
	}
	return out
}

// Slot is where a name lies.
func (b *Builder) Slot(v *model.Var) machine.Slot { return b.unit.Program.Slots[v] }

// Place is the place of the current statement.
func (b *Builder) Place() *machine.Place {
	p := &machine.Place{Ref: b.Origin.Ref, Range: b.Origin.Range, Title: b.Proc.Name, In: b.Within}
	if b.At != nil {
		p.Range, p.Word = b.At.Range, b.At.Word
	}
	return p
}

// Temp allocates a local.
func (b *Builder) Temp() int32 {
	b.Proc.Ints++
	return b.Proc.Ints - 1
}

// TempSlot is Temp as a slot.
func (b *Builder) TempSlot() machine.Slot { return machine.Slot{I: b.Temp()} }

// Local allocates a name of one value for a statement's own use.
func (b *Builder) Local(t ir.Type) machine.Slot {
	s, pieces := b.TempSlot(), b.unit.Pieces
	if t.Base == ir.ID && t.Dom.Within(ir.Dom{Lo: pieces.Lo, N: pieces.Hi - pieces.Lo}) {
		b.unit.Hold(b.Proc, s, model.OneOf(pieces), 0, machine.ToEnd)
	}
	return s
}
