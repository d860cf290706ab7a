package load

import (
	"bytes"
	"regexp"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// maxFaults bounds how often a file is parsed again.
const maxFaults = 10

// faults tells what of a file does not parse: the first fault of each declaration, for what stands
// after a fault is mostly its echo. A declaration at fault is blanked, and the rest is parsed
// again.
func faults(name string, src []byte, diags hcl.Diagnostics) (found diag.Findings) {
	for len(found) < maxFaults {
		first := firstFault(diags)
		if first == nil {
			break
		}
		found = append(found, newFault(src, first).explain())
		l := linesOf(src)
		if !l.indented() {
			break
		}
		l.without(found[len(found)-1].Range.Start.Line - 1)
		if src = bytes.Join(l.text, nil); guarded(name, src) != nil { // a text without its head is no text
			break
		}
		_, diags = hclsyntax.ParseConfig(src, name, hcl.InitialPos)
	}
	return found
}

// lines are the lines of a file, counted from 0. Where neither brackets nor quotes can be trusted,
// how far lines are indented can.
type lines struct {
	text  [][]byte
	depth []int // how far each is indented; -1 for one that is blank, a comment, or part of a text
}

var (
	textBegins  = regexp.MustCompile(`<<-?([\pL_][\pL\pN_-]*)[ \t]*\r?\n?$`)
	sectionHead = regexp.MustCompile(`^\s*section\b`)
)

func linesOf(src []byte) lines {
	l := lines{text: bytes.SplitAfter(slices.Clone(src), []byte("\n"))}
	l.depth = make([]int, len(l.text))
	for i := 0; i < len(l.text); i++ {
		bare := bytes.TrimLeft(l.text[i], " \t")
		l.depth[i] = len(l.text[i]) - len(bare)
		if bare = bytes.TrimSpace(bare); len(bare) == 0 || bare[0] == '#' || bytes.HasPrefix(bare, []byte("//")) {
			l.depth[i] = -1
		}
		m := textBegins.FindSubmatch(l.text[i])
		if m == nil || l.depth[i] < 0 {
			continue
		}
		for end := l.textEnd(i, m[1]); i < end; {
			i++
			l.depth[i] = -1
		}
	}
	return l
}

// textEnd is the line that ends a text of several lines; without such a line, the one before the
// brace that ends the block around it.
func (l lines) textEnd(from int, mark []byte) int {
	brace := from
	for i := from + 1; i < len(l.text); i++ {
		if bytes.Equal(bytes.TrimSpace(l.text[i]), mark) {
			return i
		}
		if brace == from && l.closes(i) && bytes.IndexByte(l.text[i], '}') < l.depth[from] {
			brace = i - 1
		}
	}
	return brace
}

// closes says whether a line begins with a closing brace.
func (l lines) closes(i int) bool {
	return bytes.HasPrefix(bytes.TrimLeft(l.text[i], " \t"), []byte("}"))
}

// indented says whether what stands in a block is indented throughout the file.
func (l lines) indented() bool {
	head := -1 // the last line, if it opens a block
	for i, d := range l.depth {
		if d < 0 {
			continue
		}
		if bare := bytes.TrimSpace(l.text[i]); head >= 0 && d <= l.depth[head] && !l.closes(i) || len(bare) == 1 && bare[0] == '{' {
			return false
		}
		if head = -1; bytes.HasSuffix(bytes.TrimSpace(l.text[i]), []byte("{")) {
			head = i
		}
	}
	return true
}

// without blanks the declaration around a line, alone in its section.
func (l lines) without(at int) {
	head, end := l.around(at, 0, len(l.text))
	for last := end - 1; head < at && at < last && sectionHead.Match(l.text[head]); last = end - 1 {
		head, end = l.around(at, head+1, last)
	}
	if head == at && sectionHead.Match(l.text[head]) { // its head is at fault; what it holds is told apart
		l.blank(head)
		if head = end; l.closes(end-1) && l.depth[end-1] == l.depth[at] {
			head--
		}
	}
	for i := head; i < end; i++ {
		l.blank(i)
	}
}

func (l lines) blank(i int) {
	for k, c := range l.text[i] {
		if c != '\n' {
			l.text[i][k] = ' '
		}
	}
}

// around is the declaration around a line, among those that begin from one line on, and before
// another: from the last line above it that is indented no further than any, to the next such line.
func (l lines) around(at, from, to int) (head, end int) {
	level := -1
	for _, d := range l.depth[from:to] {
		if d >= 0 && (level < 0 || d < level) {
			level = d
		}
	}
	for head = at; head > from && l.depth[head] != level; head-- {
	}
	for end = at + 1; end < to && l.depth[end] != level; end++ {
	}
	if end < to && l.closes(end) && !l.closes(head) {
		end++
	}
	if !l.closes(head) {
		return head, end
	}
	for i := head - 1; i >= from && l.depth[i] <= level; i-- { // the brace at fault ends what begins above it
		if l.depth[i] == level {
			if !l.closes(i) {
				head = i
			}
			break
		}
	}
	return head, end
}
