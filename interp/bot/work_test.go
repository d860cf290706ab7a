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
	if long > 2*short || long > 2*machine.DefaultLimits.Steps+machine.DefaultLimits.Steps/2 {
		t.Errorf("a choice may take %d steps in a short game, %d in the longest", short, long)
	}
	thorough := Kind{Careful: true, Tries: 8 * Tries, Ahead: Ahead}
	if more := thorough.work(machine.GameWork(10)); more <= 2*short {
		t.Errorf("eight times as many continuations have %d steps, not more than twice %d", more, short)
	}
}
