package line_test

import (
	"io"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/session"
	"sandtable/show/line"
)

// hands is a person at a screen: each of the lines is typed when the screen waits for one; "^C" is
// Ctrl-C.
type hands struct {
	lines   []string
	pressed chan struct{}
	out     strings.Builder
	more    chan string
}

// Write is what the screen shows; a prompt makes the person type.
func (h *hands) Write(p []byte) (int, error) {
	h.out.Write(p)
	if text := string(p); (strings.HasSuffix(text, "> ") || strings.HasSuffix(text, "): ")) && len(h.lines) > 0 {
		line := h.lines[0]
		h.lines = h.lines[1:]
		if line == "^C" {
			go func() { h.pressed <- struct{}{} }()
		} else {
			h.more <- line + "\n"
		}
	}
	return len(p), nil
}

// Read is the keyboard.
func (h *hands) Read(p []byte) (int, error) {
	line, ok := <-h.more
	if !ok {
		return 0, io.EOF
	}
	return copy(p, line), nil
}

// TestInterrupt: Ctrl-C leaves a game that is saved, asks once before it drops one that is not, and
// asks again when the game has gone on.
func TestInterrupt(t *testing.T) {
	stones := program(t, examples.Games, "games/last_stone", interp.Setup{})
	ice := program(t, examples.Games, "games/push_your_luck", interp.Setup{})
	const asks, drops = "The game is not saved", "The game was not saved"
	file := filepath.Join(t.TempDir(), "a.save")
	for _, c := range []struct {
		name  string
		dice  bool
		lines []string
		asked int
		drops bool
		at    int
	}{
		{"nothing decided", false, []string{"^C"}, 0, false, 0},
		{"at once", false, []string{"3", "^C", "^C"}, 1, true, 1},
		{"by quit", false, []string{"3", "^C", "quit"}, 1, true, 1},
		{"goes on", false, []string{"3", "^C", "", "1", "^C", "2", "^C", "^C"}, 3, true, 3},
		{"is saved", false, []string{"3", "^C", "save " + file, "1", "^C"}, 1, false, 2},
		{"at a throw", true, []string{"3", "fish", "^C", "4", "^C", "quit"}, 2, true, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := stones
			if c.dice {
				p = ice
			}
			h := &hands{lines: c.lines, pressed: make(chan struct{}), more: make(chan string, 10)}
			defer close(h.more)
			sc := line.New(h, h, line.Options{Terminal: true, Interrupts: h.pressed})
			cfg := session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Seed: 5}}
			if c.dice {
				cfg.Ask = sc.AskDie
			}
			g := session.New(cfg)
			if err := g.Start(); err != nil {
				t.Fatal(err)
			}
			if err := sc.Play(g); err != nil {
				t.Fatal(err)
			}
			if err := g.Close(); err != nil {
				t.Fatal(err)
			}
			text := h.out.String()
			if n := strings.Count(text, asks); n != c.asked || len(h.lines) > 0 || g.At() != c.at {
				t.Errorf("asked %d times, not %d; %d decisions, not %d; not typed: %q\n%s", n, c.asked, g.At(), c.at, h.lines, text)
			}
			if strings.Contains(text, drops) != c.drops {
				t.Errorf("that the game was not saved is told: %v\n%s", !c.drops, text)
			}
		})
	}
}

// TestInterruptKeeps: where there is a folder for it, Ctrl-C keeps a game that is not saved, and
// asks nothing.
func TestInterruptKeeps(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone", interp.Setup{})
	dir := filepath.Join(t.TempDir(), "state")
	for kept := range 2 {
		h := &hands{lines: []string{"3", "^C"}, pressed: make(chan struct{}), more: make(chan string, 10)}
		sc := line.New(h, h, line.Options{Terminal: true, Interrupts: h.pressed, Keep: dir, Width: 200})
		g := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Seed: 5}})
		if err := g.Start(); err != nil {
			t.Fatal(err)
		}
		if err := sc.Play(g); err != nil {
			t.Fatal(err)
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
		close(h.more)
		list, err := saves.List(dir)
		if err != nil || len(list) != kept+1 || list[0].Decisions != 1 || !strings.Contains(h.out.String(), "Saved in "+list[0].Path) {
			t.Errorf("%v: %v\n%s", list, err, h.out.String())
		}
	}
}

// TestInterruptWhileBotsPlay: bots that play by themselves stop for Ctrl-C.
func TestInterruptWhileBotsPlay(t *testing.T) {
	p := program(t, examples.Games, "games/push_your_luck", interp.Setup{})
	g := session.New(session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Seed: 5},
		Bots: map[int32]bot.Kind{p.Players[0].ID: {}, p.Players[1].ID: {}}})
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	h := &hands{lines: []string{"quit"}, pressed: make(chan struct{}, 1), more: make(chan string, 10)}
	defer close(h.more)
	h.pressed <- struct{}{}
	if err := line.New(h, h, line.Options{Terminal: true, Interrupts: h.pressed}).Play(g); err != nil {
		t.Fatal(err)
	}
	if g.M.Done() {
		t.Errorf("the bots have played on:\n%s", h.out.String())
	}
}
