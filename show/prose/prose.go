// Package prose lays out what play/talk says: it breaks lines at a width, sets columns and paints.
package prose

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// Lay lays out lines.
func (p *Page) Lay(lines []say.Line) (out []string) {
	for i := range lines {
		l := &lines[i]
		rows := p.rows(l)
		if l.Role != say.Plain {
			for k := range rows {
				rows[k] = p.paint(l.Role, rows[k])
			}
		} else if len(rows) > 0 {
			if rest, ok := strings.CutPrefix(rows[0], l.Head); ok && l.Head != "" {
				rows[0] = p.paint(say.Bright, l.Head) + rest
			}
		}
		out = append(out, rows...)
	}
	return out
}

// rows returns one line as it is laid out, unpainted but for what it consists of.
func (p *Page) rows(l *say.Line) []string {
	switch l.Kind {
	case say.Figure, say.Share, say.Usage, say.Numbered:
		if p.Heard {
			return []string{heard(l)}
		}
		return p.labelled(l)
	case say.Fold:
		return Fold(l.Text, p.Width)
	case say.Whole:
		return []string{l.Text}
	case say.Verbatim:
		return strings.Split(l.Text, "\n")
	case say.Columns:
		return p.columns(l)
	case say.Flow:
		return flow(l.List, "   ", p.Width)
	case say.Rule:
		return []string{p.paint(say.Faint, strings.Repeat("-", p.Width))}
	case say.Across:
		left := layout.Pad(l.Head, max(p.Width-layout.Width(l.Text)-1, layout.Width(l.Head)))
		return []string{left + " " + l.Text}
	case say.Charted:
		return p.chart(l.Chart)
	case say.Board, say.Listed:
		if p.Draw == nil {
			return nil
		}
		return p.Draw(l)
	}
	label := l.Label
	if label != "" {
		label = l.Head + label
		return hang(label, l.Text, p.Width, l.Hang)
	}
	return hang("", l.Head+l.Text, p.Width, l.Hang)
}

// labelled returns a line with a label to its left.
func (p *Page) labelled(l *say.Line) []string {
	switch {
	case l.Kind == say.Usage:
		label := fmt.Sprintf("  %-19s ", l.Label)
		return beside(label, l.Text, p.Width-22)
	case l.Kind == say.Numbered:
		label := fmt.Sprintf("%3s) ", l.Label)
		return beside(label, l.Text, p.Width-len(label))
	case l.Kind == say.Share && l.Label == "":
		return Hang("  ", l.Text, p.Width)
	case l.Kind == say.Share:
		return Hang(l.Label+"  ", l.Text, p.Width)
	case layout.Width(l.Label) > 16: // such as the members of a set
		return append(Hang("          ", l.Text, p.Width), Hang("          ", l.Label, p.Width)...)
	}
	return Hang(fmt.Sprintf("  %6s  ", l.Label), l.Text, p.Width)
}

// heard returns a line with a label as it is said.
func heard(l *say.Line) string {
	label := strings.TrimSpace(l.Label)
	switch {
	case l.Kind == say.Numbered:
		return label + ", " + l.Text
	case label == "":
		return l.Text + ":"
	case l.Kind == say.Figure && label == "-":
		label = "not in force"
	}
	return label + ": " + l.Text
}

// columns returns entries in columns; of many as many as there is room for.
func (p *Page) columns(l *say.Line) []string {
	rows := Columns(l.List, p.Width-len(l.Label), mostColumns)
	for i := range rows {
		rows[i] = l.Label + rows[i]
	}
	if l.Rest == "" || p.Height == 0 {
		return rows
	}
	return First(rows, max(p.Height-5, leastRows), func(n int) string {
		return p.paint(say.Faint, fmt.Sprintf("(%s more: %s)", english.Count(n, "line"), l.Rest))
	})
}

const (
	mostColumns = 4
	leastRows   = 10
)

// First returns the first lines that there is room for; the last of them then says how many are
// left out.
func First(lines []string, room int, more func(n int) string) []string {
	if len(lines) <= room {
		return lines
	}
	if room <= 0 {
		return nil
	}
	return append(slices.Clone(lines[:room-1]), more(len(lines)-room+1))
}
