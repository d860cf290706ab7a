package compile

import (
	"math"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// From where on a procedure asks nothing more. A whole action is tried to its end only for what may
// still be asked; behind the last decision there is nothing to find out. What is said here is
// always on the safe side: where it cannot be known, a procedure asks to its end.

// asking is an instruction that asks, or calls a procedure that may.
type asking struct {
	until int32         // the instruction from which on it cannot be come back to
	calls *machine.Proc // nil: it asks by itself
}

// forever is further than any instruction.
const forever = math.MaxInt32

// asks notes that the next instruction asks; only what stands plainly in a row is left for good.
func (b *Builder) asks(plain bool) {
	until := int32(forever)
	if plain {
		until = int32(len(b.Proc.Code)) + 1
	}
	b.asking[b.Proc] = append(b.asking[b.Proc], asking{until: until})
}

// leaps notes that the next instruction may go on elsewhere: in an outer procedure, or in the
// middle of one.
func (b *Builder) leaps() { b.asks(false) }

// calls notes that the next instruction may call a procedure.
func (b *Builder) calls(p *machine.Proc) {
	b.asking[b.Proc] = append(b.asking[b.Proc], asking{int32(len(b.Proc.Code)) + 1, p})
}

// inRow reports whether the instructions of a statement only ever lead on: it is no loop.
func inRow(s *model.Stmt) bool {
	return s.Calls == model.CallsRule || s.Arm == model.FirstArm || s.Names == model.NamesChoice && s.Bind.Type.Form == model.One
}

// round notes that a statement may be a loop: whatever has been asking in it since the first of
// those noted may come again until it is left.
func (b *Builder) round(first int) {
	for i := first; i < len(b.asking[b.Proc]); i++ {
		x := &b.asking[b.Proc][i]
		x.until = max(x.until, int32(len(b.Proc.Code)))
	}
}

// quiet finds, for every procedure, the instruction from which on it asks nothing.
func (c *C) quiet() {
	if c.plain {
		return // the measure of what is left out elsewhere: every way is run to its end
	}
	loud := c.loud()
	c.straight(loud)
	for _, p := range c.system.all() {
		if loud[p] { // any statement may come by it
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

// loud finds the procedures in which something may be asked, or left for another place.
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
