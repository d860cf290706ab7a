package perft_test

import (
	"errors"
	"slices"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/perft"
	"sandtable/schema/load"
)

func program(t *testing.T, name string) *machine.Program {
	t.Helper()
	return interptest.Program(t, load.Source{FS: examples.Games, Dir: "games/" + name, Name: name}, interp.Setup{})
}

// slowly counts by playing each sequence out on one machine, back and forth.
func slowly(m *machine.M, depth int, counts []int64) {
	if m.Pending() == nil || depth == len(counts) {
		return
	}
	n := m.Options().Len()
	here := m.State.Clone()
	for i := range n {
		m.Choose(i)
		counts[depth]++
		slowly(m, depth+1, counts)
		m.Restore(here)
	}
}

func TestAsSlowly(t *testing.T) {
	for name, depth := range map[string]int{"tictactoe": 6, "othello": 4, "last_stone": 9, "hot_lanes": 3, "english_draughts": 6, "nine_mens_morris": 3} {
		p := program(t, name)
		m := machine.New(p)
		m.Start(5)
		want := make([]int64, depth)
		slowly(m, 0, want)
		for _, workers := range []int{0, 1, 3, 100} {
			_, got, err := perft.Start(p, 5, perft.Rules{Depth: depth, Seeded: true, Workers: workers})
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if !slices.Equal(got.ByDepth, want) {
				t.Errorf("%s with %d workers: %d, slowly %d", name, workers, got.ByDepth, want)
			}
			sum := int64(0)
			for _, n := range got.First {
				sum += n
			}
			if sum != want[depth-1] {
				t.Errorf("%s with %d workers: the first options have %d together, of %d", name, workers, sum, want[depth-1])
			}
		}
	}
}

func TestEnded(t *testing.T) {
	_, got, err := perft.Start(program(t, "tictactoe"), 1, perft.Rules{Depth: 10, Ended: true, Workers: 2})
	if err != nil || got.ByDepth[8] != 255168 || got.ByDepth[9] != 255168 {
		t.Errorf("%v, %v: there are 255168 games", got, err)
	}
}

func TestFromLeavesTheGame(t *testing.T) {
	m := machine.New(program(t, "breakthrough"))
	m.Start(1)
	m.Choose(3)
	hash, n := m.Hash(), m.Options().Len()
	for range 2 {
		if got, err := perft.From(m, perft.Rules{Depth: 2}); err != nil || got.ByDepth[0] != int64(n) {
			t.Errorf("%v, %v: there are %d options", got, err, n)
		}
		if m.Hash() != hash || m.Options().Len() != n {
			t.Error("the game is another one now")
		}
	}
	for !m.Done() {
		m.Choose(0)
	}
	for ended, want := range map[bool]int64{false: 0, true: 1} {
		if got, err := perft.From(m, perft.Rules{Depth: 3, Ended: ended}); err != nil || got.ByDepth[2] != want {
			t.Errorf("after the end: %v, %v", got, err)
		}
	}
}

// TestChance: the error that stands is that of the first sequence, however many count.
func TestChance(t *testing.T) {
	for _, workers := range []int{1, 4} {
		_, _, err := perft.Start(program(t, "push_your_luck"), 1, perft.Rules{Depth: 4, Rolls: []int32{5, 3}, Workers: workers})
		var e *perft.Error
		if !errors.As(err, &e) || !e.Chance || !slices.Equal(e.After, []string{"fish", "fish", "fish"}) {
			t.Errorf("with %d workers: %v", workers, err)
		}
	}
}

// TestAllocations: counting takes no memory for each position.
func TestAllocations(t *testing.T) {
	m := machine.New(program(t, "connect_four"))
	m.Start(1)
	// 2800 positions.
	few := testing.AllocsPerRun(1, func() { _, _ = perft.From(m, perft.Rules{Depth: 5}) })
	if few > 1000 {
		t.Errorf("%.0f allocations for 2800 positions", few)
	}
}
