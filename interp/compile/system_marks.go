package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Statements about markers and tracks.

// marks makes the laying of a marker on hosts, or taking it off.
func (b *Builder) marks(s *ir.Stmt) {
	unit, mk, list, count := b.Game.Unit, s.Mark, b.Each(s.X), b.Make.Num(s.To)
	p, sign := b.system.mark, int32(1)
	if mk.Off {
		p, sign = b.system.unmark, -1
	}
	idx, work, out := mk.Index, max(1, b.Steps()), mk.Out
	if p == nil || s.Event == nil {
		b.Emit(func(m *machine.M) {
			l := list(m)
			m.Spend(len(l) * work)
			for _, id := range l {
				if !mk.On.Has(id) {
					continue
				}
				n := count(m) / unit
				m.AddMarker(idx, id, sign*n, out)
			}
		})
		return
	}
	// one call for each host: the list is kept in the frame
	keep, i := machine.Slot{I: b.Temp()}, int32(0)
	b.Temp()
	i = b.Temp()
	b.Emit(func(m *machine.M) {
		m.KeepList(keep, list(m))
		m.SetInt(i, 0)
	})
	done := &code.Label{}
	b.HoldList(keep, model.OneOf(b.kinds["piece"]), 0, 1, func() { b.markEach(p, keep, i, mk, count, done) })
	b.Mark(done)
}

// markEach emits a call for each host of a list.
func (b *Builder) markEach(p *machine.Proc, keep machine.Slot, i int32, mk *ir.Marker, count machine.Num, done *code.Label) {
	idx, unit, flag := mk.Index, b.Game.Unit, b2i(mk.Out)
	again := b.Here()
	b.Calls(p)
	b.Keep()
	b.Emit(func(m *machine.M) {
		l := m.ListAt(keep)
		k := m.Int(i)
		if int(k) >= len(l) {
			m.SetPC(done.PC())
			return
		}
		id := l[k]
		m.SetInt(i, k+1)
		m.SetPC(again.PC())
		if !mk.On.Has(id) {
			return
		}
		n := count(m) / unit
		m.Invoke(p, func(m *machine.M, l, w int32) {
			m.L[l+slotTo], m.L[l+slotFrom], m.L[l+slotFlag], m.L[l+slotCount] = id, idx, flag, n
		})
	})
}

// advances makes the move of a track's marker: by a number of boxes, or into a box, entering no other.
func (b *Builder) advances(s *ir.Stmt) {
	t, unit, to := s.Track, b.Game.Unit, b.Make.Num(s.To)
	p, slot, id, boxes := b.system.advance[t.Of], t.Slot, t.ID, t.Boxes
	switch {
	case p == nil && t.Into:
		b.Emit(func(m *machine.M) { m.MoveTrack(slot, id, to(m)) })
	case p == nil:
		b.Emit(func(m *machine.M) {
			box := int64(m.I[slot]) + int64(to(m)/unit)
			m.MoveTrack(slot, id, int32(min(max(box, int64(boxes.Lo)), int64(boxes.Lo+boxes.N-1))))
		})
	case t.Into:
		b.Calls(p)
		b.Emit(func(m *machine.M) {
			v := to(m)
			m.Invoke(p, func(m *machine.M, l, w int32) { m.L[l+slotTo], m.L[l+slotFlag] = v, 1 })
		})
	default:
		b.Calls(p)
		b.Emit(func(m *machine.M) {
			n := to(m) / unit
			m.Invoke(p, func(m *machine.M, l, w int32) { m.L[l+slotCount] = n })
		})
	}
}
