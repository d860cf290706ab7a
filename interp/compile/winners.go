package compile

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// WonBy compiles the result of a victory that a set of players share.
func (b *Builder) WonBy(result machine.Num, winners model.Expr) machine.Num {
	w := WindowOf(winners.Type())
	set := b.Set(winners, w)
	return func(m *machine.M) int32 {
		mark := m.Mark()
		id, bits := result(m), m.Words(w.N)
		set(m, bits)
		id = lower.WonBy(m, id, ir.Each(bits, w))
		m.Release(mark)
		return id
	}
}
