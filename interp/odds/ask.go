package odds

import (
	"slices"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// NewPlayers returns players of a program, of whom those of some policies decide by these; nobody
// says how the others do.
func NewPlayers(p *machine.Program, plays []*model.Policy) *Players {
	who := &Players{Plays: map[int32]*bot.Policy{}, Random: map[int32]bool{}}
	for _, x := range p.Policies {
		for _, t := range p.Players {
			if slices.Contains(plays, x.Model) && x.Model.Of(t) {
				who.Play(p, t.ID, x)
			}
		}
	}
	return who
}

// Play lets a player decide by a policy, as far as it goes by what the player sees.
func (p *Players) Play(of *machine.Program, player int32, policy *machine.Policy) {
	b := bot.NewPolicy(of, policy)
	b.Begin(1, player)
	b.Watch(of.Watched())
	p.Plays[player] = b
}

// Ask returns the question how a game ends that goes on from a start, if the players decide so.
func (p *Players) Ask(of *machine.Program, start func(m *machine.M)) Question {
	return Question{Program: of, Start: start, Label: Result, Weights: p.Weights, Noted: p.noted, Known: Known, Best: model.None}
}

// At returns a start at the position of a machine, which stays as it is.
func At(m *machine.M) func(m *machine.M) {
	s := &machine.State{}
	m.Freeze(s)
	if m.Pending() != nil {
		return func(m *machine.M) { m.Restore(s) }
	}
	return func(m *machine.M) { m.Thaw(s) }
}

// Beginning starts a game before anything is thrown.
func Beginning(m *machine.M) {
	m.Reset(1)
	m.Call(m.P.Begin)
}

// Result labels an end with the result of the game, or model.None.
func Result(m *machine.M, _ bool) (int32, error) {
	if m.Over {
		return m.Result, nil
	}
	return model.None, nil
}

// Ends gives the ends of a question their labels: equal ends have the same.
type Ends[T comparable] struct {
	All   []T // by label
	label map[T]int32
}

// Label returns the label of an end.
func (e *Ends[T]) Label(end T) int32 {
	n, known := e.label[end]
	if !known {
		n = int32(len(e.All))
		if e.label == nil {
			e.label = map[T]int32{}
		}
		e.label[end] = n
		e.All = append(e.All, end)
	}
	return n
}
