package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Round compiles the body of a loop. In a whole action whose ways are to be distinct, each round begins by clearing what the last one has bound:
// nobody can read it any more, and two ways that come to the same position are seen to have come to the same.
func (b *Builder) Round(body []*model.Stmt, compile func()) {
	if b.action == nil || !b.action.Distinct {
		compile()
		return
	}
	var ints, sets []machine.Slot
	model.WalkStmts(body, func(s *model.Stmt) {
		if s.Bind == nil {
			return
		}
		switch slot := b.Slot(s.Bind); s.Bind.Type.Form {
		case model.Set:
			sets = append(sets, slot)
		case model.List:
			ints = append(ints, slot, machine.Slot{I: slot.I + 1})
		default:
			ints = append(ints, slot)
		}
	}, nil)
	lo, hi, wlo, whi := b.Proc.Ints, int32(0), b.Proc.Words, int32(0)
	b.Emit(func(m *machine.M) {
		for _, s := range ints {
			m.SetInt(s.I, 0)
		}
		for _, s := range sets {
			clear(m.Bits(s))
		}
		for i := lo; i < hi; i++ {
			m.SetInt(i, 0)
		}
		clear(m.Bits(machine.Slot{W: wlo, N: whi - wlo}))
	})
	compile()
	hi, whi = b.Proc.Ints, b.Proc.Words
}
