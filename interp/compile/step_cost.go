package compile

import (
	"math"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/pass/inline"
	"sandtable/interp/pass/split"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Costs of steps are lowered whole, and split by what their parts are asked of: see pass/split. A
// cost is also there as the text says it, for whoever is told what is used.

// searching is what lowers costs.
type searching struct {
	*lower.L
	memories *split.Memories
}

type searchingKey struct{}

func (c *C) searching() *searching {
	return lower.Once(c, searchingKey{}, func() *searching {
		l := lower.New(c.P, c.rules, c.words.Lowering)
		l.Share(c)
		l.Lies, l.Costs, l.Says = c.lieOf, c.stepCost, c.Says
		things := c.Game.Things
		track := func(id int32) int32 { return c.P.Ids.Track[things[id]] }
		return &searching{l, split.NewMemories(track, c.sides, func(id int32) bool { return int(id) < len(things) && things[id] != nil })}
	})
}

// stepCost lowers the cost of a step: a function of the space left, and of the space entered.
func (c *C) stepCost(e *model.For, links *ir.Table) *ir.Node {
	s := c.searching()
	written := s.TopCost(e)
	if c.plain || c.Without(plan.Splitting) {
		return written
	}
	whole := inline.Calls(s.Maker, written, inline.Reading(written.V, written.X[0].V), written.V, written.X[0].V)
	if whole == nil {
		return written
	}
	var told *ir.Node
	if c.Choice.Asks { // nobody is told of a call that is inlined
		told = written.X[0].X[0]
	}
	return split.Cost(s.Maker, whole, told, links, s.memories)
}

// slotsOf numbers slots that answers go by; -1: there are too many.
func (c *C) slotsOf(s machine.Span) int32 {
	if s.Hi-s.Lo > maxFootprint || len(c.P.Spans) >= math.MaxUint16 {
		return -1
	}
	return c.spanOf(s)
}
