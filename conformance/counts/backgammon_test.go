package counts

import (
	"fmt"
	"slices"
	"testing"

	"sandtable/interp/machine"
	"sandtable/interp/sim"
)

// men: a player's men by the number of points that they have still to go: 0 is off, 25 the bar.
type men [26]int

// plays lists the ways to play numbers in the given order: the most pips that can be played, and
// the positions that they lead to.
type plays struct {
	best int
	ends map[[2]men]bool
}

// try is written after the rules of backgammon alone: one man for each number, in every order.
func (p *plays) try(own, other men, dice []int, pips int) {
	moved := false
	for i, n := range dice {
		if slices.Index(dice, n) < i {
			continue
		}
		rest := slices.Delete(slices.Clone(dice), i, i+1)
		for at := 25; at > 0; at-- {
			if own[at] == 0 || own[25] > 0 && at != 25 {
				continue
			}
			a, b, to := own, other, at-n
			switch far := farthest(own); {
			case to <= 0 && (far > 6 || to < 0 && at < far):
				continue
			case to > 0 && other[25-to] > 1:
				continue
			case to > 0 && other[25-to] == 1:
				b[25-to]--
				b[25]++
			}
			a[at]--
			a[max(to, 0)]++
			moved = true
			p.try(a, b, rest, pips+n)
		}
	}
	if moved {
		return
	}
	if pips > p.best {
		p.best, p.ends = pips, map[[2]men]bool{}
	}
	if pips == p.best {
		p.ends[[2]men{own, other}] = true
	}
}

func farthest(m men) int {
	for at := 25; at > 0; at-- {
		if m[at] > 0 {
			return at
		}
	}
	return 0
}

// lying reads the position: a player's men, the other's, and the dice.
func lying(t *testing.T, m *machine.M, white bool) (own, other men, dice []int) {
	t.Helper()
	for _, th := range m.P.Game.Things {
		if th == nil {
			continue
		}
		switch {
		case th.Name == "white_man" || th.Name == "black_man":
			at := toGo(t, m.P.Game.Things[m.PlaceOf(th.ID)].Name, th.Name == "white_man")
			if (th.Name == "white_man") == white {
				own[at]++
			} else {
				other[at]++
			}
		case th.Kind.Name == "face":
			n := slices.Index([]string{"one", "two", "three", "four", "five", "six"}, th.Name) + 1
			for f, slot := range m.P.Ids.Field {
				if f.Name == "left" {
					for range m.I[slot+th.ID-f.Of.Lo] {
						dice = append(dice, n)
					}
				}
			}
		}
	}
	return own, other, dice
}

func toGo(t *testing.T, place string, white bool) int {
	switch place {
	case "white_off", "black_off":
		return 0
	case "white_bar", "black_bar":
		return 25
	}
	var n int
	if _, err := fmt.Sscanf(place, "p%d", &n); err != nil {
		t.Fatalf("a man lies at %s", place)
	}
	if white {
		return n
	}
	return 25 - n
}

// TestBackgammonPlays: in random games every list of options leads to the positions that a search
// by the plain rules finds, to each of them once.
func TestBackgammonPlays(t *testing.T) {
	p := program(t, "backgammon", "")
	decisions, most := 0, 0
	for seed := range uint64(6) {
		m, next := machine.New(p), machine.New(p)
		random := sim.NewRandom(seed)
		for m.Start(seed); m.Err == nil && !m.Done(); decisions++ {
			white := m.P.Game.Things[m.Player()].Name == "white"
			own, other, dice := lying(t, m, white)
			want := plays{best: -1}
			want.try(own, other, dice, 0)
			got := map[[2]men]bool{}
			n := m.Options().Len()
			for i := range n {
				next.Fork(m, i)
				a, b, _ := lying(t, next, white)
				got[[2]men{a, b}] = true
			}
			if len(got) != n || len(got) != len(want.ends) {
				t.Fatalf("seed %d, decision %d: %d options lead to %d positions; by the rules there are %d\nown %v other %v dice %v", seed, decisions, n, len(got), len(want.ends), own, other, dice)
			}
			for k := range got {
				if !want.ends[k] {
					t.Fatalf("seed %d: %v is not reached by the rules from own %v other %v dice %v", seed, k, own, other, dice)
				}
			}
			most = max(most, n)
			m.Choose(random.Pick(n))
		}
		if m.Err != nil {
			t.Fatal(m.Err)
		}
	}
	t.Logf("%d decisions, up to %d plays", decisions, most)
}
