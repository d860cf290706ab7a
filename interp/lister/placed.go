package lister

import (
	"math/bits"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Candidates that depend on the actor only by its place. Everything else in such a set is invariant
// while options are listed: sets that are read once for the list, and rows of constant tables keyed
// by the place. So the set is normalised to a sum of products, each of one row and one invariant
// set, and little is left to compute for each actor. Places without a row use the general form.

// maxTerms bounds the number of products.
const maxTerms = 4

// placed is a set in that form.
type placed struct {
	lo, n int32 // the range of places of all tables
	terms []placedTerm
}

// placedTerm is one product: the row of a place, and an invariant set.
type placedTerm struct {
	rows  []uint64 // nil: all
	by    machine.Num
	byLo  int32 // of the second, invariant key: each place has `by` rows
	many  int32
	fixed func(m *machine.M) uint64
}

// placedNow is the value of a term for one list.
type placedNow struct {
	rows  []uint64
	fixed uint64
	skip  int32 // distance of the rows of two places
}

// now evaluates the invariant parts for one list; false if a key has no rows.
func (p *placed) now(m *machine.M, out *[maxTerms]placedNow) bool {
	for i := range p.terms {
		t := &p.terms[i]
		x := placedNow{rows: t.rows, fixed: t.fixed(m), skip: 1}
		if t.by != nil {
			k := t.by(m) - t.byLo
			if uint32(k) >= uint32(t.many) {
				return false
			}
			x.rows, x.skip = t.rows[k:], t.many
		}
		out[i] = x
	}
	return true
}

// product is a term as it is read.
type product struct {
	row   *placedRow // nil: no table
	fixed []*algebra.Node
}

// placedRow is a table by place, or by place and an invariant key.
type placedRow struct {
	lo, n int32
	by    *fold.Key
	rows  []uint64 // ordered by place
}

func (r *placedRow) many() int32 {
	if r.by == nil {
		return 1
	}
	return r.by.Dom.N
}

// placing reads sets of candidates by the place of an actor.
type placing struct {
	*Maker
	a      *model.Action
	varies map[int32]bool // slots that differ between options
}

// placedForm normalises the candidates of an action; nil if they depend on more than the actor's
// place.
func (k *Maker) placedForm(a *model.Action, n *algebra.Node) *placed {
	if k.Plan.Without(plan.Placed) || n.W.N != 1 || a.Actor == nil || !a.Actor.Type.Kind.IsA(k.piece) || a.Actor.Type.Maybe {
		return nil
	}
	p := placing{k, a, map[int32]bool{}}
	for _, v := range k.scopes[a.Menu].Bound() {
		if !v.Reg {
			p.varies[v.In.I] = true
		}
	}
	sum := p.sum(n)
	if len(sum) == 0 {
		return nil
	}
	out := &placed{lo: 0, n: 1 << 30}
	tables := false
	for _, x := range sum {
		t := placedTerm{fixed: algebra.EmitWord(all(n.W, x.fixed))}
		if r := x.row; r != nil {
			tables = true
			hi := min(out.lo+out.n, r.lo+r.n)
			out.lo = max(out.lo, r.lo)
			out.n = hi - out.lo
			t.rows, t.many = r.rows, r.many()
			if r.by != nil {
				t.by, t.byLo = k.Queries.KeyNum(*r.by), r.by.Dom.Lo
			}
		}
		out.terms = append(out.terms, t)
	}
	if !tables || out.n <= 0 {
		return nil
	}
	for i, x := range sum { // all tables begin with the same place
		t := &out.terms[i]
		if x.row == nil {
			t.many = 1
			t.rows = make([]uint64, out.n)
			for j := range t.rows {
				t.rows[j] = ^uint64(0)
			}
			continue
		}
		t.rows = t.rows[(out.lo-x.row.lo)*t.many:]
	}
	return out
}

// all returns the intersection of some sets.
func all(w ir.Window, xs []*algebra.Node) *algebra.Node {
	n := algebra.Constant(w, algebra.Ones(w))
	for _, x := range xs {
		n = algebra.And(n, x)
	}
	return n
}

// sum reads a set as products; nil if it has another form.
func (p *placing) sum(n *algebra.Node) []product {
	if p.same(n) {
		return []product{{fixed: []*algebra.Node{n}}}
	}
	switch n.Op {
	case algebra.OpRow:
		if r := p.row(n); r != nil {
			return []product{{row: r}}
		}
	case algebra.OpNot:
		if r := p.row(n.Xs[0]); r != nil {
			rows := make([]uint64, len(r.rows))
			for i, x := range r.rows {
				rows[i] = n.Mask[0] &^ x
			}
			return []product{{row: &placedRow{r.lo, r.n, r.by, rows}}}
		}
	case algebra.OpOr:
		var out []product
		for _, x := range n.Xs {
			s := p.sum(x)
			if s == nil {
				return nil
			}
			out = append(out, s...)
		}
		return bounded(out)
	case algebra.OpAnd:
		out := []product{{}}
		for _, x := range n.Xs {
			s := p.sum(x)
			if s == nil {
				return nil
			}
			var next []product
			for _, a := range out {
				for _, b := range s {
					x, ok := p.times(a, b)
					if !ok {
						return nil
					}
					next = append(next, x)
				}
			}
			if out = bounded(next); out == nil {
				return nil
			}
		}
		return out
	}
	return nil
}

func bounded(ps []product) []product {
	if len(ps) > maxTerms {
		return nil
	}
	return ps
}

// same reports whether a set is invariant while options are listed, and can be read without an
// actor.
func (p *placing) same(n *algebra.Node) bool {
	switch n.Op {
	case algebra.OpConst:
		return true
	case algebra.OpIndex:
		slot, ok := n.Local()
		return n.Key == nil || ok && !p.varies[slot] || n.Under != nil && !p.varies[n.Under.Slot]
	case algebra.OpPlain:
		return n.Kept && n.Total
	case algebra.OpNot, algebra.OpAnd, algebra.OpOr:
		for _, x := range n.Xs {
			if !p.same(x) {
				return false
			}
		}
		return true
	}
	return false
}

// row reads a table by the actor's place; nil if another of its keys varies.
func (p *placing) row(n *algebra.Node) *placedRow {
	if n.Op != algebra.OpRow || n.W.N != 1 || len(n.By) == 0 || len(n.By) > 2 {
		return nil
	}
	if len(n.By) == 1 {
		if k := n.By[0]; p.place(k) {
			return &placedRow{k.Dom.Lo, k.Dom.N, nil, n.Rows}
		}
		return nil
	}
	a, b := n.By[0], n.By[1]
	switch {
	case p.place(a) && p.steady(b):
		return &placedRow{a.Dom.Lo, a.Dom.N, &b, n.Rows}
	case p.place(b) && p.steady(a):
		rows := make([]uint64, len(n.Rows))
		for i := range a.Dom.N {
			for j := range b.Dom.N {
				rows[j*a.Dom.N+i] = n.Rows[i*b.Dom.N+j]
			}
		}
		return &placedRow{b.Dom.Lo, b.Dom.N, &a, rows}
	}
	return nil
}

// place reports whether a key is the actor's place, perhaps as one of some kind.
func (p *placing) place(k fold.Key) bool {
	n := k.Plain()
	if n.Op != ir.Load || n.Res.Kind != ir.Place {
		return false
	}
	of := n.X[0].Plain()
	return of.Op == ir.Ref && of.V == p.Lies(p.a.Actor)
}

// steady reports whether a key is invariant while options are listed, and never fails.
func (p *placing) steady(k fold.Key) bool {
	return p.Queries.Steady(k.Of)
}

// times returns the intersection of two products; false if their tables have different keys.
func (p *placing) times(a, b product) (product, bool) {
	out := product{a.row, append(a.fixed[:len(a.fixed):len(a.fixed)], b.fixed...)}
	switch {
	case b.row == nil:
		return out, true
	case a.row == nil:
		out.row = b.row
		return out, true
	case a.row.by != nil && b.row.by != nil && !a.row.by.Same(*b.row.by):
		return out, false
	}
	by := a.row.by
	if by == nil {
		by = b.row.by
	}
	lo, hi := max(a.row.lo, b.row.lo), min(a.row.lo+a.row.n, b.row.lo+b.row.n)
	if hi <= lo {
		return out, false
	}
	r := &placedRow{lo: lo, n: hi - lo, by: by}
	for place := lo; place < hi; place++ {
		for k := range r.many() {
			r.rows = append(r.rows, a.row.at(place, k)&b.row.at(place, k))
		}
	}
	out.row = r
	return out, true
}

// at returns the row of a place and a key.
func (r *placedRow) at(place, k int32) uint64 {
	if r.by == nil {
		return r.rows[place-r.lo]
	}
	return r.rows[(place-r.lo)*r.by.Dom.N+k]
}

// placedOnes lists the options of a single choice, for all actors, by their places.
func (l *lister) placedOnes(m *machine.M, o *machine.Options, s *listStep) {
	p := s.placed
	var now [maxTerms]placedNow
	if m.Cover != nil || !p.now(m, &now) {
		l.eachOnes(m, o, &s.from)
		return
	}
	terms := now[:len(p.terms)]
	ids, lo, base, act, flat := &m.P.Ids, s.from.W.Lo<<6, l.actors.W.Lo<<6, l.index, o.Flat
	for set := l.actors.Word(m); set != 0; set &= set - 1 {
		id := base + int32(bits.TrailingZeros64(set))
		at, word := m.I[ids.At+id-ids.PieceLo]-p.lo, uint64(0)
		if uint32(at) < uint32(p.n) {
			for i := range terms {
				t := &terms[i]
				word |= t.rows[at*t.skip] & t.fixed
			}
		} else {
			m.SetInt(l.actor, id)
			word = s.from.Word(m)
		}
		for ; word != 0; word &= word - 1 {
			flat = append(flat, act, id, lo+int32(bits.TrailingZeros64(word)))
		}
	}
	o.Flat = flat
}
