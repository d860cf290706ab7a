package odds

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"sandtable/schema/model"
)

// chain is a graph from rows of ways on; an end is written as -1, -2 ..
func chain(rows [][]edge, ends int) *graph {
	g := &graph{q: &Question{Best: model.None}}
	for i := range ends {
		g.labels = append(g.labels, int32(i))
	}
	for _, r := range rows {
		g.nodes = append(g.nodes, node{row: r, info: -1})
	}
	return g
}

func r(a, b int64) *big.Rat { return big.NewRat(a, b) }

func is(t *testing.T, have map[int32]*big.Rat, end int32, want *big.Rat) {
	t.Helper()
	p := have[end]
	if p == nil {
		p = new(big.Rat)
	}
	if p.Cmp(want) != 0 {
		t.Errorf("the end %d has the chance %s, not %s", end, p.RatString(), want.RatString())
	}
}

// TestRuin: a fair walk between two walls ends at each with the odds of its distance from the
// other.
func TestRuin(t *testing.T) {
	const n = 60
	var rows [][]edge
	for i := range int32(n) {
		left, right := i-1, i+1
		if i == 0 {
			left = endID(0)
		}
		if i == n-1 {
			right = endID(1)
		}
		rows = append(rows, []edge{{left, r(1, 2)}, {right, r(1, 2)}})
	}
	g := chain(rows, 2)
	s := g.solver(nil)
	s.visit(0)
	for i := range int32(n) {
		is(t, s.ends[i], 0, r(n-int64(i), n+1))
		is(t, s.ends[i], 1, r(int64(i)+1, n+1))
	}
}

func TestWhatNeverEnds(t *testing.T) {
	got, err := chain([][]edge{
		{{1, r(1, 3)}, {endID(0), r(2, 3)}},
		{{2, r(1, 1)}},
		{{1, r(1, 1)}},
	}, 1).solve(nil)
	if err != nil {
		t.Fatal(err)
	}
	is(t, got, forever, r(1, 3))
	is(t, got, 0, r(2, 3))
}

func TestItself(t *testing.T) {
	got, err := chain([][]edge{{{0, r(5, 6)}, {endID(0), r(1, 6)}}}, 1).solve(nil)
	if err != nil {
		t.Fatal(err)
	}
	is(t, got, 0, r(1, 1))
}

// TestRandomChains: what comes out solves the equations that went in.
func TestRandomChains(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	for range 60 {
		n, ends := 1+rng.IntN(40), 1+rng.IntN(4)
		rows := make([][]edge, n)
		for i := range rows {
			left := int64(12)
			at := map[int32]int64{}
			for left > 0 {
				share := 1 + rng.Int64N(left)
				to := int32(rng.IntN(n))
				if rng.IntN(5) == 0 {
					to = endID(int32(rng.IntN(ends)))
				}
				at[to] += share
				left -= share
			}
			for to, w := range at {
				rows[i] = append(rows[i], edge{to, r(w, 12)})
			}
		}
		g := chain(rows, ends)
		s := g.solver(nil)
		for v := range int32(n) {
			if s.index[v] == 0 {
				s.visit(v)
			}
		}
		for v := range int32(n) {
			want := map[int32]*big.Rat{}
			for _, e := range rows[v] {
				if isEnd(e.to) {
					add(want, endOf(e.to), e.p)
					continue
				}
				for end, p := range s.ends[e.to] {
					add(want, end, new(big.Rat).Mul(e.p, p))
				}
			}
			total := new(big.Rat)
			for end, p := range s.ends[v] {
				total.Add(total, p)
				if p.Sign() > 0 || want[end] != nil {
					is(t, want, end, p)
				}
			}
			if total.Cmp(r(1, 1)) != 0 {
				t.Fatalf("the chances add up to %s", total.RatString())
			}
		}
	}
}

// TestBestKnowsWhatItKnows: who cannot tell two positions apart decides alike in both.
func TestBestKnowsWhatItKnows(t *testing.T) {
	worth := func(label int32, never bool) int64 { return int64(label) }
	build := func(infos ...int32) *graph {
		g := &graph{q: &Question{Best: 7, Worth: worth}, labels: []int32{-1, 1}}
		g.nodes = []node{
			{info: -1, row: []edge{{1, r(1, 3)}, {2, r(2, 3)}}},
			{info: infos[0], ways: [][]edge{{{endID(0), r(1, 1)}}, {{endID(1), r(1, 1)}}}},
			{info: infos[1], ways: [][]edge{{{endID(1), r(1, 1)}}, {{endID(0), r(1, 1)}}}},
		}
		g.infos, g.places = []int{2}, []int{2}
		if infos[0] != infos[1] {
			g.infos, g.places = []int{2, 2}, []int{1, 1}
		}
		return g
	}
	for _, c := range []struct {
		g    *graph
		want *big.Rat
	}{{build(0, 1), r(1, 1)}, {build(0, 0), r(2, 3)}} {
		row, n, err := c.g.best()
		if err != nil || n < 1 {
			t.Fatal(n, err)
		}
		is(t, row, 1, c.want)
	}
}

// TestTwins: positions that lead on alike are solved as one, and each still gets its own answer.
func TestTwins(t *testing.T) {
	rows := [][]edge{{{1, r(1, 2)}, {2, r(1, 2)}}}
	for range 2 { // 1 and 2 lead to 3 and 4, and these back to 1 and 2
		rows = append(rows, []edge{{3, r(1, 3)}, {4, r(1, 3)}, {endID(0), r(1, 3)}})
	}
	for range 2 {
		rows = append(rows, []edge{{1, r(1, 4)}, {2, r(1, 4)}, {endID(1), r(1, 2)}})
	}
	g := chain(rows, 2)
	s := g.solver(nil)
	s.visit(0)
	for v := range int32(3) {
		is(t, s.ends[v], 0, r(1, 2))
	}
	for v := int32(3); v < 5; v++ {
		is(t, s.ends[v], 0, r(1, 4))
	}
}

func TestTooTangled(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	rows := make([][]edge, 400)
	for i := range rows {
		total := int64(0)
		for range 12 {
			total += 997 + rng.Int64N(1000)
			rows[i] = append(rows[i], edge{int32(rng.IntN(len(rows))), big.NewRat(1, 12)})
		}
		rows[i] = append(rows[i][:11], edge{endID(0), big.NewRat(1, 12+total)}, edge{endID(1), new(big.Rat).Sub(big.NewRat(1, 12), big.NewRat(1, 12+total))})
	}
	g := chain(rows, 2)
	g.q.Work = 100_000
	if _, err := g.solve(nil); err == nil {
		t.Fatal("it is solved")
	}
}
