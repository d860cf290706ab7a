package say

import (
	"strings"

	"sandtable/interp/why"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Trace tells of a trace: result, base, the lines that applied, those that did not.
func Trace(tr *why.Trace) []Line {
	head := tr.Value.Name
	if len(tr.Args) > 0 {
		head += "(" + strings.Join(tr.Args, ", ") + ")"
	}
	out := []Line{Headed(head+" is "+tr.Result, model.Cite(tr.Value.Ref)), Amount(tr.Was, tr.Base, "")}
	for i := range tr.Lines {
		l := &tr.Lines[i]
		for _, d := range l.Deeds {
			out = append(out, Amount(deed(d), labelOf(l)+d.Text, model.Cite(l.Ref)))
		}
	}
	for i := range tr.Lines {
		if l := &tr.Lines[i]; !l.Applied {
			out = append(out, Line{Kind: Figure, Label: "-", Text: labelOf(l) + l.Why + model.Cite(l.Ref), Role: Faint})
		}
	}
	return out
}

// Amount returns one line of a trace: the figure, and what it is.
func Amount(n, text, ref string) Line {
	if text == n {
		text = "as written"
	}
	return Line{Kind: Figure, Label: n, Text: text + ref}
}

// Changes returns the modifiers that make a difference to a number, in their order.
func Changes(tr *why.Trace) (out []string) {
	n := tr.Start
	for i := range tr.Lines {
		l := &tr.Lines[i]
		for _, d := range l.Deeds {
			was := n
			switch d.Word {
			case "by":
				n += d.Number
			case "at_least":
				n = max(n, d.Number)
			case "at_most":
				n = min(n, d.Number)
			default:
				n = d.Number
			}
			if n != was {
				out = append(out, deed(d)+" "+strings.TrimSuffix(labelOf(l), ": "))
			}
		}
	}
	return out
}

// Given returns what a trace was asked about, without the names of its parameters.
func Given(tr *why.Trace) (out []string) {
	for i, text := range tr.Args {
		if tr.Value.Params[i].Default == nil {
			_, text, _ = strings.Cut(text, " = ")
			out = append(out, text)
		}
	}
	return out
}

// Told returns the result of a trace, for people.
func Told(tr *why.Trace) string {
	switch {
	case !tr.Value.Type.Is(model.Bool):
		return english.Spaced(tr.Result)
	case tr.Result == "true":
		return "yes"
	}
	return "no"
}

// Parts returns what a figure is made of, if there is more to it than its base.
func Parts(tr *why.Trace) (out []Line) {
	for i := range tr.Lines {
		if l := &tr.Lines[i]; l.Applied {
			for _, d := range l.Deeds {
				out = append(out, Amount(deed(d), strings.TrimSuffix(labelOf(l), ": "), model.Cite(l.Ref)))
			}
		}
	}
	if len(out) == 0 {
		return nil
	}
	return append([]Line{Amount(tr.Was, "to begin with", "")}, out...)
}

func labelOf(l *why.Line) string {
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

// Answered returns what was asked, by the title of the value, and what it is.
func Answered(tr *why.Trace) string {
	text := english.Capital(english.Title(tr.Value.Title))
	if given := Given(tr); len(given) > 0 {
		text += " (" + strings.Join(given, ", ") + ")"
	}
	return text + ": " + Told(tr)
}
