package effect

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// compileEachOf compiles a loop over constant members.
func compileEachOf(b *compile.Builder, s *model.Stmt, ids []int32) {
	slot, when, i, lists := b.Slot(s.Bind).I, b.Optional(s.Args["when"]), b.Temp(), b.Temp()
	done, body := &compile.Label{}, &compile.Label{}
	work := int(b.Work(s.Args["when"]))
	next := func(m *machine.M, k int32) bool {
		for ; uint(k) < uint(len(ids)); k++ {
			m.Spend(work)
			if m.SetInt(slot, ids[k]); when == nil || when(m) != 0 {
				m.SetInt(i, k+1)
				return true
			}
		}
		m.SetInt(i, k)
		done.Go(m)
		return false
	}
	b.Emit(func(m *machine.M) {
		m.SetInt(lists, int32(len(m.H)))
		if next(m, 0) {
			body.Go(m)
		}
	})
	again, kept := b.Here(), b.Kept()
	if when != nil {
		b.Emit(func(m *machine.M) { next(m, m.Int(i)) })
	} else {
		b.Emit(func(m *machine.M) {
			k := m.Int(i)
			if uint(k) >= uint(len(ids)) {
				done.Go(m)
				return
			}
			m.SetInt(slot, ids[k])
			m.SetInt(i, k+1)
		})
	}
	b.Mark(body)
	b.Loop(s.Label, done, func() { b.Member(s.Bind, func() { b.Body(s.Body) }) })
	b.Jump(again)
	b.Mark(done)
	if b.Kept() > kept {
		trim := func(m *machine.M) { m.H = m.H[:m.Int(lists)] }
		b.Replace(again.PC(), func(m *machine.M) {
			trim(m)
			next(m, m.Int(i))
		})
		b.Emit(trim)
	}
}
