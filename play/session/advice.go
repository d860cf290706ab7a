package session

import (
	"errors"
	"fmt"
	"runtime"
	"slices"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Advice is why a policy prefers an option, as far as a viewer may know it.
type Advice struct {
	Player *model.Thing
	Policy *model.Policy
	Option naming.Option
	At     int // its number in the list; -1: it is not listed
	For    bot.Weighed
	Second *Rival // the best of what is less good; nil: nothing is, or that is not for the viewer to know
	Equal  int    // how many options are as good as it; 0: that is not for the viewer to know
}

// Rival is an option that a policy likes less.
type Rival struct {
	Option naming.Option
	For    bot.Weighed
}

// Bots lists the decisions that bots have taken, the last one first, by how many were taken before.
func (s *Session) Bots() (out []int) {
	for i := s.at - 1; i >= 0; i-- {
		if by := s.steps[i].By; by == save.ByBot || by == save.ByLot {
			out = append(out, i)
		}
	}
	return out
}

// Why tells why a bot took a decision, before which n were taken.
func (s *Session) Why(n int, viewer int32) (*Advice, error) {
	st := &s.steps[n]
	m := s.Before(n)
	choice := again(m, st)
	a, opt := m.Option(choice)
	if viewer != m.Player() && s.tell.Secret(m, a, opt, viewer) {
		return nil, errors.New("what was chosen there is not for you to know")
	}
	player := s.P.Game.Things[m.Player()]
	if st.By == save.ByLot {
		return nil, fmt.Errorf("the policy of %s had failed: %s was drawn by lot", player.Title, st.Key)
	}
	kind, known := s.Bot(player)
	if st.read {
		kind, known = seatOf(s.earlier, player)
	}
	switch {
	case !known:
		return nil, fmt.Errorf("the save does not say which bot decided for %s", player.Title)
	case kind.Search:
		return nil, fmt.Errorf("%s has tried each option in imagined continuations, and has no other reasons", player.Title)
	case !kind.Policy:
		return nil, fmt.Errorf("%s decides at random", player.Title)
	}
	policy, err := bot.FindPolicy(s.P, player.ID, kind.Name)
	if err != nil {
		return nil, err
	}
	return s.advice(m, policy, choice, viewer), nil
}

// ErrNoPolicy says that the game has no advice for a player.
var ErrNoPolicy = errors.New("the game has no policy for who decides")

// Tried returns the option that a bot would take which tries each. It stops at the best so far when
// stop says so.
func (s *Session) Tried(stop func() bool) int {
	kind, _ := bot.Parse("search")
	b := bot.NewSearch(s.P, kind, runtime.GOMAXPROCS(0))
	b.Stop = stop
	b.Begin(s.header.Seed, s.M.Player())
	i := b.Choose(s.M)
	s.keys = nil // it may have named a point
	return i
}

// Hint returns what the first policy of who decides now would take, and why.
func (s *Session) Hint() (*Advice, error) {
	player := s.Player()
	policy, err := bot.FindPolicy(s.P, player.ID, "")
	if err != nil {
		return nil, ErrNoPolicy
	}
	m := machine.New(s.P)
	m.Thaw(&s.M.State)
	m.Run()
	p := bot.NewPolicy(s.P, policy)
	p.Begin(s.header.Seed, player.ID)
	p.Guard(s.Tracer().Program())
	choice := p.Choose(m)
	if p.Err != nil {
		return nil, p.Err
	}
	return s.advice(m, policy, choice, player.ID), nil
}

// mostWeighed is of how many options all are weighed by what another player sees: that is slow.
const mostWeighed = 300

// advice weighs an option against the others. What the others are is told only to who may know all
// of them, and each figure only to who may know it.
func (s *Session) advice(m *machine.M, policy *machine.Policy, choice int, viewer int32) *Advice {
	eyes, keys := machine.New(s.Tracer().Program()), naming.Keys(m)
	p := bot.NewPolicy(s.P, policy)
	p.Begin(s.header.Seed, m.Player())
	weigh := func(options ...int) []bot.Weighed {
		eyes.StandIn(m)
		eyes.Veil = view.Veil(m, viewer)
		return p.Weigh(m, eyes, options)
	}
	out := &Advice{Player: s.P.Game.Things[m.Player()], Policy: policy.Model, Option: keys[choice], At: choice, For: weigh(choice)[0]}
	all := make([]int, m.Options().Len())
	for i := range all {
		all[i] = i
	}
	var rivals []bot.Weighed
	switch own := viewer == m.Player(); {
	case own:
		rivals = p.Weigh(m, m, all)
	case len(all) > mostWeighed || !lists(eyes, m, viewer):
		return out
	default:
		if rivals = weigh(all...); slices.ContainsFunc(rivals, func(w bot.Weighed) bool { return w.Dark }) {
			return out
		}
	}
	taken := rivals[slices.IndexFunc(rivals, func(w bot.Weighed) bool { return w.Option == choice })]
	for i := range rivals {
		switch o := rivals[i].Option; {
		case rivals[i].Equal(taken):
			out.Equal++
		case out.Second == nil:
			out.Second = &Rival{keys[o], weigh(o)[0]}
		}
	}
	return out
}

// lists reports whether a viewer can tell what the options of a decision are.
func lists(eyes, m *machine.M, viewer int32) bool {
	eyes.StandIn(m)
	eyes.Veil = view.Veil(m, viewer)
	eyes.Step()
	return eyes.Err == nil && eyes.Options().Len()+m.Options().Named() == m.Options().Len()
}
