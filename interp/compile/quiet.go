package compile

import (
	"math"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The instruction from which on a procedure asks no more decisions. A whole action is tried to find
// out what may still be asked, so nothing needs to be tried behind its last decision. The analysis
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
	b.asking[b.Proc] = append(b.asking[b.Proc], asking{until: until})
}

// leaps notes that the next instruction may continue in an outer procedure, or in the middle of
// one.
func (b *Builder) leaps() { b.asks(false) }

// calls notes that the next instruction may call a procedure.
func (b *Builder) calls(p *machine.Proc) {
	b.asking[b.Proc] = append(b.asking[b.Proc], asking{int32(len(b.Proc.Code)) + 1, p})
}

// inRow reports whether the instructions of a statement only lead forward: it is no loop.
func inRow(s *model.Stmt) bool {
	return s.Calls == model.CallsRule || s.Arm == model.FirstArm || s.Names == model.NamesChoice && s.Bind.Type.Form == model.One
}

// round notes that a statement may be a loop: what asks in it may be reached again until the loop
// is left.
func (b *Builder) round(first int) {
	for i := first; i < len(b.asking[b.Proc]); i++ {
		x := &b.asking[b.Proc][i]
		x.until = max(x.until, int32(len(b.Proc.Code)))
	}
}

// quiet computes, for every procedure, the instruction from which on it asks nothing.
func (c *C) quiet() {
	if c.plain {
		return // the reference form runs every way to its end
	}
	loud := c.loud()
	if !c.without(Straight) {
		c.straight(loud)
	}
	for _, p := range c.system.all() {
		if loud[p] { // any statement may reach it
			return
		}
	}
	for _, p := range c.P.Procs {
		p.Quiet = 1
		for _, x := range c.asking[p] {
			if x.calls == nil || loud[x.calls] {
				p.Quiet = max(p.Quiet, x.until)
			}
		}
	}
}

// loud returns the procedures that may ask, or that may be left by a jump.
func (c *C) loud() map[*machine.Proc]bool {
	loud := map[*machine.Proc]bool{}
	for again := true; again; {
		again = false
		for _, p := range c.P.Procs {
			for _, x := range c.asking[p] {
				if !loud[p] && (x.calls == nil || loud[x.calls]) {
					loud[p], again = true, true
				}
			}
		}
	}
	return loud
}

// all lists the procedures of built-in events.
func (s *systemProcs) all() []*machine.Proc {
	out := []*machine.Proc{s.move, s.remove, s.mark, s.unmark, s.flip, s.reveal, s.draw}
	for _, p := range s.advance {
		out = append(out, p)
	}
	return out
}
