package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// choosing states where an `each` with simultaneous keeps its members' choices, for sampled worlds.
type choosing struct {
	slot, i       int32 // the current member, and 1 + its number
	keep, answers machine.Slot
	chosen        []int32 // the slots of its choices
	made          []*secret
	at            []int32 // the instruction that asks each choice
	hidden        []bool  // choices that stay secret after all have chosen
}

// hold compiles a part during which the answers are in their list.
func (x *choosing) hold(b *compile.Builder, choices []*model.Stmt, body func()) {
	for j, c := range choices {
		inner := body
		t := c.Bind.Type.Sure()
		body = func() { b.HoldList(x.answers, t, j, len(choices), inner) }
	}
	body()
}

// take notes the choices that were compiled since a label; each asks once.
func (x *choosing) take(b *compile.Builder, choices []*model.Stmt, from *compile.Label) {
	var asks []*machine.Ask
	asks, x.at = b.AsksFrom(from)
	for j, c := range choices {
		x.made = append(x.made, newSecret(b, c, asks[j]))
		x.hidden = append(x.hidden, c.Args["secret"] != nil)
	}
}

// redrawOthers draws the choices of earlier members again, while not all have chosen.
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
		if x.at[j] < pc { // already chosen for this member, perhaps by another player
			s.redraw(m, d)
		}
	}
}

// redrawSecret draws the choices that stay secret again, of members whose turn has not ended.
func (x *choosing) redrawSecret(m *machine.M, d *machine.Redrawing) {
	now := int(m.Int(x.i)) - 1
	if now < 0 {
		return
	}
	// The current member comes last, so that it stays loaded.
	for k := len(m.ListAt(x.keep)) - 1; k >= now; k-- {
		x.member(m, d, k, func(j int) bool { return x.hidden[j] })
	}
}

// member draws some choices of the k-th member again.
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
