package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Statements about markers and tracks.

// Marker emits laying count of a marker on hosts, or taking them off (sign -1).
func (b *Builder) Marker(hosts model.Expr, mk *model.Marker, sign int32, count machine.Num, out bool) {
	unit := b.Game.Unit
	var list machine.List
	if hosts.Type().Form == model.One {
		x := b.Num(hosts)
		list = func(m *machine.M) []int32 {
			id := x(m)
			if id == model.None {
				return nil
			}
			s := m.ListStart()
			m.Push(id)
			return m.ListFrom(s)
		}
	} else {
		list = b.List(hosts)
	}
	p := b.system.mark
	if sign < 0 {
		p = b.system.unmark
	}
	flag := int32(0)
	if out {
		flag = 1
	}
	idx, work := mk.Index, max(1, int(b.work))
	if p == nil {
		b.Emit(func(m *machine.M) {
			l := list(m)
			m.Spend(len(l) * work)
			for _, id := range l {
				if id < mk.On.Lo || id >= mk.On.Hi {
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
	done := &Label{}
	b.HoldList(keep, model.OneOf(b.kinds["piece"]), 0, 1, func() { b.markEach(p, keep, i, mk, count, flag, done) })
	b.Mark(done)
}

// markEach emits a call for each host of a list.
func (b *Builder) markEach(p *machine.Proc, keep machine.Slot, i int32, mk *model.Marker, count machine.Num, flag int32, done *Label) {
	idx, unit := mk.Index, b.Game.Unit
	again := b.Here()
	b.calls(p)
	b.Keep()
	b.Emit(func(m *machine.M) {
		l := m.ListAt(keep)
		k := m.Int(i)
		if int(k) >= len(l) {
			m.SetPC(done.pc)
			return
		}
		id := l[k]
		m.SetInt(i, k+1)
		m.SetPC(again.pc)
		if id < mk.On.Lo || id >= mk.On.Hi {
			return
		}
		n := count(m) / unit
		m.Invoke(p, func(m *machine.M, l, w int32) {
			m.L[l+slotTo], m.L[l+slotFrom], m.L[l+slotFlag], m.L[l+slotCount] = id, idx, flag, n
		})
	})
}

// Advance emits the advance of a track's marker by a number of boxes.
func (b *Builder) Advance(t *model.Track, by machine.Num) {
	unit := b.Game.Unit
	if p := b.system.advance[t]; p != nil {
		b.calls(p)
		b.Emit(func(m *machine.M) {
			n := by(m) / unit
			m.Invoke(p, func(m *machine.M, l, w int32) { m.L[l+slotCount] = n })
		})
		return
	}
	slot, id := b.P.Ids.Track[t.Thing], t.Thing.ID
	lo, hi := t.Thing.Boxes[0].ID, t.Thing.Boxes[len(t.Thing.Boxes)-1].ID
	b.Emit(func(m *machine.M) {
		to := int64(m.I[slot]) + int64(by(m)/unit)
		m.MoveTrack(slot, id, int32(min(max(to, int64(lo)), int64(hi))))
	})
}

// SetTrack emits the placing of a track's marker in a box. It enters no other box.
func (b *Builder) SetTrack(t *model.Track, box machine.Num) {
	if p := b.system.advance[t]; p != nil {
		b.calls(p)
		b.Emit(func(m *machine.M) {
			v := box(m)
			m.Invoke(p, func(m *machine.M, l, w int32) { m.L[l+slotTo], m.L[l+slotFlag] = v, 1 })
		})
		return
	}
	slot, id := b.P.Ids.Track[t.Thing], t.Thing.ID
	b.Emit(func(m *machine.M) { m.MoveTrack(slot, id, box(m)) })
}
