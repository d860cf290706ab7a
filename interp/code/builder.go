// Package code makes the instructions of procedures. Procedure makes a rule or an action, with what
// is bound to it (proc.go, hook.go), Do the statements in it, by what each does: see do.go.
//
// A Unit holds what the procedures of a program share while they are made. When all are, it tells
// which of them ask nothing (quiet.go), and which can run inline (straight.go).
package code

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/origin"
	"sandtable/schema/model"
)

// Maker makes closures of expressions.
type Maker interface {
	Num(n *ir.Node) machine.Num
	Set(n *ir.Node) machine.Set
	List(n *ir.Node) machine.List
	Text(n *ir.Node) machine.Text
	On(n *ir.Node, v *ir.Var) func(m *machine.M, x int32) int32
}

// Host makes what package code does not.
type Host interface {
	ProcOf(p *ir.Proc) *Proc      // the procedure of a rule
	ActOf(p *ir.Proc) *Act        // that of an action
	Work(s *model.Stmt) int32     // the steps that a statement is charged with
	FromSecret(v *model.Var) bool // whether what a name denotes may follow from a secret field
	// The condition of a hook in the frame of its event; nil: it is asked in that of the hook.
	AsksHere(s *ir.Stmt) machine.Num
	// Calls make with what makes the rule of a hook in the frame of its event.
	Inline(s *ir.Stmt, make func(w *Builder, of *ir.Proc))
	// What is bound to an event, where that is told; told is nil in the frame of its own procedure.
	Around(e *ir.Event, told ...Tell) (before, after []*ir.Stmt)
	// A procedure, which make makes later, and perhaps again.
	Lay(name string, make func(w *Builder)) *machine.Proc
	// A condition in the position after what a requirement supposes.
	Supposing(s *ir.Stmt, holds machine.Num) machine.Num
}

// Unit is what the procedures of a program share while they are made.
type Unit struct {
	Program *machine.Program
	Pieces  *model.Kind
	Places  *model.Kind
	Watched bool             // it stops at what is hidden
	Played  *machine.Program // of a watched program: the one whose states it runs on
	Once    bool             // hooks that fit in one case at most have a form of their own
	Weaves  bool             // procedures that run inline are made, with their hooks in them
	Fixes   bool             // loops over constant sets have a form of their own

	labels  map[*machine.Proc][]*Label
	jumps   map[*machine.Proc]map[int32]*Label // instructions that only jump to a label
	asking  map[*machine.Proc][]asking
	deeds   map[*ir.Event]*deed
	keeping int // instructions that keep a list in their frame
	later   []func()
}

// NewUnit returns a unit without procedures.
func NewUnit(p *machine.Program) *Unit {
	return &Unit{Program: p, labels: map[*machine.Proc][]*Label{}, jumps: map[*machine.Proc]map[int32]*Label{}, asking: map[*machine.Proc][]asking{}, deeds: map[*ir.Event]*deed{}}
}

// Builder makes the instructions of one procedure.
type Builder struct {
	*Unit
	Host   Host
	Make   Maker
	Proc   *machine.Proc
	Own    *Proc       // the same, with what those who run it need
	At     *model.Stmt // whose instructions are made
	Origin model.Origin
	Within []string     // the rules that are inlined around this one, innermost first
	Params []*model.Var // that people are shown at decisions
	Taker  int32        // of an action that may be taken at any time: slot of the player who takes it
	Tidy   bool         // equal positions must have equal states: see tidied
	gives  *ir.Type     // what the procedure gives; nil: nothing
	work   int32        // steps of its expressions, beyond one
	exits  []*Label
	// Entries of the stack map that end with the current block.
	bound  []int
	each   []*model.Var                       // members of the enclosing loops
	counts []func(m *machine.M) machine.Count // rounds of the enclosing loops
	secret bool                               // decisions are secret
}

// Label is a target of jumps.
type Label struct{ pc int32 }

// Emit adds an instruction for the current statement.
func (b *Builder) Emit(f func(m *machine.M)) {
	b.Add(machine.Instr{Do: f, At: b.Place(), Work: b.work + 1})
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
	b.Add(machine.Instr{Ask: a, At: at, Work: b.work + 1})
}

// Return adds the end of the procedure.
func (b *Builder) Return() { b.Add(machine.Instr{At: b.Place(), Work: 1}) }

// about lists the parameters of the rule and the members of the enclosing loops that people are
// shown.
func (b *Builder) about() (out []machine.About) {
	for _, v := range slices.Concat(b.Params, b.each) {
		if t := v.Type; origin.Shown(t) {
			out = append(out, machine.About{Name: v.Name, Type: t, At: b.slot(v).I, Secret: b.Host.FromSecret(v)})
		}
	}
	return out
}

// slot is where a name lies.
func (b *Builder) slot(v *model.Var) machine.Slot { return b.Program.Slots[v] }

// Place is the place of the current statement.
func (b *Builder) Place() *machine.Place {
	p := &machine.Place{Ref: b.Origin.Ref, Range: b.Origin.Range, Title: b.Proc.Name, In: b.Within}
	if b.At != nil {
		p.Range, p.Word = b.At.Range, b.At.Word
	}
	return p
}

// Steps is what each instruction of the current statement is charged with beyond one step.
func (b *Builder) Steps() int { return int(b.work) }

// Temp allocates a local.
func (b *Builder) Temp() int32 {
	b.Proc.Ints++
	return b.Proc.Ints - 1
}

// TempSlot is Temp as a slot.
func (b *Builder) TempSlot() machine.Slot { return machine.Slot{I: b.Temp()} }

// Local allocates a name of one value for a statement's own use.
func (b *Builder) Local(t ir.Type) machine.Slot {
	s := b.TempSlot()
	if t.Base == ir.ID && t.Dom.Within(ir.Dom{Lo: b.Pieces.Lo, N: b.Pieces.Hi - b.Pieces.Lo}) {
		b.Hold(b.Proc, s, model.OneOf(b.Pieces), 0, machine.ToEnd)
	}
	return s
}

// Store is what gives a slot a value.
func (b *Builder) Store(s machine.Slot, x *ir.Node) func(m *machine.M) {
	switch x.T.Form {
	case ir.Set:
		f := b.Make.Set(x)
		return func(m *machine.M) { m.Write(m.BBase()+s.W, s.N, f) }
	case ir.List:
		f := b.Make.List(x)
		b.Keep()
		return func(m *machine.M) { m.KeepList(s, f(m)) }
	}
	f := b.Make.Num(x)
	return func(m *machine.M) { m.SetInt(s.I, f(m)) }
}
