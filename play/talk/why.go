package talk

import (
	"fmt"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/interp/why"
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
	return said(traceLines(tr)...)
}

// whyExample returns a value that can be asked without arguments, or any.
func (tb *Table) whyExample() string {
	best := ""
	for _, v := range tb.values() {
		if len(v.Params) == 0 && len(v.Modifiers) > 0 {
			return "why " + v.Name
		}
		if best == "" {
			best = "why " + v.Name
		}
	}
	if best == "" {
		return "but this game declares no values"
	}
	return best
}

// trace evaluates a value on a machine of its own, so that the game in progress is never touched.
// It stops where it would read what the viewer cannot see.
func (tb *Table) trace(v *model.Value, args []why.Arg) (*why.Trace, error) {
	return tb.traceOn(tb.S.M, v, args)
}

// traceOn evaluates a value on a copy of a machine.
func (tb *Table) traceOn(of *machine.M, v *model.Value, args []why.Arg) (*why.Trace, error) {
	m := standIn(of)
	m.Veil = view.Veil(m, tb.Viewer())
	tr := tb.watched().Trace(m, v, args)
	switch {
	case m.Err == nil:
		return tr, nil
	case m.Err.Hidden():
		return nil, fmt.Errorf("%s depends on what you cannot see", v.Name)
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

// traceLines tells of a trace: result, base, the lines that applied, those that did not.
func traceLines(tr *why.Trace) []Line {
	head := tr.Value.Name
	if len(tr.Args) > 0 {
		head += "(" + strings.Join(tr.Args, ", ") + ")"
	}
	out := []Line{headed(head+" is "+tr.Result, model.Cite(tr.Value.Ref)), figure(tr.Was, tr.Base, "")}
	for i := range tr.Lines {
		l := &tr.Lines[i]
		for _, d := range l.Deeds {
			out = append(out, figure(deed(d), label(l)+d.Text, model.Cite(l.Ref)))
		}
	}
	for i := range tr.Lines {
		if l := &tr.Lines[i]; !l.Applied {
			out = append(out, Line{Kind: Figure, Label: "-", Text: label(l) + l.Why + model.Cite(l.Ref), Role: Faint})
		}
	}
	return out
}

// figure returns one line of a trace: the figure, and what it is.
func figure(n, text, ref string) Line {
	if text == n {
		text = "as written"
	}
	return Line{Kind: Figure, Label: n, Text: text + ref}
}

func label(l *why.Line) string {
	text := l.Label
	switch {
	case text == "":
		text = l.Extent
	case l.Extent != "" && !strings.Contains(l.Extent, text):
		text += " [" + l.Extent + "]"
	}
	if text == "" {
		return ""
	}
	return text + ": "
}

// deed returns what a line does, in short.
func deed(d why.Deed) string {
	switch d.Word {
	case "by":
		if strings.HasPrefix(d.Shown, "-") {
			return d.Shown
		}
		return "+" + d.Shown
	case "at_least":
		return ">=" + d.Shown
	case "at_most":
		return "<=" + d.Shown
	case "also":
		return "and " + d.Shown
	case "but_not":
		return "not " + d.Shown
	case "base":
		return "from " + d.Shown
	}
	return "= " + d.Shown
}
