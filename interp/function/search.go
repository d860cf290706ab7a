package function

import (
	"math/bits"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// search finds cheapest paths, by the cost of each step.
type search struct {
	g     *graph
	w     compile.Window
	cost  *compile.Cost
	work  int32 // of each step
	place int32 // number of the memo
	field int32 // number of the memo of fields
	at    hcl.Range
}

func newSearch(c *compile.C, g *graph, w compile.Window, cost model.Expr) search {
	by := c.Cost(cost, &compile.Links{Lo: g.lo, N: g.n, From: g.from, To: g.to})
	return search{g: g, w: w, cost: by, work: by.Work(), place: c.RecallID(), field: c.RecallID(), at: cost.Range()}
}

const unknown = 1<<31 - 1

// run is one search.
type run struct {
	*search
	steps  compile.Steps
	given  []uint64          // what the search depends on, from its sets on
	ahead  bool              // the costs of steps have been evaluated in advance
	answer *machine.Recalled // the memo of the answer, or nil
}

// run begins a search that depends on some sets and a number, with an answer of n words. Its inputs
// are evaluated in advance where possible; the answer may then be known already.
func (s *search) run(m *machine.M, most, n int32, sets ...[]uint64) run {
	r := run{search: s}
	asked := s.cost.Words(m)
	if asked < 0 {
		return r
	}
	given := int32(1)
	for _, x := range sets {
		given += int32(len(x))
	}
	in := m.Words(given + asked)
	at := in[1:]
	if in[0] = uint64(uint32(most)); m.Cover != nil {
		in[0] |= 1 << 32 // a coverage run must evaluate each search once
	}
	for _, x := range sets {
		copy(at, x)
		at = at[len(x):]
	}
	if r.ahead = s.cost.Ask(m, at); !r.ahead {
		return r
	}
	r.given = in[1:]
	if r.answer = m.Recall(s.place, in, n); !r.known() {
		r.steps = s.cost.Begin(m, at)
	}
	return r
}

// known reports whether the memo holds the answer.
func (r *run) known() bool { return r.answer != nil && r.answer.Known }

// keep stores the answer in the memo.
func (r *run) keep(m *machine.M, words ...uint64) {
	if r.answer != nil {
		copy(r.answer.Out, words)
		r.answer.Known = true
	}
}

// begin allocates the paths and inserts the starting spaces at cost 0.
func (r *run) begin(m *machine.M, from []uint64) *machine.Paths {
	m.SpendList(int(r.g.n))
	p := m.TakePaths(r.g.n)
	for i := range p.Best {
		p.Best[i] = unknown
	}
	for i, word := range from {
		for ; word != 0; word &= word - 1 {
			if id := (r.w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(word)); r.g.has(id) {
				p.Best[id-r.g.lo] = 0
				p.Add(0, id-r.g.lo)
			} else {
				from[i] &^= word & -word // a place of another kind
			}
		}
	}
	return p
}

// step relaxes the links of the cheapest space, up to a cost of most.
func (r *run) step(m *machine.M, p *machine.Paths, cost, space, most int32) {
	first, end := r.g.from[space], r.g.from[space+1]
	m.Spend(int(end-first) * int(r.work))
	for link := first; link < end; link++ {
		to, more := r.g.to[link]-r.g.lo, int32(0)
		if r.ahead {
			more = r.steps.Cost(m, link, space, to)
		} else {
			more = r.cost.Step(m, space+r.g.lo, to+r.g.lo)
		}
		switch {
		case more == model.None:
			continue
		case more < 0:
			ir.Toll(m, space+r.g.lo, to+r.g.lo, more, &r.at)
			return
		}
		if total := int64(cost) + int64(more); total <= int64(most) && total < int64(p.Best[to]) {
			p.Best[to] = int32(total)
			p.Add(int32(total), to)
		}
	}
}

// reach adds to a set what can be reached from it at a cost of at most most.
func (s *search) reach(m *machine.M, dst []uint64, most int32) {
	mark := m.Mark()
	defer m.Release(mark)
	r := s.run(m, most, int32(len(dst)), dst)
	if r.known() {
		copy(dst, r.answer.Out)
		return
	}
	if !r.ahead && m.Still() {
		defer m.Stir()
	}
	p := r.begin(m, dst)
	for most >= 0 {
		cost, space, ok := p.Next()
		if !ok {
			break
		}
		if cost > p.Best[space] {
			continue // superseded by a cheaper path
		}
		compile.AddTo(dst, s.w, space+s.g.lo)
		r.step(m, p, cost, space, most)
	}
	m.PutPaths(p)
	r.keep(m, dst...)
}

// cheapest returns the cost of the cheapest path to a set, or None.
func (s *search) cheapest(m *machine.M, from, to []uint64) int32 {
	mark := m.Mark()
	defer m.Release(mark)
	r, best := s.run(m, 0, 1, from, to), model.None
	if r.known() {
		return int32(uint32(r.answer.Out[0]))
	}
	if r.ahead && m.Cover == nil {
		if field := r.toward(m, from, to); field != nil {
			best = r.nearest(field, from)
			r.keep(m, uint64(uint32(best)))
			return best
		}
	}
	if !r.ahead && m.Still() {
		defer m.Stir()
	}
	p := r.begin(m, from)
	for {
		cost, space, ok := p.Next()
		if !ok {
			break
		}
		if cost > p.Best[space] {
			continue
		}
		if compile.InSet(to, s.w, space+s.g.lo) {
			best = cost
			break
		}
		r.step(m, p, cost, space, unknown-1)
	}
	m.PutPaths(p)
	r.keep(m, uint64(uint32(best)))
	return best
}
