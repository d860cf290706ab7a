package talk

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// why tells how a value comes about: `why power`, `why reach(pawn@hill, rolf)`, `why rolf.power`.
func (tb *Table) why(args string) Answer {
	if args == "" {
		return said(tb.askable("")...)
	}
	if word, rest, _ := strings.Cut(args, " "); word == theMove && tb.value(theMove) == nil {
		return tb.whyMove(strings.TrimSpace(rest))
	}
	v, given, err := tb.ask(args)
	if err != nil && tb.value(args) == nil && len(tb.valuesWith(args)) > 0 {
		return said(tb.askable(args)...)
	}
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	tr, err := tb.trace(v, given)
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	return said(say.Trace(tr)...)
}

// whyExample returns a value that can be asked without arguments, or any.
func (tb *Table) whyExample() string {
	values := tb.values()
	if len(values) == 0 {
		return "but this game declares no values"
	}
	simple := slices.IndexFunc(values, func(v *model.Value) bool { return len(v.Params) == 0 && len(v.Modifiers) > 0 })
	return "why " + values[max(simple, 0)].Name
}

// trace evaluates a value on a machine of its own, so that the game in progress is never touched.
// It stops where it would read what the viewer cannot see.
func (tb *Table) trace(v *model.Value, args []why.Arg) (*why.Trace, error) {
	return tb.traceOn(tb.S.M, v, args)
}

// errHidden is why a question has no answer that would read what the viewer cannot see.
var errHidden = errors.New("depends on what you cannot see")

// traceOn evaluates a value on a copy of a machine.
func (tb *Table) traceOn(of *machine.M, v *model.Value, args []why.Arg) (*why.Trace, error) {
	m := standIn(of)
	m.Veil = view.Veil(m, tb.Viewer())
	tr := tb.watched().Trace(m, v, args)
	switch {
	case m.Err == nil:
		return tr, nil
	case m.Err.Hidden():
		return nil, fmt.Errorf("%s %w", v.Name, errHidden)
	}
	return nil, fmt.Errorf("it cannot be told now: %s", m.Err.Message)
}

// standIn returns a copy of a machine to ask: a question must not touch the game.
func standIn(of *machine.M) *machine.M {
	m := machine.New(of.P)
	m.StandIn(of)
	return m
}

// watched returns what asks values and requirements without reading what the viewer cannot see.
func (tb *Table) watched() *why.Tracer {
	return tb.S.Tracer()
}
