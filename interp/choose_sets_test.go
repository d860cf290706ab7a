package interp_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// party is a choice of a set among men of some designs, with what may be chosen.
type party struct {
	copies, prices      []int // by design
	atLeast, upTo, most int   // upTo, most below 0: no limit
	exactly, withTotal  bool
}

func randomParty(rng *rand.Rand) party {
	p := party{upTo: -1, most: -1}
	for range 1 + rng.IntN(4) {
		p.copies, p.prices = append(p.copies, 1+rng.IntN(2)), append(p.prices, rng.IntN(4))
	}
	p.withTotal = rng.IntN(2) == 0
	if p.withTotal {
		p.most = rng.IntN(8)
	}
	switch {
	case rng.IntN(3) == 0:
		p.exactly = true
		p.atLeast = rng.IntN(4)
		p.upTo = p.atLeast
	case !p.withTotal || rng.IntN(2) == 0:
		p.atLeast = rng.IntN(3)
		p.upTo = p.atLeast + rng.IntN(3)
	default:
		p.atLeast = rng.IntN(3)
	}
	return p
}

func (p party) game() string {
	var rows, how []string
	for i := range p.copies {
		rows = append(rows, fmt.Sprintf("M%d = [%d, %d]", i, p.copies[i], p.prices[i]))
	}
	switch {
	case p.exactly:
		how = append(how, fmt.Sprintf("exactly = %d", p.upTo))
	case p.upTo >= 0:
		how = append(how, fmt.Sprintf("up_to = %d", p.upTo), fmt.Sprintf("at_least = %d", p.atLeast))
	default:
		how = append(how, fmt.Sprintf("at_least = %d", p.atLeast))
	}
	if p.withTotal {
		how = append(how, "total = crew.price", fmt.Sprintf("at_most = %d", p.most))
	}
	return fmt.Sprintf(`
game "Party" {
  language = 1
  begin    = gather
}
player "Ann" {}
kind "man" {
  is     = piece
  plural = "men"
  fields = { price = number }
}
roster "man" {
  columns = [count, price]
  rows    = { %s }
}
rule "Gather" {
  choose crew {
    from = all(men)
    %s
    none {
      end game { result = draw }
    }
  }
  choose then { from = [1, 2] }
}
result "Draw" {}
`, strings.Join(rows, ", "), strings.Join(how, "\n    "))
}

// sets is every set that may be chosen, as how many of each design.
func (p party) sets() (out []string) {
	counts := make([]int, len(p.copies))
	var fill func(i int)
	fill = func(i int) {
		if i < len(counts) {
			for counts[i] = 0; counts[i] <= p.copies[i]; counts[i]++ {
				fill(i + 1)
			}
			counts[i] = 0
			return
		}
		n, sum := 0, 0
		for j, c := range counts {
			n, sum = n+c, sum+c*p.prices[j]
		}
		if n >= p.atLeast && (p.upTo < 0 || n <= p.upTo) && (!p.withTotal || sum <= p.most) {
			out = append(out, fmt.Sprint(counts))
		}
	}
	fill(0)
	slices.Sort(out)
	return out
}

// TestSetsAreChosenInAnyOrder: whatever is asked of a set, one comes to just those sets that meet
// it, by every order of their members, and never to where nothing can be chosen and too little has
// been. In canonical order alone one comes to each set once.
func TestSetsAreChosenInAnyOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for range 400 {
		p := randomParty(rng)
		g := interptest.Load(t, interptest.Text("party", p.game()))
		prog, err := interp.Build(g, interp.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		for _, ordered := range []bool{false, true} {
			ends := gather(t, prog, p, ordered)
			var got []string
			for k, n := range ends {
				if got = append(got, k); ordered && n > 1 {
					t.Errorf("%+v: %s is come to in %d ways", p, k, n)
				}
			}
			slices.Sort(got)
			want := p.sets()
			if nobody := fmt.Sprint(make([]int, len(p.copies))); len(got) == 0 && slices.Equal(want, []string{nobody}) {
				continue // where nobody can be chosen, none says what then
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%+v, in order %v:\ncame to %v\nnot to  %v\n%s", p, ordered, got, want, p.game())
			}
		}
	}
}

// gather looks at all ways to choose, and says which sets they come to, and how often.
func gather(t *testing.T, prog *machine.Program, p party, ordered bool) map[string]int {
	t.Helper()
	ends := map[string]int{}
	m := machine.New(prog)
	if ordered {
		m.Ordered = func(*machine.M, *machine.Ask) bool { return true }
	}
	var visit func(st *machine.State, counts []int)
	visit = func(st *machine.State, counts []int) {
		m.Restore(st)
		switch {
		case m.Err != nil:
			t.Fatal(m.Err)
		case m.Over:
			if fmt.Sprint(counts) != fmt.Sprint(make([]int, len(counts))) {
				t.Fatalf("%+v: after %v there is nobody to choose", p, counts)
			}
			return
		case m.Pending().Name == "then":
			ends[fmt.Sprint(counts)]++
			return
		case m.Options().Len() == 0:
			t.Fatalf("%+v: after %v nothing can be chosen", p, counts)
		}
		for i := range m.Options().Len() {
			m.Restore(st)
			next := slices.Clone(counts)
			if _, opt := m.Option(i); opt[0] != machine.PassOption {
				var d int
				fmt.Sscanf(prog.Game.Things[opt[0]].Title, "M%d", &d)
				next[d]++
			}
			m.Take(i)
			m.Run()
			visit(m.State.Clone(), next)
		}
	}
	m.Start(1)
	visit(m.State.Clone(), make([]int, len(p.copies)))
	return ends
}
