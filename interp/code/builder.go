// Package code makes the instructions of procedures. Procedure makes a rule or an action, with what
// is bound to it (proc.go, hook.go), Do the statements in it, by what each does: see do.go.
//
// A Unit holds what the procedures of a program share while they are made. Package asm adds
// instructions, and knows where names are live and what asks.
package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Maker makes closures of expressions.
type Maker interface {
	Num(n *ir.Node) machine.Num
	Set(n *ir.Node) machine.Set
	List(n *ir.Node) machine.List
	On(n *ir.Node, v *ir.Var) func(m *machine.M, x int32) int32
}

// Host makes what package code does not.
type Host interface {
	ProcOf(p *ir.Proc) *Proc  // the procedure of a rule
	ActOf(p *ir.Proc) *Act    // that of an action
	Work(s *model.Stmt) int32 // the steps that a statement is charged with
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
	*asm.Unit
	Places *model.Kind
	Played *machine.Program // of a watched program: the one whose states it runs on
	Once   bool             // hooks that fit in one case at most have a form of their own
	Weaves bool             // procedures that run inline are made, with their hooks in them
	Fixes  bool             // loops over constant sets have a form of their own

	deeds map[*ir.Event]*deed
}

// NewUnit returns a unit without procedures.
func NewUnit(p *machine.Program) *Unit {
	return &Unit{Unit: asm.NewUnit(p), deeds: map[*ir.Event]*deed{}}
}

// Builder makes the instructions of one procedure.
type Builder struct {
	*asm.Builder
	*Unit
	Host   Host
	Make   Maker
	Own    *Proc    // the procedure, with what those who run it need
	Taker  int32    // of an action that may be taken at any time: slot of the player who takes it
	Tidy   bool     // equal positions must have equal states: see tidied
	gives  *ir.Type // what the procedure gives; nil: nothing
	secret bool     // decisions are secret
}

// NewBuilder returns a builder of a procedure.
func (u *Unit) NewBuilder(p *machine.Proc, make Maker, at model.Origin) *Builder {
	return &Builder{Builder: u.Unit.NewBuilder(p, at), Unit: u, Make: make, Own: &Proc{Proc: p}}
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
