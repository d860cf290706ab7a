package interp

import (
	"sandtable/interp/compile"
	"sandtable/schema/model"
)

// NewOrder tells in which order the additions of a game count, over all its scenarios and variants.
func NewOrder(g *model.Game) *compile.Order { return compile.NewOrder(g, words()) }

// OrderOf is NewOrder for one choice of scenario and options.
func OrderOf(g *model.Game, s Setup) (*compile.Order, error) {
	choice, err := Choose(g, s)
	if err != nil {
		return nil, err
	}
	return compile.OrderOf(g, choice, words()), nil
}

// Hook is a rule or an action that is bound to an event.
type Hook = compile.Hook
