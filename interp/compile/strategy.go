package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Strategy is a compiled strategy.
type Strategy struct {
	Model *model.Strategy
	Holds []machine.Num // by row; nil: always
}

// Strategies compiles strategies, to be asked at any decision.
func (c *C) strategies(all []*model.Strategy) []*Strategy {
	var out []*Strategy
	for _, s := range all {
		x := &Strategy{Model: s, Holds: make([]machine.Num, len(s.Rows))}
		for i, row := range s.Rows {
			if row.When != nil {
				x.Holds[i] = c.framed(&s.Scope, c.Num(row.When))
			}
		}
		out = append(out, x)
	}
	return out
}

// GameWith compiles a game for one choice, and strategies with it.
func GameWith(g *model.Game, choice Choice, words Words, strategies []*model.Strategy) (*machine.Program, []*Strategy) {
	var out []*Strategy
	c := newC(g, choice, words)
	c.extra = func() { out = c.strategies(strategies) }
	c.compile()
	return c.P, out
}
