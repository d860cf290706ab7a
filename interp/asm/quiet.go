package asm

import (
	"math"
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The instruction from which on a procedure asks no more decisions. A whole action is tried to find
// out what may still be asked, so nothing needs to be tried after its last decision. The analysis
// is conservative: where it cannot tell, a procedure asks to its end.

// asking is an instruction that asks, or calls a procedure that may.
type asking struct {
	until int32         // the instruction from which on it cannot be reached again
	calls *machine.Proc // nil: it asks itself
}

// forever is beyond all instructions.
const forever = math.MaxInt32

// asks notes that the next instruction asks. Unless it is plain, it may be reached again from any
// later instruction.
func (b *Builder) asks(plain bool) {
	until := int32(forever)
	if plain {
		until = int32(len(b.Proc.Code)) + 1
	}
	b.unit.asking[b.Proc] = append(b.unit.asking[b.Proc], asking{until: until})
}

// Leaps notes that the next instruction may continue in an outer procedure, or in the middle of
// one.
func (b *Builder) Leaps() { b.asks(false) }

// Calls notes that the next instruction may call a procedure.
func (b *Builder) Calls(p *machine.Proc) {
	b.unit.asking[b.Proc] = append(b.unit.asking[b.Proc], asking{int32(len(b.Proc.Code)) + 1, p})
}

// Deed notes that any statement may lead to a procedure.
func (u *Unit) Deed(p *machine.Proc) { u.deeds = append(u.deeds, p) }

// Asked is how many instructions of the procedure so far ask, or call one that may.
func (b *Builder) Asked() int { return len(b.unit.asking[b.Proc]) }

// InRow reports whether the instructions of a statement only lead forward: it is no loop.
func InRow(s *model.Stmt) bool {
	return s.Calls == model.CallsRule || s.Arm == model.FirstArm || s.Names == model.NamesChoice && s.Bind.Type.Form == model.One
}

// Round notes that a statement may be a loop: what asks in it may be reached again until the loop
// is left.
func (b *Builder) Round(first int) {
	for i := first; i < len(b.unit.asking[b.Proc]); i++ {
		x := &b.unit.asking[b.Proc][i]
		x.until = max(x.until, int32(len(b.Proc.Code)))
	}
}

// Quiet computes, for every procedure, the instruction from which on it asks nothing, and which can
// run inline if straight. Any statement may lead to deeds.
func (u *Unit) Quiet(straight bool) {
	loud := u.loud()
	if straight {
		u.straight(loud)
	}
	if slices.ContainsFunc(u.deeds, func(p *machine.Proc) bool { return loud[p] }) {
		return
	}
	for _, p := range u.Program.Procs {
		p.Quiet = 1
		for _, x := range u.asking[p] {
			if x.calls == nil || loud[x.calls] {
				p.Quiet = max(p.Quiet, x.until)
			}
		}
	}
}

// loud returns the procedures that may ask, or that may be left by a jump.
func (u *Unit) loud() map[*machine.Proc]bool {
	loud := map[*machine.Proc]bool{}
	for again := true; again; {
		again = false
		for _, p := range u.Program.Procs {
			for _, x := range u.asking[p] {
				if !loud[p] && (x.calls == nil || loud[x.calls]) {
					loud[p], again = true, true
				}
			}
		}
	}
	return loud
}
