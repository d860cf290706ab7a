package lint

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var twoStarts = Rule{
	Code: "lint/two-starts",
	Doc: "A card or chit that says where it starts, though a deck or a cup contains it at the start: " +
		"decks and cups are filled last.",
	Run: func(g *study, report func(diag.Finding)) {
		for place := range g.All() {
			if place.Deck == nil {
				continue
			}
			for _, t := range place.Deck.Cards {
				if t.At != nil {
					atInDeck(place, t, report)
				}
			}
		}
	},
}

// atInDeck reports a piece whose deck or cup takes it from where it says that it starts.
func atInDeck(place, t *model.Thing, report func(diag.Finding)) {
	report(diag.Warnf("lint/two-starts", t.At.Range(), "%s does not start here, but in %s, which contains it at the start", t.Title,
		place.Title).
		WithHint("remove at, or write holds in %s, with what it contains", place.Title).WithRelated(place.Range, "filled here"))
}
