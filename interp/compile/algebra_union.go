package compile

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/schema/model"
)

// unionOf returns the union of a set for all members of another one that a name may denote. What
// does not depend on the name is evaluated once: a condition that selects one of two sets, and the
// other key of a table.
func (c *C) unionOf(over *node, elem model.Expr, v *model.Var, w Window) *node {
	if x, ok := elem.(*model.Cond); ok && !c.mentions(x.If, v) && c.total(x.If) {
		y, z := c.unionOf(over, x.Then, v, w), c.unionOf(over, x.Else, v, w)
		return &node{op: opPick, w: w, cond: c.branching(x.If), xs: []*node{y, z}, total: y.total && z.total}
	}
	n := &node{op: opUnion, w: w, bind: c.binder(v), work: c.weigh(elem)}
	n.begin = c.inLoop(v, func() { n.xs = []*node{over, c.read(elem, w)} })
	if by := c.imageBy(n, v); by != nil {
		return by
	}
	return n
}

// imageBy returns a union of rows of a table indexed by the member and another key as the image by
// the part of the table for the other key; nil for other unions.
func (c *C) imageBy(n *node, v *model.Var) *node {
	over, row := n.xs[0], n.xs[1]
	if c.without(Images) || row.op != opRow || len(row.by) != 2 || n.w.N != 1 || over.w.N != 1 || n.begin != nil {
		return nil
	}
	member := 0
	if !c.isName(row.by[0], v) {
		member = 1
	}
	own, other := row.by[member], row.by[1-member]
	if !c.isName(own, v) || c.readsName(other, v) || !c.never.Total(other.Of) {
		return nil
	}
	rows := make([]uint64, len(row.rows))
	for i := range other.Dom.N {
		for j := range own.Dom.N {
			from := i*own.Dom.N + j
			if member == 0 {
				from = j*other.Dom.N + i
			}
			rows[i*own.Dom.N+j] = row.rows[from]
		}
	}
	return &node{op: opImage, w: n.w, rows: rows, lo: own.Dom.Lo, n: own.Dom.N, xs: []*node{over}, total: over.total,
		part: &tablePart{key: c.keyNum(other), slot: c.slotOfKey(other), lo: other.Dom.Lo, n: other.Dom.N}}
}

// isName reports whether a key is what a name denotes.
func (c *C) isName(k fold.Key, v *model.Var) bool {
	n := k.Of.Plain()
	return n.Op == ir.Ref && n.V == c.lieOf(v)
}

// tablePart is the key that selects a part of a table.
type tablePart struct {
	key   machine.Num
	slot  int32 // 1 + the slot of the frame that holds the key; 0: none does
	lo, n int32
}

// imageByWord emits an image by a part of a table.
func imageByWord(n *node) func(m *machine.M) uint64 {
	x, rows, lo, size, p := emitWord(n.xs[0]), n.rows, n.xs[0].w.Lo<<6-n.lo, n.n, n.part
	count, first := uint32(p.n), p.lo
	if slot := p.slot - 1; slot >= 0 {
		return func(m *machine.M) uint64 {
			k := uint32(m.L[m.Base()+slot] - first)
			if k >= count {
				return 0
			}
			out, part := uint64(0), rows[int32(k)*size:int32(k+1)*size]
			for s := x(m); s != 0; s &= s - 1 {
				if i := lo + int32(bits.TrailingZeros64(s)); uint32(i) < uint32(len(part)) {
					out |= part[i]
				}
			}
			return out
		}
	}
	key := p.key
	return func(m *machine.M) uint64 {
		s, k, out := x(m), uint32(key(m)-first), uint64(0)
		if k >= count {
			return 0
		}
		part := rows[int32(k)*size : int32(k+1)*size]
		for ; s != 0; s &= s - 1 {
			if i := lo + int32(bits.TrailingZeros64(s)); uint32(i) < uint32(len(part)) {
				out |= part[i]
			}
		}
		return out
	}
}
