package preview

import (
	"context"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Limits of looking ahead. A question of two or three answers is part of an order, such as whether
// to spend a point on it; one of many is a decision of its own.
const (
	mostAnswers  = 3 // of a question that is looked through
	mostBranches = 6 // in all
	mostAsked    = 3 // one behind the other
)

// Branch is what may come of an option if what its player is asked right behind it is answered so.
type Branch struct {
	Answers []string `json:"answers"` // "Spend a Point: no"
	*Preview
}

// Ahead previews an option as Of does. Where nothing but a short question of the same player comes
// of it, it goes on with each answer: Then tells what may come of those.
func (t *Teller) Ahead(ctx context.Context, m *machine.M, viewer int32, option int) (*Preview, error) {
	p, err := t.Of(ctx, m, viewer, option)
	if err != nil {
		return nil, err
	}
	p.Then, err = t.branches(ctx, m, viewer, option, p, mostAsked)
	if len(p.Then) > mostBranches {
		p.Then = nil
	}
	return p, err
}

// Tell previews an option as a player asks for it: ahead or, if that is asked for, through all that
// it sets going.
func (t *Teller) Tell(ctx context.Context, m *machine.M, viewer int32, option int, through bool) (*Preview, error) {
	if through {
		return t.Through(ctx, m, viewer, option)
	}
	return t.Ahead(ctx, m, viewer, option)
}

// branches goes on behind an option of which it is known what comes.
func (t *Teller) branches(ctx context.Context, m *machine.M, viewer int32, option int, p *Preview, deep int) ([]Branch, error) {
	if !p.Exact || p.Tries > 0 || deep == 0 {
		return nil, nil
	}
	at := machine.New(t.p)
	play(at, m, option, nil, m.Key)
	a := at.Pending()
	if a == nil || a.Acts != nil || a.SoFar != nil || at.Err != nil || at.Player() != viewer || at.AsksPoint() || at.Options().Len() > mostAnswers {
		return nil, nil
	}
	var out []Branch
	for i := range at.Options().Len() {
		next, err := t.Of(ctx, at, viewer, i)
		if err != nil {
			return nil, err
		}
		answer := a.Title + ": " + t.answer(at, i)
		more, err := t.branches(ctx, at, viewer, i, next, deep-1)
		if err != nil {
			return nil, err
		}
		for _, b := range more {
			b.Answers = append([]string{answer}, b.Answers...)
			out = append(out, b)
		}
		if len(more) == 0 {
			out = append(out, Branch{[]string{answer}, next})
		}
	}
	return out, nil
}

// answer is an answer to a question in words.
func (t *Teller) answer(m *machine.M, option int) string {
	a, opt := m.Option(option)
	switch v := opt[0]; {
	case v == machine.PassOption:
		return "none"
	case len(a.Types) > 0 && a.Types[0].Is(model.Bool):
		return map[bool]string{true: "yes", false: "no"}[v != 0]
	case len(a.Types) > 0:
		return t.p.Game.Show(a.Types[0], v) + t.whereOf(m, option, v)
	}
	return ""
}

// whereOf says where a piece stands, if another piece of its name can be chosen as well.
func (t *Teller) whereOf(m *machine.M, option int, v int32) string {
	a, _ := m.Option(option)
	if v < t.p.Ids.PieceLo || v >= t.p.Ids.PieceHi || !a.Types[0].Is(model.ThingOf) {
		return ""
	}
	name := t.p.Game.Show(a.Types[0], v)
	for i := range m.Options().Len() {
		if _, other := m.Option(i); i != option && other[0] != machine.PassOption && t.p.Game.Show(a.Types[0], other[0]) == name {
			return " at " + t.p.Game.Things[m.PlaceOf(v)].Title
		}
	}
	return ""
}
