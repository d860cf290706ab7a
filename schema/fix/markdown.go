package fix

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// fence begins a block of code in Markdown: its indent, its signs, and its language.
var fence = regexp.MustCompile("^([ \t]*(?:> ?)*[ \t]*)(`{3,}|~{3,})[ \t]*([A-Za-z]*)")

// Markdown rewrites the old words in fenced hcl blocks of a Markdown text, each for itself. A block
// that does not parse is left, with a finding; the others are rewritten all the same.
func Markdown(name string, src []byte, declared Declared) Result {
	result := Result{Text: src}
	lines := bytes.SplitAfter(src, []byte("\n"))
	var out bytes.Buffer
	for i := 0; i < len(lines); {
		m := fence.FindSubmatch(lines[i])
		out.Write(lines[i])
		i++
		if m == nil {
			continue
		}
		end := i
		for end < len(lines) && !closes(lines[end], m[2]) {
			end++
		}
		if string(m[3]) == "hcl" {
			result.add(&out, name, lines[i:end], i, string(m[1]), declared)
		} else {
			out.Write(bytes.Join(lines[i:end], nil))
		}
		i = end
		if i < len(lines) {
			out.Write(lines[i])
			i++
		}
	}
	if len(result.Changes) > 0 {
		result.Text = out.Bytes()
	}
	return result
}

// closes tells whether a line ends a block that began with these signs.
func closes(line, signs []byte) bool {
	text := strings.TrimLeft(strings.TrimRight(string(line), " \t\r\n"), " \t>")
	return len(text) >= len(signs) && strings.Trim(text, string(signs[:1])) == ""
}

// add rewrites one block, which begins after so many lines, and writes it with its indent.
func (r *Result) add(out *bytes.Buffer, name string, lines [][]byte, before int, indent string, declared Declared) {
	plain := make([][]byte, len(lines))
	for i, line := range lines {
		plain[i] = bytes.TrimPrefix(line, []byte(indent))
	}
	one := Source(name, bytes.Join(plain, nil), declared)
	for _, c := range one.Changes {
		c.At = down(c.At, before, len(indent))
		r.Changes = append(r.Changes, c)
	}
	for _, f := range one.Findings {
		f.Range = down(f.Range, before, len(indent))
		f.Related, f.Fixes = nil, nil
		r.Findings = append(r.Findings, f)
	}
	if len(one.Changes) == 0 {
		out.Write(bytes.Join(lines, nil))
		return
	}
	for _, line := range bytes.SplitAfter(one.Text, []byte("\n")) {
		if len(bytes.TrimSpace(line)) > 0 {
			out.WriteString(indent)
		}
		out.Write(line)
	}
}

// down moves a place in a block to where it is in the Markdown text; bytes are not told.
func down(at hcl.Range, lines, columns int) hcl.Range {
	for _, p := range []*hcl.Pos{&at.Start, &at.End} {
		p.Line += lines
		p.Column += columns
	}
	return at
}
