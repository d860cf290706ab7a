package lister

import (
	"math/bits"
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/interp/query"
	"sandtable/schema/model"
)

// Candidates of which several may be alike. Where nothing that follows reads what is chosen, the
// first of them stands for all.

// unread reports whether nothing after a statement reads a choice.
func unread(l *listing.List, last *model.Stmt, v *ir.Var) bool {
	own, read := &query.Scope{}, false
	own.Bind(v)
	note := func(s *ir.Stmt) {
		read = read || s.Trial != nil
		for _, x := range []*ir.Node{s.X, s.When} {
			if x != nil {
				x.Walk(func(x *ir.Node) { read = read || x.V != nil && own.Binds(x.V) })
			}
		}
	}
	for i := len(l.Steps) - 1; i >= 0 && l.Steps[i].Of != last; i-- {
		read = read || l.Steps[i].Of == nil // a forbid
		note(l.Steps[i].Stmt)
		for _, s := range l.Steps[i].Need {
			note(s)
		}
	}
	return !read
}

// single returns a set without the members that are like an earlier one. Those that are alike lie
// in the same place and have the same printed data, so they are left out before these are asked. Of
// a set that is kept, they are left out once a list.
func (k *Maker) single(n *algebra.Node) *algebra.Node {
	switch {
	case k.Plan.Without(plan.Firsts):
	case n.Op == algebra.OpStand:
		out := *n
		out.Xs = []*algebra.Node{k.single(n.Xs[0]), n.Xs[1]}
		return &out
	case n.Op == algebra.OpAnd && !slices.ContainsFunc(n.Xs[1:], func(x *algebra.Node) bool { return !k.printed(x) }):
		return &algebra.Node{Op: algebra.OpAnd, W: n.W, Xs: append([]*algebra.Node{k.single(n.Xs[0])}, n.Xs[1:]...)}
	case n.Kept:
		if k.firsts[n] == nil {
			k.firsts[n] = k.Queries.Kept(distinct(n))
		}
		return k.firsts[n]
	}
	return distinct(n)
}

// printed reports whether a set never changes, and has all copies of a counter or none.
func (k *Maker) printed(n *algebra.Node) bool {
	ids, has := &k.P.Ids, map[int32]bool{}
	for id := ids.PieceLo; id < ids.PieceHi && n.Op == algebra.OpConst; id++ {
		in, d := ir.Has1(n.Mask, n.W, id), k.P.Copies[id-ids.PieceLo]
		if was, known := has[d]; d >= 0 && known && was != in {
			return false
		}
		has[d] = in
	}
	return n.Op == algebra.OpConst
}

// distinct is a set without the members that are like an earlier one.
func distinct(n *algebra.Node) *algebra.Node {
	out, w := &algebra.Node{Op: algebra.OpPlain, W: n.W}, n.W
	if w.N == 1 {
		word, lo := algebra.EmitWord(n), w.Lo<<6
		out.Word = func(m *machine.M) uint64 {
			kept := word(m)
			m.Spend(bits.OnesCount64(kept))
			for s := kept & (kept - 1); s != 0; s &= s - 1 {
				v := lo + int32(bits.TrailingZeros64(s))
				if !m.Plural(v) {
					continue
				}
				for t := kept & (s&-s - 1); t != 0; t &= t - 1 {
					if m.Alike(lo+int32(bits.TrailingZeros64(t)), v) {
						kept &^= s & -s
						break
					}
				}
			}
			return kept
		}
		return out
	}
	set := algebra.EmitWords(n)
	out.Set = func(m *machine.M, dst []uint64) {
		set(m, dst)
		kept := m.ListStart()
		for v := ir.Next(dst, w, model.None); v != model.None; v = ir.Next(dst, w, v) {
			if m.Plural(v) && !newAmong(m, kept, v) {
				b := v - w.Lo<<6
				dst[b>>6] &^= 1 << (uint(b) & 63)
			}
		}
		m.ListDrop(kept)
	}
	return out
}

// newAmong adds a thing to a list, unless one that cannot be told from it is there.
func newAmong(m *machine.M, list int, v int32) bool {
	for _, u := range m.ListFrom(list) {
		if m.Spend(1); m.Alike(u, v) {
			return false
		}
	}
	m.Push(v)
	return true
}
