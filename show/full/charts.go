package full

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// Shown is a chart with what of it is in force for the option that is marked: the line, and the
// column; -1 of what chance decides, or nothing does.
type Shown struct {
	scene.Chart
	Line, Column int
}

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
	for _, c := range scene.Charts(d.game.P.Game) {
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
	p := &pane{key: "G", title: "Charts", hint: "[ ] chart", keys: []paneBinding{
		{[]string{"]"}, "]", "the next chart", func(f *face, p *pane, _ string) { p.heading(f.state, 1) }},
		{[]string{"["}, "[", "the chart before", func(f *face, p *pane, _ string) { p.heading(f.state, -1) }},
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
	out = append(out, line{text: row(laid.Head, widths, in, nil), st: grid.Faint, whole: true})
	for i, r := range laid.Rows {
		st, force := grid.Plain, c.inForce(i, len(c.Rows[0].Cells)-c.In, laid.List)
		if force != nil {
			st = grid.Legal
		}
		out = append(out, line{text: row(r, widths, in, force), st: st, whole: true})
	}
	for _, k := range laid.Key {
		out = append(out, line{text: "  " + layout.Pad(k.Name, 5) + " " + k.Value, st: grid.Faint})
	}
	return out
}

// inForce reports which cells of a line are in force, of those that come out; nil: none is. In a
// list each of so many cells has a line of its own.
func (c *Shown) inForce(i, cells int, list bool) func(j int) bool {
	switch {
	case c.Line < 0 || !list && i != c.Line || list && i/cells != c.Line:
		return nil
	case list && c.Column >= 0 && i%cells != c.Column:
		return nil
	}
	return func(j int) bool { return list || c.Column < 0 || j == c.Column }
}

// row returns one line of the chart in columns, of which so many hold what goes in.
func row(cells []string, widths []int, in int, force func(j int) bool) string {
	text := "  "
	if force != nil {
		text = "> "
	}
	for j, cell := range cells {
		open, shut := " ", " "
		if force != nil && j >= in && force(j-in) {
			open, shut = "<", ">"
		}
		if j == in && j > 0 {
			text += "|"
		}
		text += open + layout.Pad(cell, widths[j]) + shut
	}
	return strings.TrimRight(text, " ")
}
