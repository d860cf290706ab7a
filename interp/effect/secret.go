package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Secret choices made again, for whoever imagines what others may have chosen: each is made again
// from what its own decision would offer.

// secret is one such choice, in the frame in which it was made.
type secret struct {
	ask    *machine.Ask
	slot   machine.Slot
	set    bool // several, asked one by one
	pieces bool
	begin  func(m *machine.M) // of several: makes ready to ask the first
	count  int32              // of several: where their number is kept
}

// newSecret takes up the choice of a statement that has asked.
func newSecret(b *compile.Builder, s *model.Stmt, ask *machine.Ask) *secret {
	return &secret{ask: ask, slot: b.Slot(s.Bind), pieces: b.MeansPieces(s.Bind.Type)}
}

// keepSecret notes that what a statement has asked is not for all to know from here on, if so it
// is.
func keepSecret(b *compile.Builder, s *model.Stmt, x *secret) {
	if s.Args["secret"] != nil && !b.Secret() { // where all choose at once, that statement sees to it
		b.KeepSecret(b.Here(), nil, x.redraw)
	}
}

// redraw makes the choice again, unless the viewer has made it. A piece that the viewer cannot tell
// has been drawn with all such pieces: where it could not be chosen any more, because it has been
// moved meanwhile, it stays what it is.
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

// redrawSet chooses as many again as there were.
func (x *secret) redrawSet(m *machine.M, d *machine.Redrawing) {
	var few [8]uint64
	old := append(few[:0], m.Bits(x.slot)...)
	many := m.Int(x.count)
	for range 32 { // who says done too early comes to too few
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
