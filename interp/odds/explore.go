package odds

import (
	"errors"
	"math/big"

	"sandtable/interp/chance"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// forever is the end of what never ends.
const forever int32 = -1

// edge is one way on: to a node (0 and up), or to an end (below zero: see endID).
type edge struct {
	to int32
	p  *big.Rat
}

// node is one position.
type node struct {
	row  []edge   // where it goes on, all in all
	ways [][]edge // of the best player's decision: where each option goes on
	info int32    // of the best player's decision: what they know
}

// graph is every way that a game can go.
type graph struct {
	meter
	q         *Question
	nodes     []node
	labels    []int32 // by end
	infos     []int   // options of each decision of the best player, as they know it
	places    []int   // how many positions each of these may be
	decisions int
}

// endID is the target of the end with number e; isEnd and endOf invert it. Forever has a number of
// its own.
func endID(e int32) int32  { return -2 - e }
func isEnd(to int32) bool  { return to < 0 }
func endOf(to int32) int32 { return -2 - to }

// explorer walks over the positions.
type explorer struct {
	*graph
	m     *machine.M
	dice  *chance.Ways     // of the branch in hand
	probe *chance.Ways     // tells whether an instruction asks for chance
	known map[uint64]int32 // nodes by position
	ends  map[int32]int32  // ends by label
	infos map[string]int32
	alike *alike
	todo  []task
	from  machine.State
	tried int // branches examined
}

// task is a position still to be looked into.
type task struct {
	at      int32
	state   *machine.State
	decides bool
}

// explore looks at every position that can be reached.
func explore(q *Question) (*graph, error) {
	x := &explorer{graph: &graph{q: q, meter: meter{ctx: q.Context, purse: q.Purse}}, m: machine.New(q.Program), dice: &chance.Ways{}, probe: &chance.Ways{}, known: map[uint64]int32{}, ends: map[int32]int32{}, infos: map[string]int32{}}
	x.m.PayFrom(q.Purse)
	x.m.Chance, x.m.Notes, x.alike = x.probe, q.Notes, newAlike(x.m)
	x.m.Ordered = func(m *machine.M, a *machine.Ask) bool { return q.Best != model.None && m.PlayerOf(a) == q.Best } // else the same reply counts several times
	first := node{info: -1}
	x.nodes = append(x.nodes, first) // the start: nothing leads back to it
	row, err := x.branch(func() { q.Start(x.m) })
	if err != nil {
		return x.graph, err
	}
	x.nodes[0].row = row
	for len(x.todo) > 0 {
		t := x.todo[len(x.todo)-1]
		x.todo[len(x.todo)-1] = task{}
		x.todo = x.todo[:len(x.todo)-1]
		if err := x.look(t); err != nil {
			return x.graph, err
		}
		_ = x.hold(-t.state.Bytes())
	}
	return x.graph, nil
}

// look finds where a position goes on.
func (x *explorer) look(t task) error {
	if !t.decides {
		row, err := x.branch(func() {
			x.m.Thaw(t.state)
			x.m.Step()
		})
		x.nodes[t.at].row = row
		return err
	}
	x.m.Restore(t.state)
	if x.m.Pending() == nil {
		return x.broken()
	}
	if x.m.AsksPoint() {
		return fail("run/odds-limit", "start after it", "%q asks for a point of a surface, which has too many to search", x.m.Pending().Name)
	}
	n := x.m.Options().Len()
	best := n > 1 && x.q.Best != model.None && x.m.Player() == x.q.Best
	var weights []int64
	switch {
	case n == 0:
		return fail("", "", "%q has no options: the game is stuck", x.m.Pending().Name)
	case n == 1:
		weights = []int64{1}
	case !best:
		x.decisions++
		w, err := x.q.Weights(x.m)
		if err == nil {
			err = x.spend(stepsOfView + 4*len(x.m.I))
		}
		if err != nil {
			return err
		}
		weights = w
	default:
		x.decisions++
		info, err := x.info(n)
		if err != nil {
			return err
		}
		x.nodes[t.at].info = info
	}
	ways := make([][]edge, n)
	for i := range ways {
		if weights != nil && weights[i] == 0 {
			continue
		}
		row, err := x.branch(func() {
			x.m.Restore(t.state)
			x.m.Take(i)
		})
		if err != nil {
			return err
		}
		ways[i] = row
	}
	if best {
		x.nodes[t.at].ways = ways
		return nil
	}
	x.nodes[t.at].row = blend(ways, weights)
	return nil
}

// info is the number of what the best player knows at the pending decision of n options.
func (x *explorer) info(n int) (int32, error) {
	key := x.q.Known(x.m)
	if err := x.spend(stepsOfView + 4*len(x.m.I)); err != nil {
		return 0, err
	}
	i, ok := x.infos[key]
	if !ok {
		i = int32(len(x.graph.infos))
		x.infos[key] = i
		x.graph.infos, x.places = append(x.graph.infos, n), append(x.places, 0)
	}
	if x.graph.infos[i] != n {
		return 0, fail("run/odds-hidden", "", "the options of %q depend on something that the player cannot see", x.m.Pending().Name)
	}
	x.places[i]++
	return i, nil
}

// branch does something in every way that chance lets it go, and goes on from each to the next
// position.
func (x *explorer) branch(do func()) ([]edge, error) {
	row := map[int32]*big.Rat{}
	var order []int32
	x.dice.Reset()
	for {
		x.m.Chance = x.dice
		do()
		if x.m.Err != nil {
			return nil, x.broken()
		}
		if x.dice.Beyond(MaxOutcomes) {
			return nil, fail("run/odds-limit", "a shuffle of many cards cannot be searched: start later, with a statement or from a save",
				"the chance of one statement can fall in more than %d ways", MaxOutcomes)
		}
		if err := x.spend(stepsOfBranch + len(x.m.I)/64); err != nil {
			return nil, err
		}
		if x.tried++; x.tried > MaxBranches {
			return nil, fail("run/odds-limit", "start later, or with fewer pieces on the table", "there are more than %d branches", MaxBranches)
		}
		p := x.dice.P()
		to, err := x.advance()
		if err != nil {
			return nil, err
		}
		if have := row[to]; have != nil {
			have.Add(have, p)
		} else {
			row[to] = p
			order = append(order, to)
			if err := x.hold(bytesOfEdge); err != nil {
				return nil, err
			}
		}
		if !x.dice.Next() {
			break
		}
	}
	out := make([]edge, 0, len(order))
	for _, to := range order {
		out = append(out, edge{to, row[to]})
	}
	return out, nil
}

// advance goes on to where chance is asked, somebody decides, or everything is over, and tells
// which node or end that is.
func (x *explorer) advance() (int32, error) {
	m := x.m
	m.Chance = x.probe
	m.Freeze(&x.from)
	for steps := 0; ; steps++ {
		switch {
		case m.Err != nil:
			return 0, x.broken()
		case m.Pending() != nil && len(m.F) > x.q.Floor:
			return x.node(true)
		case m.Done() || len(m.F) <= x.q.Floor:
			return x.end()
		}
		x.probe.Reset()
		m.Step()
		if x.probe.Asked() == 0 {
			continue
		}
		m.Thaw(&x.from) // chance was asked: back to where it had not been yet
		for range steps {
			m.Step()
		}
		return x.node(false)
	}
}

// node is the number of the position that the machine stands in.
func (x *explorer) node(decides bool) (int32, error) {
	s := &machine.State{}
	x.m.Freeze(s)
	key := x.alike.key(s)
	if at, ok := x.known[key]; ok {
		return at, nil
	}
	at := int32(len(x.nodes))
	if int(at) >= x.q.Positions {
		return 0, fail("run/odds-limit", "start later, or with fewer pieces on the table", "there are more than %d positions", x.q.Positions)
	}
	if err := x.hold(s.Bytes() + bytesOfEdge); err != nil {
		return 0, err
	}
	x.known[key] = at
	x.nodes = append(x.nodes, node{info: -1})
	x.todo = append(x.todo, task{at, s, decides})
	return at, nil
}

// end is the number of the end that the machine has reached.
func (x *explorer) end() (int32, error) {
	label, err := x.q.Label(x.m)
	if err != nil {
		return 0, err
	}
	if x.m.Err != nil {
		return 0, x.broken()
	}
	e, ok := x.ends[label]
	if !ok {
		e = int32(len(x.labels))
		x.ends[label] = e
		x.labels = append(x.labels, label)
	}
	return endID(e), nil
}

// broken is an error of the rules.
func (x *explorer) broken() error {
	if x.m.Err == nil {
		return errors.New("the position cannot be restored")
	}
	return x.m.Err
}

// blend mixes the ways on of a decision by their weights.
func blend(ways [][]edge, weights []int64) []edge {
	total := int64(0)
	for _, w := range weights {
		total += w
	}
	at := map[int32]int{}
	var out []edge
	for i, row := range ways {
		if weights[i] == 0 {
			continue
		}
		share := big.NewRat(weights[i], total)
		for _, e := range row {
			p := new(big.Rat).Mul(share, e.p)
			if j, ok := at[e.to]; ok {
				out[j].p.Add(out[j].p, p)
				continue
			}
			at[e.to] = len(out)
			out = append(out, edge{e.to, p})
		}
	}
	return out
}

// worth is an outcome's worth for the best player.
func (g *graph) worth(end int32) *big.Rat {
	if end == forever {
		return new(big.Rat).SetInt64(g.q.Worth(model.None, true))
	}
	return new(big.Rat).SetInt64(g.q.Worth(g.labels[end], false))
}
