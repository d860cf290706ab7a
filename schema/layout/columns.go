package layout

import "slices"

// Columns sets entries that are so wide in columns, each read from the top to the bottom and only
// as wide as what stands in it, of as few rows as fit a width; what is too wide for that stands in
// one column. It returns where each column begins and the last ends.
func Columns(wide []int, width int) (rows int, left []int) {
	all := 0
	for _, w := range wide {
		all += w
	}
	for rows = max(all/max(width, 1), 1); ; rows++ {
		left = []int{0}
		for column := range slices.Chunk(wide, rows) {
			left = append(left, left[len(left)-1]+slices.Max(column))
		}
		if columns := len(left) - 1; left[columns] <= width || columns <= 1 {
			return rows, left
		}
	}
}

// Even sets so many entries in columns of one width, each read from the top to the bottom, four
// letters apart where there is room.
func Even(n, wide, width int) (rows int, left []int) {
	columns := max(min(width/wide, n), 1)
	for i := range columns + 1 {
		left = append(left, i*min(width/columns, wide+4))
	}
	return (n + columns - 1) / columns, left
}
