package session_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestASessionIsBounded: whatever content does between two decisions, and however many there are, a
// session keeps a bounded log and bounded positions, and records a bounded line of each decision;
// still it goes back to every one of them exactly.
func TestASessionIsBounded(t *testing.T) {
	const (
		most  = 200_000 // bytes of positions
		times = 150
	)
	p := program(t, os.DirFS("testdata"), "windmill", interp.Setup{})
	for _, key := range []string{"talk", "throw", "blow", "sink", "nest"} {
		t.Run(key, func(t *testing.T) {
			s := session.New(config(p, 1))
			s.Remember(most)
			if err := s.Start(); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(t.TempDir(), "a.save")
			if err := s.Save(path); err != nil {
				t.Fatal(err)
			}
			at := []uint64{s.M.Hash()}
			for range times {
				take(t, s, key)
				at = append(at, s.M.Hash())
			}
			positions, bytes, log := s.Remembered()
			if positions == 0 || bytes > most || log > 9<<20 {
				t.Errorf("%d positions are kept in %d bytes, and %d bytes of the log", positions, bytes, log)
			}
			if info, err := os.Stat(path); err != nil || info.Size() > 5000*(times+1) {
				t.Errorf("a save of %d decisions has %d bytes, %v", times, info.Size(), err)
			}
			lines := s.Lines(p.Players[0].ID, -1)
			if n := len(lines); n > times*2100 {
				t.Errorf("the log has %d lines", n)
			}
			widest := 0
			for _, l := range lines {
				widest = max(widest, len(l))
			}
			if widest > 200 {
				t.Errorf("a line of the log has %d letters", widest)
			}
			for _, n := range []int{1, 3, 70, 40} {
				if _, _, err := s.Undo(n); err != nil || s.M.Hash() != at[s.At()] {
					t.Fatalf("taken back to decision %d, the position is another one (%v)", s.At(), err)
				}
			}
			if back, err := s.Redo(50); back != 50 || err != nil || s.M.Hash() != at[s.At()] {
				t.Fatalf("after redo of %d the position of decision %d is another one (%v)", back, s.At(), err)
			}
			l, err := save.Read(path)
			if err != nil {
				t.Fatal(err)
			}
			if m, d := save.Replay(p, l); d != nil || m.Hash() != at[s.At()] {
				t.Errorf("the save plays otherwise: %v", d)
			}
		})
	}
}

// TestTheLogTellsWhatItLeavesOut: of too much that happens between two decisions the log tells the
// beginning and how much more there was.
func TestTheLogTellsWhatItLeavesOut(t *testing.T) {
	p := program(t, os.DirFS("testdata"), "windmill", interp.Setup{})
	s := begun(t, config(p, 1))
	take(t, s, "blow")
	lines := s.Lines(p.Players[0].ID, -1)
	last := strings.TrimSpace(lines[len(lines)-1])
	if !strings.HasSuffix(last, "more events)") || len(lines) < 1000 || len(lines) > 2500 {
		t.Errorf("%d lines, the last of them %q", len(lines), last)
	}
}

// TestAGameIsNoLongerThanItsSave: a save that is full takes no further decision, and says so; what
// was decided is in it, and it can be read.
func TestAGameIsNoLongerThanItsSave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.save")
	f, err := save.Create(path, save.Header{Game: "long"})
	if err != nil {
		t.Fatal(err)
	}
	key, n := strings.Repeat("k", 1<<20), 0
	for ; err == nil && n < 100; n++ {
		err = f.Append(save.Decision{N: n + 1, Player: "p", Name: "d", Key: key, Options: 1})
	}
	if err == nil || !strings.Contains(err.Error(), "would grow beyond 16 MB") {
		t.Fatalf("after %d decisions: %v", n, err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if l, err := save.Read(path); err != nil || len(l.Decisions) != n-1 || !l.Closed {
		t.Errorf("the full save: %v", err)
	}
}

// TestForcedDecisionsAreBounded: decisions that answer themselves take no more work in a row than
// one decision may, and the last of them once more, though the game declares a great length.
func TestForcedDecisionsAreBounded(t *testing.T) {
	p := program(t, fstest.MapFS{"g/game.hcl": {Data: []byte(forced)}}, "g", interp.Setup{})
	if p.Limits.Game < 10*p.Limits.Steps {
		t.Fatal("the declared length allows the game no more work")
	}
	s := session.New(config(p, 1))
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		before, at := s.M.Did(), s.At()
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		if did := s.M.Did() - before; s.At() == at || did > 2*p.Limits.Steps {
			t.Errorf("%d decisions took %d steps of work", s.At()-at, did)
		}
	}
}

// forced is a game in which nobody ever has a choice.
const forced = `
game "Forced" {
  language = 1
  begin    = go
  length   = 100000
}
player "Ann" {}
track "Clock" { boxes = numbers(0, 9) }
phase "Go" {
  repeat {
    offer "Acts" {}
    repeat {
      times = 500000
      move clock { to = 0 }
    }
  }
}
menu "Acts" { player = ann }
action "Wait" { menu = acts }
`
