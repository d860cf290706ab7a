package closure

import "sandtable/interp/machine"

// Fill writes the arguments of a call into a new frame. It is called between Open and Enter:
// arguments are read in the caller's frame.
type Fill func(m *machine.M, l, b int32)

// Given is an argument, and where it goes: what a closure gives, or a name of the caller.
type Given struct {
	To machine.Slot
	Arg
	From  machine.Slot
	Named bool // it is what From holds
}

// Filling makes the arguments of a call.
func Filling(args ...Given) Fill {
	var fills []Fill
	var copies []handedOn
	for _, a := range args {
		if a.Named {
			copies = append(copies, handedOn{a.To.I, a.From.I})
		} else {
			fills = append(fills, argument(a.To, a.Arg))
		}
	}
	if len(copies) > 0 {
		fills = append(fills, handOn(copies))
	}
	return allOf(fills)
}

// argument writes one argument.
func argument(slot machine.Slot, a Arg) Fill {
	switch {
	case a.Set != nil:
		return func(m *machine.M, _, b int32) { m.Write(b+slot.W, slot.N, a.Set) }
	case a.List != nil:
		return func(m *machine.M, l, _ int32) { m.HandList(l+slot.I, a.List(m)) }
	}
	return func(m *machine.M, l, _ int32) {
		v := a.Num(m) // the stack of locals may move meanwhile
		m.L[l+slot.I] = v
	}
}

func allOf(fills []Fill) Fill {
	switch len(fills) {
	case 0:
		return func(*machine.M, int32, int32) {}
	case 1:
		return fills[0]
	case 2:
		f, g := fills[0], fills[1]
		return func(m *machine.M, l, b int32) { f(m, l, b); g(m, l, b) }
	}
	return func(m *machine.M, l, b int32) {
		for _, f := range fills {
			f(m, l, b)
		}
	}
}

// handedOn is an argument that is a name of the caller. Its slot is copied.
type handedOn struct{ to, from int32 }

// handOn copies such arguments. That one or two have forms without a loop saves up to a hundredth
// of the time of games.
func handOn(copies []handedOn) Fill {
	a := copies[0]
	switch len(copies) {
	case 1:
		return func(m *machine.M, l, b int32) { m.L[l+a.to] = m.Int(a.from) }
	case 2:
		z := copies[1]
		return func(m *machine.M, l, b int32) {
			m.L[l+a.to] = m.Int(a.from)
			m.L[l+z.to] = m.Int(z.from)
		}
	}
	return func(m *machine.M, l, b int32) {
		slots, base := m.L, m.Base()
		for i := range copies {
			c := &copies[i]
			slots[l+c.to] = slots[base+c.from]
		}
	}
}
