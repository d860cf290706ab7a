package compile

import (
	"sandtable/schema/model"
)

// Order reports the order in which the additions of a game apply, for explanations. It compiles the
// game once, with all scenarios and all variants. Additions of different scenarios never apply
// together, so their relative order has no meaning.
type Order struct{ c *C }

// NewOrder returns the order of a whole game, with all scenarios and variants.
func NewOrder(g *model.Game, words Words) *Order {
	all := Choice{Players: g.Players, Every: true}
	for _, o := range g.Options {
		all.Variants = append(all.Variants, o.Variants...)
	}
	return OrderOf(g, all, words)
}

// OrderOf returns the order of a game as it is played with one choice.
func OrderOf(g *model.Game, choice Choice, words Words) *Order {
	return &Order{compiled(g, choice, words, nil)}
}

// Lines returns the modifiers of a value in the order in which they are computed: within each step
// (base, by, at_least, at_most, to) the later one wins.
func (o *Order) Lines(v *model.Value) []*model.Modifier {
	cv := o.c.Value(v)
	o.c.drain()
	var lines []*model.Modifier
	for _, l := range cv.Lines {
		lines = append(lines, l.Model)
	}
	return lines
}

// Hook is a rule or an action bound to an event.
type Hook struct {
	Rule   *model.Rule // or
	Action *model.Action
}

// Hooks returns the rules and actions bound to an event at a moment, in the order in which they
// run. Of replacing rules the first one runs; the next one runs if it proceeds.
func (o *Order) Hooks(e model.Event, mo model.Moment) []Hook {
	hs := o.c.hooksOf(eventKey(e), mo)
	if mo == model.Instead && e.Rule != nil {
		hs = o.c.insteads(e.Rule)
	}
	var hooks []Hook
	for _, h := range hs {
		hooks = append(hooks, Hook{h.rule, h.action})
	}
	return hooks
}
