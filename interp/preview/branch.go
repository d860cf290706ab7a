package preview

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
)

// Limits of looking ahead. A question of a few answers is part of an order, such as whether to spend
// a point on it, or which target to shoot at; one of many is a decision of its own.
const (
	mostBranches = 6  // answers to a question, and branches in all
	mostAsked    = 3  // questions one behind the other
	looks        = 40 // trials that look for a question behind chance
	seldom       = 4  // a question behind chance that fewer than one of so many come to is passed
)

// Branch is what may come of an option if what its player is asked on the way is answered so.
type Branch struct {
	Answers []string `json:"answers"` // "Spend a Point: no"
	*Preview
}

// Tell previews an option as a player asks for it: through all that it sets going, with each answer
// to a short question that the player is asked on the way; or up to the next decision.
func (t *Teller) Tell(ctx context.Context, m *machine.M, viewer int32, option int, next bool) (*Preview, error) {
	return t.Compared(ctx, m, viewer, option, 1, next)
}

// Compared is Tell for one of so many options: all together take as much work as one does alone.
func (t *Teller) Compared(ctx context.Context, m *machine.M, viewer int32, option, compared int, next bool) (*Preview, error) {
	if next {
		return t.Among(ctx, m, viewer, option, compared, true)
	}
	c := courseOf(m, viewer, option)
	ways := t.answers(ctx, m, option, c, compared)
	whole := &Preview{Exact: true}
	for _, given := range ways {
		p, err := t.along(ctx, m, option, c.answering(given), compared*len(ways))
		if err != nil {
			return p, err
		}
		if !slices.ContainsFunc(given, answer.told) {
			p.Passed = p.Passed || len(given) > 0
			return p, nil
		}
		whole.add(given, p)
	}
	return whole, nil
}

// add adds a branch.
func (p *Preview) add(given []answer, x *Preview) {
	b := Branch{Preview: x}
	for _, a := range given {
		if a.told() {
			b.Answers = append(b.Answers, a.text)
		}
	}
	p.Then = append(p.Then, b)
	p.Passed = p.Passed || x.Passed
	switch {
	case !x.Exact && p.Exact: // of all it is told what the least sure of them can be trusted
		p.Exact, p.Tries, p.Left = false, x.Tries, x.Left
	case x.Exact == p.Exact:
		p.Tries = max(p.Tries, x.Tries)
	}
}

// answers are the ways to answer the first questions that a player is asked behind an option, as
// far as they are few, and one part of so many of the work allows; a way without answers if there
// are none.
func (t *Teller) answers(ctx context.Context, m *machine.M, option int, c *course, parts int) [][]answer {
	purse := machine.NewPurse(lookSteps / parts)
	t.worlds.Look(m, c.viewer)
	t.worlds.PayFrom(purse)
	t.fork.PayFrom(purse)
	ways := [][]answer{nil}
	for range mostAsked {
		var next [][]answer
		more := false
		for _, given := range ways {
			first := t.first(ctx, m, option, c.answering(given), purse)
			if len(first) == 0 || len(first) > mostBranches {
				next = append(next, given)
				continue
			}
			more = true
			for _, a := range first {
				next = append(next, append(slices.Clone(given), a))
			}
		}
		if !more || len(next) > mostBranches || purse.Empty() {
			break
		}
		ways = next
	}
	return ways
}

// first are the answers to the first short question of the viewer on a course that is not answered
// yet, by trials. One that few trials come to is passed, and nothing is told of that answer: the odds
// of each answer would be the same but for these few.
func (t *Teller) first(ctx context.Context, m *machine.M, option int, c *course, purse *machine.Purse) (out []answer) {
	rng := rand.New(rand.NewPCG(uint64(m.Count), uint64(option)))
	f := t.fork
	var pass answer
	tried, came := 0, 0
	for n := 0; n < looks && !purse.Empty() && ctx.Err() == nil; n++ {
		w := t.worlds.Draw(chooser{rng})
		i := t.worlds.Option(option)
		if i < 0 {
			continue
		}
		begin(f, w, i, rng.Uint64())
		sure, found := false, false
		t.run(f, c, func(thrown bool) bool {
			sure = !thrown
			found = c.short(f, thrown)
			return found
		})
		tried++
		if found {
			if out = note(out, f); out[0].at == f.Pending().At {
				came++
				if i := f.Passing(); i >= 0 {
					_, opt := f.Option(i)
					pass = answer{at: out[0].at, value: opt[0]}
				}
			}
		}
		if sure && found && t.worlds.Clear() {
			break // no other trial comes to another question
		}
	}
	if came*seldom < tried && pass != (answer{}) {
		return []answer{pass}
	}
	return out
}

// short reports whether a machine waits for a choice of the viewer's that odds look through: of one
// thing, name or number. Behind chance it is one that may be passed, and no question of yes or no.
func (c *course) short(m *machine.M, thrown bool) bool {
	a := m.Pending()
	if n := m.Options().Len(); n < 2 || m.Player() != c.viewer || a.Acts != nil || a.SoFar != nil || m.AsksPoint() || len(a.Types) != 1 || c.answers(a) {
		return false
	}
	return !thrown || m.Passing() >= 0 && !yesNo(a)
}

// note adds the answers to the pending decision to those that are known of it, in the order of
// their values; yes comes before no.
func note(out []answer, m *machine.M) []answer {
	a := m.Pending()
	if len(out) > 0 && out[0].at != a.At {
		return out
	}
	for i, named := range naming.Keys(m) {
		_, opt := m.Option(i)
		if !slices.ContainsFunc(out, func(x answer) bool { return x.value == opt[0] }) && len(out) <= mostBranches {
			says := named.Title
			if yesNo(a) {
				says = named.Key
			}
			out = append(out, answer{a.At, opt[0], a.Title + ": " + says})
		}
	}
	if !yesNo(a) {
		slices.SortFunc(out, func(a, b answer) int { return cmp.Compare(a.value, b.value) })
	}
	return out
}
