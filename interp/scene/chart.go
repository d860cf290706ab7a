package scene

import (
	"math"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Chart is a table of the game as a rulebook prints it: what goes in to the left, and where one
// thing more goes in that runs across, its values at the top.
type Chart struct {
	Name, Title, Section, Text string
	// Names of what goes in and of what comes out; of what runs across its values.
	Head []string
	Axis string // the name of what runs across; "": nothing does
	In   int    // how many columns hold what goes in
	Rows []ChartRow

	of *model.Table
}

// ChartRow is a line of a chart, with the rows of the table that it prints.
type ChartRow struct {
	Cells []string
	of    []int
}

// ChartTable is a chart laid out in columns.
type ChartTable struct {
	Head []string
	Rows [][]string
	List bool     // each cell of the chart has a line of its own
	Key  []Figure // what is written shortly, and what it means
}

// Charts are the tables of a game, but not those of its policies, nor those that the looks in force
// hide. They never change.
func Charts(p *machine.Program) (out []Chart) {
	look := p.Game.LookOf(p.Scenario, p.Variants)
	for _, t := range p.Game.Tables {
		if !t.Advice && !look.Unshown[t] {
			out = append(out, ChartOf(p.Game, t))
		}
	}
	return out
}

// ChartOf returns one table as a chart. A table that content asks as `area_of(space)` is titled by
// what it gives: Area.
func ChartOf(g *model.Game, t *model.Table) Chart {
	title := strings.TrimSuffix(strings.TrimSuffix(t.Title, " of"), " Of")
	c := Chart{Name: t.Name, Title: title, Section: t.Ref, Text: t.Text, In: len(t.Params), of: t}
	for _, p := range t.Params {
		c.Head = append(c.Head, english.Spaced(p.Name))
	}
	if values, rows := t.Across(); values != nil {
		c.across(g, values, rows)
		return c
	}
	for _, r := range t.Results {
		c.Head = append(c.Head, english.Spaced(r.Name))
	}
	for i, r := range t.Rows {
		row := ChartRow{of: []int{i}}
		for j, cell := range r.Cells {
			row.Cells = append(row.Cells, inCell(r, j, covered(g, t.Params[j].Type, cell)))
		}
		for j, v := range r.Out {
			row.Cells = append(row.Cells, Reads(g, t.Results[j].Type, v))
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// across lays out a table whose last axis runs across.
func (c *Chart) across(g *model.Game, values []model.Cell, rows []model.PrintedRow) {
	t := c.of
	last := len(t.Params) - 1
	c.In, c.Axis, c.Head = last, c.Head[last], c.Head[:last:last]
	for _, v := range values {
		c.Head = append(c.Head, covered(g, t.Params[last].Type, v))
	}
	for _, r := range rows {
		row := ChartRow{}
		for i := range last {
			row.Cells = append(row.Cells, inCell(r.Row, i, covered(g, t.Params[i].Type, r.Row.Cells[i])))
		}
		for i := range values {
			cell := r.Cells[min(i, len(r.Cells)-1)]
			var parts []string
			for j, v := range cell.Out {
				parts = append(parts, Reads(g, t.Results[j].Type, v))
			}
			row.Cells = append(row.Cells, strings.Join(parts, "/"))
			row.of = append(row.of, slices.Index(t.Rows, cell))
		}
		c.Rows = append(c.Rows, row)
	}
}

// Reads is a value as a reader of the rules finds it: yes and no, names without underscores.
func Reads(g *model.Game, t model.Type, v int32) string {
	if t.Base == model.Bool && v != model.None {
		return map[bool]string{true: "yes", false: "no"}[v != 0]
	}
	return english.Spaced(g.Show(t, v))
}

// covered says for which values of an axis a cell stands.
func covered(g *model.Game, t model.Type, c model.Cell) string {
	if c.Any {
		return "any"
	}
	return strings.Join(english.Each(c.Ranges, func(r [2]int32) string {
		switch {
		case r[0] == r[1]:
			return Reads(g, t, r[0])
		case r[0] < math.MinInt32/4:
			return Reads(g, t, r[1]) + " or less"
		case r[1] > math.MaxInt32/4:
			return Reads(g, t, r[0]) + " or more"
		}
		return english.Spaced(g.ShowCell(t, model.Cell{Ranges: [][2]int32{r}}, false))
	}), ", ")
}

// inCell returns what goes in at an axis. Of the row else it is said once.
func inCell(r *model.Row, i int, covers string) string {
	switch {
	case !r.Else:
		return covers
	case i == 0:
		return "else"
	}
	return ""
}

// InForce is the line of the chart to which all of some rows of the table belong, and the column
// where something runs across and they all stand in one; -1 where they differ, or there are none.
func (c *Chart) InForce(rows []int) (line, column int) {
	line, column = -1, -1
	for n, row := range rows {
		i := slices.IndexFunc(c.Rows, func(r ChartRow) bool { return slices.Contains(r.of, row) })
		if i < 0 || n > 0 && line >= 0 && i != line {
			return -1, -1
		}
		line = i
		at := slices.Index(c.Rows[i].of, row)
		if column = at; n > 0 && c.Axis != "" && slices.ContainsFunc(rows[:n], func(r int) bool { return slices.Index(c.Rows[i].of, r) != at }) {
			column = -2 // they differ
			break
		}
	}
	if column < 0 || c.Axis == "" {
		return line, -1
	}
	return line, column
}

// Table is the table that a chart shows.
func (c *Chart) Table() *model.Table { return c.of }

// Lay sets a chart in columns. What comes out is written shortly, with a key, where it would not
// fit into a width otherwise; where that does not fit either, each cell has a line of its own.
func (c *Chart) Lay(width int) ChartTable {
	s := ChartTable{Head: c.Head}
	for _, r := range c.Rows {
		s.Rows = append(s.Rows, r.Cells)
	}
	if c.Axis == "" || s.width() <= width {
		return s
	}
	if short := c.shortened(s); short.width() <= width {
		return short
	}
	return c.listed()
}

// listed is a chart with a line for each of its cells, for what no width holds.
func (c *Chart) listed() ChartTable {
	s := ChartTable{List: true, Head: append(slices.Clone(c.Head[:c.In]), c.Axis, "result")}
	for _, r := range c.Rows {
		for j, out := range r.Cells[c.In:] {
			s.Rows = append(s.Rows, append(slices.Clone(r.Cells[:c.In]), c.Head[c.In+j], out))
		}
	}
	return s
}

// width is how wide a chart is with two blanks between its columns.
func (s *ChartTable) width() int {
	n := 0
	for _, w := range s.Widths() {
		n += w + 2
	}
	return n
}

// Widths are the columns that the cells take.
func (s *ChartTable) Widths() []int {
	out := make([]int, len(s.Head))
	for _, r := range append([][]string{s.Head}, s.Rows...) {
		for i, c := range r {
			out[i] = max(out[i], layout.Width(c))
		}
	}
	return out
}

// shortened writes what comes out by the first letters of its words, and tells them in a key.
func (c *Chart) shortened(s ChartTable) ChartTable {
	short, used := map[string]string{}, map[string]bool{}
	for i, r := range s.Rows {
		row := slices.Clone(r)
		for j := c.In; j < len(row); j++ {
			text := row[j]
			if layout.Width(text) <= 3 {
				used[text] = true
				continue
			}
			if _, ok := short[text]; !ok {
				short[text] = shortFor(text, used)
				s.Key = append(s.Key, Figure{Name: short[text], Value: text})
			}
			row[j] = short[text]
		}
		s.Rows[i] = row
	}
	return s
}

// shortFor is the first letters of words, as many of them as tell it from others.
func shortFor(text string, used map[string]bool) string {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '/' })
	for n := 1; n <= len(text); n++ {
		out := ""
		for i, w := range words {
			m := 1
			if i == len(words)-1 {
				m = n
			}
			out += strings.ToUpper(layout.Cut(w, 1)) + strings.TrimPrefix(layout.Cut(w, m), layout.Cut(w, 1))
		}
		if !used[out] {
			used[out] = true
			return out
		}
	}
	used[text] = true
	return text
}
