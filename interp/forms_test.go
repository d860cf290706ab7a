package interp_test

import (
	"fmt"
	"runtime/debug"
	"slices"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/schema/model"
)

// formsAgree builds a game and asks plainAgrees of it.
func formsAgree(g *model.Game, set interp.Setup, games, most int) (err error) {
	defer caught(&err)
	p, err := interp.Build(g, set)
	if err != nil {
		return err
	}
	return plainAgrees(g, set, p, games, most)
}

// plainAgrees: the compiler answers a query in the fastest form that it can prove right; compiled
// plain, it answers all of them by a loop over the candidates. The two are played side by side: at
// each decision of random games the options must be the same in the same order, and each choice
// must lead to the same table, the same chance and the same end.
func plainAgrees(g *model.Game, set interp.Setup, p *machine.Program, games, most int) error {
	plain := set
	plain.Plain = true
	return sideBySide(g, p, plain, games, most)
}

// sideBySide plays games of a program and of one that is compiled with another setup, and says where
// they part; nil: nowhere.
func sideBySide(g *model.Game, p *machine.Program, other interp.Setup, games, most int) (err error) {
	defer caught(&err)
	q, err := interp.Build(g, other)
	if err != nil {
		return err
	}
	fast, plain := machine.New(p), machine.New(q)
	rng := uint64(11)
	for seed := range games {
		fast.Start(uint64(seed))
		plain.Start(uint64(seed))
		for range most {
			if what := differ(fast, plain); what != "" {
				return fmt.Errorf("%v %v, decision %d: the forms %s", other.Scenario, other.Options, fast.Count, what)
			}
			n := 0
			if fast.Pending() != nil {
				n = fast.Options().Len()
			}
			if fast.Err != nil || plain.Err != nil || n == 0 {
				break
			}
			rng = rng*6364136223846793005 + 1442695040888963407
			i := pick(fast.Options(), rng>>33)
			fast.Choose(i)
			plain.Choose(i)
		}
	}
	return nil
}

// caught makes an error of a panic.
func caught(err *error) {
	if x := recover(); x != nil {
		*err = fmt.Errorf("panic: %v\n%s", x, debug.Stack())
	}
}

// differ says in what two machines differ that have been played alike: in anything that a player
// could see or a rule could ask.
func differ(fast, plain *machine.M) string {
	a, b := fast.Pending(), plain.Pending()
	switch {
	case spent(fast) || spent(plain):
		return "" // they do not spend alike: that is what the fast ones are for
	case fast.Err == nil && plain.Err != nil:
		// The fast one has not asked what cannot matter: of an empty set, say; there the comparison
		// ends.
		return ""
	case fast.Err != nil && plain.Err == nil:
		return fmt.Sprintf("fail otherwise:\nfast  %v\nplain %v", fast.Err, plain.Err)
	case fast.Err != nil:
		if fast.Err.Code != plain.Err.Code || fast.Err.At != plain.Err.At {
			return fmt.Sprintf("fail otherwise:\nfast  %v\nplain %v", fast.Err, plain.Err)
		}
		return "" // what failed half way leaves no table to compare
	case (a == nil) != (b == nil):
		return "wait otherwise: only one has a decision to make"
	case a != nil && (a.Name != b.Name || a.At != b.At || fast.Player() != plain.Player()):
		return fmt.Sprintf("ask otherwise: %q of %d, %q of %d", a.Name, fast.Player(), b.Name, plain.Player())
	case fast.Over != plain.Over || fast.Result != plain.Result || fast.Done() != plain.Done():
		return "end otherwise"
	case !slices.Equal(fast.I, plain.I) || !slices.Equal(fast.W, plain.W):
		return "lead to other tables"
	case fast.Key != plain.Key || fast.State.Throw != plain.State.Throw:
		return "use chance otherwise"
	}
	if a != nil {
		if what := optionsDiffer(fast, plain); what != "" {
			return what
		}
	}
	if x, y := fast.Broken(), plain.Broken(); (x == nil) != (y == nil) || x != nil && x.Label != y.Label {
		return "break other invariants"
	}
	if s, r := fast.P.Standing, plain.P.Standing; s != nil {
		for _, p := range fast.P.Players {
			if s(fast, p.ID) != r(plain, p.ID) {
				return "value the position otherwise for " + p.Name
			}
		}
	}
	return ""
}

// pick takes any option alike, or every other time any action alike, so that an action with few
// options has its turn.
func pick(o *machine.Options, random uint64) int {
	i := int(random / 2 % uint64(o.Len()))
	if random%2 == 0 {
		return i
	}
	var first []int // options of an action come in a row
	for j := range o.Len() {
		if j == 0 || o.At(j)[0] != o.At(j - 1)[0] {
			first = append(first, j)
		}
	}
	return first[i%len(first)]
}

// spent says whether a machine was stopped because the rules do not end, or take too much.
func spent(m *machine.M) bool {
	return m.Err != nil && slices.Contains([]string{"run/steps", "run/nest", "run/list", "run/depth", "run/memory"}, m.Err.Code)
}

// optionsDiffer compares the lists of options, and says by action where they part.
func optionsDiffer(fast, plain *machine.M) string {
	x, y := fast.Options(), plain.Options()
	for i := range max(x.Len(), y.Len()) {
		if i < x.Len() && i < y.Len() && slices.Equal(x.At(i), y.At(i)) {
			continue
		}
		tell := func(m *machine.M) string {
			if i >= m.Options().Len() {
				return "nothing more"
			}
			return naming.Keys(m)[i].Key
		}
		return fmt.Sprintf("list otherwise at %q: option %d is\nfast  %s\nplain %s", fast.Pending().Name, i, tell(fast), tell(plain))
	}
	return ""
}
