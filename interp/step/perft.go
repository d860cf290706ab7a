package step

import (
	"errors"
	"fmt"

	"sandtable/interp/perft"
)

// perft counts the sequences of decisions from here and compares them; the first length that
// differs is the failure. The test's next rolls are the dice of every sequence.
func (r *runner) perft(counts []int32) bool {
	unit := r.m.P.Game.Unit
	rules := perft.Rules{Depth: len(counts), Context: r.ctx, Purse: r.purse}
	for _, v := range r.script.rolls[r.script.next:] {
		rules.Rolls = append(rules.Rolls, v/unit)
	}
	tally, err := perft.From(r.m, rules)
	var e *perft.Error
	if errors.As(err, &e) && e.Chance {
		r.fail(r.at, "the sequences of decisions cannot be counted: %v; name the dice with rolls", err)
		return false
	}
	if err != nil {
		r.fail(r.at, "the sequences of decisions cannot be counted: %v", err)
		return false
	}
	r.script.next += tally.Thrown
	for i, want := range counts {
		if n := tally.ByDepth[i]; n != int64(want/unit) {
			r.failAs(r.at, fmt.Sprint(want/unit), fmt.Sprint(n), "the number of sequences of %d decisions is not as expected", i+1)
			return false
		}
	}
	return true
}
