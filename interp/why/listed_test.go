package why_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/interp/machine"
	"sandtable/interp/why"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestListsAreThosePlayed: at the decisions of random games of every game, what a lowered list
// gives is what the compiled program offers, in its order: the options of every action, and what a
// choice offers. A whole action offers those of its list that lead to an end.
func TestListsAreThosePlayed(t *testing.T) {
	interptest.Each(t, func(t *testing.T, src load.Source) { list(t, src).play() })
}

func list(t *testing.T, src load.Source) *listed {
	p := interptest.Program(t, src, interp.Setup{})
	return &listed{t: t, p: p, tracer: interp.NewTracer(p), rng: rand.New(rand.NewPCG(1, 2))}
}

// listed compares lists while a game is played.
type listed struct {
	t      *testing.T
	p      *machine.Program
	tracer *why.Tracer
	rng    *rand.Rand
	lists  int
	found  int
	seen   map[any]bool
}

// spread is how many decisions there are, on average, between those that are compared.
const spread = 5

func (l *listed) play() {
	m := machine.New(l.p)
	l.seen = map[any]bool{}
	for seed := range uint64(2) {
		for m.Start(seed); m.Pending() != nil && m.Options().Len() > 0 && m.Count < 250; {
			if l.rng.IntN(spread) == 0 {
				l.decision(m)
			}
			m.Choose(l.rng.IntN(m.Options().Len()))
		}
		if m.Err != nil {
			l.t.Fatal(m.Err)
		}
	}
	l.t.Logf("%d lists, of %d actions and choices, with %d options", l.lists, len(l.seen), l.found)
}

// decision compares all lists of a decision.
func (l *listed) decision(m *machine.M) {
	for _, ask := range []*machine.Ask{m.Pending(), l.p.Anytime} {
		switch {
		case ask == nil || ask == l.p.Anytime && m.Pending().Alone:
		case ask.Chooses():
			l.choice(m, ask)
		default:
			for _, x := range ask.Acts {
				l.action(m, ask, x)
			}
		}
	}
}

func (l *listed) action(m *machine.M, ask *machine.Ask, x *machine.Act) {
	if ask == l.p.Anytime && m.InProgress(x.Proc) {
		return
	}
	list, got, err := l.tracer.Options(m, ask, x)
	l.check(list, err)
	var played [][]int32
	for i := range m.Options().Len() {
		if of, opt := m.Option(i); of == ask && opt[0] == x.Action.Index {
			opt = opt[1 : 1+len(x.Types)]
			if !x.Action.Whole || len(played) == 0 || !slices.Equal(played[len(played)-1], opt) {
				played = append(played, slices.Clone(opt))
			}
		}
	}
	l.found += len(got)
	if x.Action.Whole {
		got = slices.DeleteFunc(got, func(opt []int32) bool {
			return !slices.ContainsFunc(played, func(p []int32) bool { return slices.Equal(p, opt) })
		})
	}
	l.same(m, x.Action.Title, played, got)
}

func (l *listed) choice(m *machine.M, ask *machine.Ask) {
	list, got, err := l.tracer.Offered(m, ask)
	l.check(list, err)
	var played [][]int32
	for i := range m.Options().Len() {
		if of, opt := m.Option(i); of == ask && opt[0] != machine.PassOption {
			played = append(played, slices.Clone(opt))
		}
	}
	l.found += len(got)
	if ask.Stmt.Bind.Type.Form == model.Set { // some have been chosen, and others would be too many
		got = slices.DeleteFunc(got, func(opt []int32) bool {
			return !slices.ContainsFunc(played, func(p []int32) bool { return slices.Equal(p, opt) })
		})
	}
	l.same(m, ask.Title, played, got)
}

// check verifies a list that has been evaluated.
func (l *listed) check(list *ir.Listing, err *machine.Error) {
	l.t.Helper()
	if l.lists++; err != nil {
		l.t.Fatalf("%s\n%s", err, list)
	}
	if l.seen[list.Of] {
		return
	}
	l.seen[list.Of] = true
	if err := irtest.VerifyListing(list); err != nil {
		l.t.Errorf("%v\n%s", err, list)
	}
}

func (l *listed) same(m *machine.M, what string, played, got [][]int32) {
	l.t.Helper()
	if !slices.EqualFunc(played, got, slices.Equal) {
		l.t.Errorf("decision %d, %s: the list gives %v, and played is %v", m.Count, what, got, played)
	}
}
