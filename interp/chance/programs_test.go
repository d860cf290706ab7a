package chance_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/chance"
	"sandtable/interp/compile"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
)

// sequences enumerates each die of a pool by itself: the measure of what may be enumerated as one.
type sequences struct{ chance.Ways }

func (s *sequences) Pool(p *machine.Pool, faces []int32) {
	for i := range faces {
		faces[i] = int32(s.Random(uint32(p.Sides))) + 1
	}
}

// ways is what both enumerations have.
type ways interface {
	machine.Every
	Next() bool
	P() *big.Rat
	Beyond(most int) bool
}

// most is how many ways a program may have to be compared.
const most = 8000

// enumerate runs a call in all ways: how likely each end is, and how many ways there are; nil if
// there are too many, or the rule fails.
func enumerate(p *machine.Program, call *compile.Call, w ways) (map[string]*big.Rat, int) {
	m := machine.New(p)
	out := map[string]*big.Rat{}
	for n := 1; n <= most; n++ {
		m.Chance = w
		m.StartAt(1, p.Bare)
		m.CallWith(call.Proc, 0, nil)
		m.Run()
		if m.Err != nil || w.Beyond(most) {
			return nil, 0
		}
		end := fmt.Sprint(m.Notes.L, m.I)
		if out[end] == nil {
			out[end] = new(big.Rat)
		}
		out[end].Add(out[end], w.P())
		if !w.Next() {
			return out, n
		}
	}
	return nil, 0
}

const frame = `
game "Pools" {
  language = 1
  begin    = the_game
  parts    = %d
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "man" {
  is    = piece
  state = { a = number, b = number }
}
man "Bert" { at = hill }
table "Hits" {
  given   = { roll = d6 }
  returns = { hits = number }
  rows    = [["1-2", 0], ["3-5", 1], [6, 2]]
}
table "Fall" {
  given   = { roll = d6 }
  returns = { hits = number, pins = bool }
  rows    = [[1, 0, true], ["2-4", 1, false], ["5-6", 1, true]]
}
table "Shock" {
  given   = { roll = pool(2, d6) }
  returns = { pins = number }
  rows    = [["2-3", 3], ["4-8", 0], ["9-12", 1]]
}
value "Score" {
  given = { dice = list(number) }
  base  = sum(dice)
}
phase "The Game" {}
rule "Take" {
  given = { dice = list(number) }
  set bert { a = (bert.a + count_exactly(dice, 2)) %% 5 }
}
rule "Try" {
  returns = number
%s}
`

// writer writes random rules that throw pools and read them in random ways.
type writer struct {
	*rand.Rand
	b     strings.Builder
	lists []string // names of lists in scope
	rows  []string // and of lists of rows
	nums  []string
	fresh int
	dice  int // thrown so far
}

func (w *writer) one(of ...string) string { return of[w.IntN(len(of))] }

func (w *writer) name(of string) string {
	w.fresh++
	return fmt.Sprintf("%s_%d", of, w.fresh)
}

func (w *writer) list() string {
	l := w.one(w.lists...)
	switch w.IntN(8) {
	case 0:
		return fmt.Sprintf("[for d in %s : d + 1 if d > %d]", l, w.IntN(5))
	case 1:
		return fmt.Sprintf("[for d in %s : count_exactly(%s, d)]", l, w.one(w.lists...))
	case 2:
		return fmt.Sprintf("(bert.a > 2 ? %s : %s)", l, w.one(w.lists...))
	case 3:
		if len(w.rows) > 0 {
			return w.one(w.rows...) + "[*].hits"
		}
	}
	return l
}

func (w *writer) num() string {
	if len(w.lists) > 0 && w.IntN(5) > 0 {
		l := w.list()
		mark := w.one("2", "5", "bert.a", w.one(append(w.nums, "3")...))
		return w.one("sum("+l+")", "max(0, "+l+")", "min(9, "+l+")", "count("+l+")", "count_at_least("+l+", "+mark+")", "count_exactly("+l+", "+mark+")",
			"(contains("+l+", "+mark+") ? 4 : 1)", "(any("+l+") ? 2 : 3)", "score("+l+")", "(first("+l+") == "+mark+" ? 1 : 0)", "max("+mark+", "+l+")")
	}
	return w.one(append(w.nums, "1", "4", "bert.a", "bert.b")...)
}

func (w *writer) body(depth, n int) {
	lists, rows, nums := len(w.lists), len(w.rows), len(w.nums)
	for range n {
		w.stmt(depth)
	}
	w.lists, w.rows, w.nums = w.lists[:lists], w.rows[:rows], w.nums[:nums]
}

