package code

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Secret choices are drawn again for sampled worlds, each from what its own decision offers.

// secret is a secret choice, in the frame that made it.
type secret struct {
	ask    *machine.Ask
	slot   machine.Slot
	set    bool // a choice of a set, one by one
	pieces bool
	begin  func(m *machine.M) // of a set: prepares its first decision
	count  int32              // of a set: slot of the number chosen
}

// made is the choice of a statement that asks.
func (b *Builder) made(s *ir.Stmt, ask *machine.Ask) *secret {
	return &secret{ask: ask, slot: s.V.In, pieces: b.MeansPieces(s.Of.Bind.Type)}
}

// keepSecret notes that an answer is secret from here on, if it is.
func (c *choice) keepSecret(x *secret) {
	if c.a.Secret && !c.secret { // a simultaneous loop notes its own choices
		c.KeepSecret(c.Here(), nil, x.redraw)
	}
}

// redraw draws the choice again, unless it is the viewer's. A hidden piece has already been
// exchanged with all pieces like it. If the piece has moved since, so that it is no candidate any
// more, it stays.
func (x *secret) redraw(m *machine.M, d *machine.Redrawing) {
	if m.PlayerOf(x.ask) == d.Viewer {
		return
	}
	d.Found = true
	if x.ask.When != nil && x.ask.When(m) == 0 {
		return
	}
	if x.set {
		x.redrawSet(m, d)
		return
	}
	old := m.Int(x.slot.I)
	stays := x.pieces && old != model.None && d.Hidden(old) && !m.Offers(x.ask, old, d)
	if stays || !m.Remake(x.ask, d) {
		m.SetInt(x.slot.I, old)
	}
}

// redrawSet draws a set of the same size.
func (x *secret) redrawSet(m *machine.M, d *machine.Redrawing) {
	var few [8]uint64
	old := append(few[:0], m.Bits(x.slot)...)
	many := m.Int(x.count)
	for range 32 { // a draw that is done too early is too small
		x.begin(m)
		for m.Int(x.count) < many {
			before := m.Int(x.count)
			if !m.Remake(x.ask, d) || m.Int(x.count) == before {
				break
			}
		}
		if m.Int(x.count) == many {
			return
		}
	}
	copy(m.Bits(x.slot), old)
	m.SetInt(x.count, many)
}
