package model

import (
	"cmp"
	"fmt"
	"slices"
)

// Option is a choice made before play.
type Option struct {
	Name, Title string
	Variants    []*Variant
	Default     *Variant
	Origin
}

// Variant finds a variant by its name; nil if there is none.
func (o *Option) Variant(name string) *Variant {
	return Find(o.Variants, func(v *Variant) bool { return v.Name == name })
}

// Variant is one value of an option: an extent.
type Variant struct {
	Name, Title     string
	Option          *Option
	Needs, Excludes []*Variant
	Players         []*Thing
	Goal            Goal
	Origin
}

// Scenario is a start.
type Scenario struct {
	Name, Title string
	Begin       *Rule
	Deploy      []*Deploy
	Sitting     Sitting
	Goal        Goal
	Origin
}

// First returns the scenario that is played if none is named; nil if the game has none.
func (g *Game) First() *Scenario {
	switch {
	case g.StartWith != nil:
		return g.StartWith
	case len(g.Scenarios) > 0:
		return g.Scenarios[0]
	}
	return nil
}

// BeginsWith returns the rule with which a scenario begins, or the game without one; nil if nothing
// says so.
func (g *Game) BeginsWith(s *Scenario) *Rule {
	if s != nil && s.Begin != nil {
		return s.Begin
	}
	return g.Begin
}

// Weights are how much there is to learn and to weigh in a game, the least first.
var Weights = []string{"light", "medium", "heavy"}

// Sitting is what a play asks of people.
type Sitting struct {
	Minutes int    // about so many; 0: nothing is said
	Weight  string // one of Weights; "": nothing is said
}

// SittingOf returns what a play of a scenario asks of people: what it says itself, else the game.
func (g *Game) SittingOf(s *Scenario) Sitting {
	if s == nil {
		return g.Sitting
	}
	return Sitting{cmp.Or(s.Sitting.Minutes, g.Sitting.Minutes), cmp.Or(s.Sitting.Weight, g.Sitting.Weight)}
}

// String is the sitting in words: "about 90 minutes, light"; "" if nothing is said.
func (s Sitting) String() string {
	switch {
	case s.Minutes == 0:
		return s.Weight
	case s.Weight == "":
		return fmt.Sprintf("about %d minutes", s.Minutes)
	}
	return fmt.Sprintf("about %d minutes, %s", s.Minutes, s.Weight)
}

// Goal is how to win, as it is told to players.
type Goal struct {
	All string            // to all of them; empty: nothing is said, or each is told his own
	Own map[*Thing]string // by player
}

// Aim is how to win, as a player is told.
type Aim struct {
	Player *Thing // nil: all are told the same
	Text   string
}

// Aims returns how each of some players wins a game that begins so: what the last variant says,
// else the scenario, else the game. What one of them tells the player alone goes before what any
// tells all. Where all are told the same, it is one aim.
func (g *Game) Aims(players []*Thing, s *Scenario, variants []*Variant) (out []Aim) {
	from := []Goal{g.Goal}
	if s != nil {
		from = append(from, s.Goal)
	}
	for _, v := range variants {
		from = append(from, v.Goal)
	}
	same := true
	for _, p := range players {
		if text := goalOf(p, from); text != "" {
			out = append(out, Aim{p, text})
			same = same && text == out[0].Text
		}
	}
	if same && len(out) > 0 {
		return []Aim{{Text: out[0].Text}}
	}
	return out
}

// goalOf is what the last of several goals tells a player alone; else what the last tells all.
func goalOf(player *Thing, from []Goal) string {
	common := ""
	for _, x := range slices.Backward(from) {
		if own := x.Own[player]; own != "" {
			return own
		}
		if common == "" {
			common = x.All
		}
	}
	return common
}
