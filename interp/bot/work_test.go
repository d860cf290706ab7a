package bot

import (
	"testing"
	"time"

	"sandtable/interp/machine"
)

// TestWorkOfAChoice: people wait for a choice, so its budget does not grow with the declared length
// of the game; it grows with what is asked of the bot, and nothing asked means little.
func TestWorkOfAChoice(t *testing.T) {
	asked, unasked := Kind{Search: true, Iterations: usual}, Kind{Search: true}
	short, long := asked.work(machine.GameWork(10)), asked.work(machine.GameWork(machine.LongestGame))
	if long != short || long > 3*machine.DefaultLimits.Steps {
		t.Errorf("a choice may take %d steps in a short game, %d in the longest", short, long)
	}
	if n := unasked.work(machine.GameWork(machine.LongestGame)); n != usualWork || unasked.most() != usual {
		t.Errorf("a usual choice may take %d steps and %d continuations", n, unasked.most())
	}
	for _, thorough := range []Kind{{Search: true, Iterations: 8 * usual}, {Search: true, Time: 10 * time.Second}} {
		if more := thorough.work(machine.GameWork(10)); more <= 2*short {
			t.Errorf("%s has %d steps, not more than twice %d", thorough, more, short)
		}
	}
}

// TestUsualWorkIsKept: without a number a choice ends near the work of a usual one, however dear
// continuations are, and has tried each option by then.
func TestUsualWorkIsKept(t *testing.T) {
	s := &Search{kind: Kind{Search: true}, most: usual, work: usualWork, purse: machine.NewPurse(usualWork)}
	const options, dear = 40, 20_000
	left, rounds := options, halvings(options)
	for round := 1; round <= rounds; round++ {
		for again := true; again; again = !s.due(round, rounds) {
			n := s.lap(left, round, rounds)
			s.did += n * left
			if s.purse.Spend(n*left*dear) < 0 && (round < rounds || n > 1) {
				t.Fatalf("in round %d of %d a lap of %d goes beyond the budget", round, rounds, n)
			}
		}
		left = (left + 1) / 2
	}
	if s.did < options || s.spent() < usualWork/2 {
		t.Errorf("%d continuations in %d steps", s.did, s.spent())
	}
}
