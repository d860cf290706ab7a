package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Round compiles the body of a loop. If a whole action wants its ways distinct, each round ends by
// clearing the names that it has bound and the lists that it has kept: no code reads them any more,
// and equal positions then have equal states. The ways are compared there (Meet), before the loop
// asks whether there is another round.
func (b *Builder) Round(body []*model.Stmt, lists int32, compile func()) {
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
	lo, wlo := b.Proc.Ints, b.Proc.Words
	compile()
	for i := lo; i < b.Proc.Ints; i++ {
		ints = append(ints, machine.Slot{I: i})
	}
	if n := b.Proc.Words - wlo; n > 0 {
		sets = append(sets, machine.Slot{W: wlo, N: n})
	}
	b.Emit(func(m *machine.M) {
		m.H = m.H[:m.Int(lists)]
		for _, s := range ints {
			m.SetInt(s.I, 0)
		}
		for _, s := range sets {
			clear(m.Bits(s))
		}
	})
	b.Proc.Code[len(b.Proc.Code)-1].Meet = true
}
