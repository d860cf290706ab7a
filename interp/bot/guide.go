package bot

import "sandtable/interp/machine"

// guide says what the policies of a game would do in an imagined position: that of each player, by
// their seat; nil: there is none for them. What the position holds is not the truth, so they may
// read all of it.
type guide []*Policy

func newGuide(p *machine.Program) guide {
	g := make(guide, len(p.Players))
	for i, player := range p.Players {
		if policy, err := FindPolicy(p, player.ID, ""); err == nil {
			g[i] = NewPolicy(p, policy)
			g[i].player = player.ID
		}
	}
	return g
}

// best returns the options that whoever decides takes for equally good, as far as their policy says
// anything, with their lots if it gives shares; none if it does not. Its work is charged to a
// purse.
func (g guide) best(m *machine.M, seat int, purse *machine.Purse) ([]int, []int64) {
	if g == nil || g[seat] == nil || !g[seat].speaks(m) {
		return nil, nil
	}
	p := g[seat]
	err := p.judgeOn(p.policy, m, m, min(p.steps, max(purse.Spend(0), 0)))
	purse.Spend(p.did)
	if err != nil {
		m.Err = err // the continuation ends here: its work is used up, or the policy has a gap
		return nil, nil
	}
	return p.best, p.lots
}
