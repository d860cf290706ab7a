package bot

import (
	"slices"

	"sandtable/interp/imagine"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// guard keeps a policy from what its player cannot see. What the policy has judged it judges once
// more on the watched program, which stops at the first read that might tell something hidden. What
// comes to its end there follows from what the player sees. But such a program knows only of single
// reads: how many backs of some kind are laid on a unit it does not tell, although that is there
// for all to see; and it is slow. Where it stops, the policy judges worlds that look alike to the
// player. If other options are best there, it goes by what is hidden.
type guard struct {
	eyes   *machine.M // of the watched program
	policy *machine.Policy
	worlds *imagine.Worlds
	true   []int   // the best options of the position
	lots   []int64 // of these
	strict bool    // the watched program decides alone
	rest   int     // for how many decisions the watched program is left alone
}

// worlds is how many worlds are judged besides the position.
const worlds = 2

// Guard makes a policy fail where it goes by what its player cannot see. watched is the watched
// program of the one that it plays; nil: it is guarded no longer. One that judges by another
// program is not guarded: it reads what the policy reads that it was made of.
func (p *Policy) Guard(watched *machine.Program) {
	if p.guard = nil; watched == nil || p.own != nil {
		return
	}
	i := slices.IndexFunc(watched.Policies, func(x *machine.Policy) bool { return x.Model == p.policy.Model })
	if i < 0 {
		return
	}
	p.guard = &guard{eyes: machine.New(watched), policy: watched.Policies[i]}
}

// Watch makes a policy fail at any read of what its player cannot see, where it is asked about
// positions one by one: worlds that look alike tell nothing there of how likely each is.
func (p *Policy) Watch(watched *machine.Program) {
	if p.Guard(watched); p.guard != nil {
		p.guard.strict = true
	}
}

// watching is how many steps of work the watched program may take for a decision: it is slower than
// the one that is played, and people wait for it. resting is for how many decisions it is left
// alone after it has taken more.
const (
	watching = 25_000
	resting  = 15
)

// guarded leaves in p.best what is best by what the player sees.
func (p *Policy) guarded(m *machine.M) *machine.Error {
	g := p.guard
	if err := p.judgeOn(p.policy, m, m, p.steps); err != nil {
		return p.blamed(err)
	}
	if g.rest > 0 {
		g.rest--
		return nil
	}
	g.true, g.lots = append(g.true[:0], p.best...), append(g.lots[:0], p.lots...)
	defer func() { p.best, p.lots = append(p.best[:0], g.true...), append(p.lots[:0], g.lots...) }()
	g.eyes.StandIn(m)
	g.eyes.Veil = view.Veil(m, p.player)
	if !g.eyes.Veil.Dark() {
		return nil
	}
	steps := watching
	if g.strict {
		steps = p.steps
	}
	switch err := p.judgeOn(g.policy, m, g.eyes, steps); {
	case err == nil:
		return nil
	case g.strict:
		return p.blamed(err)
	case !err.Hidden():
		g.rest = resting
	}
	return p.compare(m)
}

// compare judges worlds that look alike to the player, and fails if other options are best there.
func (p *Policy) compare(m *machine.M) *machine.Error {
	g := p.guard
	g.look(m, p.player)
	random := p.random // the lots of the policy are what they would be without a guard
	for range worlds {
		world := g.worlds.Draw(&random)
		if !p.comparable(m) {
			continue // no world with the same options was found
		}
		if err := p.judgeLike(world); err != nil {
			return p.blamed(err)
		}
		if !p.agrees() {
			return p.hidden(p.told(m, world))
		}
	}
	return nil
}

// judgeLike judges a world, with those options overlooked that are in the position.
func (p *Policy) judgeLike(world *machine.M) *machine.Error {
	own := p.overlooked
	defer func() { p.overlooked = own }()
	p.overlooked = make([]bool, world.Options().Len())
	for i, is := range own {
		p.overlooked[p.guard.worlds.Option(i)] = is
	}
	return p.judgeOn(p.policy, world, world, p.steps)
}

// look makes worlds that look alike to a player.
func (g *guard) look(m *machine.M, player int32) {
	if g.worlds == nil {
		g.worlds = imagine.New(m.P)
		g.worlds.Alike = true
	}
	g.worlds.Look(m, player)
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
	if len(p.best) != len(g.true) || len(p.lots) != len(g.lots) {
		return false
	}
	for k, i := range g.true {
		j := slices.Index(p.best, g.worlds.Option(i))
		if j < 0 || len(g.lots) > 0 && g.lots[k] != p.lots[j] {
			return false
		}
	}
	return true
}

// told is the first line that says another thing of an option in the world than in the position;
// nil if none does by itself.
func (p *Policy) told(m, world *machine.M) *model.PolicyLine {
	for i := range m.Options().Len() {
		j := p.guard.worlds.Option(i)
		p.look(p.policy, m, m)
		here := p.says(i)
		p.look(p.policy, world, world)
		there := p.says(j)
		for k := range here {
			if k < len(there) && !here[k].like(&there[k]) {
				return here[k].Line
			}
		}
	}
	return nil
}
