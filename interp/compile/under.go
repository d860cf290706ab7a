package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// under is a key printed on the thing that a name in the frame stands for. Reading it takes no
// closure.
type under struct {
	slot int32
	lo   int32
	keys []int32 // by id of the thing
}

// underOf analyses an expression as such a key; nil if it is none, or if the thing may be none.
func (c *C) underOf(e model.Expr) *under {
	get, ok := e.(*model.Get)
	if !ok || c.without(Under) || get.Of == nil || get.Field.Storage != model.Printed || len(get.Field.BySide) > 0 || len(get.Others) > 0 {
		return nil
	}
	l, ok := get.Of.(*model.Local)
	if !ok || c.inRegister(l.Var) || c.setNames[l.Var] != nil || l.T.Maybe || !l.T.Is(model.ThingOf) || !l.T.Kind.IsA(get.Field.Of) {
		return nil
	}
	return &under{c.Slot(l.Var).I, get.Field.Of.Lo, get.Field.Numbers()}
}

// read returns the key.
func (u *under) read(m *machine.M) int32 {
	if i := uint32(m.L[m.Base()+u.slot] - u.lo); i < uint32(len(u.keys)) {
		return u.keys[i]
	}
	return model.None
}

// rowsOf indexes a table of one word by the thing instead of by its key.
func (u *under) rowsOf(rows []uint64, lo int32) []uint64 {
	out := make([]uint64, len(u.keys))
	for i, k := range u.keys {
		if j := uint32(k - lo); j < uint32(len(rows)) {
			out[i] = rows[j]
		}
	}
	return out
}
