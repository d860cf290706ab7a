package prose

import (
	"strings"

	"sandtable/schema/layout"
)

// Hang wraps a text after a label; later lines are indented: as far as the label is blank, or a
// little.
func Hang(label, text string, room int) []string { return hang(label, text, room, 0) }

// hang is Hang with later lines indented by so much more.
func hang(label, text string, room, more int) []string {
	indent := 4
	if strings.TrimSpace(label) == "" || strings.HasPrefix(label, "   ") {
		indent = layout.Width(label)
	}
	lines := layout.Wrap(text, room-layout.Width(label)-more)
	if len(lines) == 0 {
		return []string{label}
	}
	for i, l := range lines {
		if i == 0 {
			lines[i] = label + l
		} else {
			lines[i] = strings.Repeat(" ", indent+more) + l
		}
	}
	return lines
}

// beside wraps a text after a label; later lines stand below the text.
func beside(label, text string, room int) []string {
	lines := layout.Wrap(text, room)
	for i := range lines {
		lines[i] = label + lines[i]
		label = strings.Repeat(" ", len(label))
	}
	return lines
}

// Fold breaks a line that is wider than a page; what goes on below is indented further.
func Fold(line string, width int) (out []string) {
	if layout.Width(line) <= width {
		return []string{line}
	}
	text := strings.TrimLeft(line, " ")
	indent := line[:len(line)-len(text)]
	for i, part := range layout.Wrap(text, width-len(indent)-2) {
		if i > 0 {
			part = "  " + part
		}
		out = append(out, indent+part)
	}
	return out
}

// Columns lists entries side by side, reading down, in as many columns as fit, but no more
// than most.
func Columns(list []string, room, most int) []string {
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

// flow sets entries one after the other, as many on a line as fit; one that fits on none goes on
// below.
func flow(list []string, between string, room int) []string {
	var out []string
	line := ""
	for _, e := range list {
		if line != "" && layout.Width(line)+len(between)+layout.Width(e) > room {
			out = append(out, line)
			line = ""
		}
		if layout.Width(e) > room {
			parts := Hang("", e, room-4)
			for i, p := range parts[1:] {
				parts[i+1] = "    " + p
			}
			out = append(out, parts[:len(parts)-1]...)
			e = parts[len(parts)-1]
		}
		if line != "" {
			line += between
		}
		line += e
	}
	if line != "" {
		out = append(out, line)
	}
	return out
}
