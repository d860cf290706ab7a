package compile

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/schema/model"
)

// Tables of static sets, indexed by one or two things.

// cases is how many rows a table has.
func cases(keys []fold.Key) int64 {
	n := int64(1)
	for _, k := range keys {
		n *= int64(k.Dom.N)
	}
	return n
}

// rowNode returns the row of a table for its keys; nil without a table.
func (c *C) rowNode(w Window, keys []fold.Key, rows []uint64) *node {
	if rows == nil {
		return nil
	}
	a := keys[0]
	n := &node{op: opRow, w: w, by: keys, lo: a.Dom.Lo, n: a.Dom.N, rows: rows, total: true}
	for _, k := range keys {
		n.total = n.total && c.never.Total(k.Of)
	}
	n.key = c.keyNum(a)
	if len(keys) == 1 {
		n.slot = c.slotOfKey(a)
		return n
	}
	b := keys[1]
	x, y, lo, lo2, n2 := n.key, c.keyNum(b), a.Dom.Lo, b.Dom.Lo, uint32(b.Dom.N)
	n.lo, n.n = 0, a.Dom.N*b.Dom.N
	if slot := c.slotOfKey(b) - 1; slot >= 0 {
		n.key = func(m *machine.M) int32 {
			a, b := x(m)-lo, uint32(m.L[m.Base()+slot]-lo2)
			if b >= n2 || a < 0 {
				return model.None
			}
			return a*int32(n2) + int32(b)
		}
		return n
	}
	n.key = func(m *machine.M) int32 {
		a, b := x(m)-lo, uint32(y(m)-lo2)
		if b >= n2 || a < 0 {
			return model.None
		}
		return a*int32(n2) + int32(b)
	}
	return n
}

// keyNum makes the closure of what denotes a key.
func (c *C) keyNum(k fold.Key) machine.Num {
	f := c.closing.Num(k.Of)
	c.closing.Drain()
	return f
}

// slotOfKey returns 1 + the slot of the frame that holds a key; 0 for other keys.
func (c *C) slotOfKey(k fold.Key) int32 {
	if n := k.Of.Plain(); n.Op == ir.Ref && n.V.Frame && !n.V.Reg {
		return n.V.In.I + 1
	}
	return 0
}

// readsName reports whether a key reads a name.
func (c *C) readsName(k fold.Key, v *model.Var) bool {
	return v != nil && slices.Contains(c.finding().Names(k.Of), c.lieOf(v))
}
