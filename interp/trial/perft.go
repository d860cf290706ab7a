package trial

import (
	"errors"
	"fmt"

	"sandtable/interp/compile"
	"sandtable/interp/perft"
)

// perft counts the sequences of decisions from here and compares them; the first length that
// differs is the failure. The test's next rolls are the dice of every sequence.
func (r *runner) perft(s *compile.Step) bool {
	unit := r.m.P.Game.Unit
	rules := perft.Rules{Depth: len(s.Model.Perft), Context: r.ctx, Purse: r.purse}
	for _, v := range r.script.rolls[r.script.next:] {
		rules.Rolls = append(rules.Rolls, v/unit)
	}
	tally, err := perft.From(r.m, rules)
	var e *perft.Error
	if errors.As(err, &e) && e.Chance {
		r.fail(s.Model.Range, "the sequences of decisions cannot be counted: %v; name the dice with rolls", err)
		return false
	}
	if err != nil {
		r.fail(s.Model.Range, "the sequences of decisions cannot be counted: %v", err)
		return false
	}
	r.script.next += tally.Thrown
	for i, want := range s.Model.Perft {
		if n := tally.ByDepth[i]; n != int64(want/unit) {
			r.fail(s.Model.Range, "the number of sequences of %d decisions is not as expected", i+1)
			r.Failure.Expected, r.Failure.Found = fmt.Sprint(want/unit), fmt.Sprint(n)
			return false
		}
	}
	return true
}
