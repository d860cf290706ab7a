package bot

import (
	"testing"
	"time"

	"sandtable/interp/machine"
)

// TestWorkOfAChoice: people wait for a choice, so its budget does not grow with the declared length
// of the game; it grows with what is asked of the bot.
func TestWorkOfAChoice(t *testing.T) {
	usual := Kind{Search: true, Iterations: Iterations}
	short, long := usual.work(machine.GameWork(10)), usual.work(machine.GameWork(machine.LongestGame))
	if long != short || long > 3*machine.DefaultLimits.Steps {
		t.Errorf("a choice may take %d steps in a short game, %d in the longest", short, long)
	}
	for _, thorough := range []Kind{{Search: true, Iterations: 8 * Iterations}, {Search: true, Time: 10 * time.Second}} {
		if more := thorough.work(machine.GameWork(10)); more <= 2*short {
			t.Errorf("%s has %d steps, not more than twice %d", thorough, more, short)
		}
	}
}
