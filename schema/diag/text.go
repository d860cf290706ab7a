package diag

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/layout"
)

// TextOptions says how findings are drawn for people.
type TextOptions struct {
	Color   bool              // use terminal colours
	Width   int               // columns to wrap at; 0 is 100
	Max     int               // findings to draw; 0 is all. The count at the end is of all
	Sources map[string][]byte // text of the files, for snippets; a file that is missing has none
}

// WriteText draws findings for people: what is wrong, where, the lines with the place underlined,
// the other places that matter, and what to do; then a line that counts them.
func WriteText(w io.Writer, fs Findings, opt TextOptions) error {
	p := textPrinter{sources: opt.Sources, color: opt.Color, width: opt.Width}
	if p.width <= 0 {
		p.width = 100
	}
	r := NewReport(fs)
	shown := fold(r.Findings)
	if opt.Max > 0 && len(shown) > opt.Max {
		shown = shown[:opt.Max]
	}
	drawn := 0
	for _, f := range shown {
		p.finding(f)
		drawn += 1 + len(f.also)
	}
	p.out.WriteString(r.Summary())
	if more := len(r.Findings) - drawn; more > 0 {
		fmt.Fprintf(&p.out, " (%d not shown)", more)
	}
	p.out.WriteByte('\n')
	_, err := io.WriteString(w, p.out.String())
	return err
}

type textPrinter struct {
	out     strings.Builder
	sources map[string][]byte
	color   bool
	width   int
}

// paint is a colour of the terminal.
type paint string

const (
	plain  paint = ""
	bold   paint = "\x1b[1m"
	red    paint = "\x1b[1;31m"
	yellow paint = "\x1b[1;33m"
	cyan   paint = "\x1b[1;36m"
	blue   paint = "\x1b[1;34m"
)

func (p *textPrinter) paint(c paint, s string) string {
	if !p.color || c == plain || s == "" {
		return s
	}
	return string(c) + s + "\x1b[0m"
}

func severityPaint(severity string) paint {
	switch severity {
	case Error.String():
		return red
	case Warning.String():
		return yellow
	}
	return cyan
}

func (p *textPrinter) finding(e folded) {
	c := severityPaint(e.Severity)
	head := fmt.Sprintf("%s[%s]: ", e.Severity, e.Code)
	p.wrapped(p.paint(c, strings.TrimSuffix(head, ": "))+": ", len(head), "  ", e.Message, bold)
	if e.More > 0 {
		p.out.WriteByte('\n')
		return
	}
	gutter := p.gutter(e.Entry)
	p.place(gutter, e.Place, "", '^', c)
	for _, r := range e.Related {
		p.place(gutter, r.Place, r.Message, '-', blue)
	}
	p.note(gutter, "also at", layout.Visible(e.alsoAt()))
	p.note(gutter, "why", e.Detail)
	p.note(gutter, "hint", e.Hint)
	p.out.WriteByte('\n')
}

// gutter is the width of the column of line numbers: one for the whole finding, so that its
// snippets stand in line.
func (p *textPrinter) gutter(e Entry) int {
	last := e.EndLine
	for _, r := range e.Related {
		last = max(last, r.EndLine)
	}
	return len(fmt.Sprint(last))
}

func (p *textPrinter) note(gutter int, label, text string) {
	if text == "" {
		return
	}
	lead := strings.Repeat(" ", gutter) + " = " + label + ": "
	p.wrapped(p.paint(blue, strings.Repeat(" ", gutter)+" =")+" "+p.paint(bold, label)+": ", len(lead), strings.Repeat(" ", len(lead)),
		text, plain)
}

// place draws `--> file:line:column`, and the lines if their text is known.
func (p *textPrinter) place(gutter int, at Place, message string, mark rune, c paint) {
	if at.File == "" {
		return
	}
	pad := strings.Repeat(" ", gutter)
	lead := p.paint(blue, pad+"-->") + " " + layout.Visible(at.String())
	if message == "" {
		p.out.WriteString(lead + "\n")
	} else {
		indent := gutter + len("--> ")
		p.wrapped(lead+": ", indent+layout.Width(at.String())+2, strings.Repeat(" ", indent), message, plain)
	}
	snippet := snippetOf(p.sources[at.File], at, p.width-gutter-3)
	if len(snippet) == 0 {
		return
	}
	bar := p.paint(blue, pad+" |")
	p.out.WriteString(bar + "\n")
	for _, l := range snippet {
		if l.number == 0 {
			p.out.WriteString(p.paint(blue, "...") + "\n")
			continue
		}
		number := p.paint(blue, fmt.Sprintf("%*d |", gutter, l.number))
		p.out.WriteString(strings.TrimRight(number+" "+l.text, " ") + "\n")
		p.out.WriteString(bar + " " + strings.Repeat(" ", l.from) + p.paint(c, strings.Repeat(string(mark), l.to-l.from)) + "\n")
	}
}

// wrapped writes words after a lead of a given width, and goes on below with an indent when the
// line is full.
func (p *textPrinter) wrapped(lead string, leadWidth int, indent, text string, c paint) {
	p.out.WriteString(lead)
	first := p.width - leadWidth
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			p.out.WriteString("\n" + indent)
			first = p.width - len(indent)
		}
		for j, words := range layout.WrapAfter(layout.Visible(line), first, p.width-len(indent)) {
			if j > 0 {
				p.out.WriteString("\n" + indent)
			}
			p.out.WriteString(p.paint(c, words))
		}
	}
	p.out.WriteByte('\n')
}
