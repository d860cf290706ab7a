package line_test

import (
	"bytes"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/session"
	"sandtable/show/line"
)

// wholeTurns are games with a sequence of play, and what the log reads, so often, when the first
// turn is over.
var wholeTurns = []struct {
	name  string
	setup interp.Setup
	until string
	times int
}{
	{"lanzerath", interp.Setup{}, "Attacker Phase", 2},
	{"crowbar", interp.Setup{}, "Time Passes", 1},
	{"crowbar", interp.Setup{Options: map[string]string{"mode": "versus_two"}}, "Time Passes", 1},
	{"alder_crossing", interp.Setup{}, "Turn: 1 -> 2", 1},
	{"salt_roads", interp.Setup{}, "Turn: 1 -> 2", 1},
	{"low_fields", interp.Setup{}, "Round: 1 -> 2", 1},
}

// mostOfTurn is how many decisions of a turn are played.
const mostOfTurn = 150

// begun is a new game.
func begun(t *testing.T, p *machine.Program) *session.Session {
	t.Helper()
	g := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Digest: p.Digest, Seed: 5}})
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	if err := g.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	return g
}

// told is all that has happened in a game, as a spectator reads it.
func told(g *session.Session) string { return strings.Join(g.Lines(view.Spectator, -1), "\n") }

// drawnTurn plays a first turn, choosing an action at random and then one of its options.
func drawnTurn(t *testing.T, p *machine.Program, seed uint64, until string, times int) *session.Session {
	t.Helper()
	g, rng := begun(t, p), rand.New(rand.NewPCG(seed, 7))
	for g.M.Pending() != nil && g.At() < mostOfTurn && strings.Count(told(g), until) < times {
		by := map[string][]int{}
		var heads []string
		for i, o := range g.Options() {
			head, _, _ := strings.Cut(o.Key, " ")
			if by[head] == nil {
				heads = append(heads, head)
			}
			by[head] = append(by[head], i)
		}
		if n := slices.Index(heads, "pass"); n >= 0 && len(heads) > 1 && rng.IntN(6) > 0 {
			heads = slices.Delete(heads, n, n+1)
		}
		list := by[heads[rng.IntN(len(heads))]]
		if err := g.Choose(list[rng.IntN(len(list))], ""); err != nil {
			t.Fatal(err)
		}
		if err := g.GoOn(nil); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// typist types what takes given decisions, as a pipe does: one line whenever the screen waits for
// one.
type typist struct {
	game  *session.Session
	want  []save.Decision
	shown *bytes.Buffer
	rng   *rand.Rand
	lines []string
}

// Read is one line.
func (w *typist) Read(b []byte) (int, error) {
	if len(w.lines) > 20*len(w.want)+50 {
		return 0, io.EOF
	}
	line := w.line()
	w.lines = append(w.lines, line)
	return copy(b, line+"\n"), nil
}

// line is what is typed next: Enter for the player to whom the screen is handed, else the number or
// the key of the next decision.
func (w *typist) line() string {
	text := strings.TrimSpace(w.shown.String())
	if last := text[strings.LastIndexByte(text, '\n')+1:]; strings.HasSuffix(last, "presses Enter.") {
		return ""
	}
	if w.game.At() >= len(w.want) {
		return "quit"
	}
	key := w.want[w.game.At()].Key
	if w.rng.IntN(2) == 0 {
		if n := w.listed(key); n != "" {
			return n
		}
	}
	return key
}

// listed is the number under which the screen has listed an option last; "" if it has not.
func (w *typist) listed(key string) string {
	text := w.shown.String()
	lines := strings.Split(text[max(len(text)-4000, 0):], "\n")
	for _, l := range slices.Backward(lines) {
		if strings.Contains(l, "> ") || strings.Contains(l, ": ") { // the prompt before
			break
		}
		if n, rest, ok := strings.Cut(strings.TrimSpace(l), ") "); ok && strings.HasPrefix(rest+" ", key+" ") {
			return n
		}
	}
	return ""
}

// TestWholeTurnsTyped: first turns that were drawn at random are typed through a pipe and to a
// screen reader, each decision by its number where that is listed or by its key, and the game is
// the same.
func TestWholeTurnsTyped(t *testing.T) {
	for _, x := range wholeTurns {
		t.Run(x.name+x.setup.Options["mode"], func(t *testing.T) {
			root, dir := content.Games, x.name
			if _, err := root.Open(dir); err != nil {
				root, dir = examples.Games, "games/"+x.name
			}
			p := program(t, root, dir, x.setup)
			for seed := range uint64(2) {
				want := drawnTurn(t, p, seed, x.until, x.times)
				for _, reader := range []bool{false, true} {
					typeTurn(t, p, want, reader)
				}
				t.Logf("%d decisions", want.At())
			}
		})
	}
}

// typeTurn types what was decided in a game, and compares what came of it.
func typeTurn(t *testing.T, p *machine.Program, want *session.Session, reader bool) {
	t.Helper()
	g, out := begun(t, p), &bytes.Buffer{}
	w := &typist{game: g, want: want.Decisions(), shown: out, rng: rand.New(rand.NewPCG(1, 2))}
	if err := line.New(w, out, line.Options{Reader: reader, Echo: true}).Play(g); err != nil {
		t.Fatal(err)
	}
	if got := told(g); got != told(want) {
		t.Errorf("reader %v: %d decisions, not %d, after %q", reader, g.At(), want.At(), w.lines[max(len(w.lines)-5, 0):])
	}
}
