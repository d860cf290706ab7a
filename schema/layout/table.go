package layout

import (
	"bytes"
	"io"
	"strings"
)

// A Table lines up what is written to it: cells end in tabs, and a column is as wide as its widest
// cell in the lines above and below that have one, two blanks apart. It does what text/tabwriter
// does, which counts characters and not columns. Nothing is written before Flush.
type Table struct {
	out   io.Writer
	right bool
	text  bytes.Buffer
}

// NewTable makes a table; right aligns its cells to the right.
func NewTable(out io.Writer, right bool) *Table { return &Table{out: out, right: right} }

// Write takes text with tabs.
func (t *Table) Write(p []byte) (int, error) { return t.text.Write(p) }

// Flush writes the lines and begins anew.
func (t *Table) Flush() error {
	text := t.text.String()
	t.text.Reset()
	if text == "" {
		return nil
	}
	var rows [][]string
	for line := range strings.SplitSeq(text, "\n") {
		rows = append(rows, strings.Split(line, "\t"))
	}
	sizes := make([][]int, len(rows))
	size(rows, sizes, 0, len(rows))
	var b strings.Builder
	for i, row := range rows {
		if i > 0 {
			b.WriteByte('\n')
		}
		for j, cell := range row {
			switch {
			case j == len(row)-1: // it ends in no tab
				b.WriteString(cell)
			case t.right:
				b.WriteString(PadLeft(cell, sizes[i][j]))
			default:
				b.WriteString(Fill(cell, sizes[i][j]))
			}
		}
	}
	_, err := io.WriteString(t.out, b.String())
	return err
}

// size finds the widths of the columns of some rows, from the first column on for which these rows
// have none yet.
func size(rows [][]string, sizes [][]int, from, to int) {
	column := len(sizes[from])
	for i := from; i < to; i++ {
		if len(rows[i])-1 <= column {
			continue
		}
		end, widest := i, 0
		for ; end < to && len(rows[end])-1 > column; end++ {
			widest = max(widest, Width(rows[end][column])+2)
		}
		for k := i; k < end; k++ {
			sizes[k] = append(sizes[k], widest)
		}
		size(rows, sizes, i, end)
		i = end - 1
	}
}
