package line_test

import (
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/show/line"
)

// TestTheEndOfAGame: it is told once; who types it in hears what is left to do, a pipe is read no
// further.
func TestTheEndOfAGame(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone", interp.Setup{})
	game := []string{"3", "3", "3", "3"}
	const left = "The game is over, and nothing is left to decide"
	piped := typed(t, p, line.Options{}, append(game, "3", "log", "nonsense")...)
	if !strings.HasSuffix(piped, "4 decisions.\n") || strings.Count(piped, "The game is over") != 1 {
		t.Errorf("a pipe goes on behind the end:\n%s", piped)
	}
	text, err := atScreen(p, line.Options{Terminal: true}, append(game, "3", "nonsense", "more", "why-not take", "log 1", "", "undo", "2", "quit", "3")...)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(text, "help lists what else may be typed") != 1 || strings.Contains(piped, "help lists what else") {
		t.Errorf("that there is help is to be said once, to who types:\n%s", text)
	}
	if text, _ := atScreen(p, line.Options{Terminal: true}, append(game, "again", "3")...); !strings.Contains(text, "again plays it anew") || strings.Count(text, "the end> ") != 1 {
		t.Errorf("the game is not left for another one:\n%s", text)
	}
	for _, c := range []struct {
		say   string
		times int
	}{
		{left, 4}, {"undo takes the last decision back; log, look,", 2}, {"The game is over: Black wins", 1}, {"The game is over: White wins", 1}, {"the end> ", 8},
	} {
		if n := strings.Count(text, c.say); n != c.times {
			t.Errorf("%q is told %d times and not %d:\n%s", c.say, n, c.times, text)
		}
	}
}
