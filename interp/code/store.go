package code

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Fields of state.

func (b *Builder) stores(s *ir.Stmt) {
	sets, to, seals := s.Sets, []machine.Num(nil), false
	for _, f := range sets {
		to, seals = append(to, b.Make.Num(f.To)), seals || f.Seals
	}
	if s.X.T.Form == ir.One && len(sets) == 1 {
		b.storesOne(sets[0].Res, to[0], s.X)
		return
	}
	list := b.Each(s.X)
	b.Emit(func(m *machine.M) {
		var few [8]int32
		vals := few[:]
		if len(to) > len(few) {
			vals = make([]int32, len(to))
		}
		for i, x := range to {
			vals[i] = x(m)
		}
		l := list(m)
		m.Spend(len(l) * len(sets))
		for _, id := range l {
			if seals {
				ir.SetSealed(m, sets, vals, id)
				continue
			}
			for i := range sets {
				sets[i].Res.Set(m, id, vals[i])
				if m.Err != nil {
					return
				}
			}
		}
	})
}

// storesOne sets a field of one thing.
func (b *Builder) storesOne(of *ir.Res, to machine.Num, x *ir.Node) {
	noun := b.Make.Num(x)
	b.Emit(func(m *machine.M) {
		v := to(m)
		if id := noun(m); id != model.None {
			of.Set(m, id, v)
		}
	})
}
