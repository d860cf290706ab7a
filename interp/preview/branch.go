package preview

import (
	"cmp"
	"context"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
)

// Limits of looking ahead. A question of a few answers is part of an order, such as whether to
// spend a point on it, or which target to shoot at; one of many is a decision of its own.
const (
	mostBranches = 6  // answers to a question
	mostWays     = 12 // branches in all
	mostAsked    = 3  // questions one after the other
	looks        = 40 // trials that look for a question after chance
	seldom       = 4  // a question after chance that fewer than one of so many come to is passed
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
		for _, a := range given {
			switch {
			case a.all == nil && !a.told():
				p.Passed = true
			case a.all != nil && !slices.Contains(whole.Same, a.all.title):
				whole.Same = append(whole.Same, a.all.title)
			}
		}
		if !slices.ContainsFunc(given, answer.told) {
			p.Same = whole.Same
			return p, nil
		}
		whole.add(given, p)
	}
	return whole, t.unasked(ctx, m, option, c.answering(ways[0]), compared*len(ways), whole)
}

// unasked takes the outcomes in which the first question does not come, such as those of a test
// before it, out of all branches: they are told once.
func (t *Teller) unasked(ctx context.Context, m *machine.M, option int, c *course, parts int, whole *Preview) error {
	first := slices.IndexFunc(c.given, answer.told)
	c.until, c.given = c.given[first].at, c.given[:first]
	p, err := t.along(ctx, m, option, c, parts)
	if err != nil || slices.Contains(p.Always, asked) {
		return err
	}
	p.Out = slices.DeleteFunc(p.Out, func(o Outcome) bool { return slices.Contains(o.Lines, asked) })
	if len(p.Out) == 0 || len(p.Out) > mostRows {
		return nil
	}
	for i, b := range whole.Then {
		own := *b.Preview
		own.Out, own.rest = nil, true
		for _, o := range b.Out {
			if at := slices.IndexFunc(p.Out, func(x Outcome) bool { return p.key(x) == b.key(o) }); at >= 0 {
				if o.Share -= p.Out[at].Share; o.Share <= 1e-9+b.Half()+p.Half() {
					continue
				}
				if o.P != nil && p.Out[at].P != nil {
					o.P = new(big.Rat).Sub(o.P, p.Out[at].P)
				}
			}
			own.Out = append(own.Out, o)
		}
		for i := range own.Out {
			own.Out[i].Lines = slices.Concat(own.Always, own.Out[i].Lines)
		}
		own.Always = nil
		own.factor()
		whole.Then[i].Preview = &own
	}
	for i := range p.Out {
		p.Out[i].Lines = slices.Concat(p.Always, p.Out[i].Lines)
	}
	if whole.Out = p.Out; !p.Exact && whole.Exact {
		whole.Exact, whole.Tries, whole.Left = false, p.Tries, p.Left
	}
	return nil
}

// key is what comes of an outcome in all, in one text.
func (p *Preview) key(o Outcome) string {
	return strings.Join(slices.Sorted(slices.Values(slices.Concat(p.Always, o.Lines))), "\n")
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

// answers are the ways to answer the first questions that a player is asked after an option, as
// far as they are few, and one part of so many of the work allows; a way without answers if there
// are none.
func (t *Teller) answers(ctx context.Context, m *machine.M, option int, c *course, parts int) [][]answer {
	purse := machine.NewPurse(lookSteps / parts)
	ways := [][]answer{nil}
	for range mostAsked {
		var next [][]answer
		more := false
		for _, given := range ways {
			first := t.first(ctx, m, option, c.answering(given), purse, parts)
			if len(first) == 0 || len(first) > mostBranches {
				next = append(next, given)
				continue
			}
			more = true
			for _, a := range first {
				next = append(next, append(slices.Clone(given), a))
			}
		}
		if !more || len(next) > mostWays || purse.Empty() {
			break
		}
		ways = next
	}
	return ways
}

// first are the answers to the first short question of the viewer on a course that is not answered
// yet, by trials. One that few trials come to is passed, and nothing is told of that answer: the
// odds of each answer would be the same but for these few. One of many answers, such as the choice
// of a place, has one answer if they make no difference.
func (t *Teller) first(ctx context.Context, m *machine.M, option int, c *course, purse *machine.Purse, parts int) (out []answer) {
	t.worlds.Look(m, c.viewer)
	t.worlds.PayFrom(purse)
	t.fork.PayFrom(purse)
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
			found = c.short(f, thrown) || c.wide(f)
			return found
		})
		tried++
		if found {
			if out = c.note(out, f); out[0].at == f.Pending().At {
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
	switch {
	case len(out) > 0 && out[0].all != nil:
		return t.same(ctx, m, option, c, out[0], samples*parts)
	case came*seldom < tried && pass != (answer{}):
		return []answer{pass}
	}
	return out
}

// same returns an answer that stands for all to a question, if the odds are the same with the
// first, one in the middle and the last of them.
func (t *Teller) same(ctx context.Context, m *machine.M, option int, c *course, some answer, parts int) []answer {
	var first *Preview
	for nth := range samples {
		some.all = &all{some.all.title, nth}
		p, err := t.along(ctx, m, option, c.answering(append(slices.Clone(c.given), some)), parts)
		switch {
		case err != nil:
			return nil
		case first == nil:
			first = p
		case !p.Like(first):
			return nil
		}
	}
	return []answer{some}
}

// short reports whether a machine waits for a choice of the viewer's that odds look through: of one
// thing, name or number. Behind chance it is one that may be passed, and no question of yes or no.
func (c *course) short(m *machine.M, thrown bool) bool {
	a := m.Pending()
	if n := m.Options().Len(); n < 2 || m.Player() != c.viewer || a.Acts != nil || a.SoFar != nil || m.AsksPoint() || len(a.Types) != 1 || c.answers(a) {
		return false
	}
	return !thrown || !yesNo(a) && (m.Passing() >= 0 || slices.ContainsFunc(c.given, answer.told))
}

// wide reports whether a machine waits for a choice of the viewer's among many, such as of a place.
func (c *course) wide(m *machine.M) bool {
	a := m.Pending()
	return (m.AsksPoint() || m.Options().Len() > mostBranches) && m.Player() == c.viewer && a.Acts == nil && a.SoFar == nil &&
		len(a.Types) == 1 && a.At != c.asked && !c.answers(a)
}

// note adds the answers to the pending decision to those that are known of it, in the order of
// their values; yes comes before no.
func (c *course) note(out []answer, m *machine.M) []answer {
	a := m.Pending()
	switch {
	case len(out) > 0 && (out[0].at != a.At || out[0].all != nil):
		return out
	case c.wide(m):
		return []answer{{at: a.At, all: &all{title: a.Title}}}
	}
	for i, named := range naming.Keys(m) {
		_, opt := m.Option(i)
		if !slices.ContainsFunc(out, func(x answer) bool { return x.value == opt[0] }) && len(out) <= mostBranches {
			says := named.Title
			if yesNo(a) {
				says = named.Key
			}
			out = append(out, answer{at: a.At, value: opt[0], text: a.Title + ": " + says})
		}
	}
	if !yesNo(a) {
		slices.SortFunc(out, func(a, b answer) int { return cmp.Compare(a.value, b.value) })
	}
	return out
}
