package bot

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Policy is a player who decides by a policy of the game: by the first priority that holds for a
// legal option, then by worth, then by lot. Options beside the decision count only if a line fits
// them. It judges the options on the position itself: that it does so by what its player sees is the
// affair of the policy, and proven for those that come with the program.
type Policy struct {
	// Err is why the last choice was left to chance: the policy has failed; nil: it has not.
	Err *machine.Error

	policy *machine.Policy
	player int32
	seed   uint64
	random Random
	steps  int
	asked  *machine.M // the decision with points worth a look
	spots  spots
	left   []candidate
	keys   []int32
	best   []int
}

// closer is how often a policy looks around the best point, each time at half the distance.
const closer = 3

// candidate is an option that is still in question.
type candidate struct {
	option int
	judge  *machine.Judge
	rank   int // of the best priority that holds; 0: none does
	first  int // its index in the judge
	worth  int32
}

// FindPolicy returns the policy of a name for a player of a program that was built with its
// policies; without a name the first that is for the player.
func FindPolicy(p *machine.Program, player int32, name string) (*machine.Policy, error) {
	t := p.Game.Things[player]
	if m := p.Game.PolicyFor(t, english.Slug(name)); m != nil {
		for _, c := range p.Policies {
			if c.Model == m {
				return c, nil
			}
		}
	}
	var known []string
	for _, m := range p.Game.Policies {
		if m.Of(t) {
			known = append(known, m.Name)
		}
	}
	switch {
	case len(known) == 0:
		return nil, fmt.Errorf("the game has no policy for %s", t.Title)
	case name == "":
		return nil, fmt.Errorf("the program was built without policies")
	}
	hint := "the policies are " + strings.Join(known, ", ")
	if s := diag.Suggest(english.Slug(name), known); s != "" {
		hint = fmt.Sprintf("did you mean %q?", s)
	}
	return nil, fmt.Errorf("%s has no policy %q; %s", t.Title, name, hint)
}

// NewPolicy makes a player who decides by a policy. It belongs to one goroutine.
func NewPolicy(p *machine.Program, policy *machine.Policy) *Policy {
	return &Policy{policy: policy, steps: min(p.Limits.Game, machine.DefaultLimits.Game), asked: machine.New(p)}
}

// Begin begins a game for a player: its lots follow from the seed.
func (p *Policy) Begin(seed uint64, player int32) {
	p.player, p.seed = player, Scramble(Scramble(seed^0x90C1C7)+uint64(uint32(player))*golden)
}

// Choose says which option to take. It follows from the seed, from how many decisions there have
// been, and from what the player sees.
func (p *Policy) Choose(m *machine.M) int {
	n := m.Options().Len()
	if p.Err = nil; n < 2 {
		return 0
	}
	p.random = Random{Scramble(p.seed + uint64(uint32(m.Count))*golden)}
	if best := p.Best(m); len(best) > 0 {
		return best[p.random.Pick(len(best))]
	}
	return p.random.Pick(n)
}

// Best returns the options of the pending decision that the policy takes for equally good and better
// than all others, in the order of the list; none if it fails.
//
// A list holds a few samples of the points of an area. So a policy that judges points looks also at
// those near pieces and edges, and closer around the best. What it finds becomes an option, as if
// people had named it.
func (p *Policy) Best(m *machine.M) []int {
	p.best = p.best[:0]
	on := m
	if m.AsksPoint() && p.says(m) {
		on = p.asked
		on.Thaw(&m.State)
		if on.Run(); on.Err != nil {
			p.Err = on.Err
			return nil
		}
		p.spots.admit(on, p.player)
	}
	p.consider(on)
	for n := 0; on == p.asked && n < closer && p.Err == nil; n++ {
		if !p.spots.around(on, p.left[0].option, n) {
			break
		}
		p.consider(on)
	}
	if p.Err != nil {
		return nil
	}
	for _, c := range p.left {
		i := c.option
		if on == p.asked {
			i, _ = m.Admit(on.Option(i))
		}
		p.best = append(p.best, max(i, 0))
	}
	return p.best
}

