package bot

import (
	"slices"

	"sandtable/schema/model"
)

// Level is how well a bot plays, whatever the game has to go by: what people choose by.
type Level uint8

// The levels.
const (
	NoLevel Level = iota
	Cadet         // sees most of the options, and takes the best of these; without a policy it looks ahead a little
	Regular       // goes by the policy; without one it searches
	Veteran       // searches by the policy, where the policy says that this is better; else as the regular
)

// glimpses is how many continuations a cadet plays who has no policy: one or two of each option in
// most games.
const glimpses = 40

// String returns the name of the level.
func (l Level) String() string { return [...]string{"", "cadet", "regular", "veteran"}[l] }

func level(name string) Level {
	for l := Cadet; l <= Veteran; l++ {
		if l.String() == name {
			return l
		}
	}
	return NoLevel
}

// About says how a level plays for a player of a game.
func (l Level) About(g *model.Game, player *model.Thing) string {
	policy := g.PolicyFor(player, "")
	switch {
	case l == Cadet && policy != nil:
		return "overlooks some of what the game advises"
	case l == Cadet:
		return "looks ahead a little"
	case l == Veteran && policy != nil && policy.Search:
		return "looks ahead at what may come of each option, as the game advises"
	case policy != nil:
		return "plays as the game advises: " + policy.Title
	}
	return "looks ahead at what may come of each option"
}

// Levels are the levels that differ for a player of a game.
func Levels(g *model.Game, player *model.Thing) []Level {
	out := []Level{Cadet, Regular}
	if p := g.PolicyFor(player, ""); p != nil && p.Search {
		out = append(out, Veteran)
	}
	return out
}

// For is what a kind comes to for a player of a game: what a level goes by, and any other as it is.
func (k Kind) For(g *model.Game, player *model.Thing) Kind {
	policy := g.PolicyFor(player, "")
	switch {
	case k.Level == NoLevel:
	case policy == nil:
		if k.Search = true; k.Level == Cadet {
			k.Iterations = glimpses
		}
	case slices.Contains(Levels(g, player), Veteran) && k.Level == Veteran:
		k.Search, k.Guided = true, true
	default:
		k.Policy = true
	}
	return k
}
