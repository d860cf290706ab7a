package bot_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// TestAGuardedPolicyStopsAtWhatIsHidden: the error names the line, and who cannot see.
func TestAGuardedPolicyStopsAtWhatIsHidden(t *testing.T) {
	src := interptest.Text("peeping", peeping)
	p := interptest.Program(t, src, interp.Setup{Policies: true})
	watched := interp.NewTracer(p).Watched()
	for _, policy := range p.Policies {
		x, peeps, stopped := bot.NewPolicy(p, policy), policy.Model.Title == "Peeping", 0
		x.Guard(watched)
		m := machine.New(p)
		for seed := uint64(1); seed < 10; seed++ {
			m.Start(seed)
			x.Begin(seed, m.Player())
			x.Choose(m)
			switch {
			case x.Err == nil:
			case !peeps:
				t.Errorf("%s: %v", policy.Model.Title, x.Err)
			case x.Err.Code != "run/policy-hidden" || x.Err.Hint == "" || !strings.Contains(x.Err.Message, `the line "as much as he has" of the policy "Peeping" reads what Ann cannot see`):
				t.Errorf("%s: %v [%s]", policy.Model.Title, x.Err, x.Err.Code)
			case x.Err.At != policy.Model.Lines[0].Range:
				t.Errorf("%s: the error is at %v", policy.Model.Title, x.Err.At)
			default:
				stopped++
			}
		}
		if peeps && stopped < 5 {
			t.Errorf("%s: it reads a hand that it cannot see, and was stopped %d times of 9", policy.Model.Title, stopped)
		}
	}
}

// TestGuardedPoliciesDecideAlike: a guard changes nothing of what shipped policies decide.
func TestGuardedPoliciesDecideAlike(t *testing.T) {
	advised(t, func(t *testing.T, p *machine.Program) {
		watched := interp.NewTracer(p).Watched()
		for _, policy := range p.Policies {
			alike(t, p, watched, policy)
		}
	})
}

// alike plays a few hundred decisions by a policy, and asks it with a guard and without one.
func alike(t *testing.T, p, watched *machine.Program, policy *machine.Policy) {
	t.Helper()
	m, rng := machine.New(p), rand.New(rand.NewPCG(7, 7))
	x, guarded := bot.NewPolicy(p, policy), bot.NewPolicy(p, policy)
	guarded.Guard(watched)
	left := 300
	for seed := uint64(1); left > 0 && seed < 20; seed++ {
		m.Start(seed)
		for ; left > 0 && m.Pending() != nil && m.Err == nil; left-- {
			i := rng.IntN(m.Options().Len())
			if policy.Model.Of(p.Game.Things[m.Player()]) {
				x.Begin(seed, m.Player())
				guarded.Begin(seed, m.Player())
				best, again := slices.Clone(x.Best(m)), guarded.Best(m)
				if guarded.Err != nil || !slices.Equal(best, again) {
					t.Errorf("%s, seed %d, after %d decisions, at %q: %v without a guard, %v with one, %v", policy.Model.Title, seed, m.Count, m.Pending().Name, best, again, guarded.Err)
					return
				}
				i = x.Choose(m)
			}
			m.Choose(i)
		}
	}
}
