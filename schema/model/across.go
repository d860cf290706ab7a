package model

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
