package compile

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/schema/model"
)

// Tables of sets, indexed by one or two things, and the index sets of the state.

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

// inverse transposes a table: the rows of things from lo on, sets in a window, become rows of the n
// things from first on, sets in another window.
func inverse(rows []uint64, w Window, first int32, to Window, lo, n int32) []uint64 {
	out := make([]uint64, n*to.N)
	for i := int32(0); i*w.N < int32(len(rows)); i++ {
		for k := range n {
			if ir.Has1(rows[i*w.N:(i+1)*w.N], w, first+k) {
				setBit(out[k*to.N:(k+1)*to.N], to.Lo, lo+i)
			}
		}
	}
	return out
}

func compareInts(op string, x, y int32) bool {
	switch op {
	case "==":
		return x == y
	case "!=":
		return x != y
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	}
	return x >= y
}

// stateIndex returns the set of things whose state field has a value.
func (c *C) stateIndex(f *model.Field, w Window, v int32) *node {
	x, ok := c.fieldIndex(f)
	if !ok {
		return nil
	}
	i := x.Value(v)
	if i < 0 {
		return constant(w, make([]uint64, w.N))
	}
	return c.fitIndex(x, WindowOf(model.SetOf(f.Of)), w, i)
}

// fitIndex returns one set of a field's run, in another window.
func (c *C) fitIndex(x machine.FieldIndex, own, w Window, i int32) *node {
	n := &node{op: opIndex, w: own, off: x.Off + i*x.Words, total: true, mask: c.there(own)}
	switch {
	case own == w:
		return n
	case w.Lo >= own.Lo && w.Lo+w.N <= own.Lo+own.N:
		return &node{op: opIndex, w: w, off: n.off + w.Lo - own.Lo, total: true, mask: c.there(w)}
	}
	return &node{op: opFit, w: w, xs: []*node{n}, total: true}
}

// stacks is what reading a stack needs, in one place: a closure that captured each part would load
// and store all of them before it asks where the stack is.
type stacks struct {
	lo, base             int32 // the first of its pieces, and of the word
	n                    uint32
	placeLo              int32
	places               uint32
	supply, out, surface int32 // these are no stacks
	top, under           int32 // where their slots begin, less the ids that count them
}

// anyWithout reports whether a thing of a kind lacks a field, or has none in it.
func (c *C) anyWithout(k *model.Kind, f *model.Field) bool {
	for id := k.Lo; id < k.Hi; id++ {
		if c.Game.Things[id] == nil {
			continue
		}
		if v := f.Values[id]; id < f.Of.Lo || id >= f.Of.Hi || f.Storage == model.Printed && (len(v) != 1 || v[0] == model.None) {
			return true
		}
	}
	return false
}

// there returns the set of all things in a window.
func (c *C) there(w Window) []uint64 {
	out := make([]uint64, w.N)
	for id := w.Lo << 6; id < (w.Lo+w.N)<<6 && int(id) < len(c.Game.Things); id++ {
		if c.Game.Things[id] != nil {
			setBit(out, w.Lo, id)
		}
	}
	return out
}

// under is a key printed on the thing that a name in the frame stands for. Reading it takes no
// closure.
type under struct {
	slot int32
	lo   int32
	keys []int32 // by id of the thing
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

// settled reports whether a set is computed without a look at each member.
func settled(n *node) bool {
	switch n.op {
	case opConst, opIndex, opExcept, opRow, opOne, opRegister:
		return true
	case opAnd, opOr, opNot:
		return !slices.ContainsFunc(n.xs, func(x *node) bool { return !settled(x) })
	}
	return false
}

// within is and, but member-by-member conditions are evaluated for the remaining members only.
func (c *C) within(a, b *node) *node {
	switch b.op {
	case opStand:
		return &node{op: opStand, w: a.w, xs: []*node{and(a, b.xs[0]), b.xs[1]}, total: a.total && b.total, check: b.check}
	case opKeep, opMeets, opMisses:
		if covers(b.xs[0], a) {
			n := *b
			n.xs = append([]*node{a}, b.xs[1:]...)
			n.total = a.total && b.total
			return &n
		}
	}
	return and(a, b)
}

// ones returns the set of all bits of a window.
func ones(w Window) []uint64 {
	out := make([]uint64, w.N)
	for i := range out {
		out[i] = ^uint64(0)
	}
	return out
}

// maxUnrolled is the maximum number of members of a comprehension that is unrolled, maxParts that of
// the parts of nested ones, maxExists the maximum nesting of composed sets. maxInline bounds the nodes
// that an inlined value expands to.
const (
	maxUnrolled = 12
	maxParts    = 200
	maxExists   = 4
	maxInline   = 2000
)

// partsAround returns the number of parts of the unrolled comprehensions around the current
// expression.
func (c *C) partsAround() int {
	n := 1
	for _, l := range c.scopes {
		if l.named {
			n *= l.parts
		}
	}
	return n
}
