package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// What each statement does.

func init() {
	verbs = [...]func(r *Run, s *ir.Stmt) *exit{
		ir.Binds: binds, ir.Branches: (*Run).branch, ir.Matches: (*Run).match, ir.Stores: (*Run).stores,
		ir.Loops: (*Run).loop, ir.Together: (*Run).together, ir.Repeats: (*Run).repeat, ir.Breaks: breaks,
		ir.Runs: (*Run).runs, ir.Hooks: (*Run).hooked, ir.Leaves: (*Run).leave, ir.Stops: (*Run).unwind, ir.Redoes: (*Run).unwind, ir.Proceeds: (*Run).proceed, ir.Ends: ends,
		ir.Asks: (*Run).ask, ir.Throws: (*Run).throws, ir.Draws: (*Run).draws, ir.Shuffles: shuffles,
		ir.Moves: (*Run).move, ir.Deploys: (*Run).deploy, ir.Turns: (*Run).turn, ir.Reveals: (*Run).turn, ir.Conceals: (*Run).turn, ir.Marks: (*Run).mark, ir.Advances: (*Run).advance,
		ir.Records: records, ir.Says: says,
	}
}

func binds(r *Run, s *ir.Stmt) *exit {
	r.bind(s.V, r.Val(s.X))
	return nil
}

func (r *Run) branch(s *ir.Stmt) *exit {
	if r.holds(s.X) {
		return r.do(s.Body)
	}
	return r.do(s.Else)
}

// match does what is done for a value.
func (r *Run) match(s *ir.Stmt) *exit {
	x := r.Num(s.X)
	for _, c := range s.Cases {
		if slices.Contains(c.Values, x) {
			return r.do(c.Body)
		}
	}
	return r.do(s.Else)
}

func breaks(_ *Run, s *ir.Stmt) *exit { return &exit{do: ir.Breaks, out: s.Out} }

func ends(r *Run, s *ir.Stmt) *exit {
	r.m.End(r.Num(s.X))
	return nil
}

func shuffles(r *Run, s *ir.Stmt) *exit {
	r.m.Shuffle(r.Num(s.X))
	return nil
}

func says(r *Run, s *ir.Stmt) *exit {
	if r.m.Watch != nil {
		r.m.Say(r.Text(s.X))
	}
	return nil
}

// records counts how often the table has been as it is, and what is recorded besides.
func records(r *Run, s *ir.Stmt) *exit {
	also := uint64(0)
	switch {
	case s.X == nil:
	case s.X.T.Form == ir.One:
		also = uint64(uint32(r.Num(s.X)))
	default:
		also = machine.HashList(r.List(s.X))
	}
	r.bind(s.V, ir.Val{N: r.m.Record(s.Flags, also) * int32(r.m.P.Game.Unit)})
	return nil
}
