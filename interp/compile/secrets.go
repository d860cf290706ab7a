package compile

import (
	"slices"

	"sandtable/interp/code"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// secrets notes the secret choices among the leading ones of an action. They are drawn again from
// what the action accepts.
func (x *act) secrets(b *Builder) {
	player := b.decides()
	for _, s := range x.model.Lead {
		if s.Names != model.NamesChoice || s.Args["secret"] == nil {
			continue
		}
		step, pieces := x.list.Step(s), b.MeansPieces(s.Bind.Type)
		b.KeepSecret(&code.Label{}, nil, func(m *machine.M, d *machine.Redrawing) {
			who := m.P.Players[0].ID
			if player != nil {
				who = player(m)
			}
			if who != d.Viewer {
				d.Found = true
				redraw(m, step, pieces, d)
			}
		})
	}
}

// decides compiles who takes the action; nil: the first player.
func (b *Builder) decides() machine.Num {
	a := b.lowers().Asker(b.here())
	defer b.closing.Drain()
	return b.Player(a)
}

// redraw draws one leading choice again. A hidden piece has already been exchanged with all pieces
// like it. If the action has moved it since, so that it is no candidate any more, it stays.
func redraw(m *machine.M, s *code.Step, pieces bool, d *machine.Redrawing) {
	slot := s.V.In.I
	old := m.Int(slot)
	if old == model.None || s.Asked != nil && s.Asked(m) == 0 {
		return
	}
	start := m.ListStart()
	l := s.Fitting(m)
	v := old
	if len(l) > 0 && (!pieces || !d.Hidden(old) || slices.Contains(l, old)) {
		v = l[d.Pick(len(l))]
	}
	m.ListDrop(start)
	m.SetInt(s.Fits.Slot, v)
	m.SetInt(slot, v)
}
