package session_test

import (
	"bytes"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/play/session"
)

func sealer(key string) func() *save.Sealer {
	return func() *save.Sealer { return &save.Sealer{Program: "this", Key: []byte(key)} }
}

// endless returns a game of dice that goes on for a very long time.
func endless(t testing.TB) *machine.Program {
	t.Helper()
	text, err := examples.Games.ReadFile("games/push_your_luck/game.hcl")
	if err != nil {
		t.Fatal(err)
	}
	ends := []byte("max(0, 50 - fisher.home)")
	if !bytes.Contains(text, ends) {
		t.Fatalf("the game does not end by %s", ends)
	}
	text = bytes.Replace(text, ends, []byte("100000000"), 1)
	return program(t, fstest.MapFS{"game.hcl": {Data: text}}, ".", interp.Setup{})
}

// long plays a game at random for so many decisions, with undos between, and leaves a save with
// checkpoints.
func long(t testing.TB, c session.Config, path string, n int, between int64) *session.Session {
	t.Helper()
	s := session.New(c)
	s.Pace(between, 0)
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for s.At() < n && step(t, s, rng) {
		if rng.IntN(9) == 0 {
			if _, _, err := s.Undo(1 + rng.IntN(4)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// TestTakenUpAtACheckpoint: a game that is taken up at a checkpoint stands where it stood, reads as
// it did from there on, goes back to every position before and on again, and goes on alike.
func TestTakenUpAtACheckpoint(t *testing.T) {
	for name, p := range map[string]*machine.Program{
		"ice": endless(t), "battle": battle(t, nil), "two players": battle(t, map[string]string{"mode": "competitive"}),
		"cards": program(t, examples.Games, "games/salt_roads", interp.Setup{}), "climb": program(t, content.Games, "crowbar", interp.Setup{}),
	} {
		t.Run(name, func(t *testing.T) {
			c := config(p, 8)
			c.Sealer = sealer("k")
			path := filepath.Join(t.TempDir(), "a.save")
			s := long(t, c, path, 150, 1)
			viewer := p.Players[0].ID
			want, hashes, texts := s.Lines(viewer, -1), map[int]uint64{}, map[int][]string{}
			decisions, here := keys(s.Decisions()), s.At()
			for s.At() > 0 { // in the game as it was played
				hashes[s.At()], texts[s.At()] = s.M.Hash(), unmarked(s.Lines(viewer, s.At()-1))
				if n, _, err := s.Undo(1); n == 0 || err != nil {
					break
				}
			}
			if _, err := s.Redo(1000); err != nil {
				t.Fatal(err)
			}
			for s.At() < here {
				if err := s.GoOn(nil); err != nil {
					t.Fatal(err)
				}
			}
			if err := s.Save(path + "2"); err != nil { // without the records of all this
				t.Fatal(err)
			}
			l, err := save.Read(path + "2")
			if err != nil {
				t.Fatal(err)
			}
			again := resumed(t, c, l)
			if again.Dim() != 0 {
				t.Fatal("a game without checkpoints is taken up at one")
			}
			l = withCheckpoints(t, c, l, path+"3")
			again = resumed(t, c, l)
			if again.Dim() < here/2 || again.M.Hash() != s.M.Hash() || !slices.Equal(keys(again.Decisions()), decisions) {
				t.Fatalf("%d of %d decisions are not played, hash %x, not %x", again.Dim(), here, again.M.Hash(), s.M.Hash())
			}
			got := unmarked(again.Lines(viewer, -1))
			// where a log begins the headings over its first decision stand again
			first := max(slices.IndexFunc(got, func(l string) bool { return strings.HasPrefix(strings.TrimSpace(l), "> ") }), 0)
			if len(got) > 1 && !strings.HasSuffix(strings.Join(unmarked(want), "\n"), strings.Join(got[max(first, len(got)-3):], "\n")) {
				t.Errorf("the log ends with %q, not %q", got[max(0, len(got)-4):], want[max(0, len(want)-4):])
			}
			for again.At() > 0 {
				if n, _, err := again.Undo(1); err != nil {
					t.Fatal(err)
				} else if n == 0 {
					break
				}
				if h, ok := hashes[again.At()]; ok && again.M.Hash() != h {
					t.Fatalf("back after decision %d, the position is another one", again.At())
				}
				if lines, ok := texts[again.At()]; ok && len(lines) > 0 {
					if got := unmarked(again.Lines(viewer, again.At()-1)); len(got) > 0 && strings.TrimSpace(got[len(got)-1]) != strings.TrimSpace(lines[len(lines)-1]) {
						t.Fatalf("back after decision %d, the log reads %q, not %q", again.At(), got, lines)
					}
				}
			}
			if _, err := again.Redo(1000); err != nil || again.At() != here && again.M.Pending() == nil {
				t.Fatalf("redone, the game stands after decision %d, not %d: %v", again.At(), here, err)
			}
		})
	}
}

// withCheckpoints returns a log with a checkpoint after each decision.
func withCheckpoints(t testing.TB, c session.Config, l *save.Log, path string) *save.Log {
	t.Helper()
	s := session.New(c)
	s.Pace(1, 1<<40)
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	for _, d := range l.Decisions {
		i := slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == d.Key })
		if err := s.Choose(i, d.By); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	out, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(out.Checkpoints) < len(l.Decisions)/2 {
		t.Fatalf("%d checkpoints in %d decisions", len(out.Checkpoints), len(l.Decisions))
	}
	return out
}

// resumed returns a log taken up as late as may be.
func resumed(t testing.TB, c session.Config, l *save.Log) *session.Session {
	t.Helper()
	s := session.New(c)
	s.Pace(1<<40, 0)
	if d, err := s.Resume(l, nil); d != nil || err != nil {
		t.Fatalf("%v, %v", d, err)
	}
	return s
}

// TestCheckpointsAreNotTrusted: a checkpoint of another user, program or content, or one that
// stands in another game, is not used; the log is played, and the game stands where it says.
func TestCheckpointsAreNotTrusted(t *testing.T) {
	p := endless(t)
	c := config(p, 8)
	c.Sealer = sealer("k")
	path := filepath.Join(t.TempDir(), "a.save")
	s := long(t, c, path, 100, 1)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	l, err := save.Read(path)
	if err != nil || len(l.Checkpoints) < 10 {
		t.Fatalf("%d checkpoints, %v", len(l.Checkpoints), err)
	}
	if resumed(t, c, l).Dim() == 0 {
		t.Fatal("no checkpoint is used: the test proves nothing")
	}
	for name, sealer := range map[string]func() *save.Sealer{
		"another user": sealer("other"), "no key": sealer(""), "nobody": nil,
		"another program": func() *save.Sealer { return &save.Sealer{Program: "that", Key: []byte("k")} },
	} {
		other := c
		other.Sealer = sealer
		if again := resumed(t, other, l); again.Dim() > 0 || again.M.Hash() != s.M.Hash() {
			t.Errorf("%s: a checkpoint is used", name)
		}
	}
	for name, change := range map[string]func(c *save.Sealed){
		"its state":   func(c *save.Sealed) { c.State[len(c.State)/2] ^= 1 },
		"its place":   func(c *save.Sealed) { c.After-- },
		"its work":    func(c *save.Sealed) { c.Work++ },
		"its hash":    func(c *save.Sealed) { c.Hash = "00" },
		"its content": func(c *save.Sealed) { c.Content = "x" },
	} {
		l, err := save.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		for i := range l.Checkpoints {
			change(&l.Checkpoints[i])
		}
		if again := resumed(t, c, l); again.Dim() > 0 || again.M.Hash() != s.M.Hash() {
			t.Errorf("%s was changed, and the checkpoint is used", name)
		}
	}
	// those of another game of the same length
	other := c
	other.Header.Seed++
	long(t, other, path+"2", 100, 1)
	o, err := save.Read(path + "2")
	if err != nil {
		t.Fatal(err)
	}
	l.Checkpoints, o.Checkpoints = moved(o.Checkpoints, l.Checkpoints), nil
	if again := resumed(t, c, l); again.Dim() > 0 || again.M.Hash() != s.M.Hash() {
		t.Error("a checkpoint of another game is used")
	}
}

// moved returns the checkpoints of one log put into the places of another's, as somebody does who
// copies their lines.
func moved(from, to []save.Sealed) []save.Sealed {
	out := slices.Clone(to)
	for i := range min(len(out), len(from)) {
		out[i].Checkpoint = from[i].Checkpoint
	}
	return out
}

// BenchmarkLongGame: a game of 50,000 decisions is taken up, and a decision of it is taken back.
func BenchmarkLongGame(b *testing.B) {
	c := config(endless(b), 8)
	c.Sealer = sealer("k")
	c.Drive = (&badDisk{}).drive() // which does not wait for the disk
	path := filepath.Join(b.TempDir(), "a.save")
	s := session.New(c)
	if err := s.Start(); err != nil {
		b.Fatal(err)
	}
	if err := s.Save(path); err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for s.At() < 50_000 && step(b, s, rng) {
	}
	if err := s.Close(); err != nil {
		b.Fatal(err)
	}
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			if _, err := save.Read(path); err != nil {
				b.Fatal(err)
			}
		}
	})
	l, err := save.Read(path)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("resume", func(b *testing.B) {
		for b.Loop() {
			if _, err := session.New(c).Resume(l, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
	s = session.New(c)
	if _, err := s.Resume(l, nil); err != nil {
		b.Fatal(err)
	}
	b.Run("undo", func(b *testing.B) {
		for n := 0; b.Loop(); n++ {
			if taken, _, err := s.Undo(1 + n%100*100); err != nil || taken == 0 {
				b.Fatal(taken, err)
			}
			b.StopTimer()
			s = session.New(c)
			if _, err := s.Resume(l, nil); err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
		}
	})
}
