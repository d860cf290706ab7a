package trial

import (
	"errors"
	"math/big"
	"slices"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/odds"
	"sandtable/schema/model"
)

// stimulus is the last thing that a test did: from it on, all that chance and the players'
// strategies make of it is examined.
type stimulus struct {
	start func(m *machine.M)
	floor int // frames below what is in progress: the end is where no more are left
	notes machine.Notes
}

// asksOdds reports whether a test expects exact odds, so that what it does is to be remembered.
func asksOdds(t *model.Test) bool {
	return slices.ContainsFunc(t.Steps, func(s *model.Step) bool { return s.Exact != nil })
}

// remember notes what the test does next: call is a procedure that begins, or option one that is
// taken; neither: the position as it is.
func (r *runner) remember(call func(m *machine.M), option int) {
	if !r.exact {
		return
	}
	m := r.m
	s := stimulus{notes: clone(m.Notes)}
	if m.Depth() > r.last.floor {
		s.floor = r.last.floor // what is in progress still is
	}
	switch here := odds.At(m); {
	case call != nil:
		st := &machine.State{}
		m.Freeze(st)
		s.floor = m.Depth()
		s.start = func(m *machine.M) {
			m.Thaw(st)
			m.Notes = clone(s.notes)
			call(m)
		}
	case option >= 0:
		s.start = func(m *machine.M) {
			here(m)
			m.Take(option)
		}
	default:
		s.start = here
	}
	r.last = s
}

// here is the remembered option of no option.
const here = -1

func clone(n machine.Notes) machine.Notes {
	out := machine.Notes{L: slices.Clone(n.L), B: slices.Clone(n.B)}
	for _, l := range n.Lists {
		out.Lists = append(out.Lists, slices.Clone(l))
	}
	return out
}

// exactly checks an expectation of odds.
func (r *runner) exactly(s *compile.Step) {
	q := odds.NewPlayers(r.ct.Plays).Ask(r.ct.Program, r.last.start)
	q.Context, q.Purse, q.Floor, q.Notes = r.ctx, r.purse, r.last.floor, r.last.notes
	q.Label = func(m *machine.M) (int32, error) {
		if m.Over { // the last statement was broken off, and has bound nothing
			m.Notes = clone(r.last.notes)
		}
		return r.outcome(m, s)
	}
	if s.Model.Best != nil {
		q.Best = s.Model.Best.ID
		q.Worth = func(label int32, forever bool) int64 {
			if forever {
				return 0
			}
			return int64(label)
		}
	}
	a, err := odds.Find(q)
	if err != nil {
		r.noOdds(err)
		return
	}
	if s.Model.Chance == nil && a.Forever.Sign() > 0 {
		r.fail(s.Model.Range, "there is no mean: with probability %s this never ends", a.Forever.RatString())
		return
	}
	unit := int64(r.m.P.Game.Unit)
	if s.Model.Chance != nil {
		unit = 1
	}
	have := a.Mean(func(label int32) *big.Rat { return big.NewRat(int64(label), unit) })
	if have.Cmp(s.Model.Exact) != 0 {
		what := "the mean is not what is expected"
		if s.Model.Chance != nil {
			what = "the chance is not what is expected"
		}
		r.fail(s.Model.Range, "%s", what)
		r.Failure.Expected, r.Failure.Found = s.Model.Exact.RatString(), have.RatString()
	}
}

// outcome is what counts of an end: whether the condition holds, or the figure whose mean is taken.
func (r *runner) outcome(m *machine.M, s *compile.Step) (int32, error) {
	m.Cover = r.cover // an expectation runs the values that it asks, as `that` does
	defer func() { m.Cover = nil }()
	player := model.None
	switch {
	case s.Model.Best != nil:
		player = s.Model.Best.ID
	case s.Model.Chance != nil:
		return s.Chance(m), nil
	case s.Model.Mean.Type().Is(model.Number):
		return s.Mean(m), nil
	default:
		player = s.Mean(m)
	}
	if !m.Over || m.Result == model.None {
		return 0, &odds.Error{Message: "the play ends without a result, which has no worth"}
	}
	return m.P.Game.Worth(m.Result, player), nil
}

// noOdds says why there are no odds.
func (r *runner) noOdds(err error) {
	var wrong *machine.Error
	var none *odds.Error
	switch {
	case errors.As(err, &wrong):
		at := r.at
		if wrong.At.Filename != "" {
			at = wrong.At
		}
		r.fail(at, "there are no exact odds: %s", wrong.Message)
	case errors.As(err, &none) && none.Hint != "":
		r.fail(r.at, "there are no exact odds: %s; %s", none.Message, none.Hint)
	default:
		r.fail(r.at, "there are no exact odds: %v", err)
	}
}
