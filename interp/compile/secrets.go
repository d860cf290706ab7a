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
	player, i := b.decides(), -1
	for _, s := range x.model.Lead {
		if i++; s.Names != model.NamesChoice || s.Args["secret"] == nil {
			continue
		}
		step, pieces := &x.steps[i], b.MeansPieces(s.Bind.Type)
		b.KeepSecret(&code.Label{}, nil, func(m *machine.M, d *machine.Redrawing) {
			who := m.P.Players[0].ID
			if player != nil {
				who = player(m)
			}
			if who != d.Viewer {
				d.Found = true
				x.redraw(m, step, pieces, d)
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
func (x *act) redraw(m *machine.M, s *leadStep, pieces bool, d *machine.Redrawing) {
	old := m.Int(s.slot.I)
	if old == model.None || s.when != nil && s.when(m) == 0 {
		return
	}
	start := m.ListStart()
	l := x.acceptable(m, s)
	v := old
	if len(l) > 0 && (!pieces || !d.Hidden(old) || slices.Contains(l, old)) {
		v = l[d.Pick(len(l))]
	}
	m.ListDrop(start)
	m.SetInt(s.cand, v)
	m.SetInt(s.slot.I, v)
}

// acceptable lists the candidates of a leading choice, given all other names, in scratch memory.
func (x *act) acceptable(m *machine.M, s *leadStep) []int32 {
	accepts := func(v int32) bool {
		m.SetInt(s.slot.I, v)
		m.SetInt(s.cand, v)
		inner := m.ListStart()
		defer m.ListDrop(inner)
		return allHold(m, s.each)
	}
	var points []int32
	if s.area != nil {
		mark := m.Mark()
		area := m.Words(s.window.N)
		s.area(m, area)
		m.Sample(area, func(p int32) bool {
			ok := accepts(p)
			if ok {
				points = append(points, p)
			}
			return ok
		})
		m.Release(mark)
		return points
	}
	from := s.choose(m)
	start := m.ListStart()
	for _, v := range from {
		if accepts(v) {
			m.Push(v)
		}
	}
	return m.ListFrom(start)
}
