package web

import (
	"strings"

	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/show/prose"
)

// block is a line of play/talk as a page shows it.
type block struct {
	Class             string
	Head, Label, Text string
	Of                string // the walk to the options that are meant
}

// roles are the classes of what a line is to its reader.
var roles = map[say.Role]string{say.Bright: " bright", say.Faint: " faint", say.Alarm: " alarm"}

// wide is how many columns tables and lists of names may have.
const wide = 96

// lay makes blocks of lines.
func lay(list []say.Line) (out []block) {
	for i := range list {
		out = append(out, layLine(&list[i])...)
	}
	return out
}

func layLine(l *say.Line) []block {
	b := block{Class: "text" + roles[l.Role], Head: l.Head, Label: l.Label, Text: l.Text}
	switch l.Kind {
	case say.Text:
		if l.Head+l.Label+l.Text == "" {
			return nil
		}
		if strings.TrimSpace(l.Label) == "" && l.Label != "" {
			b.Class, b.Label = b.Class+" in", ""
		}
	case say.Figure, say.Share, say.Usage, say.Numbered:
		b.Class = "row" + roles[l.Role]
		b.Label = strings.TrimSpace(b.Label)
	case say.Flow:
		b.Class, b.Text = "flow", strings.Join(l.List, "   ")
	case say.Listed:
		b.Class, b.Of = "text", strings.Join(english.Each(l.Of, number), ",")
	case say.Rule, say.Board: // the page has both
		return nil
	case say.Fold:
		b.Class = "fold" + roles[l.Role]
	default:
		p := prose.Page{Width: wide}
		b = block{Class: "pre" + roles[l.Role], Text: strings.Join(p.Lay([]say.Line{*l}), "\n")}
	}
	return []block{b}
}
