package compile

import "sandtable/interp/machine"

// Watched reports whether the program stops at what is hidden.
func (c *C) Watched() bool { return c.Choice.Watched }

// watched compiles the game of a program once more, to be watched. Expressions are evaluated (see
// package eval): each read of the state consults the machine's veil, and the first one that would
// reveal what the viewer cannot see ends the evaluation. All players see printed figures, and the
// state of places, players and tracks, but for secret fields. Compilation is deterministic, so it
// reads the states of the played program, which carries nothing for it.
func watched(p *machine.Program, words Words, with func(c *C)) *C {
	choice := Choice{Watched: true, Policies: len(p.Policies) > 0, Private: p.Private(), Scenario: p.Scenario, Variants: p.Variants, Players: p.Players}
	c := compiled(p.Game, choice, words, func(c *C) {
		c.played = p
		with(c)
	})
	// No query reads index sets, and the played program has a different layout of them.
	c.P.Indexes = machine.Indexes{}
	return c
}
