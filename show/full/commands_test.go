package full

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/play/talk"
	"sandtable/play/talk/decisiontest"
	"sandtable/schema/load"
)

// TestEveryCommandAtEveryDecision: each command and each key is answered at each kind of decision,
// also where nothing is legal: by a frame, never by a fault or an empty screen.
func TestEveryCommandAtEveryDecision(t *testing.T) {
	t.Chdir(t.TempDir()) // what save writes
	for name, text := range decisiontest.Decisions {
		t.Run(name, func(t *testing.T) {
			g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: decisiontest.Game(text), Dir: "game", Name: "game"}})
			if g == nil {
				t.Fatal(found)
			}
			p, err := interp.Build(g, interp.Setup{})
			if err != nil {
				t.Fatal(err)
			}
			for _, verb := range talk.Verbs() {
				var presses []string
				for _, arg := range []string{"", "1", "ann", "x"} {
					presses = append(presses, ": "+quoted(strings.TrimSpace(verb+" "+arg))+" enter", "esc")
				}
				answered(t, p, presses)
			}
			for _, list := range tables() {
				for _, b := range list.list {
					for _, k := range strings.Fields(b.keys) {
						if special[k] != 0 || len(k) == 1 {
							answered(t, p, []string{k, k, "enter", "esc"})
						}
					}
				}
			}
		})
	}
}

// answered takes the first action of a game, and then presses keys.
func answered(t *testing.T, p *machine.Program, presses []string) {
	t.Helper()
	defer func() {
		if x := recover(); x != nil {
			t.Fatalf("%q: panic: %v\n%s", presses, x, debug.Stack())
		}
	}()
	h := sitAt(t, p, "deciding", 100, 32)
	h.uncovered()
	if h.press("/ 'wait enter esc"); h.desk.game.At() == 0 {
		t.Fatal("the first action is not taken:\n" + Frame(h.state).Text())
	}
	for _, keys := range presses {
		if h.left {
			return
		}
		h.press(keys)
		if shown := Frame(h.state).Text(); strings.TrimSpace(shown) == "" || strings.Contains(shown, "internal error") {
			t.Fatalf("%q of %q: the screen is\n%s", keys, fmt.Sprint(presses), shown)
		}
	}
}

// TestTypedCommands: what a command lists is opened where the decision is, or told, if it is all.
func TestTypedCommands(t *testing.T) {
	h := sit(t, "chess", 80, 24)
	h.press(": 'board enter")
	h.shows("The board is in sight")
	h.press(": 'players enter")
	h.shows("Black: a person at this screen")
	h.press("esc")
	h.press(": 'more enter")
	h.shows("e2-e4")
	h.press("esc : 'e2 enter")
	if len(h.kids) != 2 {
		t.Errorf("e2 may mean %d options, want 2:\n%s", len(h.kids), Frame(h.state).Text())
	}
	h.press("enter : 'news enter")
	h.shows("e2 ->")
}
