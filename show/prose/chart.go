package prose

import (
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/layout"
)

// chart draws a table of the game: what goes in to the left, what comes out to the right.
func (p *Page) chart(c *scene.Chart) (out []string) {
	width := p.Width - 4
	if p.Heard {
		width = 0
	}
	sheet := c.Lay(width)
	head, in := append([]string(nil), sheet.Head...), c.In
	switch {
	case sheet.List:
		in++
	case c.Axis != "":
		head[c.In] = c.Axis + " " + head[c.In]
	}
	rows := append([][]string{head}, sheet.Rows...)
	if p.Heard {
		return saidRows(rows, in)
	}
	out = ChartRows(rows, in, nil)
	out[0] = p.paint(say.Faint, out[0])
	for _, k := range sheet.Key {
		out = append(out, p.paint(say.Faint, "  "+layout.Pad(k.Name, 5)+" "+k.Value))
	}
	return out
}

// saidRows says each row of a table: what goes in, and what comes out with its heading.
func saidRows(rows [][]string, in int) (out []string) {
	for _, r := range rows[1:] {
		var given, comes []string
		for i, c := range r {
			switch name := strings.TrimSpace(rows[0][i] + " " + c); {
			case i < in:
				given = append(given, name)
			default:
				comes = append(comes, name)
			}
		}
		out = append(out, strings.Join(given, ", ")+": "+strings.Join(comes, ", "))
	}
	return out
}

// ChartRows sets the rows of a chart in columns, with a bar after the first cells, which go in.
// Brackets mark those of the others that are in force; nil leaves no room for them.
func ChartRows(rows [][]string, in int, force func(row, cell int) bool) (out []string) {
	widths := map[int]int{}
	for _, r := range rows {
		for j, c := range r {
			widths[j] = max(widths[j], layout.Width(c))
		}
	}
	lead := "  "
	if force == nil {
		lead = " "
	}
	for i, r := range rows {
		text, lead := "", lead
		for j, c := range r {
			open, shut := " ", " "
			if force != nil && j >= in && force(i, j-in) {
				open, shut, lead = "<", ">", "> "
			}
			if j == in && j > 0 {
				text += "|"
			}
			text += open + layout.Pad(c, widths[j]) + shut
		}
		out = append(out, strings.TrimRight(lead+text, " "))
	}
	return out
}
