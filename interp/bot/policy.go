package bot

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Policy is a player who decides by a policy of the game: by the first priority that holds for a
// legal option, then by worth, then by lot. Options beside the decision count only if a line fits
// them. A guarded one fails where it goes by anything that its player cannot see; see guard.
type Policy struct {
	// Err is why the last choice was left to chance: the policy has failed; nil: it has not.
	Err *machine.Error

	policy *machine.Policy
	player int32
	seed   uint64
	random Random
	steps  int
	did    int        // steps that the last judgement took
	guard  *guard     // nil: it may read everything
	own    *machine.M // of another program, by which it judges; nil: by the one that is played
	points *machine.M // the decision with points worth a look; nil: there has been none

	overlooks  bool // some options
	overlooked []bool
	spots      spots
	left       []candidate
	keys       []int32
	best       []int
	lots       []int64 // of the best; none: all have the same

	// What is judged by, what lists the options of the decision, and what they are judged on.
	by       *machine.Policy
	list, on *machine.M
	sight    *machine.Veil // what the player does not see, where lines read the position that an option leaves
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
	lots   int64 // by shares; of all 0: they are alike
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
		return nil, fmt.Errorf("the game has no policy for %s%s", t.Title, others(p.Game))
	case name == "":
		return nil, fmt.Errorf("the program was built without policies")
	}
	hint := "the policies are " + strings.Join(known, ", ")
	if s := diag.Suggest(english.Slug(name), known); s != "" {
		hint = fmt.Sprintf("did you mean %q?", s)
	}
	return nil, fmt.Errorf("%s has no policy %q; %s", t.Title, name, hint)
}

// others says whose the policies of a game are, or where one would stand.
func others(g *model.Game) string {
	if len(g.Policies) == 0 {
		return "; a file policies/NAME.hcl in its folder would hold one"
	}
	return "; there are, for other players, " + strings.Join(english.Each(g.Policies, func(m *model.Policy) string { return m.Name }), ", ")
}

// NewPolicy makes a player who decides by a policy, without a guard. It belongs to one goroutine.
func NewPolicy(p *machine.Program, policy *machine.Policy) *Policy {
	return &Policy{policy: policy, steps: min(p.Limits.Game, machine.DefaultLimits.Game)}
}

// JudgeBy makes a policy judge by another program of the same game, in which its weights differ.
// The two must have the same procedures and slots.
func (p *Policy) JudgeBy(other *machine.Program) {
	for _, x := range other.Policies {
		if x.Model == p.policy.Model {
			p.policy, p.own = x, machine.New(other)
		}
	}
}

// Begin begins a game for a player: its lots follow from the seed.
func (p *Policy) Begin(seed uint64, player int32) {
	p.player, p.seed = player, machine.Scramble(machine.Scramble(seed^0x90C1C7)+uint64(uint32(player))*golden)
}

// Choose says which option to take. It follows from the seed, from how many decisions there have
// been, and from what the player sees.
func (p *Policy) Choose(m *machine.M) int {
	n := m.Options().Len()
	if p.Err = nil; n < 2 {
		return 0
	}
	p.random = Random{machine.Scramble(p.seed + uint64(uint32(m.Count))*golden)}
	if len(p.Best(m)) > 0 {
		i := p.draw()
		p.Err = p.notes(m, i)
		return i
	}
	return p.random.Pick(n)
}

// Model returns the policy as the content has it.
func (p *Policy) Model() *model.Policy { return p.policy.Model }

// Advise says which option to take if the policy says anything of the pending decision, else -1.
func (p *Policy) Advise(m *machine.M) (int, error) {
	if !p.speaks(m) {
		return -1, nil
	}
	if i := p.Choose(m); p.Err == nil {
		return i, nil
	}
	return -1, p.Err
}

// Best returns the options of the pending decision that the policy takes for equally good and
// better than all others, in the order of the list; none if it fails. If lines give shares, they
// are those that have any.
//
// A list holds a few samples of the points of an area. So a policy that judges points looks also at
// those near pieces and edges, and closer around the best. What it finds becomes an option, as if
// people had named it.
func (p *Policy) Best(m *machine.M) []int {
	p.best = p.best[:0]
	if !m.AsksPoint() || !p.speaks(m) {
		p.Err = p.consider(m)
		return p.best
	}
	if p.points == nil {
		p.points = machine.New(m.P)
	}
	on := p.points
	on.Thaw(&m.State)
	if on.Run(); on.Err != nil {
		p.Err = on.Err
		return nil
	}
	p.spots.admit(on, p.player)
	p.Err = p.consider(on)
	for n := 0; n < closer && p.Err == nil && p.spots.around(on, p.best[0], n); n++ {
		p.Err = p.consider(on)
	}
	for i, option := range p.best {
		p.best[i] = listed(m, on, option)
	}
	return p.best
}

// listed is the number, in the list of one machine, of an option of another one's. A point is added
// to the list.
func listed(m, on *machine.M, option int) int {
	ask, opt := on.Option(option)
	for i := range m.Options().Len() {
		if a, have := m.Option(i); a == ask && slices.Equal(have, opt) {
			return i
		}
	}
	named, _ := m.Admit(ask, opt)
	return max(named, 0)
}

// speaks reports whether the policy says anything of an option of the pending decision.
func (p *Policy) speaks(m *machine.M) bool {
	for i := range m.Options().Len() {
		if p.policy.Of(m.Option(i)) != nil {
			return true
		}
	}
	return false
}

