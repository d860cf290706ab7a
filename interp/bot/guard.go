package bot

import (
	"slices"

	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// guard keeps a policy from what its player cannot see. The policy judges on the watched program,
// which stops at the first read that might tell something hidden. What it judges up to its end, it
// judges by what its player sees. But such a program knows only of single reads: how many backs of
// some kind are laid on a unit it does not tell, although that is there for all to see. Where it
// stops, the policy judges the position, and then worlds that look alike to the player. If other
// options are best there, it goes by what is hidden.
type guard struct {
	eyes   *machine.M // of the watched program
	policy *machine.Policy
	worlds *imagine.Worlds
	true   []int // the best options of the position
}

// worlds is how many worlds are judged besides the position.
const worlds = 2

// Guard makes a policy fail where it goes by what its player cannot see. watched is the watched
// program of the one that it plays; nil: it is guarded no longer.
func (p *Policy) Guard(watched *machine.Program) {
	if p.guard = nil; watched == nil {
		return
	}
	i := slices.IndexFunc(watched.Policies, func(x *machine.Policy) bool { return x.Model == p.policy.Model })
	if i < 0 {
		return
	}
	p.guard = &guard{eyes: machine.New(watched), policy: watched.Policies[i]}
}

// guarded leaves in p.best what is best by what the player sees.
func (p *Policy) guarded(m *machine.M) *machine.Error {
	g := p.guard
	g.eyes.StandIn(m)
	g.eyes.Veil = view.Veil(m, p.player)
	if !g.eyes.Veil.Dark() {
		return p.judgeOn(p.policy, m, m)
	}
	peeps := p.judgeOn(g.policy, m, g.eyes)
	if peeps == nil || peeps.Code != hiddenCode {
		return peeps
	}
	if g.worlds == nil {
		g.worlds = imagine.New(m.P)
		g.worlds.Alike = true
	}
	if err := p.judgeOn(p.policy, m, m); err != nil {
		return err
	}
	g.true = append(g.true[:0], p.best...)
	g.worlds.Look(m, p.player)
	random := p.random // the lots of the policy are what they would be without a guard
	for range worlds {
		world := g.worlds.Draw(&random)
		if !p.comparable(m) {
			continue // no world with the same options was found
		}
		if err := p.judgeOn(p.policy, world, world); err != nil {
			return err
		}
		if !p.agrees() {
			return p.hidden(p.told(m, world))
		}
	}
	p.best = append(p.best[:0], g.true...)
	return nil
}

// comparable reports whether all options of the position are options of the world.
func (p *Policy) comparable(m *machine.M) bool {
	for i := range m.Options().Len() {
		if p.guard.worlds.Option(i) < 0 {
			return false
		}
	}
	return true
}

// agrees reports whether the best options of the world are those of the position.
func (p *Policy) agrees() bool {
	g := p.guard
	return len(p.best) == len(g.true) && !slices.ContainsFunc(g.true, func(i int) bool { return !slices.Contains(p.best, g.worlds.Option(i)) })
}

// told is the first line that says another thing of an option in the world than in the position;
// nil if none does by itself.
func (p *Policy) told(m, world *machine.M) *model.PolicyLine {
	for i := range m.Options().Len() {
		j := p.guard.worlds.Option(i)
		p.list, p.on = m, m
		here := p.says(i)
		p.list, p.on = world, world
		there := p.says(j)
		for k := range here {
			if k < len(there) && !here[k].like(&there[k]) {
				return here[k].Line
			}
		}
	}
	return nil
}
