// Package prose lays out what play/talk says: it breaks lines at a width, sets columns and paints.
package prose

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// Lay lays out lines.
func (p *Page) Lay(lines []talk.Line) (out []string) {
	for i := range lines {
		l := &lines[i]
		rows := p.rows(l)
		if l.Role != talk.Plain {
			for k := range rows {
				rows[k] = p.paint(l.Role, rows[k])
			}
		} else if len(rows) > 0 {
			if rest, ok := strings.CutPrefix(rows[0], l.Head); ok && l.Head != "" {
				rows[0] = p.paint(talk.Bright, l.Head) + rest
			}
		}
		out = append(out, rows...)
	}
	return out
}

// rows returns one line as it is laid out, unpainted but for what it consists of.
func (p *Page) rows(l *talk.Line) []string {
	switch l.Kind {
	case talk.Figure, talk.Share, talk.Usage, talk.Numbered:
		if p.Heard {
			return []string{heard(l)}
		}
		return p.labelled(l)
	case talk.Fold:
		return Fold(l.Text, p.Width)
	case talk.Whole:
		return []string{l.Text}
	case talk.Verbatim:
		return strings.Split(l.Text, "\n")
	case talk.Columns:
		return p.columns(l)
	case talk.Flow:
		return flow(l.List, "   ", p.Width)
	case talk.Rule:
		return []string{p.paint(talk.Faint, strings.Repeat("-", p.Width))}
	case talk.Across:
		left := layout.Pad(l.Head, max(p.Width-layout.Width(l.Text)-1, layout.Width(l.Head)))
		return []string{left + " " + l.Text}
	case talk.Charted:
		return p.chart(l.Chart)
	case talk.Board, talk.Listed:
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
func (p *Page) labelled(l *talk.Line) []string {
	switch {
	case l.Kind == talk.Usage:
		label := fmt.Sprintf("  %-19s ", l.Label)
		return beside(label, l.Text, p.Width-22)
	case l.Kind == talk.Numbered:
		label := fmt.Sprintf("%3s) ", l.Label)
		return beside(label, l.Text, p.Width-len(label))
	case l.Kind == talk.Share && l.Label == "":
		return Hang("  ", l.Text, p.Width)
	case l.Kind == talk.Share:
		return Hang(l.Label+"  ", l.Text, p.Width)
	case layout.Width(l.Label) > 16: // such as the members of a set
		return append(Hang("          ", l.Text, p.Width), Hang("          ", l.Label, p.Width)...)
	}
	return Hang(fmt.Sprintf("  %6s  ", l.Label), l.Text, p.Width)
}

// heard returns a line with a label as it is said.
func heard(l *talk.Line) string {
	label := strings.TrimSpace(l.Label)
	switch {
	case l.Kind == talk.Numbered:
		return label + ", " + l.Text
	case label == "":
		return l.Text + ":"
	case l.Kind == talk.Figure && label == "-":
		label = "not in force"
	}
	return label + ": " + l.Text
}

// columns returns entries in columns; of many as many as there is room for.
func (p *Page) columns(l *talk.Line) []string {
	rows := Columns(l.List, p.Width-len(l.Label), mostColumns)
	for i := range rows {
		rows[i] = l.Label + rows[i]
	}
	if l.Rest == "" || p.Height == 0 {
		return rows
	}
	return First(rows, max(p.Height-5, leastRows), func(n int) string {
		return p.paint(talk.Faint, fmt.Sprintf("(%s more: %s)", english.Count(n, "line"), l.Rest))
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
