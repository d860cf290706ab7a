package full

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"sandtable/cmd/session"
	"sandtable/interp"
	"sandtable/interp/choice"
)

// turn is a typical turn of a game, played by keys.
type turn struct {
	game  string
	setup interp.Setup
	what  string // what is done in it
	keys  string
	most  int // keys that it may take
}

// turns are played by keys and by mouse, and their keys are counted; docs/play.md has the table.
var turns = []turn{
	{"lanzerath", interp.Setup{}, "five attacks", strings.Repeat("1 enter enter n enter ", 4) + "1 enter enter enter", 25},
	{"crowbar", interp.Setup{}, "thirteen bombs", "/ 'd5x2_e5x2_g5x2_l5x2_k8x3_a7x2 enter", 33},
	{"crowbar", interp.Setup{Options: map[string]string{"mode": "versus_two"}}, "versus: guns laid, a post manned", "enter " + strings.Repeat("n enter ", 12), 33},
	{"alder_crossing", interp.Setup{}, "three marches and an attack", "1 enter 1 6 enter 1 enter 1 0 enter 1 enter 1 4 enter 3 enter 1 enter space space enter", 25},
	{"salt_roads", interp.Setup{}, "a card chosen by each, and the orders that it pays for", "enter 3 enter enter 1 enter n enter n enter n enter n enter", 20},
	{"low_fields", interp.Setup{}, "six squads placed, and a march", strings.Repeat("n enter n enter ", 4) + strings.Repeat("n enter ", 2) + "1 enter enter enter", 30},
	{"chess", interp.Setup{}, "a move", "/ 'e2e4 enter", 6},
	{"bastogne", interp.Setup{Scenario: "no_no_noville"}, "two units placed", "n enter n enter", 4},
}

// name is how the turn's file and its tests are called.
func (x turn) name() string {
	if mode := x.setup.Options["mode"]; mode != "" {
		return x.game + "_" + mode
	}
	return x.game
}

// sitTurn sits down at the game of a turn.
func (x turn) sit(t *testing.T) *hand {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: source(x.game)})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, x.setup)
	if err != nil {
		t.Fatal(err)
	}
	return sitAt(t, p, x.game, 80, 24)
}

// decided is the keys of what has been decided.
func (h *hand) decided() (out []string) {
	for _, d := range h.desk.game.Decisions() {
		out = append(out, d.Key)
	}
	return out
}

// TestTurns: typical turns by keys alone: the screens before and after and the log are golden, and
// the keys are few. The same decisions by mouse alone have the same log.
func TestTurns(t *testing.T) {
	var table strings.Builder
	table.WriteString("\n| game | turn | keys | clicks |\n|---|---|---|---|\n")
	for _, x := range turns {
		t.Run(x.name(), func(t *testing.T) {
			h := x.sit(t)
			text := Frame(h.state).Text()
			h.press(x.keys)
			text += Frame(h.state).Text() + strings.Join(session.Texts(h.m.Log), "\n") + "\n"
			golden(t, "turn_"+x.name(), text)
			if len(h.decided()) == 0 {
				t.Fatal("nothing has been decided")
			}
			if h.keys > x.most {
				t.Errorf("it takes %d keys", h.keys)
			}
			clicks := byMouse(t, x.sit(t), h.decided(), session.Texts(h.m.Log))
			fmt.Fprintf(&table, "| %s | %s | %d | %d |\n", x.game, x.what, h.keys, clicks)
		})
	}
	t.Log(table.String())
	documented(t, "<!-- turns: written by go test ./cmd/full -update -->\n", "<!-- end of turns -->", table.String())
}

// documented compares a part of docs/play.md with what it ought to be.
func documented(t *testing.T, from, to, want string) {
	t.Helper()
	file := filepath.FromSlash("../../docs/play.md")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(text), from)
	_, tail, closed := strings.Cut(rest, to)
	if !ok || !closed {
		t.Fatalf("docs/play.md has no %q", from)
	}
	if all := head + from + want + "\n" + to + tail; *update {
		if err := os.WriteFile(file, []byte(all), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if all != string(text) {
		t.Errorf("docs/play.md is not as it ought to be between %q and %q (-update writes it)", from, to)
	}
}

// byMouse decides the same by mouse alone, and returns how many clicks that takes.
func byMouse(t *testing.T, h *hand, decisions, log []string) (clicks int) {
	t.Helper()
	for n := 0; n < 1000 && len(h.decided()) < len(decisions); n++ {
		if h.m.Cover != "" { // it is handed over by a key: nobody clicks for somebody else
			h.press("enter")
			continue
		}
		before := h.decided()
		want := decisions[len(before)]
		if !slices.Equal(before, decisions[:len(before)]) {
			t.Fatalf("by mouse %q was decided, not %q", before, decisions[:len(before)])
		}
		if len(h.m.Ask.Options) == 1 { // answers itself
			h.press("enter")
			continue
		}
		clicks += clickFor(t, h, want)
	}
	if got := strings.Join(session.Texts(h.m.Log), "\n"); got != strings.Join(log, "\n") {
		t.Errorf("by mouse the log is\n%s\nby keys\n%s", got, strings.Join(log, "\n"))
	}
	return clicks
}

// clickFor clicks on the way on that leads to an option, until something is decided or opened.
func clickFor(t *testing.T, h *hand, want string) (clicks int) {
	t.Helper()
	option := -1
	for i := range h.m.Ask.Options {
		if h.m.Ask.Options[i].Key == want {
			option = i
		}
	}
	if option < 0 { // a point that is listed when somebody looks around
		option = slices.IndexFunc(h.m.Ask.Options, func(o choice.Option) bool { return interp.WithoutPoints(o.Key) == interp.WithoutPoints(want) })
	}
	kid := slices.IndexFunc(h.kids, func(k choice.Kid) bool { return slices.Contains(k.Of, option) })
	if option >= 0 && kid < 0 { // it lies behind another node
		h.press("esc")
		return 0
	}
	if kid < 0 {
		t.Fatalf("%q is not among the options", want)
	}
	for range 100 {
		g := Frame(h.state)
		for y := range g.H {
			for x := range g.W {
				if hit := g.At(x, y).Hit; hit.What == hitKid && int(hit.N) == kid {
					if h.marked != kid {
						h.does(h.face.click(tea.Mouse{X: x, Y: y, Button: tea.MouseLeft}))
						clicks++
						Frame(h.state)
					}
					h.does(h.face.click(tea.Mouse{X: x, Y: y, Button: tea.MouseLeft}))
					return clicks + 1
				}
			}
		}
		h.wheel(tea.Mouse{X: 1, Y: h.divide().decision.y + 1, Button: tea.MouseWheelDown})
		Frame(h.state)
	}
	t.Fatalf("%q cannot be clicked on:\n%s", want, Frame(h.state).Text())
	return 0
}
