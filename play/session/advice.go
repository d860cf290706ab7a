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

// Advice is why a bot prefers an option, as far as a viewer may know it.
type Advice struct {
	Player *model.Thing
	Policy *model.Policy // by which it decides; nil: by trial alone
	Option naming.Option
	At     int // its number in the list; -1: it is not listed
	For    bot.Weighed
	Tried  *bot.Tried      // how it did in imagined continuations; nil: none were played
	Second *Rival          // the best of what is less good; nil: nothing is, or that is not for the viewer to know
	Equal  int             // how many options are as good as it; 0: that is not for the viewer to know
	Set    []naming.Option // of a hint: what is taken into a set one by one, this option first
	More   bool            // the set may go on after that
}

// Rival is an option that a bot might have taken.
type Rival struct {
	Option naming.Option
	For    bot.Weighed
	Tried  *bot.Tried
	Better bool // it was overlooked
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

// Why tells why a bot took a decision, before which n were taken. A bot that searches does so once
// more; it stops when stop says so, and then there is nothing to tell.
func (s *Session) Why(n int, viewer int32, stop func() bool) (*Advice, error) {
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
	kind, known := s.took(st, player)
	switch kind = kind.For(s.P.Game, player); {
	case !known:
		return nil, fmt.Errorf("the save does not say which bot decided for %s", player.Title)
	case kind.Search:
		if kind.Time == 0 && (viewer == player.ID || !view.Veil(m, viewer).Dark()) {
			if a := s.byTrial(m, kind, viewer, stop); a.At == choice {
				return a, nil
			}
		}
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

// took returns which bot has taken a decision of a player; false if nothing says so.
func (s *Session) took(st *Step, player *model.Thing) (bot.Kind, bool) {
	if kind, err := bot.Parse(st.Bot); err == nil {
		return kind, true
	}
	if st.read {
		return seatOf(s.earlier, player)
	}
	return s.Bot(player)
}

// byTrial tells what a searching bot would take who decides on a machine, and how the best options
// have done. It stops at the best so far when stop says so.
func (s *Session) byTrial(m *machine.M, kind bot.Kind, viewer int32, stop func() bool) *Advice {
	player := s.P.Game.Things[m.Player()]
	b := bot.NewSearch(s.P, kind, runtime.GOMAXPROCS(0))
	b.Stop = stop
	b.Begin(s.header.BotSeed(), player.ID)
	out := &Advice{Player: player, At: b.Choose(m)}
	tried := b.Tried(m, 2)
	keys := naming.Keys(m)
	out.Option = keys[out.At]
	if policy, err := bot.FindPolicy(s.P, player.ID, ""); kind.Guided && err == nil {
		out.Policy, out.For = policy.Model, s.weighing(m, policy, viewer)(out.At)[0]
	}
	for i := range tried {
		switch x := &tried[i]; {
		case x.Option == out.At:
			out.Tried = x
		case out.Second == nil:
			out.Second = &Rival{Option: keys[x.Option], Tried: x}
		}
	}
	return out
}

// Hint returns what a regular bot would do in the place of who decides now, and why.
func (s *Session) Hint(stop func() bool) (*Advice, error) {
	player := s.Player()
	m := machine.New(s.P)
	m.Thaw(&s.M.State)
	m.Run()
	kind := bot.Kind{Level: bot.Regular}.For(s.P.Game, player)
	if kind.Search {
		return s.byTrial(m, kind, player.ID, stop), nil
	}
	policy, choice, err := s.advised(m)
	if err != nil {
		return nil, err
	}
	out := s.advice(m, policy, choice, player.ID)
	out.Set, out.More = s.members(m, choice, stop)
	return out, nil
}

// mostMembers is how many members of a set a hint looks ahead.
const mostMembers = 20

// members returns what the policy of the game takes into the same set, beginning with an option;
// nothing where it takes no more. It plays the set on the machine. There may be more where the set
// is long, the policy fails or stop says so.
func (s *Session) members(m *machine.M, choice int, stop func() bool) (out []naming.Option, more bool) {
	for set := m.Pending(); set != nil && set.SoFar != nil; {
		if _, opt := m.Option(choice); opt[0] == machine.PassOption {
			break
		}
		if len(out) == mostMembers || stop != nil && stop() {
			return out, true
		}
		out = append(out, naming.Keys(m)[choice])
		before := len(set.SoFar(m).Members)
		m.Choose(choice)
		if m.Err != nil {
			return out, true
		}
		if m.Pending() != set || len(set.SoFar(m).Members) <= before {
			break
		}
		var err error
		if _, choice, err = s.advised(m); err != nil {
			return out, true
		}
	}
	return out, false
}

// advised returns what the policy of the game for who decides on a machine takes.
func (s *Session) advised(m *machine.M) (*machine.Policy, int, error) {
	p, policy, err := s.adviser(m.Player())
	if err != nil {
		return nil, -1, err
	}
	choice := p.Choose(m)
	if p.Err != nil {
		return nil, -1, p.Err
	}
	return policy, choice, nil
}

// HasAdvice reports whether the game has a policy for who decides now.
func (s *Session) HasAdvice() bool {
	_, err := bot.FindPolicy(s.P, s.M.Player(), "")
	return err == nil
}

// Advised returns the option that the game advises who decides now to take; -1 where it has no
// advice, or that fails. A point that it advises becomes an option, as if people had named it.
func (s *Session) Advised() int {
	m := machine.New(s.P)
	m.Thaw(&s.M.State)
	m.Run()
	_, choice, err := s.advised(m)
	if err != nil || choice >= m.Options().Len() { // an area of which no sample fits has no options
		return -1
	}
	key := naming.Keys(m)[choice].Key
	if i := slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == key }); i >= 0 {
		return i
	}
	i, err := s.Admit(key)
	if err != nil {
		return -1
	}
	return i
}

// mostWeighed is of how many options all are weighed by what another player sees: that is slow.
const mostWeighed = 300

// advice weighs an option against the others. What the others are is told only to who may know all
// of them, and each figure only to who may know it.
func (s *Session) advice(m *machine.M, policy *machine.Policy, choice int, viewer int32) *Advice {
	eyes, keys := machine.New(s.Tracer().Watched()), naming.Keys(m)
	p := bot.NewPolicy(s.P, policy)
	p.Begin(s.header.Seed, m.Player())
	weigh := s.weighing(m, policy, viewer)
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
			out.Second = &Rival{Option: keys[o], For: weigh(o)[0], Better: out.Equal == 0}
		}
	}
	return out
}

// weighing returns what weighs options that a machine lists by a policy, as a viewer may know it.
func (s *Session) weighing(m *machine.M, policy *machine.Policy, viewer int32) func(options ...int) []bot.Weighed {
	eyes, p := machine.New(s.Tracer().Watched()), bot.NewPolicy(s.P, policy)
	p.Begin(s.header.Seed, m.Player())
	return func(options ...int) []bot.Weighed {
		eyes.StandIn(m)
		eyes.Veil = view.Veil(m, viewer)
		return p.Weigh(m, eyes, options)
	}
}

// lists reports whether a viewer can tell what the options of a decision are.
func lists(eyes, m *machine.M, viewer int32) bool {
	eyes.StandIn(m)
	eyes.Veil = view.Veil(m, viewer)
	eyes.Step()
	return eyes.Err == nil && eyes.Options().Len()+m.Options().Named() == m.Options().Len()
}
