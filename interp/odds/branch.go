package odds

import (
	"math/big"

	"sandtable/interp/machine"
)

// branch does something in every way that chance lets it go, and goes on from each to the next
// position. seen: part of what is done may depend on something hidden.
func (x *explorer) branch(seen bool, do func(m *machine.M)) ([]edge, error) {
	row := map[int32]*big.Rat{}
	var order []int32
	x.dice.Reset()
	for {
		if err := x.do(seen, do); err != nil {
			return nil, err
		}
		if x.dice.Beyond(maxOutcomes) {
			return nil, fail("run/odds-limit", "a shuffle of many cards cannot be searched: start later, with a statement or from a save",
				"the chance of one statement can fall in more than %d ways", maxOutcomes)
		}
		if err := x.spend(stepsOfBranch + len(x.m.I)/64); err != nil {
			return nil, err
		}
		if x.tried++; x.tried > x.q.Branches {
			return nil, fail("run/odds-limit", "start later, or with fewer pieces on the table", "there are more than %d branches", x.q.Branches)
		}
		if x.dice.Asked() > 0 {
			x.chances++
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

// do does something in the way in hand.
func (x *explorer) do(seen bool, do func(m *machine.M)) error {
	if seen && x.w != nil {
		x.w.Chance = x.dice
		do(x.w)
		x.w.Chance = x.probe
		if x.w.Err != nil {
			return x.w.Err
		}
		x.dice.Again()
	}
	x.m.Chance = x.dice
	do(x.m)
	x.m.Chance = x.probe
	if x.m.Err != nil {
		return x.m.Err
	}
	return nil
}

// advance goes on to where chance is asked, somebody decides, or everything is over, and tells
// which node or end that is.
func (x *explorer) advance() (int32, error) {
	x.m.Freeze(&x.from)
	m := x.m
	if x.w != nil {
		m = x.w
		m.StandIn(x.m)
	}
	past := false
	for steps := 0; ; steps++ {
		past = past || x.q.Over != nil && x.q.Over(m)
		over := m.Done() || len(m.F) <= x.q.Floor || past && m.Standing() != nil
		if m.Err != nil {
			return 0, m.Err
		}
		if over || x.decides(m) {
			if m != x.m {
				x.again(steps)
			}
			if over {
				return x.end(past)
			}
			return x.node(true)
		}
		x.probe.Reset()
		x.drawn = false
		m.Step()
		switch {
		case past && (x.drawn || x.probe.Asked() > 0):
			x.again(steps)
			return x.end(past)
		case x.probe.Asked() > 0: // back to where it had not been yet
			x.again(steps)
			return x.node(false)
		}
	}
}

// again goes some steps from where the machine stood before.
func (x *explorer) again(steps int) {
	x.m.Thaw(&x.from)
	for range steps {
		x.m.Step()
	}
}
