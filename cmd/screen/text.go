package screen

import (
	"strings"
	"unicode/utf8"
)

// lineWidth is how wide the screen is.
const lineWidth = 80

// style is how a text is painted on a terminal that takes colours.
type style string

// The styles.
const (
	plain  style = ""
	bright style = "1"
	faint  style = "2"
	alarm  style = "31"
)

// size is how wide a text is on the screen.
func size(s string) int { return utf8.RuneCountInString(s) }

// pad fills a text up to a width, or cuts it.
func pad(s string, width int) string {
	if n := size(s); n < width {
		return s + strings.Repeat(" ", width-n)
	}
	return cut(s, width)
}

// cut shortens a text to a width.
func cut(s string, width int) string {
	if size(s) <= width {
		return s
	}
	return string([]rune(s)[:max(width, 0)])
}

// wrap breaks a text into lines of a width, between words.
func wrap(s string, width int) []string {
	var out []string
	line := ""
	for _, w := range strings.Fields(s) {
		switch {
		case line == "":
			line = w
		case size(line)+1+size(w) <= width:
			line += " " + w
		default:
			out = append(out, line)
			line = w
		}
	}
	if line != "" {
		out = append(out, line)
	}
	return out
}

// hang wraps a text behind a label; later lines are indented: as far as the label is blank, or a little.
func hang(label, text string, width int) []string {
	indent := 4
	if strings.TrimSpace(label) == "" || strings.HasPrefix(label, "   ") {
		indent = size(label)
	}
	lines := wrap(text, width-size(label))
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

// columns lists entries side by side, reading down, in as many columns as fit.
func columns(list []string, width int) []string {
	widest := 0
	for _, s := range list {
		widest = max(widest, size(s))
	}
	if len(list) == 0 {
		return nil
	}
	n := min(max((width+2)/(widest+2), 1), 4)
	rows := (len(list) + n - 1) / n
	out := make([]string, rows)
	for i, s := range list {
		if i/rows < n-1 && i+rows < len(list) {
			s = pad(s, widest+2)
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

// sentence makes a message a sentence.
func sentence(s string) string {
	s = capitalFirst(s)
	if s == "" || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}
