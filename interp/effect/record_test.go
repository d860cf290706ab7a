package effect_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

func play(t *testing.T, text string) *machine.M {
	t.Helper()
	p := interptest.Program(t, interptest.Text(".", text), interp.Setup{})
	m := machine.New(p)
	m.Start(1)
	return m
}

// TestRecordIsTakenBack checks that records are part of the state and undone with it, but not of
// the position.
func TestRecordIsTakenBack(t *testing.T) {
	m := play(t, `
game "Round" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "tally" {
  is      = concept
  state   = { n = number }
  history = [n]
}
tally "Seen" {}
phase "The Game" {
  repeat {
    record times {}
    set seen { n = times }
    may "go" {
      say { text = "${times}" }
    }
  }
}
`)
	slot := m.History
	at, hash, start := m.Position(), m.Hash(), m.State.Clone()
	for range 2 {
		for i := range int32(5) {
			if m.I[slot] != i+1 || len(m.R) != int(i)+1 {
				t.Fatalf("the record says %d, with %d on it, instead of %d", m.I[slot], len(m.R), i+1)
			}
			m.Choose(1)
		}
		m.Restore(start)
		if m.Position() != at || m.Hash() != hash {
			t.Fatal("the state is not as it was")
		}
	}
}

// TestRecordsAreBounded checks that a record in an endless loop is stopped early, with little
// memory.
func TestRecordsAreBounded(t *testing.T) {
	m := play(t, `
game "Round" {
  language = 1
  begin    = the_game
}
player "Anna" {}
track "Days" { boxes = numbers(0, 1) }
phase "The Game" {
  repeat {
    until = days == 1
    record times { also = times_so_far(3) }
    if "never" {
      when = times < 0
      advance days {}
    }
  }
}
value "Times so Far" {
  given = { n = number }
  base  = n
}
`)
	if m.Err == nil || m.Err.Code != "run/steps" {
		t.Fatalf("not stopped: %v", m.Err)
	}
	if len(m.R) > 100_000 {
		t.Fatalf("stopped with %d on record", len(m.R))
	}
}
