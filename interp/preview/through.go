package preview

import (
	"context"
	"math/rand/v2"

	"sandtable/interp/machine"
	"sandtable/interp/odds"
)

// Through previews an option up to where all that it sets going is over: an action with all its
// rounds. Decisions on the way are passed where they may be, by whoever takes them, and answered
// with no; of others each option is as likely. The error is that of a context which is done.
func (t *Teller) Through(ctx context.Context, m *machine.M, viewer int32, option int) (*Preview, error) {
	t.worlds.Look(m, viewer)
	floor := floorOf(m, option)
	p, left, err := t.allThrough(ctx, m, viewer, option, floor)
	if p == nil && err == nil {
		p, err = t.tryThrough(ctx, m, viewer, option, floor, left)
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

// weights lets everybody pass.
func weights(m *machine.M) ([]int64, error) {
	out := make([]int64, m.Options().Len())
	if i := m.Passing(); i >= 0 {
		out[i] = 1
		return out, nil
	}
	for i := range out {
		out[i] = 1
	}
	return out, nil
}

// allThrough looks at all ways of chance. If there is no preview, left says why.
func (t *Teller) allThrough(ctx context.Context, m *machine.M, viewer int32, option, floor int) (*Preview, string, error) {
	return t.search(ctx, m, viewer, odds.Question{Floor: floor, Named: true, Weights: weights}, option)
}

// tryThrough counts what comes of trials.
func (t *Teller) tryThrough(ctx context.Context, m *machine.M, viewer int32, option, floor int, left string) (*Preview, error) {
	return t.trials(ctx, m, viewer, option, left, func(f, w *machine.M, i int, rng *rand.Rand) {
		f.Chance = nil
		f.Restore(&w.State)
		f.Key = rng.Uint64()
		f.Take(i)
		for f.Err == nil && !f.Done() && len(f.F) > floor {
			if f.Pending() == nil {
				f.Step()
				continue
			}
			next := f.Passing()
			if n := f.Options().Len(); next < 0 && n > 0 {
				next = rng.IntN(n)
			}
			if next < 0 || !f.Take(next) {
				return
			}
		}
	})
}
