package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// moveOne emits the move of one piece, or its removal. What is bound to it is woven in right here: one piece is most of what moves in most
// games, and needs no procedure that sorts a group by the places it comes from. event is `enter` or `remove`.
func (b *Builder) moveOne(what model.Expr, to, point machine.Num, flags int32, event string) {
	if point == nil {
		point = func(*machine.M) int32 { return -1 }
	}
	piece, typ := b.Num(what), what.Type().Sure()
	if !b.hooked("leave", event) {
		b.Emit(func(m *machine.M) {
			if id := piece(m); id != model.None {
				dest := to(m)
				putPiece(m, id, dest, point(m), flags)
			}
		})
		return
	}
	place := model.OneOf(b.kinds["place"])
	id, dest, from := source{b.tempSlot(), typ}, source{b.tempSlot(), place}, source{b.tempSlot(), place}
	leave, enter := []source{id, from}, []source{id, dest, from}
	if event == "remove" {
		enter = []source{id}
	}
	spot, done := b.Temp(), &Label{}
	begin := func(m *machine.M) bool {
		v := piece(m)
		if v == model.None {
			m.SetPC(done.pc)
			return false
		}
		d := to(m)
		m.SetInt(id.slot.I, v)
		m.SetInt(dest.slot.I, d)
		m.SetInt(from.slot.I, m.PlaceOf(v))
		m.SetInt(spot, point(m))
		return true
	}
	put := func(m *machine.M) { putPiece(m, m.Int(id.slot.I), m.Int(dest.slot.I), m.Int(spot), flags) }
	if len(b.hooksOf("leave", model.Before)) == 0 && len(b.hooksOf(event, model.Before)) == 0 {
		b.Emit(func(m *machine.M) {
			if begin(m) {
				put(m)
			}
		})
	} else {
		b.Emit(func(m *machine.M) { begin(m) })
		b.weave("leave", model.Before, leave)
		b.weave(event, model.Before, enter)
		b.Emit(func(m *machine.M) {
			if m.PlaceOf(m.Int(id.slot.I)) != m.Int(from.slot.I) { // a rule before it has moved the piece away
				m.SetPC(done.pc)
				return
			}
			put(m)
		})
	}
	b.weave("leave", model.After, leave)
	b.weave(event, model.After, enter)
	b.Mark(done)
}