// says reports whether the policy says anything of an option of the pending decision.
func (p *Policy) says(m *machine.M) bool {
	for i := range m.Options().Len() {
		if p.policy.Of(m.Option(i)) != nil {
			return true
		}
	}
	return false
}

func (p *Policy) consider(m *machine.M) {
	p.Err = m.Consider(p.steps, func() { p.judge(m) })
}

// judge leaves the options that are best, in p.left.
func (p *Policy) judge(m *machine.M) {
	p.gather(m)
	p.byPriority(m)
	p.byWorth(m)
}

// gather lists the options with their judges.
func (p *Policy) gather(m *machine.M) {
	p.left = p.left[:0]
	for i := range m.Options().Len() {
		a, opt := m.Option(i)
		j := p.policy.Of(a, opt)
		if j == nil && a != m.Pending() {
			continue
		}
		p.left = append(p.left, candidate{option: i, judge: j})
	}
}

// byPriority keeps the options that the first priority fits which holds for any, as far as they are
// best by its figures.
func (p *Policy) byPriority(m *machine.M) {
	if !slices.ContainsFunc(p.left, func(c candidate) bool { return c.judge != nil && len(c.judge.Firsts) > 0 }) {
		return
	}
	best := 0
	p.each(m, func(c *candidate, one int32) {
		for i := range c.judge.Firsts {
			f := &c.judge.Firsts[i]
			if best > 0 && f.Model.Rank > best {
				return
			}
			if f.When == nil || f.When(m, one, p.player) != 0 {
				c.rank, c.first, best = f.Model.Rank, i, f.Model.Rank
				return
			}
		}
	})
	if best == 0 {
		return
	}
	p.left = slices.DeleteFunc(p.left, func(c candidate) bool { return c.rank != best })
	n := len(p.left[0].judge.Firsts[p.left[0].first].Narrow)
	if n == 0 || len(p.left) == 1 {
		return
	}
	p.keys = p.keys[:0]
	p.each(m, func(c *candidate, one int32) {
		c.rank = len(p.keys)
		for _, f := range c.judge.Firsts[c.first].Narrow {
			p.keys = append(p.keys, f(m, one, p.player))
		}
	})
	for k := range n {
		most := p.keys[p.left[0].rank+k]
		for _, c := range p.left {
			most = max(most, p.keys[c.rank+k])
		}
		p.left = slices.DeleteFunc(p.left, func(c candidate) bool { return p.keys[c.rank+k] != most })
	}
}

// byWorth keeps the options of the highest worth.
func (p *Policy) byWorth(m *machine.M) {
	if len(p.left) < 2 {
		return
	}
	p.each(m, func(c *candidate, one int32) {
		if c.judge.Worth != nil {
			c.worth = c.judge.Worth(m, one, p.player)
		}
	})
	most := p.left[0].worth
	for i := range p.left {
		most = max(most, p.left[i].worth)
	}
	p.left = slices.DeleteFunc(p.left, func(c candidate) bool { return c.worth != most })
}

// each calls f with each option left of which something is said, in the frame in which its names
// are bound, and with what it would choose. Options of one action in a row share a frame.
func (p *Policy) each(m *machine.M, f func(c *candidate, one int32)) {
	for i := 0; i < len(p.left); {
		c := &p.left[i]
		a, opt := m.Option(c.option)
		switch {
		case c.judge == nil:
			i++
		case a.Acts == nil:
			f(c, opt[0])
			i++
		case opt[0] == machine.PassOption:
			a.Acts[0].Within(m, func() { f(c, model.None) })
			i++
		default:
			from, act := i, opt[0]
			for i++; i < len(p.left); i++ {
				if b, o := m.Option(p.left[i].option); b != a || o[0] != act {
					break
				}
			}
			x := a.Act(act)
			x.Within(m, func() {
				for k := from; k < i; k++ {
					_, opt := m.Option(p.left[k].option)
					x.Bind(m, opt[1:])
					f(&p.left[k], model.None)
				}
			})
		}
	}
}
