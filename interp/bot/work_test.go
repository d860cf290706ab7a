package bot

import (
	"testing"

	"sandtable/interp/machine"
)

// TestWorkOfAChoice: people wait for a choice, so its budget does not grow with the declared length of
// the game; it grows with what is asked of the bot.
func TestWorkOfAChoice(t *testing.T) {
	usual := Kind{Careful: true, Tries: Tries, Ahead: Ahead}
	short, long := usual.work(machine.GameWork(10)), usual.work(machine.GameWork(machine.LongestGame))
	if long != short || long > 3*machine.DefaultLimits.Steps {
		t.Errorf("a choice may take %d steps in a short game, %d in the longest", short, long)
	}
	// What the dearest choices in content take, so that the budget does not change how they fall.
	if least := (Kind{Careful: true, Tries: 2, Ahead: 10}).work(machine.GameWork(machine.LongestGame)); least < 57_000_000 {
		t.Errorf("a choice of two continuations of ten decisions has %d steps", least)
	}
	thorough := Kind{Careful: true, Tries: 8 * Tries, Ahead: Ahead}
	if more := thorough.work(machine.GameWork(10)); more <= 2*short {
		t.Errorf("eight times as many continuations have %d steps, not more than twice %d", more, short)
	}
}
