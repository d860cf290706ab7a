package code

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Fields of state.

// setPart is a field that a statement sets.
type setPart struct {
	*ir.Res
	to    machine.Num
	kept  bool // others may keep it secret
	seals bool // it says whether other fields are secret
}

// write sets the field of a thing, which must have it. What the viewer of a watched program does not
// know is not written: whether it changes would tell what it was.
func (p *setPart) write(m *machine.M, id, v int32) {
	switch {
	case !p.Of.Has(id):
		ir.Lacks(m, id, p.Name)
	case p.kept && m.Keeps(p.Slot+id):
		m.Conceal()
	default:
		m.SetField(p.Slot+id, id, v, p.Name)
	}
}

func (b *Builder) stores(s *ir.Stmt) {
	var parts []setPart
	seals := false
	for _, f := range s.Sets {
		parts = append(parts, setPart{f.Res, b.Make.Num(f.To), b.Watched, f.Seals})
		seals = seals || f.Seals
	}
	if s.X.T.Form == ir.One && len(parts) == 1 {
		b.storesOne(&parts[0], s.X)
		return
	}
	list := b.Each(s.X)
	b.Emit(func(m *machine.M) {
		var few [8]int32
		vals := few[:]
		if len(parts) > len(few) {
			vals = make([]int32, len(parts))
		}
		for i := range parts {
			vals[i] = parts[i].to(m)
		}
		l := list(m)
		m.Spend(len(l) * len(parts))
		for _, id := range l {
			if seals {
				setSealed(m, parts, vals, id)
				continue
			}
			for i := range parts {
				parts[i].write(m, id, vals[i])
				if m.Err != nil {
					return
				}
			}
		}
	})
}

// storesOne sets a field of one thing.
func (b *Builder) storesOne(p *setPart, x *ir.Node) {
	noun := b.Make.Num(x)
	b.Emit(func(m *machine.M) {
		v := p.to(m)
		if id := noun(m); id != model.None {
			p.write(m, id, v)
		}
	})
}

// setSealed sets fields of a thing of which some say whether others are secret. All change at once,
// so whoever watches must learn nothing between: what becomes secret is so first, and what is
// revealed is so last.
func setSealed(m *machine.M, parts []setPart, vals []int32, id int32) {
	for _, turn := range [3]func(p *setPart, v int32) bool{
		func(p *setPart, v int32) bool { return p.seals && v != 0 },
		func(p *setPart, _ int32) bool { return !p.seals },
		func(p *setPart, v int32) bool { return p.seals && v == 0 },
	} {
		for i := range parts {
			if m.Err == nil && turn(&parts[i], vals[i]) {
				parts[i].write(m, id, vals[i])
			}
		}
	}
}
