package preview

import (
	"context"
	"math/rand/v2"

	"sandtable/interp/machine"
	"sandtable/interp/odds"
)

// Through previews an option up to where all that it sets going is over: an action with all its
// rounds. Decisions on the way are passed where they may be, by whoever takes them, and answered
// with no; of others each option is as likely. If the first thing that the viewer may choose or
// leave is a short choice, such as a target, Then tells what may come of each answer to it. The
// error is that of a context which is done.
func (t *Teller) Through(ctx context.Context, m *machine.M, viewer int32, option int) (*Preview, error) {
	q := t.firstChoice(m, viewer, option)
	part := 1 + len(q.answers) // all share the budget
	p, err := t.along(ctx, m, viewer, option, passes, part)
	if err != nil {
		return nil, err
	}
	if len(q.answers) > 0 {
		none := *p
		p.Out, p.Always = nil, nil
		p.Then = []Branch{{[]string{q.title + ": none"}, &none}}
	}
	for _, x := range q.answers {
		next, err := t.along(ctx, m, viewer, option, q.answering(x.value), part)
		if err != nil {
			return nil, err
		}
		p.Then = append(p.Then, Branch{[]string{q.title + ": " + x.text}, next})
	}
	return p, nil
}

// A policy picks the option that is taken at a decision on the way; -1: each is as likely.
type policy func(m *machine.M) int

// passes is the policy of whoever passes, or says no, where that is possible.
func passes(m *machine.M) int { return m.Passing() }

// along previews an option up to where all that it sets going is over. The budget is divided by
// part.
func (t *Teller) along(ctx context.Context, m *machine.M, viewer int32, option int, take policy, part int) (*Preview, error) {
	t.worlds.Look(m, viewer)
	floor := floorOf(m, option)
	p, left, err := t.allThrough(ctx, m, viewer, option, floor, take, part)
	if p == nil && err == nil {
		p, err = t.tryThrough(ctx, m, viewer, option, floor, left, take, part)
	}
	if p != nil {
		p.Through = true
	}
	return p, err
}

// floorOf is how many frames are left when what an option sets going is over: an action returns to
// the rule that offered it, an answer goes on in the rule that asked.
func floorOf(m *machine.M, option int) int {
	if a, _ := m.Option(option); a.Acts != nil {
		return len(m.F)
	}
	return len(m.F) - 1
}

// weights are the odds of the options at a decision under a policy.
func weights(take policy) func(m *machine.M) ([]int64, error) {
	return func(m *machine.M) ([]int64, error) {
		out := make([]int64, m.Options().Len())
		if i := take(m); i >= 0 {
			out[i] = 1
			return out, nil
		}
		for i := range out {
			out[i] = 1
		}
		return out, nil
	}
}

// allThrough looks at all ways of chance. If there is no preview, left says why.
func (t *Teller) allThrough(ctx context.Context, m *machine.M, viewer int32, option, floor int, take policy, part int) (*Preview, string, error) {
	return t.search(ctx, m, viewer, odds.Question{Floor: floor, Named: true, Weights: weights(take)}, option, throughSteps/part)
}

// tryThrough counts what comes of trials.
func (t *Teller) tryThrough(ctx context.Context, m *machine.M, viewer int32, option, floor int, left string, take policy, part int) (*Preview, error) {
	return t.trials(ctx, m, viewer, option, left, trialSteps/part, func(f, w *machine.M, i int, rng *rand.Rand) {
		begin(f, w, i, rng.Uint64())
		follow(f, floor, rng, take, nil)
	})
}

// begin takes an option on a fork; a key answers chance.
func begin(f, w *machine.M, option int, key uint64) {
	f.Chance = nil
	f.Restore(&w.State)
	f.Key = key
	f.Take(option)
}

// follow goes on under a policy until what has been set going is over, or until a decision at which
// stop holds; nil: at none. It reports whether it has come to such a decision.
func follow(f *machine.M, floor int, rng *rand.Rand, take policy, stop func(m *machine.M) bool) bool {
	for f.Err == nil && !f.Done() && len(f.F) > floor {
		if f.Pending() == nil {
			f.Step()
			continue
		}
		if stop != nil && stop(f) {
			return true
		}
		i := take(f)
		if n := f.Options().Len(); i < 0 && n > 0 {
			i = rng.IntN(n)
		}
		if i < 0 || !f.Take(i) {
			return false
		}
	}
	return false
}
