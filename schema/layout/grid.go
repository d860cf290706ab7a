package layout

import "strings"

// A Grid is rows of cells in columns, below the names of the columns. Other than in a Table, a cell
// that is too long for its column is broken into lines.
type Grid struct {
	Head []string
	Rows [][]string
}

const gap = "  " // between two columns

// Lines lays a grid out in lines of a width. If the columns do not fit beside one another even when
// their cells are broken, they stand in several bands, each of which begins with the first column.
func (g Grid) Lines(width int) []string {
	if len(g.Head) == 0 {
		return nil
	}
	var out []string
	rest := make([]int, 0, len(g.Head))
	for c := 1; c < len(g.Head); c++ {
		rest = append(rest, c)
	}
	for first := true; first || len(rest) > 0; first = false {
		band := []int{0}
		for len(rest) > 0 && (len(band) == 1 || g.least(append(band, rest[0])) <= width) {
			band, rest = append(band, rest[0]), rest[1:]
		}
		out = append(out, g.band(band, width)...)
	}
	return out
}

// least is the room that columns need at least: for their longest words.
func (g Grid) least(columns []int) int {
	sum := len(gap) * (len(columns) - 1)
	for _, c := range columns {
		least, _ := g.widths(c)
		sum += least
	}
	return sum
}

// whole is how long the names of rows may be that are never broken: a reader finds a row by its
// name.
const whole = 36

// widths is how wide the longest word of a column is, and its longest cell. The first column, if it
// is no wider than whole, is not broken.
func (g Grid) widths(column int) (least, most int) {
	look := func(text string) {
		most = max(most, Width(text))
		for w := range strings.FieldsSeq(text) {
			least = max(least, Width(w))
		}
	}
	look(g.Head[column])
	for _, r := range g.Rows {
		look(r[column])
	}
	if column == 0 && most <= whole {
		least = most
	}
	return least, most
}

// band lays out some of the columns: each as wide as it wants to be, the widest narrowed until all
// fit.
func (g Grid) band(columns []int, room int) []string {
	least, width := make([]int, len(columns)), make([]int, len(columns))
	sum := len(gap) * (len(columns) - 1)
	for i, c := range columns {
		least[i], width[i] = g.widths(c)
		sum += width[i]
	}
	for ; sum > room; sum-- {
		widest := -1
		for i := range width {
			if width[i] > least[i] && (widest < 0 || width[i] > width[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			break
		}
		width[widest]--
	}
	var out []string
	if strings.Join(g.Head, "") != "" {
		out = lineUp(g.Head, columns, width)
	}
	for _, row := range g.Rows {
		out = append(out, lineUp(row, columns, width)...)
	}
	return out
}

// lineUp lays out one row: as many lines as its longest cell takes.
func lineUp(row []string, columns, width []int) []string {
	cells, lines := make([][]string, len(columns)), 1
	for i, c := range columns {
		cells[i] = Wrap(row[c], max(1, width[i]))
		lines = max(lines, len(cells[i]))
	}
	out := make([]string, lines)
	for n := range out {
		var b strings.Builder
		for i := range columns {
			text := ""
			if n < len(cells[i]) {
				text = cells[i][n]
			}
			b.WriteString(Fill(text, width[i]) + gap)
		}
		out[n] = strings.TrimRight(b.String(), " ")
	}
	return out
}
