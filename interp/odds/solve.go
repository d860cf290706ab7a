package odds

import (
	"math/big"
	"slices"
)

// solver finds, for each node, how likely each end is. It goes loop by loop (strongly connected
// component), those first to which the others lead; inside a loop it takes out one node after
// another, each time handing its ways on to those that lead to it.
type solver struct {
	*graph
	reply []int // by info: the option that the best player takes; nil: there is no such player
	ends  []map[int32]*big.Rat

	index, low []int32
	stack      []int32
	on         []bool
	count      int32
	err        error
	kept       int // bytes of the ends
}

// solve finds the ends from the start.
func (g *graph) solve(reply []int) (map[int32]*big.Rat, error) {
	s := g.solver(reply)
	s.visit(0)
	s.done()
	return s.ends[0], s.err
}

// done gives back the memory of the ends.
func (s *solver) done() { _ = s.hold(-s.kept) }

func (g *graph) solver(reply []int) *solver {
	n := len(g.nodes)
	return &solver{
		graph: g,
		reply: reply,
		ends:  make([]map[int32]*big.Rat, n),
		index: make([]int32, n),
		low:   make([]int32, n),
		on:    make([]bool, n),
	}
}

// row is where a node goes on.
func (s *solver) row(v int32) []edge {
	n := &s.nodes[v]
	if n.info < 0 {
		return n.row
	}
	if i := s.reply[n.info]; i >= 0 {
		return n.ways[i]
	}
	even := make([]int64, len(n.ways))
	for i := range even {
		even[i] = 1
	}
	return blend(n.ways, even)
}

// visit is Tarjan's search for loops, without recursion: a game may be very deep.
func (s *solver) visit(root int32) {
	type call struct {
		v    int32
		row  []edge
		next int
	}
	open := func(v int32) call {
		s.count++
		s.index[v], s.low[v] = s.count, s.count
		s.stack, s.on[v] = append(s.stack, v), true
		return call{v: v, row: s.row(v)}
	}
	calls := []call{open(root)}
	for len(calls) > 0 && s.err == nil {
		c := &calls[len(calls)-1]
		if c.next < len(c.row) {
			w := c.row[c.next].to
			c.next++
			switch {
			case isEnd(w):
			case s.index[w] == 0:
				calls = append(calls, open(w))
			case s.on[w]:
				s.low[c.v] = min(s.low[c.v], s.index[w])
			}
			continue
		}
		v := c.v
		calls = calls[:len(calls)-1]
		if len(calls) > 0 {
			up := calls[len(calls)-1].v
			s.low[up] = min(s.low[up], s.low[v])
		}
		if s.low[v] == s.index[v] {
			i := len(s.stack) - 1
			for s.stack[i] != v {
				i--
			}
			s.loop(slices.Clone(s.stack[i:]))
			s.stack = s.stack[:i]
		}
	}
}

// loop solves the nodes that can all be reached from one another.
func (s *solver) loop(vs []int32) {
	for _, v := range vs {
		s.on[v] = false
	}
	e := &elimination{
		meter:   &s.meter,
		most:    s.q.work(),
		inside:  map[int32]map[int32]*big.Rat{},
		outside: map[int32]map[int32]*big.Rat{},
		into:    map[int32]map[int32]bool{},
	}
	for _, v := range vs {
		e.inside[v], e.outside[v], e.into[v] = map[int32]*big.Rat{}, map[int32]*big.Rat{}, map[int32]bool{}
	}
	leaves := false
	for _, v := range vs {
		row := s.row(v)
		if s.err = s.spend(4 + len(row)); s.err != nil {
			return
		}
		for _, x := range row {
			switch {
			case isEnd(x.to):
				leaves = true
				add(e.outside[v], endOf(x.to), x.p)
			case e.inside[x.to] != nil:
				add(e.inside[v], x.to, x.p)
				e.into[x.to][v] = true
			default:
				leaves = true
				words := 0
				for end, p := range s.ends[x.to] {
					add(e.outside[v], end, new(big.Rat).Mul(x.p, p))
					words += wordsOf(p)
				}
				if s.err = s.spend(words * stepsOfWord); s.err != nil {
					return
				}
			}
		}
	}
	if !leaves { // there is no way out of it
		for _, v := range vs {
			s.ends[v] = map[int32]*big.Rat{forever: big.NewRat(1, 1)}
		}
		return
	}
	twins := e.merge(vs)
	if s.err = e.err; s.err != nil {
		return
	}
	left := slices.DeleteFunc(slices.Clone(vs), func(v int32) bool { _, gone := twins[v]; return gone })
	if len(left) > maxLoop {
		s.err = fail("run/odds-limit", "", "a cycle of %d positions; at most %d can be solved", len(left), maxLoop)
		return
	}
	if !e.run(left) {
		if s.err = e.err; s.err != nil {
			return
		}
		s.err = fail("run/odds-limit", "", "%d positions form cycles that are too dense to solve exactly", len(left))
		return
	}
	for _, v := range vs {
		if twin, ok := twins[v]; ok {
			s.ends[v] = e.outside[twin]
		} else {
			s.ends[v] = e.outside[v]
			words := 0
			for _, p := range s.ends[v] {
				words += 8 + wordsOf(p)
			}
			s.kept += 8 * words
			if s.err = s.hold(8 * words); s.err != nil {
				return
			}
		}
	}
}

