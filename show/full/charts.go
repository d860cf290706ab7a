package full

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
	"sandtable/show/prose"
)

// charts shows the tables of the game, and which row is in force for the marked option.
func (f *face) charts() tea.Cmd {
	options := slices.Sorted(slices.Values(f.chosen))
	if len(options) == 0 && f.marked >= 0 && f.kids[f.marked].Leaf() {
		options = f.kids[f.marked].Of
	}
	return f.submit(func() *Moment {
		m := f.desk.moment()
		m.Charts = f.desk.charts(options)
		return m
	})
}

// charts returns the tables of the game, those first of which something is in force.
func (d *desk) charts(options []int) (out []Shown) {
	rows := d.table.Consulted(options)
	var rest []Shown
	for _, c := range scene.Charts(d.game.P) {
		x := Shown{Chart: c, Line: -1, Column: -1}
		if found := rows[c.Table()]; len(found) > 0 {
			x.Line, x.Column = c.InForce(found)
		}
		if x.Line >= 0 {
			out = append(out, x)
		} else {
			rest = append(rest, x)
		}
	}
	return append(out, rest...)
}

// chartsPane returns the tables of the game as charts.
func chartsPane(charts []Shown) *pane {
	p := &pane{key: "G", title: "Charts", hint: "[ ] chart", keys: []binding{
		{"]", "]", "the next chart", nil, do(func(s *state) { s.pane.heading(s, 1) })},
		{"[", "[", "the chart before", nil, do(func(s *state) { s.pane.heading(s, -1) })},
	}}
	p.make = func(s *state) []line {
		var out []line
		for i := range charts {
			out = append(out, charts[i].lines(s.w)...)
			out = append(out, line{})
		}
		return out
	}
	return p
}

// lines draws a chart: a bar parts what goes in from what comes out, brackets mark what is in
// force.
func (c *Shown) lines(width int) []line {
	laid, in := c.Lay(width-6), c.In
	if laid.List {
		in++
	}
	title := c.Title
	if c.Section != "" {
		title += " §" + c.Section
	}
	if c.Line >= 0 {
		title += ": in force for what is marked"
	}
	out := []line{{text: title, st: grid.Title}}
	if c.Text != "" {
		for _, l := range layout.Wrap(c.Text, width-2) {
			out = append(out, line{text: "  " + l})
		}
	}
	widths := laid.Widths()
	if c.Axis != "" && !laid.List {
		before := 0
		for _, w := range widths[:c.In] {
			before += w + 2
		}
		out = append(out, line{text: strings.Repeat(" ", before+4) + c.Axis, st: grid.Faint, whole: true})
	}
	rows := append([][]string{laid.Head}, laid.Rows...)
	for i, text := range prose.ChartRows(rows, in, func(i, j int) bool { return i > 0 && c.inForce(i-1, j, laid.List) }) {
		st := grid.Plain
		switch {
		case i == 0:
			st = grid.Faint
		case strings.HasPrefix(text, ">"):
			st = grid.Legal
		}
		out = append(out, line{text: text, st: st, whole: true})
	}
	for _, k := range laid.Key {
		out = append(out, line{text: "  " + layout.Pad(k.Name, 5) + " " + k.Value, st: grid.Faint})
	}
	return out
}

// inForce reports whether a cell of a line that comes out is in force. In a list each cell of a row
// has a line of its own.
func (c *Shown) inForce(i, j int, list bool) bool {
	if cells := len(c.Rows[0].Cells) - c.In; list {
		i, j = i/cells, i%cells
	}
	return c.Line >= 0 && i == c.Line && (c.Column < 0 || j == c.Column)
}
