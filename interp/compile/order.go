package compile

import (
	"sandtable/schema/model"
)

// Order tells in which order the additions of a game count, for those who explain it. It asks the
// compiler itself, once for each scenario with all variants in force; what belongs to different
// scenarios never meets, so the lists are joined without a claim on which comes first.
type Order struct{ cs []*C }

// NewOrder makes the order of a whole game: of all scenarios and all variants.
func NewOrder(g *model.Game, words Words) *Order {
	all := Choice{Players: g.Players}
	for _, o := range g.Options {
		all.Variants = append(all.Variants, o.Variants...)
	}
	o := &Order{}
	scenarios := g.Scenarios
	if len(scenarios) == 0 {
		scenarios = []*model.Scenario{nil}
	}
	for _, s := range scenarios {
		choice := all
		choice.Scenario = s
		o.cs = append(o.cs, newOrdered(g, choice, words))
	}
	return o
}

// OrderOf makes the order of a game as it is played with one choice.
func OrderOf(g *model.Game, choice Choice, words Words) *Order {
	return &Order{cs: []*C{newOrdered(g, choice, words)}}
}

func newOrdered(g *model.Game, choice Choice, words Words) *C {
	c := newC(g, choice, words)
	c.compile()
	return c
}

// Lines are the lines of a value in the order in which they are computed: within each step (base,
// by, at_least, at_most, to) the later one wins.
func (o *Order) Lines(v *model.Value) []*model.Modifier {
	var out []*model.Modifier
	for _, c := range o.cs {
		cv := c.Value(v)
		c.drain()
		var lines []*model.Modifier
		for _, l := range cv.Lines {
			lines = append(lines, l.Model)
		}
		out = join(out, lines)
	}
	return out
}

// Hook is a rule or an action that is bound to an event.
type Hook struct {
	Rule   *model.Rule // or
	Action *model.Action
}

// Hooks are the rules and actions bound to an event at a moment, in the order in which they run. Of
// those that replace it, the first has the say; the next one runs if it proceeds.
func (o *Order) Hooks(e model.Event, mo model.Moment) []Hook {
	var out []Hook
	for _, c := range o.cs {
		hs := c.hooksOf(eventKey(e), mo)
		if mo == model.Instead && e.Rule != nil {
			hs = c.insteads(e.Rule)
		}
		var hooks []Hook
		for _, h := range hs {
			hooks = append(hooks, Hook{h.rule, h.action})
		}
		out = join(out, hooks)
	}
	return out
}

// join adds to a list what it lacks of another one, each behind what stands before it there.
func join[T comparable](list, more []T) []T {
	at := 0
next:
	for _, x := range more {
		for i, have := range list {
			if have == x {
				at = i + 1
				continue next
			}
		}
		list = append(list, x)
		copy(list[at+1:], list[at:])
		list[at] = x
		at++
	}
	return list
}
