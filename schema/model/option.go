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
