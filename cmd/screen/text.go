package screen

import (
	"strings"

	"sandtable/schema/layout"
)

// A screen is as wide and as high as this unless it is told otherwise.
const (
	usualWidth  = 80
	usualHeight = 24
)

// style is how a text is painted on a terminal that takes colours.
type style string

// The styles.
const (
	plain  style = ""
	bright style = "1"
	faint  style = "2"
	alarm  style = "31"
)

// hang wraps a text behind a label; later lines are indented: as far as the label is blank, or a
// little.
func hang(label, text string, room int) []string {
	indent := 4
	if strings.TrimSpace(label) == "" || strings.HasPrefix(label, "   ") {
		indent = layout.Width(label)
	}
	lines := layout.Wrap(text, room-layout.Width(label))
	if len(lines) == 0 {
		return []string{label}
	}
	for i, l := range lines {
		if i == 0 {
			lines[i] = label + l
		} else {
			lines[i] = strings.Repeat(" ", indent) + l
		}
	}
	return lines
}

// columns lists entries side by side, reading down, in as many columns as fit, but no more
// than most.
func columns(list []string, room, most int) []string {
	widest := 0
	for _, s := range list {
		widest = max(widest, layout.Width(s))
	}
	if len(list) == 0 {
		return nil
	}
	n := min(max((room+2)/(widest+2), 1), most)
	rows := (len(list) + n - 1) / n
	out := make([]string, rows)
	for i, s := range list {
		if i/rows < n-1 && i+rows < len(list) {
			s = layout.Pad(s, widest+2)
		}
		out[i%rows] += s
	}
	return out
}

// dedent takes away the indentation that all lines have in common.
func dedent(lines []string) []string {
	common := -1
	for _, l := range lines {
		if n := len(l) - len(strings.TrimLeft(l, " ")); common < 0 || n < common {
			common = n
		}
	}
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l[max(common, 0):]
	}
	return out
}

// initial is the first letter.
func initial(s string) string {
	for _, r := range s {
		return string(r)
	}
	return "?"
}
