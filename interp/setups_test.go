package interp_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// TestEverySetup compiles every game with every scenario and every variant, and asks of each
// program what must hold of any.
func TestEverySetup(t *testing.T) {
	for name, g := range folders(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			for i, set := range everySetup(g) {
				p, err := interp.Build(g, set)
				if err != nil {
					t.Errorf("%v: %v", set, err)
					continue
				}
				t.Run(fmt.Sprint(set.Scenario, set.Options), func(t *testing.T) {
					holds(t, g, set, p, i == 0)
				})
			}
		})
	}
}

// holds asks all of a program; more of the first one of its game.
func holds(t *testing.T, g *model.Game, set interp.Setup, p *machine.Program, first bool) {
	t.Helper()
	games, most := 1, 120 // what a variant changes comes up early
	if first {
		games, most = 3, 400
	}
	if err := plainAgrees(g, set, p, games, most); err != nil {
		t.Error(err)
	}
	games = 2 // the second begins with a copy
	if first {
		games = 4
	}
	if err := watchedAgrees(p, games, 200); err != nil {
		t.Error(err)
	}
	takesUpStates(t, p)
	wiped(t, p, 2, 120)
	if set.Scenario == "" {
		playsInOrder(t, g, set, p)
	}
}

// build compiles a game that must compile.
func build(t *testing.T, g *model.Game, set interp.Setup) *machine.Program {
	t.Helper()
	p, err := interp.Build(g, set)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// everySetup is the default, each variant of each option, and each other scenario.
func everySetup(g *model.Game) []interp.Setup {
	out := everyVariant(g)
	for _, s := range g.Scenarios[min(1, len(g.Scenarios)):] {
		out = append(out, interp.Setup{Scenario: s.Name})
	}
	return out
}

// everyVariant is a setup for each variant of each option that can be chosen alone; the others come
// with those that need them.
func everyVariant(g *model.Game) []interp.Setup {
	out := []interp.Setup{{}}
	for _, o := range g.Options {
		for _, v := range o.Variants {
			set := interp.Setup{Options: map[string]string{o.Name: v.Name}}
			if _, err := interp.Choose(g, set); err == nil {
				out = append(out, set)
			}
		}
	}
	return out
}
