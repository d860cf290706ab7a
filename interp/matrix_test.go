package interp_test

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

var (
	full      = flag.Bool("full", false, "play the games of content, too, with each fast form switched off")
	formNamed = flag.String("form", "", "switch off these fast forms alone, with commas between them")
)

// TestEachFormAlone switches off the fast forms one by one. What a form does must then be done by
// others, or by a loop, with the same options in the same order, the same tables and the same
// results: no form may rest on another one. Games of content are played only when asked for, each
// form in the next of their scenarios.
func TestEachFormAlone(t *testing.T) {
	for name, g := range folders(t) {
		big := strings.Contains(name, "content")
		t.Run(filepath.Base(name), func(t *testing.T) {
			if big && !*full {
				t.Skip("with -full")
			}
			games, most := 1, 40
			switch {
			case *full && big:
				most = 150
			case *full:
				games, most = 2, 300
			}
			if err := eachFormAgrees(g, games, most); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestEachFormAloneInQueries does the same in random games full of queries.
func TestEachFormAloneInQueries(t *testing.T) {
	for seed := range max(*randomGames/3, 1) {
		size, men := 4, 12
		if seed%2 == 1 {
			size, men = 9, 70
		}
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			text := game(uint64(seed), size, men, 16)
			g, found := written(text)
			if g == nil {
				t.Fatalf("the game is not well written: %v\n%s", found, text)
			}
			if err := eachFormAgrees(g, 1, 40); err != nil {
				t.Error(err)
			}
		})
	}
}

// eachFormAgrees plays a game as it is compiled, and beside it once without each fast form, each in
// the next scenario; but for -full, without every third, other ones in other games.
func eachFormAgrees(g *model.Game, games, most int) error {
	names, nth := model.SortedKeys(plan.Forms()), 3
	if *formNamed != "" {
		names, nth = strings.Split(*formNamed, ","), 1
	}
	if *full {
		nth = 1
	}
	var failed []string
	for i, name := range names {
		if (i+len(g.Values)+len(g.Things))%nth != 0 {
			continue
		}
		if err := withoutAgrees(g, scenario(g, i), plan.Forms()[name], games, most); err != nil {
			failed = append(failed, fmt.Sprintf("without %s: %v", name, err))
		}
	}
	if len(failed) == 0 {
		return nil
	}
	return fmt.Errorf("%s", strings.Join(failed, "\n"))
}

// scenario sets a game up for one scenario after the other.
func scenario(g *model.Game, i int) (set interp.Setup) {
	if n := len(g.Scenarios); n > 0 {
		set.Scenario = g.Scenarios[i%n].Name
	}
	return set
}

// withoutAgrees plays a game with all forms and without some of them.
func withoutAgrees(g *model.Game, set interp.Setup, off plan.Form, games, most int) error {
	p, err := interp.Build(g, set)
	if err != nil {
		return err
	}
	less := set
	less.Without = off
	return sideBySide(g, p, less, games, most)
}
