package model

// Test is a test written in the language.
type Test struct {
	Name     string
	Scope    *Scope
	Variants []*Variant
	Scenario *Scenario
	Seed     uint64
	Rolls    []int32
	Plays    []*Policy // how players decide, for exact odds
	Steps    []*Stmt   // statements, and what may stand in a test only
	Leads    *Thing    // of a guide: the player who is led through it; nil: a test alone
	Origin
}

// Guides lists the tests that a person can be led through.
func (g *Game) Guides() (out []*Test) {
	for _, t := range g.Tests {
		if t.Leads != nil {
			out = append(out, t)
		}
	}
	return out
}

// Guide returns a guide by its name; nil if there is none.
func (g *Game) Guide(name string) *Test {
	return Find(g.Guides(), func(t *Test) bool { return t.Name == name })
}

// GuideInto returns the guide that leads into a scenario, or into the game if it has none; nil if
// none does.
func (g *Game) GuideInto(s *Scenario) *Test {
	return Find(g.Guides(), func(t *Test) bool { return t.Scenario == s || s == nil && len(g.Scenarios) == 0 })
}
