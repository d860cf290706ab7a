package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// choosing is where an `each` with simultaneous keeps what its members have chosen, for whoever
// imagines what the others may have.
type choosing struct {
	slot, i       int32 // the member whose turn it is, and 1 + its number
	keep, answers machine.Slot
	chosen        []int32 // where the choices of that member lie
	made          []*secret
	at            []int32 // where each is asked
	hidden        []bool  // which stay secret when all have chosen
}

// hold compiles a part in which the answers lie in their list.
func (x *choosing) hold(b *compile.Builder, choices []*model.Stmt, body func()) {
	for j, c := range choices {
		inner := body
		t := c.Bind.Type.Sure()
		body = func() { b.HoldList(x.answers, t, j, len(choices), inner) }
	}
	body()
}

// take notes the choices, which have been compiled from a label on: each asks once.
func (x *choosing) take(b *compile.Builder, choices []*model.Stmt, from *compile.Label) {
	var asks []*machine.Ask
	asks, x.at = b.AsksFrom(from)
	for j, c := range choices {
		x.made = append(x.made, newSecret(b, c, asks[j]))
		x.hidden = append(x.hidden, c.Args["secret"] != nil)
	}
}

// redrawOthers makes again what those before have chosen while not all have.
func (x *choosing) redrawOthers(m *machine.M, d *machine.Redrawing) {
	pc, now := m.PC(), int(m.Int(x.i))-1
	var few [8]int32
	own := few[:0]
	for _, at := range x.chosen {
		own = append(own, m.Int(at))
	}
	for k := range now {
		x.member(m, d, k, func(int) bool { return true })
	}
	m.SetInt(x.slot, m.ListAt(x.keep)[now])
	for j, at := range x.chosen {
		m.SetInt(at, own[j])
	}
	for j, s := range x.made {
		if x.at[j] < pc { // chosen for this member already, maybe by somebody else
			s.redraw(m, d)
		}
	}
}

// redrawSecret makes again what stays secret when all have chosen, of those whose turn is not over.
func (x *choosing) redrawSecret(m *machine.M, d *machine.Redrawing) {
	now := int(m.Int(x.i)) - 1
	if now < 0 {
		return
	}
	for k := len(m.ListAt(x.keep)) - 1; k >= now; k-- { // the one whose turn it is comes last, and so is loaded then
		x.member(m, d, k, func(j int) bool { return x.hidden[j] })
	}
}

// member makes some of the choices of the k-th member again.
func (x *choosing) member(m *machine.M, d *machine.Redrawing, k int, which func(j int) bool) {
	n := len(x.chosen)
	m.SetInt(x.slot, m.ListAt(x.keep)[k])
	for j, at := range x.chosen {
		m.SetInt(at, m.ListAt(x.answers)[k*n+j])
	}
	for j, s := range x.made {
		if which(j) {
			s.redraw(m, d)
		}
	}
	for j, at := range x.chosen {
		m.ListAt(x.answers)[k*n+j] = m.Int(at)
	}
}
