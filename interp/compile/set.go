package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Set compiles a set expression. The closure writes every word of the caller's window, which may be
// wider or narrower than that of the expression's own kind.
func (c *C) Set(e model.Expr, w Window) machine.Set {
	if e.Type().IsArea() {
		return c.set(e, w)
	}
	return c.query(e, w).Set
}

// plainSet compiles a set as a closure. The work inside is charged by whatever iterates over it;
// see charged.
func (c *C) plainSet(e model.Expr, w Window) machine.Set {
	f := c.set(e, w)
	work := int(w.N) / machine.WordsAStep
	if work == 0 {
		return f
	}
	return func(m *machine.M, dst []uint64) {
		m.Spend(work)
		f(m, dst)
	}
}

func setBit(dst []uint64, lo, id int32) {
	b := id - lo<<6
	if b >= 0 && int(b>>6) < len(dst) {
		dst[b>>6] |= 1 << (uint(b) & 63)
	}
}

// allOf returns the constant set of all things of a kind.
func (c *C) allOf(k *model.Kind, w Window) []uint64 {
	out := make([]uint64, w.N)
	for id := k.Lo; id < k.Hi; id++ {
		if c.Game.Things[id] != nil {
			setBit(out, w.Lo, id)
		}
	}
	return out
}

// constantMask returns the set for which a constant adjective holds; nil if it may change.
func (c *C) constantMask(e *model.Where, w Window) []uint64 {
	mask := make([]uint64, w.N)
	for _, f := range append([]*model.Field{e.Field}, e.Others...) {
		switch f.Storage {
		case model.OfKind:
			for id := f.Kind.Lo; id < f.Kind.Hi; id++ {
				setBit(mask, w.Lo, id)
			}
		case model.Printed:
			if len(f.BySide) > 0 {
				return nil
			}
			for id, v := range f.Values {
				if len(v) == 1 && v[0] != 0 {
					setBit(mask, w.Lo, id)
				}
			}
		default:
			return nil
		}
	}
	return mask
}
