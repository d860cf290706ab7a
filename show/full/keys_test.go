package full

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestKeysAreDocumented: docs/play.md has all keys.
func TestKeysAreDocumented(t *testing.T) {
	const file, from, to = "../../docs/play.md", "<!-- keys: written by go test ./show/full -update -->\n", "<!-- end of keys -->"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(text), from)
	_, tail, closed := strings.Cut(rest, to)
	if !ok || !closed {
		t.Fatal("docs/play.md has no room for the keys")
	}
	var table strings.Builder
	write := func(heading string, rows [][2]string) {
		fmt.Fprintf(&table, "\n%s:\n\n| key | does |\n|---|---|\n", heading)
		for _, r := range rows {
			fmt.Fprintf(&table, "| `%s` | %s |\n", r[0], r[1])
		}
	}
	for _, t := range tables() {
		var rows [][2]string
		for _, b := range t.list {
			rows = append(rows, [2]string{b.shown, b.about})
		}
		write(t.heading, rows)
	}
	var rows [][2]string
	for _, b := range reviewKeys {
		rows = append(rows, [2]string{b.shown, b.about})
	}
	write("In a replay", rows)
	write("In a list", pickRows())
	write("In a text", inWords(paneKeys))
	write("The mouse", mouseRows)
	want := head + from + table.String() + "\n" + to + tail
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if want != string(text) {
		t.Error("docs/play.md does not have the keys as they are (-update writes them)")
	}
}

// TestPlacesByName: g goes to a place by the name that it has besides, and a name that is typed as
// an option means the place; counters on the map have short names with whole numbers, and figures.
func TestPlacesByName(t *testing.T) {
	h := sit(t, "bastogne", 140, 45, "german")
	h.press("g 'wiltz enter")
	if got := h.m.Scene.Things[h.cursor].Title; got != "56.26 Wiltz" {
		t.Errorf("g wiltz goes to %s", got)
	}
	h.press("/ 'wiltz enter")
	if log := fmt.Sprint(h.m.Said); h.desk.game.At() == 0 || !strings.Contains(Frame(h.state).Text(), "{G2110}") {
		t.Errorf("wiltz is no option: %s\n%s", log, Frame(h.state).Text())
	}
	if text := Frame(h.state).Text(); !strings.Contains(text, "3-0-6") {
		t.Errorf("the counter has no figures:\n%s", text)
	}
}

// TestEachKeyOnce: no key is bound twice, and whatever does something is told in the help.
func TestEachKeyOnce(t *testing.T) {
	for _, list := range [][]keysIn{tables(), reviewTables()} {
		seen := map[string]bool{}
		for _, x := range list {
			for _, b := range x.list {
				if b.shown == "" || b.about == "" {
					t.Errorf("%q is not told", b.keys)
				}
				for _, k := range strings.Fields(b.keys) {
					if seen[k] {
						t.Errorf("%q is bound twice", k)
					}
					seen[k] = true
				}
			}
		}
	}
}

// TestKeysThatHold: what the help lists does something or says why not, and what it does not list
// does nothing: no letter, digit or sign changes the screen that is not told.
func TestKeysThatHold(t *testing.T) {
	for _, game := range []string{"chess", "alder_crossing", "low_fields", "last_stone", "lanzerath"} {
		for r := rune('!'); r <= '~'; r++ {
			h := sit(t, game, 80, 24)
			h.press("n")
			key, listed := string(r), false
			for _, x := range tables() {
				for _, b := range x.list {
					listed = listed || slices.Contains(strings.Fields(b.keys), key) && h.now(x.when) && (b.holds == nil || b.holds(h.state))
				}
			}
			before := Frame(h.state).Text()
			h.press(key)
			changed := Frame(h.state).Text() != before || h.typing != nil || h.left || h.pane != nil
			if changed && !listed {
				t.Errorf("%s: %q does something, and the help does not tell it", game, key)
			}
			if listed && !changed && !strings.ContainsAny(key, "pbhjklHJKLZ.0123456789-+y") {
				t.Errorf("%s: the help tells of %q, which does nothing", game, key)
			}
		}
	}
}
