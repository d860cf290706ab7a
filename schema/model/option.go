package model

import "slices"

// Option is a choice made before play.
type Option struct {
	Name, Title string
	Variants    []*Variant
	Default     *Variant
	Origin
}

// Variant finds a variant by its name; nil if there is none.
func (o *Option) Variant(name string) *Variant {
	for _, v := range o.Variants {
		if v.Name == name {
			return v
		}
	}
	return nil
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
	Goal        Goal
	Origin
}

// Goal is how to win, as it is told to players.
type Goal struct {
	All string            // to all of them; empty: nothing is said, or each is told his own
	Own map[*Thing]string // by player
}

// GoalFor returns how a player wins a game that begins so: what the last variant says, else the
// scenario, else the game. What one of them tells the player alone goes before what any tells all.
// Without a player, it is what all are told.
func (g *Game) GoalFor(player *Thing, s *Scenario, variants []*Variant) string {
	all := []Goal{g.Goal}
	if s != nil {
		all = append(all, s.Goal)
	}
	for _, v := range variants {
		all = append(all, v.Goal)
	}
	common := ""
	for _, x := range slices.Backward(all) {
		if own := x.Own[player]; own != "" {
			return own
		}
		if common == "" {
			common = x.All
		}
	}
	return common
}
