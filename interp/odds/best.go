package odds

import (
	"math/big"
	"slices"
)

// best finds what the best player gets who plays as well as can be against what the others do.
func (g *graph) best() (row map[int32]*big.Rat, replies int, err error) {
	if g.seesAll() {
		return g.improve()
	}
	return g.compare()
}

// seesAll reports whether the best player always knows the position.
func (g *graph) seesAll() bool {
	return !slices.ContainsFunc(g.places, func(n int) bool { return n > 1 })
}

// improve begins with any way to play and changes each decision for which another option is worth
// more, until there is none: with every position known, no other way to play is better then.
func (g *graph) improve() (map[int32]*big.Rat, int, error) {
	reply := make([]int, len(g.infos))
	for i := range reply {
		reply[i] = -1 // all options alike: whatever can end, ends
	}
	for round := 1; ; round++ {
		s := g.solver(reply)
		s.visit(0)
		for v := range g.nodes { // those that this way to play never reaches
			if s.index[v] == 0 && s.err == nil {
				s.visit(int32(v))
			}
		}
		if s.err != nil {
			return nil, 0, s.err
		}
		s.done()
		better := g.better(s, reply)
		if s.err != nil {
			return nil, 0, s.err
		}
		if !better {
			return s.ends[0], round, nil
		}
	}
}

// better changes the reply where another option is worth more than the one taken; false if there is
// none.
func (g *graph) better(s *solver, reply []int) bool {
	worth := make([]*big.Rat, len(g.nodes))
	for v := range worth {
		worth[v] = g.meanOf(s.ends[v])
	}
	changed := false
	for v := range g.nodes {
		n := &g.nodes[v]
		if n.info < 0 {
			continue
		}
		have := worth[v]
		if reply[n.info] < 0 {
			have = nil
		}
		for i, row := range n.ways {
			if s.err = s.spend(8 * (1 + len(row))); s.err != nil {
				return false
			}
			sum := new(big.Rat)
			for _, e := range row {
				w := worth
				if isEnd(e.to) {
					sum.Add(sum, new(big.Rat).Mul(e.p, g.worth(endOf(e.to))))
					continue
				}
				sum.Add(sum, new(big.Rat).Mul(e.p, w[e.to]))
			}
			if have == nil || sum.Cmp(have) > 0 {
				have, reply[n.info], changed = sum, i, true
			}
		}
	}
	return changed
}

// compare tries every pure reply: an option for everything that the player may know.
func (g *graph) compare() (map[int32]*big.Rat, int, error) {
	all := big.NewInt(1)
	for _, n := range g.infos {
		all.Mul(all, big.NewInt(int64(n)))
	}
	if all.Cmp(big.NewInt(maxReplies)) > 0 {
		return nil, 0, fail("run/odds-limit", "use a policy for this player", "the player has %v possible replies; at most %d can be compared", all, maxReplies)
	}
	reply := make([]int, len(g.infos))
	var best map[int32]*big.Rat
	for tried := 1; ; tried++ {
		row, err := g.solve(reply)
		if err != nil {
			return nil, 0, err
		}
		if best == nil || g.meanOf(row).Cmp(g.meanOf(best)) > 0 {
			best = row
		}
		i := 0
		for i < len(reply) {
			if reply[i]++; reply[i] < g.infos[i] {
				break
			}
			reply[i] = 0
			i++
		}
		if i == len(reply) {
			return best, tried, nil
		}
	}
}

// meanOf is what a row of ends is worth for the best player.
func (g *graph) meanOf(row map[int32]*big.Rat) *big.Rat {
	sum := new(big.Rat)
	for end, p := range row {
		sum.Add(sum, new(big.Rat).Mul(p, g.worth(end)))
	}
	return sum
}
