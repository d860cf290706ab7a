package why

import (
	"slices"

	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Options are the options of an action that a decision offers, as its list gives them: who acts, or
// None, and the choices. It is the reference for what the played program offers.
func (t *Tracer) Options(m *machine.M, ask *machine.Ask, x *machine.Act) (l *ir.Listing, out [][]int32, err *machine.Error) {
	l = t.Listing(x.Action)
	w := machine.New(m.P)
	w.StandIn(m)
	w.Look(func() {
		t.within(w, ask, x, l, true, func() { out = listed(w, l) })
	})
	return l, out, w.Err
}

// Offered is what a decision lets a player choose, as its list gives it.
func (t *Tracer) Offered(m *machine.M, ask *machine.Ask) (l *ir.Listing, out [][]int32, err *machine.Error) {
	l = t.choice(ask)
	w := machine.New(m.P)
	w.StandIn(m)
	w.Look(func() { out = listed(w, l) })
	return l, out, w.Err
}

func listed(w *machine.M, l *ir.Listing) (out [][]int32) {
	eval.New(w).Options(l, func(picked []int32) { out = append(out, slices.Clone(picked)) })
	return out
}
