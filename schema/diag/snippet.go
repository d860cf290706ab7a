package diag

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/rivo/uniseg"

	"sandtable/schema/layout"
)

// snippetLine is one line of source as it is drawn, and which of its columns are underlined. Number
// 0 stands for lines left out.
type snippetLine struct {
	number   int
	text     string
	from, to int
}

// snippetOf is the lines of a place: one line; or the first and the last, with a gap between them
// if there are more. Nil if the place lies outside the source.
func snippetOf(src []byte, at Place, width int) []snippetLine {
	if src == nil {
		return nil
	}
	first, ok := sourceLine(src, at.Line)
	if !ok {
		return nil
	}
	if at.EndLine == at.Line {
		return []snippetLine{drawLine(at.Line, first, at.Column, at.EndColumn, width)}
	}
	lines := []snippetLine{drawLine(at.Line, first, at.Column, len(first)+1, width)}
	last, ok := sourceLine(src, at.EndLine)
	if !ok || at.EndColumn == 1 { // the stretch ends with a line end
		return lines
	}
	if at.EndLine > at.Line+1 {
		lines = append(lines, snippetLine{})
	}
	indent := len(last) - len(strings.TrimLeft(last, " \t"))
	return append(lines, drawLine(at.EndLine, last, min(indent+1, at.EndColumn-1), at.EndColumn, width))
}

// sourceLine is a line of the text, counted from 1, without its end.
func sourceLine(src []byte, number int) (string, bool) {
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	for range number - 1 {
		i := bytes.IndexByte(src, '\n')
		if i < 0 {
			return "", false
		}
		src = src[i+1:]
	}
	if i := bytes.IndexByte(src, '\n'); i >= 0 {
		src = src[:i]
	}
	return strings.TrimSuffix(string(src), "\r"), true
}

// longestLine is how long a line may be, in bytes, of which every character is looked at.
const longestLine = 5_000

// about is the part of a very long line that may be drawn, and the columns of the place in it. Only
// where each byte is a character it is known at once which part that is; of other lines the start
// is drawn.
func about(text string, column, end, width int) (string, int, int) {
	if len(text) <= longestLine {
		return text, column, end
	}
	from := max(column-1-width, 0)
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			from = 0
			break
		}
	}
	to := min(from+max(3*width, longestLine/2), len(text))
	for to < len(text) && !utf8.RuneStart(text[to]) {
		to++
	}
	return text[min(from, to):to], column - from, end - from
}

// drawLine makes a line fit for a terminal: blanks for tabs, marks for control signs, and if it is
// too long, only the part about the columns that matter. Columns count characters as HCL does; the
// result counts cells of the screen.
func drawLine(number int, text string, column, end, width int) snippetLine {
	type cell struct {
		text  string
		width int
	}
	var cells []cell
	text, column, end = about(text, column, end, width)
	for g := uniseg.NewGraphemes(text); g.Next(); {
		t := layout.Visible(strings.ReplaceAll(g.Str(), "\t", "  "))
		cells = append(cells, cell{t, layout.Width(t)})
	}
	from := min(max(column-1, 0), len(cells))
	to := min(max(end-1, from), len(cells))

	total := 0
	for _, c := range cells {
		total += c.width
	}
	lo, hi := 0, len(cells)
	if total > width { // keep a quarter of the screen before the place, and what fits after it
		room := width - 2 // for the two marks of what is cut
		lo = from
		for used := 0; lo > 0 && used+cells[lo-1].width <= room/4; lo-- {
			used += cells[lo-1].width
		}
		hi = lo
		for used := 0; hi < len(cells) && used+cells[hi].width <= room; hi++ {
			used += cells[hi].width
		}
	}
	l := snippetLine{number: number}
	var b strings.Builder
	column = 0
	put := func(s string, w int) { b.WriteString(s); column += w }
	if lo > 0 {
		put("…", 1)
	}
	for i, c := range cells[lo:hi] {
		if lo+i == from {
			l.from = column
		}
		put(c.text, c.width)
		if lo+i < to {
			l.to = column
		}
	}
	if from >= hi {
		l.from = column
	}
	if hi < len(cells) {
		put("…", 1)
	}
	l.to = max(l.to, l.from+1) // an empty place still gets its mark
	l.text = b.String()
	return l
}
