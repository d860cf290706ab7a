package compile

import "sandtable/interp/machine"

// watched compiles the game of a program once more, to be watched: it stops before it would reveal
// something hidden from the player who asks; see veil.go. Compilation is deterministic, so it reads
// the states of the played program, which carries nothing for it.
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
