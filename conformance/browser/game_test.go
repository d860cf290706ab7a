package browser

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
)

func quote(s string) string {
	out, _ := json.Marshal(s)
	return string(out)
}

// TestWholeGames: people in two seats play to the end by clicks, a third watches, the server is
// killed in the middle; nobody loads a page anew, and all see the same game.
func TestWholeGames(t *testing.T) {
	for _, x := range []struct {
		game   []string
		killAt int
		hidden bool // each sees what others do not
	}{
		{[]string{"kuhn_poker"}, 1, true},
		{[]string{"salt_roads"}, 20, false},
		{[]string{"bastogne"}, 150, false},
	} {
		t.Run(x.game[0], func(t *testing.T) {
			s := serve(t, x.game...)
			tabs := browse(t, s.links)
			players, watcher := tabs[:len(tabs)-1], tabs[len(tabs)-1]
			lot, taken := rand.New(rand.NewPCG(4, 4)), 0
			for {
				at, who := settled(tabs)
				if who == nil {
					break
				}
				if who == watcher {
					t.Fatal("a spectator is asked")
				}
				who.take(lot)
				taken++
				for _, other := range tabs {
					other.until("the decision behind "+at, func() bool { n, _ := other.decision(); return n != at })
				}
				if taken == x.killAt {
					s.kill()
					for _, other := range tabs {
						other.until("that the table is away", func() bool { return other.text(".lost") != "" })
					}
					s.again()
					for _, other := range tabs {
						other.until("the table", func() bool { return other.text(".lost") == "" })
					}
				}
			}
			if taken <= x.killAt {
				t.Errorf("the game ended after %d decisions, before the server was killed", taken)
			}
			ends := watcher.told(".end")
			for _, other := range players {
				if got := other.told(".end"); got == "" || got != ends && !x.hidden {
					t.Errorf("%s reads of the end: %q; the spectator: %q", other.seat, got, ends)
				}
			}
			for _, other := range tabs {
				other.sound()
			}
			s.kill()
			s.verify(taken)
		})
	}
}

// settled waits until all tabs show the same decision or the end, and returns its number and the tab
// whose reader is asked; nil if the game is over.
func settled(tabs []*tab) (at string, who *tab) {
	tabs[0].until("a decision or the end in all tabs", func() bool {
		who = nil
		for i, x := range tabs {
			n, own := x.decision()
			if i > 0 && n != at {
				return false
			}
			at = n
			if own {
				who = x
			}
		}
		return who != nil || tabs[len(tabs)-1].text(".end") != ""
	})
	return at, who
}

// take chooses something at random: by the list, or by the map as far as it leads; what is marked
// in the end is taken. A set of choices is made one by one.
func (x *tab) take(lot *rand.Rand) {
	x.t.Helper()
	at, _ := x.decision()
	for range 40 { // a set is chosen in as many steps as it has members
		before := x.shown()
		did := eval[string](x, fmt.Sprintf(click, lot.IntN(1<<20)))
		if did == "" {
			x.t.Fatalf("%s: nothing can be chosen:\n%s", x.seat, x.text("aside"))
		}
		moved := false
		x.until("what follows "+did, func() bool {
			now := x.shown()
			moved = now[0] != at
			return now != before
		})
		if moved {
			return
		}
	}
	x.t.Fatalf("%s: no option is left after 40 clicks:\n%s", x.seat, x.text("aside"))
}

// click presses one of the things of a page that lead on, drawn by a number: Take it if something
// is marked, else a place on the map, or an entry of the list. It returns what was pressed.
const click = `(lot => {
	const press = e => { e.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true})); return e.textContent.trim() || e.getAttribute("href"); };
	const marked = document.querySelector("#marked .take");
	if (marked) return press(marked);
	const map = [...document.querySelectorAll(".map a.target, .beside a.target")];
	const list = [...document.querySelectorAll("form.options:not(:has(input[name=set])) button[name=key], form.options a.open")];
	const from = lot %% 2 && map.length && !document.querySelector(".crumbs a") ? map : list.length ? list : map;
	return from.length ? press(from[(lot >> 1) %% from.length]) : "";
})(%d)`

// verify holds that the save has all decisions, and replays.
func (s *server) verify(taken int) {
	s.t.Helper()
	out, err := exec.Command(program, "replay", s.save, "--verify").CombinedOutput()
	if err != nil {
		s.t.Fatalf("the save does not replay: %v\n%s", err, out)
	}
	text, err := os.ReadFile(s.save)
	if err != nil {
		s.t.Fatal(err)
	}
	if n := strings.Count(string(text), "\n"); n < taken {
		s.t.Errorf("the save has %d lines after %d decisions", n, taken)
	}
}

// TestHidden: a player never reads another's card in the page, whatever happens, until it is shown.
func TestHidden(t *testing.T) {
	s := serve(t, "kuhn_poker")
	tabs := browse(t, s.links)
	ann, ben, watch := tabs[0], tabs[1], tabs[2]
	own := ""
	for _, card := range []string{"Jack", "Queen", "King"} {
		if strings.Contains(eval[string](ann, "document.documentElement.innerHTML"), card) {
			own += card
		}
	}
	if own == "" {
		t.Fatalf("Ann reads no card:\n%s", ann.text("body"))
	}
	for _, x := range []*tab{ben, watch} {
		if strings.Contains(eval[string](x, "document.querySelector('.board').innerHTML"), own) {
			t.Errorf("%s reads Ann's card, the %s", x.seat, own)
		}
	}
}