func (w *writer) stmt(depth int) {
	l := ""
	if len(w.lists) > 0 {
		l = w.list()
	}
	switch k := w.IntN(14); {
	case (k < 4 || len(w.lists) == 0) && w.dice < 5:
		w.roll()
	case k < 6:
		x, n := w.num(), w.name("n")
		fmt.Fprintf(&w.b, "let { %s = %s }\n", n, x)
		w.nums = append(w.nums, n)
	case k < 9 || l == "":
		fmt.Fprintf(&w.b, "set bert { %s = (%s * 3 + bert.b) %% 7 }\n", w.one("a", "b"), w.num())
	case k == 9:
		n := w.name("l")
		fmt.Fprintf(&w.b, "let { %s = %s }\n", n, l)
		w.lists = append(w.lists, n)
	case k == 10:
		d := w.name("d")
		order := w.one("", "lowest_first = "+d, "highest_first = [0, "+d+"]", "lowest_first = "+d+" % 2")
		fmt.Fprintf(&w.b, "each %s {\nfrom = %s\n%s\nset bert { b = (bert.b * 2 + %s) %% 7 }\n}\n", d, l, order, d)
	case k == 11 && depth > 0:
		fmt.Fprintf(&w.b, "if \"so\" {\nwhen = %s > %d\n", w.num(), w.IntN(6))
		w.body(depth-1, 1+w.IntN(2))
		fmt.Fprint(&w.b, "}\n")
	case k == 12 && depth > 0:
		fmt.Fprint(&w.b, "repeat {\ntimes = 2\n")
		w.body(depth-1, 1+w.IntN(2))
		fmt.Fprint(&w.b, "}\n")
	case k == 13:
		fmt.Fprintf(&w.b, "run \"Take\" { dice = %s }\n", l)
	default:
		fmt.Fprintf(&w.b, "say { text = \"${%s}\" }\n", l)
	}
}

func (w *writer) roll() {
	x, n := w.name("x"), 1+w.IntN(3)
	w.dice += n
	switch w.IntN(6) {
	case 0:
		fmt.Fprintf(&w.b, "roll %s { on = shock }\n", x)
		w.nums = append(w.nums, x)
	case 1:
		fmt.Fprintf(&w.b, "roll %s {\ndice = pool(%d, d6)\non = hits\n}\n", x, n)
		w.lists = append(w.lists, x)
	case 2:
		fmt.Fprintf(&w.b, "roll %s {\ndice = pool(%d, d6)\non = fall\n}\n", x, n)
		w.rows = append(w.rows, x)
	default:
		fmt.Fprintf(&w.b, "roll %s { dice = pool(%s, d%d) }\n", x, w.one(fmt.Sprint(n), fmt.Sprint(n), "min(2, bert.a)"), 2+w.IntN(5))
		w.lists = append(w.lists, x)
	}
}

// TestPoolsOfPrograms: random rules that throw pools, and read them in order or not, lead to the
// same ends with the same probabilities whether the dice are enumerated as sequences or as the
// rules read them.
func TestPoolsOfPrograms(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 6))
	fewer, same, long, short, wrong := 0, 0, 0, 0, 0
	for range 300 {
		w := &writer{Rand: rng}
		w.body(2, 3+rng.IntN(5))
		if w.dice < 2 {
			continue
		}
		text := fmt.Sprintf(frame, 1+rng.IntN(2), w.b.String()+"return { the = bert.a * 10 + bert.b }\n")
		g, found, _ := interp.Load(interp.Sources{Game: interptest.Text("pools", text)})
		if g == nil {
			if wrong++; wrong > 20 {
				t.Fatalf("%v\n%s", found, text)
			}
			continue
		}
		call := &compile.Call{}
		for _, r := range g.Rules {
			if r.Name == "try" {
				call.Rule = r
			}
		}
		p, err := interp.BuildWith(g, interp.Setup{}, call)
		if err != nil {
			t.Fatal(err)
		}
		want, all := enumerate(p, call, &sequences{})
		if want == nil {
			continue
		}
		got, n := enumerate(p, call, &chance.Ways{})
		if len(got) != len(want) {
			t.Fatalf("%d ends in %d ways, %d in %d sequences\n%s", len(got), n, len(want), all, text)
		}
		for end, q := range want {
			if got[end] == nil || got[end].Cmp(q) != 0 {
				t.Fatalf("%s has the probability %v, not %v\n%s", end, got[end], q, text)
			}
		}
		if long, short = long+all, short+n; n < all {
			fewer++
		} else if all > 6 {
			same++
		}
	}
	t.Logf("%d programs with fewer ways than sequences, %d with as many: %d ways for %d sequences; %d are ill-typed", fewer, same, short, long, wrong)
	if fewer < 100 || same < 20 {
		t.Errorf("%d programs have fewer ways than sequences, %d as many: too few to tell", fewer, same)
	}
}
