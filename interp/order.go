package interp

import (
	"sandtable/interp/lower"
	"sandtable/schema/model"
)

// NewOrder tells in which order the additions of a game count, over all its scenarios and variants.
// Additions of different scenarios never apply together, so their relative order has no meaning.
func NewOrder(g *model.Game) *lower.Rules {
	var all []*model.Variant
	for _, o := range g.Options {
		all = append(all, o.Variants...)
	}
	return lower.NewRules(g, nil, all, true)
}

// OrderOf is NewOrder for one choice of scenario and options.
func OrderOf(g *model.Game, s Setup) (*lower.Rules, error) {
	choice, err := Choose(g, s)
	if err != nil {
		return nil, err
	}
	return lower.NewRules(g, choice.Scenario, choice.Variants, false), nil
}
