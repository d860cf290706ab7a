package fix

import (
	"bytes"
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// edit replaces the bytes from..to of the source by a text.
type edit struct {
	from, to int
	text     string
}

// apply carries out the edits. No two overlap; those at one place come in the order they were made.
func apply(src []byte, edits []edit) []byte {
	slices.SortStableFunc(edits, func(a, b edit) int { return a.from - b.from })
	var out bytes.Buffer
	out.Grow(len(src))
	last := 0
	for _, e := range edits {
		out.Write(src[last:e.from])
		out.WriteString(e.text)
		last = e.to
	}
	out.Write(src[last:])
	return out.Bytes()
}

// replace puts a word in the place of another.
func (w *walker) replace(at hcl.Range, word string) {
	w.edits = append(w.edits, edit{at.Start.Byte, at.End.Byte, word})
}

// cutBefore removes a range and the blanks before it.
func (w *walker) cutBefore(at hcl.Range) {
	from := at.Start.Byte
	for from > 0 && blank(w.src[from-1]) {
		from--
	}
	w.edits = append(w.edits, edit{from, at.End.Byte, ""})
}

// cutLine removes an attribute: its whole line if nothing else stands there, else the attribute
// and the blanks after it.
func (w *walker) cutLine(at hcl.Range) {
	from, to := at.Start.Byte, at.End.Byte
	for to < len(w.src) && blank(w.src[to]) {
		to++
	}
	lineStart := from
	for lineStart > 0 && blank(w.src[lineStart-1]) {
		lineStart--
	}
	begins := lineStart == 0 || w.src[lineStart-1] == '\n'
	if end := lineEnd(w.src, to); begins && end > to {
		from, to = lineStart, end
	}
	w.edits = append(w.edits, edit{from, to, ""})
}

// lineEnd is the offset after the line end that stands at i, or i if none stands there.
func lineEnd(src []byte, i int) int {
	if bytes.HasPrefix(src[i:], []byte("\r\n")) {
		return i + 2
	}
	if i < len(src) && src[i] == '\n' {
		return i + 1
	}
	return i
}

func blank(c byte) bool { return c == ' ' || c == '\t' }
