package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Extents: when the additions in a `while`, or on a card or piece, are in force.

// active compiles the part of an extent that must be evaluated at run time: the conditions of
// `while`. It returns nil if the extent is always in force.
func (c *C) active(x *model.Extent) machine.Num {
	var conds []machine.Num
	for ; x != nil; x = x.Parent {
		if x.Kind == model.While {
			if c.extents[x] == nil {
				c.Slots(x.Scope)
				// It reads no name of the loops around it.
				c.queries.Within(nil, func() { c.extents[x] = c.framed(x.Scope, x.Holds) })
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
