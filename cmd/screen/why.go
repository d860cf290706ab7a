package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// why tells how a value comes about: `why power`, `why reach(pawn@hill, rolf)`, `why rolf.power`.
func (s *Screen) why(args string) error {
	if args == "" {
		return s.answer(s.askable("")...)
	}
	v, given, err := s.question(args)
	if err != nil && s.value(args) == nil && len(s.valuesWith(args)) > 0 {
		return s.answer(s.askable(args)...)
	}
	if err != nil {
		return s.reply(english.Sentence(err.Error()))
	}
	tr, err := s.trace(v, given)
	if err != nil {
		return s.reply(english.Sentence(err.Error()))
	}
	return s.answer(s.traceLines(tr)...)
}

// whyExample is a value that can be asked without arguments, or any.
func (s *Screen) whyExample() string {
	best := ""
	for _, v := range s.S.P.Game.Values {
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
func (s *Screen) trace(v *model.Value, args []compile.TraceArg) (*compile.Trace, error) {
	return s.traceOn(s.S.M, v, args)
}

// traceOn evaluates a value on a copy of a machine.
func (s *Screen) traceOn(of *machine.M, v *model.Value, args []compile.TraceArg) (*compile.Trace, error) {
	m := machine.New(s.S.P)
	m.StandIn(of)
	m.Veil = view.Veil(m, s.viewer())
	tr := s.watched().Trace(m, v, args)
	switch {
	case m.Err == nil:
		return tr, nil
	case m.Err.Hidden():
		return nil, fmt.Errorf("%s depends on what you cannot see", v.Name)
	}
	return nil, fmt.Errorf("it cannot be told now: %s", m.Err.Message)
}

// watched is what asks values and requirements without reading what the viewer cannot see.
func (s *Screen) watched() *compile.Tracer {
	return s.S.Tracer()
}

// traceLines draws a trace: result, base, the lines that applied, those that did not.
func (s *Screen) traceLines(tr *compile.Trace) []string {
	head := tr.Value.Name
	if len(tr.Args) > 0 {
		head += "(" + strings.Join(tr.Args, ", ") + ")"
	}
	out := hang("", s.paint(bright, head+" is "+tr.Result)+model.Cite(tr.Value.Ref), s.Width)
	out = append(out, s.figure(tr.Was, tr.Base, "")...)
	for _, l := range tr.Lines {
		for _, d := range l.Deeds {
			out = append(out, s.figure(deed(d), label(&l)+d.Text, model.Cite(l.Ref))...)
		}
	}
	for _, l := range tr.Lines {
		if !l.Applied {
			for _, text := range s.figure("-", label(&l)+l.Why, model.Cite(l.Ref)) {
				out = append(out, s.paint(faint, text))
			}
		}
	}
	return out
}

// figure is one line of a trace: the figure to the left, what it is to the right; a long one, such
// as the members of a set, stands below.
func (s *Screen) figure(n, text, ref string) []string {
	if text == n {
		text = "as written"
	}
	if s.Reader {
		if n == "-" {
			n = "not in force"
		}
		return []string{n + ": " + text + ref}
	}
	if layout.Width(n) > 16 {
		return append(hang("          ", text+ref, s.Width), hang("          ", n, s.Width)...)
	}
	return hang(fmt.Sprintf("  %6s  ", n), text+ref, s.Width)
}

func label(l *compile.TraceLine) string {
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

// deed is what a line does, in short.
func deed(d compile.TraceDeed) string {
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
