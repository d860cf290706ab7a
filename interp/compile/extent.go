package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Extents: when the additions in a `while`, or on a card or piece, are in force.

// chosenDynamic reports whether an extent must be tested at run time.
func (c *C) chosenDynamic(x *model.Extent) bool {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.While || x.Kind == model.InForce {
			return true
		}
	}
	return false
}

// active compiles the part of an extent that must be evaluated at run time: the conditions of
// `while`. It returns nil if the extent is always in force.
func (c *C) active(x *model.Extent) machine.Num {
	var conds []machine.Num
	for ; x != nil; x = x.Parent {
		if x.Kind == model.While {
			if c.extents[x] == nil {
				c.Slots(x.Scope)
				c.apart(func() { c.extents[x] = c.framed(x.Scope, x.Holds) })
			}
			conds = append(conds, c.extents[x])
		}
	}
	switch len(conds) {
	case 0:
		return nil
	case 1:
		return conds[0]
	}
	return func(m *machine.M) int32 {
		for _, f := range conds {
			if f(m) == 0 {
				return 0
			}
		}
		return 1
	}
}

// selves iterates over the things in force of an extent in a card or kind: the next one after id,
// or None. It returns nil for other extents.
func (c *C) selves(x *model.Extent) func(m *machine.M, after int32) int32 {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.InForce {
			break
		}
	}
	if x == nil {
		return nil
	}
	k := x.Thing
	piece := k.IsA(c.kinds["piece"])
	things, force, placeLo := c.Game.Things, c.inForce, c.P.Ids.PlaceLo
	if c.Watched() && piece {
		inForce := func(s machine.Spot) bool { return force[s.Place-placeLo] && !s.Down }
		return func(m *machine.M, id int32) int32 {
			for id = max(id, k.Lo-1) + 1; id < k.Hi; id++ {
				if things[id] != nil && m.Lies(id, inForce) {
					return id
				}
			}
			return model.None
		}
	}
	lo, hi := k.Lo, k.Hi
	if !piece {
		return func(m *machine.M, id int32) int32 {
			m.Spend(1)
			for id = max(id+1, lo); id < hi; id++ {
				if things[id] != nil {
					return id
				}
			}
			return model.None
		}
	}
	at := c.P.Ids.At - c.P.Ids.PieceLo
	return func(m *machine.M, id int32) int32 {
		from := max(id+1, lo)
		for id = from; id < hi; id++ {
			// An id without a thing lies in the supply.
			if force[m.I[at+id]-placeLo] && !m.FaceDown(id) {
				m.Spend(1 + int(id-from)/rowsAStep)
				return id
			}
		}
		m.Spend(1 + int(hi-from)/rowsAStep)
		return model.None
	}
}

// guard compiles "the extent is in force and `when` holds", for some thing in force.
func (c *C) guard(x *model.Extent, self *model.Var, when machine.Num) machine.Num {
	active, each := c.active(x), c.selves(x)
	slot := int32(0)
	if self != nil {
		slot = c.Slot(self).I
	}
	return func(m *machine.M) int32 {
		if active != nil && active(m) == 0 {
			return 0
		}
		if each == nil {
			if when == nil {
				return 1
			}
			return when(m)
		}
		for id := each(m, model.None); id != model.None; id = each(m, id) {
			m.SetInt(slot, id)
			if when == nil || when(m) != 0 {
				return 1
			}
		}
		return 0
	}
}
