package interp_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

var narrowedGames = flag.Int("facts", 40, "how many random games of facts and of what ends them are played")

// TestFactsHold: what lints clean never reads anything of nothing: random games test what may be
// none, change it in every way that the language has, through other names, in rules that they run,
// in rules bound to events and in actions between, and read it all the while. What the checker
// refuses is taken out; what is left is played.
func TestFactsHold(t *testing.T) {
	left, tested := 0, 0
	for seed := range *narrowedGames {
		w := &teller{Rand: rand.New(rand.NewPCG(uint64(seed), 17))}
		top := w.game()
		g, text := clean(t, top)
		left += strings.Count(text, "read")
		tested += strings.Count(text, "when")
		if err := nothingRead(g); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, shrinkGame(t, top, err))
		}
	}
	if left < *narrowedGames*10 || tested < *narrowedGames*10 {
		t.Errorf("of %d games only %d reads and %d conditions are left: too few to mean anything", *narrowedGames, left, tested)
	}
}

// part is a piece of a game: lines, with parts between them, which may be left out one by one.
type part struct {
	lines []string
	inner [][]*part // inner[i] stands after lines[i]
	gone  bool
}

func leaf(format string, args ...any) *part {
	return &part{lines: []string{fmt.Sprintf(format, args...)}}
}

// write writes what is left, and notes of each line to which part it belongs.
func (p *part) write(out *[]string, of *[]*part) {
	if p.gone {
		return
	}
	for i, l := range p.lines {
		for range strings.Count(l, "\n") + 1 {
			*of = append(*of, p)
		}
		*out = append(*out, l)
		if i < len(p.inner) {
			for _, in := range p.inner[i] {
				in.write(out, of)
			}
		}
	}
}

func (p *part) text() (string, []*part) {
	var lines []string
	var of []*part
	p.write(&lines, &of)
	return strings.Join(lines, "\n") + "\n", of
}

// all lists a part and those in it, the inner ones first.
func (p *part) all() []*part {
	var out []*part
	for _, in := range p.inner {
		for _, x := range in {
			out = append(out, x.all()...)
		}
	}
	return append(out, p)
}

// clean takes out what the checker refuses.
func clean(t *testing.T, top *part) (*model.Game, string) {
	t.Helper()
	for {
		text, of := top.text()
		g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "facts"}})
		if g != nil {
			return g, text
		}
		for _, f := range found {
			switch p := of[f.Range.Start.Line-1]; {
			case f.Severity.String() != "error":
			case p == top || !slices.Contains([]string{"check/maybe", "check/unknown-name"}, f.Code):
				// What named what is read may have been taken out.
				t.Fatalf("the game is not well written: %v\n%s", f, text)
			default:
				p.gone = true
			}
		}
	}
}

// nothingRead plays a game at random, and says what has been read of nothing, or kept though it is
// nothing.
func nothingRead(g *model.Game) error {
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		return err
	}
	m := machine.New(p)
	rng := rand.New(rand.NewPCG(5, 7))
	for seed := range 6 {
		for m.Start(uint64(seed)); m.Pending() != nil && m.Count < 60; {
			if m.Options().Len() == 0 {
				break
			}
			m.Choose(pick(m.Options(), rng.Uint64()))
		}
		if m.Err != nil && !spent(m) && m.Err.Code != "run/empty" {
			return m.Err
		}
		for f, slot := range p.Ids.Field {
			for id := f.Of.Lo; id < f.Of.Hi; id++ {
				if !f.Type.Maybe && g.Things[id] != nil && m.I[slot+id-f.Of.Lo] == model.None {
					return fmt.Errorf("%s of %s has become nothing", f.Name, g.Things[id].Title)
				}
			}
		}
	}
	return nil
}

// shrinkGame takes out whatever the failure does not need.
func shrinkGame(t *testing.T, top *part, why error) string {
	for again := true; again; {
		again = false
		for _, p := range top.all() {
			if p == top || p.gone {
				continue
			}
			p.gone = true
			text, _ := top.text()
			g, _ := written(text)
			if g != nil && nothingRead(g) != nil {
				again = true
			} else {
				p.gone = false
			}
		}
	}
	text, _ := top.text()
	return text
}
