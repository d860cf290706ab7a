package asm

import (
	"slices"

	"sandtable/interp/machine"
)

// straight finds the procedures that can run inline. They are not loud, return only at their end,
// are not recursive, and nest no deeper than maxStraight; so are all procedures that they call.
func (u *Unit) straight(loud map[*machine.Proc]bool) {
	const unknown, inProgress, never = 0, -1, -2
	state := map[*machine.Proc]int32{}
	var depth func(p *machine.Proc) int32
	depth = func(p *machine.Proc) int32 {
		switch d := state[p]; {
		case d == inProgress || d == never || loud[p] || !ReturnsAtEnd(p) || prefers(p):
			return never
		case d != unknown:
			return d
		}
		state[p] = inProgress
		d := int32(1)
		for _, x := range u.asking[p] {
			inner := depth(x.calls)
			if inner == never || inner >= maxStraight {
				d = never
				break
			}
			d = max(d, inner+1)
		}
		state[p] = d
		return d
	}
	for _, p := range u.Program.Procs {
		p.Straight = max(depth(p), 0)
	}
}

// ReturnsAtEnd reports whether the last instruction of a procedure, and no other, returns.
func ReturnsAtEnd(p *machine.Proc) bool {
	returns := func(in machine.Instr) bool { return in.Do == nil && in.Ask == nil }
	return len(p.Code) > 0 && slices.IndexFunc(p.Code, returns) == len(p.Code)-1
}

// prefers reports whether a procedure is an action with a preference among its ways. The preference
// is also evaluated for a way on which the game ends, in the action's frame as it is then.
func prefers(p *machine.Proc) bool { return p.Action != nil && p.Action.Prefer != nil }

// maxStraight bounds the depth of calls among procedures that run inline, because these use Go's
// stack.
const maxStraight = 64