// elimination is a linear system being built: from each node so likely to each other, and so likely
// out to each end.
type elimination struct {
	*meter
	err             error
	inside, outside map[int32]map[int32]*big.Rat
	into            map[int32]map[int32]bool // who leads to a node
	// Words of fractions multiplied so far, and how many may be.
	work, most int
	// The same of what leads to ends, of which there are few.
	out int
}

// run takes the nodes out, those with the fewest ways first, and then puts them back in with what
// is known by then.
func (e *elimination) run(vs []int32) bool {
	left := slices.Clone(vs)
	slices.Sort(left)
	var order []int32
	for len(left) > 0 {
		best := 0
		for i, v := range left {
			if e.cost(v) < e.cost(left[best]) {
				best = i
			}
		}
		v := left[best]
		left = slices.Delete(left, best, best+1)
		before := e.work + e.out
		e.takeOut(v)
		order = append(order, v)
		if e.err = e.spend((e.work + e.out - before) * stepsOfWord); e.err != nil || e.work > e.most {
			return false
		}
	}
	slices.Reverse(order)
	for _, v := range order {
		before := e.out
		for w, p := range e.inside[v] {
			for end, q := range e.outside[w] {
				e.out += wordsOf(p) + wordsOf(q)
				add(e.outside[v], end, new(big.Rat).Mul(p, q))
			}
		}
		if e.err = e.spend((e.out - before) * stepsOfWord); e.err != nil {
			return false
		}
		e.inside[v] = nil
	}
	return true
}

func (e *elimination) cost(v int32) int { return len(e.into[v]) * len(e.inside[v]) }

// takeOut hands the ways of a node on to all that lead to it. Its own row then speaks only of nodes
// that are still in.
func (e *elimination) takeOut(v int32) {
	if self := e.inside[v][v]; self != nil {
		delete(e.inside[v], v)
		delete(e.into[v], v)
		again := new(big.Rat).Sub(big.NewRat(1, 1), self)
		again.Inv(again)
		for _, p := range e.inside[v] {
			p.Mul(p, again)
		}
		for _, p := range e.outside[v] {
			p.Mul(p, again)
		}
	}
	for u := range e.into[v] {
		share := e.inside[u][v]
		delete(e.inside[u], v)
		for w, p := range e.inside[v] {
			e.work += 1 + (share.Denom().BitLen()+p.Denom().BitLen())/64
			add(e.inside[u], w, new(big.Rat).Mul(share, p))
			e.into[w][u] = true
		}
		for end, p := range e.outside[v] {
			e.out += wordsOf(share) + wordsOf(p)
			add(e.outside[u], end, new(big.Rat).Mul(share, p))
		}
	}
	for w := range e.inside[v] {
		delete(e.into[w], v)
	}
}

// add adds to an entry of a row. What is added may be shared: it is never changed.
func add(row map[int32]*big.Rat, at int32, p *big.Rat) {
	if have := row[at]; have != nil {
		have.Add(have, p)
		return
	}
	row[at] = new(big.Rat).Set(p)
}
