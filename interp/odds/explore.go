package odds

import (
	"errors"
	"math/big"

	"sandtable/interp/chance"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// explorer walks over the positions.
type explorer struct {
	*graph
	m     *machine.M
	w     *machine.M       // does the same as a player sees it; nil: nothing is hidden (see sight.go)
	dice  *chance.Ways     // of the branch in hand
	probe *chance.Ways     // tells whether an instruction asks for chance
	known map[uint64]int32 // nodes by position
	ends  map[int32]int32  // ends by label
	infos map[string]int32
	alike *alike
	todo  []task
	drawn bool // something hidden has moved
	from  machine.State
}

// task is a position still to be looked into.
type task struct {
	at      int32
	state   *machine.State
	decides bool
}

// explore looks at every position that can be reached.
func explore(q *Question) (*graph, error) {
	m := q.Machine
	if m == nil {
		m = machine.New(q.Program)
	}
	x := &explorer{
		graph: &graph{q: q, meter: meter{ctx: q.Context, purse: q.Purse, most: q.Held}},
		m:     m,
		dice:  &chance.Ways{},
		probe: &chance.Ways{},
		known: map[uint64]int32{},
		ends:  map[int32]int32{},
		infos: map[string]int32{},
	}
	x.m.PayFrom(q.Purse)
	x.m.Chance, x.m.Notes = x.probe, q.Notes
	if q.Sight != nil {
		x.w = x.watched(q.Sight)
	}
	if x.alike = newAlike(x.m); q.Named {
		x.alike = &alike{m: x.m}
	}
	x.m.Ordered = func(m *machine.M, a *machine.Ask) bool { return q.Best != model.None && m.PlayerOf(a) == q.Best } // else the same reply counts several times
	first := node{info: -1}
	x.nodes = append(x.nodes, first) // the start: nothing leads back to it
	row, err := x.branch(false, q.Start)
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
		row, err := x.branch(true, func(m *machine.M) {
			m.Thaw(t.state)
			m.Step()
		})
		x.nodes[t.at].row = row
		return err
	}
	m := x.lister(t.state)
	x.arrive(m, t.state)
	switch {
	case m.Err != nil:
		return m.Err
	case m.Pending() == nil && x.w == nil:
		return x.broken()
	case m.Pending() == nil: // there is nothing to choose
		row, err := x.branch(m == x.w, func(m *machine.M) { x.arrive(m, t.state) })
		x.nodes[t.at].row = row
		return err
	case x.q.Stops != nil && (m.AsksPoint() || m.Options().Len() != 1) && x.q.Stops(m):
		x.m.Thaw(t.state)
		to, err := x.end(false)
		x.nodes[t.at].row = []edge{{to, big.NewRat(1, 1)}}
		return err
	case m.AsksPoint():
		return fail("run/odds-limit", "start after it", "%q asks for a point of a surface, which has too many to search", m.Pending().Name)
	}
	return x.decide(m, t)
}

// decide finds where the options of a decision go on.
func (x *explorer) decide(m *machine.M, t task) error {
	n := m.Options().Len()
	best := n > 1 && x.q.Best != model.None && m.Player() == x.q.Best
	var weights []int64
	switch {
	case n == 0:
		return fail("", "", "%q has no options: the game is stuck", m.Pending().Name)
	case n == 1:
		weights = []int64{1}
	case !best:
		x.decisions++
		w, err := x.q.Weights(m)
		if err == nil {
			err = x.spend(stepsOfView + 4*len(m.I))
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
		row, err := x.branch(m == x.w, func(m *machine.M) {
			x.arrive(m, t.state)
			m.Take(i)
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

// node is the number of the position that the machine stands in.
func (x *explorer) node(decides bool) (int32, error) {
	s := &machine.State{}
	x.m.Freeze(s)
	key := x.alike.key(s)
	if x.q.Noted != nil {
		for _, v := range x.q.Noted(x.m) {
			key = mix(key, uint64(uint32(v)))
		}
	}
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
func (x *explorer) end(past bool) (int32, error) {
	label, err := x.q.Label(x.m, past)
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