// consider leaves the best options of a decision in p.best; none if the policy fails.
func (p *Policy) consider(m *machine.M) (err *machine.Error) {
	if p.overlooks {
		p.overlook(m.Options().Len())
	}
	switch {
	case p.guard != nil:
		err = p.guarded(m)
	case p.own != nil:
		p.own.StandIn(m)
		err = p.judgeOn(p.policy, m, p.own, p.steps)
	default:
		err = p.judgeOn(p.policy, m, m, p.steps)
	}
	if err != nil && p.guard == nil {
		err = p.blamed(err)
	}
	if err != nil {
		p.best = p.best[:0]
	}
	return err
}

// Lots says how likely the policy is to take each option of the pending decision, in whole numbers.
func (p *Policy) Lots(m *machine.M) ([]int64, *machine.Error) {
	best := p.Best(m)
	out := make([]int64, m.Options().Len()) // with the points that it has named
	for i, option := range best {
		if out[option] = 1; len(p.lots) > 0 {
			out[option] = p.lots[i]
		}
	}
	return out, p.Err
}

// judgeOn judges the options that a machine lists, by what another one reads of the position, and
// leaves those that are best in p.best. It may take so many steps of work.
func (p *Policy) judgeOn(by *machine.Policy, list, on *machine.M, steps int) *machine.Error {
	p.best, p.lots = p.best[:0], p.lots[:0]
	p.look(by, list, on)
	var err *machine.Error
	if p.did, err = on.Consider(steps, p.judge); err != nil {
		return err
	}
	for _, c := range p.left {
		if p.best = append(p.best, c.option); c.lots > 0 {
			p.lots = append(p.lots, c.lots)
		}
	}
	return nil
}

// look makes the policy judge what a machine lists on another one, or the same, in that position.
func (p *Policy) look(by *machine.Policy, list, on *machine.M) {
	p.by, p.list, p.on = by, list, on
	if by.Ahead {
		p.sight = view.Veil(list, p.player)
	}
}

// asked returns the Ask of an option on the machine that judges.
func (p *Policy) asked(option int) (*machine.Ask, []int32) {
	a, opt := p.list.Option(option)
	switch {
	case p.on == p.list:
	case a == p.list.P.Anytime:
		a = p.on.P.Anytime
	default:
		a = p.on.Standing()
	}
	return a, opt
}

// overlook misses a third of so many options, but not all.
func (p *Policy) overlook(n int) {
	seen := p.random.Pick(n)
	p.overlooked = p.overlooked[:0]
	for i := range n {
		p.overlooked = append(p.overlooked, p.random.Pick(3) == 0 && i != seen)
	}
}

// judge leaves the options that are best, in p.left.
func (p *Policy) judge() {
	p.gather()
	p.byPriority()
	p.byWorth()
	p.byShare()
}

// gather lists the options with their judges.
func (p *Policy) gather() {
	p.left = p.left[:0]
	for i := range p.list.Options().Len() {
		a, opt := p.asked(i)
		j := p.by.Of(a, opt)
		if j == nil && a == p.on.P.Anytime || i < len(p.overlooked) && p.overlooked[i] {
			continue
		}
		p.left = append(p.left, candidate{option: i, judge: j})
	}
}

// byPriority keeps the options that the first priority fits which holds for any, as far as they are
// best by its figures.
func (p *Policy) byPriority() {
	if !slices.ContainsFunc(p.left, func(c candidate) bool { return c.judge != nil && len(c.judge.Firsts) > 0 }) {
		return
	}
	best := 0
	p.each(func(c *candidate, one int32) {
		if f := p.priority(c, one, best); f != nil {
			best = f.Model.Rank
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
	p.each(func(c *candidate, one int32) {
		c.rank = len(p.keys)
		for _, f := range c.judge.Firsts[c.first].Narrow {
			p.keys = append(p.keys, f(p.on, one, p.player))
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

// priority finds the first priority that holds for an option, as far as those up to a rank go; all
// if it is 0. It returns nil if none does.
func (p *Policy) priority(c *candidate, one int32, upTo int) *machine.Priority {
	for i := range c.judge.Firsts {
		f := &c.judge.Firsts[i]
		if upTo > 0 && f.Model.Rank > upTo {
			return nil
		}
		if f.When == nil || f.When(p.on, one, p.player) != 0 {
			c.rank, c.first = f.Model.Rank, i
			return f
		}
	}
	return nil
}

// byWorth keeps the options of the highest worth.
func (p *Policy) byWorth() {
	if len(p.left) < 2 {
		return
	}
	p.each(func(c *candidate, one int32) {
		if c.judge.Worth != nil {
			c.worth = c.judge.Worth(p.on, one, p.player)
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
func (p *Policy) each(f func(c *candidate, one int32)) {
	m := p.on
	for i := 0; i < len(p.left); {
		c := &p.left[i]
		a, opt := p.asked(c.option)
		switch {
		case c.judge == nil:
			i++
		case a.Acts == nil:
			p.foresee(c, a)
			f(c, opt[0])
			i++
		case opt[0] == machine.PassOption:
			p.foresee(c, a)
			a.Acts[0].Within(m, func() { f(c, model.None) })
			i++
		default:
			from, act := i, opt[0]
			for i++; i < len(p.left); i++ {
				if b, o := p.asked(p.left[i].option); b != a || o[0] != act {
					break
				}
			}
			x := a.Act(act)
			x.Within(m, func() {
				for k := from; k < i; k++ {
					_, opt := p.asked(p.left[k].option)
					x.Bind(m, opt[1:])
					p.foresee(&p.left[k], a)
					f(&p.left[k], model.None)
				}
			})
		}
	}
}

// foresee says of which option lines ask next that read the position which it leaves.
func (p *Policy) foresee(c *candidate, a *machine.Ask) {
	if p.by.Ahead {
		p.on.Foresee(p.list, c.option, a, p.sight)
	}
}
