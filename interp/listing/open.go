package listing

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Open makes a decision that lists samples of an area whose points meet some conditions, and admits
// every other point of the area that meets them. no is why another point is refused.
func Open(ask *machine.Ask, area machine.Set, w ir.Window, need Conditions, no string, why *ir.Reason) {
	none := &machine.Refusal{Label: no, Ref: why.Ref, At: why.At, Against: true}
	slot, some := need.Slot, len(need.All) > 0
	try := func(m *machine.M, p int32, do func()) {
		was := m.Int(slot)
		m.SetInt(slot, p)
		inner := m.ListStart()
		do()
		m.ListDrop(inner)
		m.SetInt(slot, was)
	}
	holds := func(m *machine.M, p int32) bool {
		ok := true
		if some {
			try(m, p, func() { ok = need.Hold(m) })
		}
		return ok
	}
	fails := func(m *machine.M, p int32) (no *machine.Refusal) {
		if some { // without them no slot need hold the point
			try(m, p, func() { no = need.Fails(m) })
		}
		return no
	}
	ask.Open = true
	sample := func(m *machine.M, o *machine.Options, t []uint64, holds func(m *machine.M, p int32) bool) {
		o.Begin(1)
		m.Sample(t, func(p int32) bool {
			ok := holds == nil || holds(m, p)
			if ok {
				o.Flat = append(o.Flat, p)
			}
			return ok
		})
	}
	ask.List = func(m *machine.M, o *machine.Options) {
		mark := m.Mark()
		t := m.Words(w.N)
		area(m, t)
		sample(m, o, t, holds)
		m.Release(mark)
	}
	if some {
		ask.Maybe = func(m *machine.M, o *machine.Options) {
			mark := m.Mark()
			t := m.Words(w.N)
			area(m, t)
			if sample(m, o, t, nil); len(o.Flat) > machine.Samples { // how many are tried depends on how many hold
				sample(m, o, t, holds)
			}
			m.Release(mark)
		}
		ask.Legal = func(m *machine.M, opt []int32) bool { return holds(m, opt[0]) }
	}
	ask.Admit = func(m *machine.M, opt []int32) (no *machine.Refusal) {
		m.Look(func() {
			mark := m.Mark()
			t := m.Words(w.N)
			area(m, t)
			in := ir.Has1(t, w, opt[0])
			m.Release(mark)
			if in {
				no = fails(m, opt[0])
			} else {
				no = none
			}
		})
		return no
	}
	ask.Area = area
	if some {
		ask.Meets = func(m *machine.M, opt []int32) (no *machine.Refusal) {
			m.Look(func() { no = fails(m, opt[0]) })
			return no
		}
	}
}
