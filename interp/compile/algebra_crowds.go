package compile

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Spaces that hold at least n pieces, as in stacking limits. One pass over the pieces marks the
// space of each; a space that is already marked moves up a layer. The plain form counts the pieces
// of every space.

// maxLayers bounds the number that can be compared with, maxCrowd the pieces of a pass.
const (
	maxLayers = 3
	maxCrowd  = 128
)

// crowds returns the set of spaces in which the count of some of the pieces there compares with a
// constant; nil for other conditions.
func (c *C) crowds(op string, f, g model.Expr, v *model.Var) *node {
	count, ok := f.(*model.Func)
	k, fixed := g.(*model.Const)
	if !ok || !fixed || k.N == model.None || c.words.Functions[count.Name].Law != Count || !v.Type.Is(model.ThingOf) || !v.Type.Kind.IsA(c.kinds["space"]) {
		return nil
	}
	least, less := int64(k.N)+int64(c.Game.Unit)-1, false // rounded up
	switch op {
	case "<":
		less = true
	case "<=":
		least, less = int64(k.N)+int64(c.Game.Unit), true
	case ">":
		least = int64(k.N) + int64(c.Game.Unit)
	case ">=":
	default:
		return nil
	}
	least /= int64(c.Game.Unit)
	pieces := c.contentsOf(count.Args[0], v)
	if pieces == nil || k.N < 0 || least < 1 || least > maxLayers {
		return nil
	}
	w, all := WindowOf(v.Type.In(model.Set)), c.universe(v)
	n := &node{op: opCrowd, w: w, off: int32(least), xs: []*node{pieces}, total: true}
	if less {
		return not(all, n)
	}
	return and(n, &node{op: opConst, w: w, mask: all, total: true})
}

// contentsOf returns the set of pieces of which an expression selects those in one space; nil for
// other expressions.
func (c *C) contentsOf(e model.Expr, v *model.Var) *node {
	if e.Type().Form != model.Set {
		return nil
	}
	base, q, conds := c.flatten(e)
	get, ok := base.(*model.Get)
	if !ok || get.Field.Storage != model.Contents || len(get.Others) > 0 || get.Field.Kind.Hi-get.Field.Kind.Lo > maxCrowd {
		return nil
	}
	if l, ok := get.Of.(*model.Local); !ok || l.Var != v || get.Field.Of.IsA(c.kinds["path"]) {
		return nil
	}
	w := WindowOf(get.T)
	out := constant(w, c.allOf(get.Field.Kind, w))
	for _, x := range conds {
		if c.mentions(x, v) || WindowOf(q.Type.In(model.Set)) != w {
			return nil
		}
		n := c.holds(x, q)
		if n == nil || !n.total {
			return nil
		}
		out = c.within(out, n)
	}
	if form, _ := out.form(); form != machine.FormSet {
		return nil
	}
	return out
}

// crowdWord emits opCrowd if all spaces fit into a word.
func crowdWord(n *node) func(m *machine.M) uint64 {
	pieces, words, lo, first, least := emit(n.xs[0]), n.xs[0].w.N, n.xs[0].w.Lo<<6, n.w.Lo<<6, n.off
	return func(m *machine.M) uint64 {
		mark := m.Mark()
		t := m.Words(words)
		pieces(m, t)
		m.Release(mark)
		m.Spend(ir.Size(t) / machine.RowsAStep)
		at := m.P.Ids.At - m.P.Ids.PieceLo + lo
		var layers [maxLayers + 1]uint64
		for i, s := range t {
			for ; s != 0; s &= s - 1 {
				if k := uint32(m.I[at+int32(i)<<6+int32(bits.TrailingZeros64(s))] - first); k < 64 {
					b := uint64(1) << k
					layers[3] |= layers[2] & b
					layers[2] |= layers[1] & b
					layers[1] |= b
				}
			}
		}
		return layers[least]
	}
}

// crowdWords is crowdWord for sets of several words.
func crowdWords(n *node) machine.Set {
	pieces, words, lo, w, least := emit(n.xs[0]), n.xs[0].w.N, n.xs[0].w.Lo<<6, n.w, n.off
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t, layers := m.Words(words), m.Words(maxLayers*w.N)
		pieces(m, t)
		m.Spend(ir.Size(t) / machine.RowsAStep)
		clear(layers)
		for i, s := range t {
			for ; s != 0; s &= s - 1 {
				b := m.PlaceOf(lo+int32(i)<<6+int32(bits.TrailingZeros64(s))) - w.Lo<<6
				if b < 0 || b >= w.N<<6 {
					continue
				}
				for j := int32(0); j < maxLayers; j++ { // the first free layer
					if x := &layers[j*w.N+b>>6]; *x>>(uint(b)&63)&1 == 0 {
						*x |= 1 << (uint(b) & 63)
						break
					}
				}
			}
		}
		copy(dst, layers[(least-1)*w.N:least*w.N])
		m.Release(mark)
	}
}
