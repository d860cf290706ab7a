package model

import (
	"strings"

	"sandtable/schema/layout"
)

// PrintedRow is a row of a table whose last axis runs across, as it is printed: one cell for each
// value of that axis. Of the row else there is but one cell, which holds for all of them.
type PrintedRow struct {
	Row   *Row // what goes in: of the first cell
	Cells []*Row
}

// Across lists the rows of a table as they are printed, with the values of the axis that runs
// across; nil if none does.
func (t *Table) Across() (values []Cell, rows []PrintedRow) {
	for _, r := range t.Rows {
		switch n := len(rows); {
		case r.Else:
			rows = append(rows, PrintedRow{r, []*Row{r}})
		case r.Printed.Filename == "":
			return nil, nil
		case n == 0 || rows[n-1].Row.Printed != r.Printed:
			rows = append(rows, PrintedRow{r, []*Row{r}})
		default:
			rows[n-1].Cells = append(rows[n-1].Cells, r)
		}
	}
	for _, row := range rows {
		if !row.Row.Else {
			for _, c := range row.Cells {
				values = append(values, c.Cells[len(c.Cells)-1])
			}
			return values, rows
		}
	}
	return nil, nil
}

// LayAcross writes a table whose last axis runs across: the names of what goes in and the values of
// that axis, then the rows; cell writes what goes in. The columns are nil if no axis runs across,
// or if they would not fit into the width.
func (g *Game) LayAcross(t *Table, width int, cell func(Type, Cell, bool) string) (lines [][]string) {
	values, rows := t.Across()
	if values == nil {
		return nil
	}
	last := len(t.Params) - 1
	axis := t.Params[last]
	var head []string
	for _, p := range t.Params[:last] {
		head = append(head, strings.ReplaceAll(p.Name, "_", " "))
	}
	for i, v := range values {
		text := cell(axis.Type, v, false)
		if i == 0 {
			text = strings.ReplaceAll(axis.Name, "_", " ") + " " + text
		}
		head = append(head, text)
	}
	lines = append(lines, head)
	for _, r := range rows {
		var line []string
		for i := range last {
			switch {
			case r.Row.Else && i > 0:
				line = append(line, "")
			default:
				line = append(line, cell(t.Params[i].Type, r.Row.Cells[i], r.Row.Else))
			}
		}
		for i := range values {
			out := r.Cells[min(i, len(r.Cells)-1)].Out
			var parts []string
			for j, v := range out {
				parts = append(parts, strings.ReplaceAll(g.Show(t.Results[j].Type, v), "_", " "))
			}
			line = append(line, strings.Join(parts, "/"))
		}
		lines = append(lines, line)
	}
	if wide(lines) > width {
		return nil
	}
	return lines
}

// wide is how wide lines are, set in columns with two blanks between them.
func wide(lines [][]string) int {
	all, widths := 0, map[int]int{}
	for _, l := range lines {
		for i, c := range l {
			if n := layout.Width(c); n > widths[i] {
				all += n - widths[i]
				widths[i] = n
			}
		}
	}
	return all + 2*len(widths)
}
