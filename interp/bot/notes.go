package bot

import (
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// notes looks at what the policy will note of an option that it takes; it fails if it cannot, or if
// it is guarded and that goes by what the player cannot see: later decisions would.
func (p *Policy) notes(m *machine.M, option int) *machine.Error {
	a, opt := m.Option(option)
	if j := p.policy.Of(a, opt); j == nil || len(j.Notes) == 0 {
		return nil
	}
	p.list, p.on = m, m
	here, at, err := m.NotesOf(p.policy, a, opt, p.player)
	switch {
	case err != nil:
		return p.failed(at, err)
	case p.guard == nil || p.open(m, option):
		return nil
	}
	g, random := p.guard, p.random
	g.look(m, p.player)
	for range worlds {
		world := g.worlds.Draw(&random)
		i := g.worlds.Option(option)
		if i < 0 {
			continue
		}
		a, opt := world.Option(i)
		there, at, err := world.NotesOf(p.policy, a, opt, p.player)
		if err == nil {
			at = differs(here, there)
		}
		if at != nil {
			p.list, p.on = m, m
			return p.hidden(at)
		}
	}
	return nil
}

// open reports whether the watched program can tell what is noted of an option.
func (p *Policy) open(m *machine.M, option int) bool {
	g := p.guard
	g.eyes.StandIn(m)
	if g.eyes.Veil = view.Veil(m, p.player); !g.eyes.Veil.Dark() {
		return true
	}
	p.list, p.on = m, g.eyes
	a, opt := p.asked(option)
	_, _, err := g.eyes.NotesOf(g.policy, a, opt, p.player)
	return err == nil
}

// differs returns the first line that notes other things; nil if none does.
func differs(here, there []machine.Note) *model.PolicyLine {
	for i := range max(len(here), len(there)) {
		switch {
		case i >= len(here):
			return there[i].Line
		case i >= len(there) || here[i] != there[i]:
			return here[i].Line
		}
	}
	return nil
}
