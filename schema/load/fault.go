package load

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// fault is the place where the HCL parser stopped, with the text around it. The parser's own words
// reach nobody: they speak of another language's needs, and seldom of what the author meant.
// explain says it in the words of this one.
type fault struct {
	src             []byte
	at              hcl.Range
	summary, detail string // the parser's
	line            string // the line of the place
	before, after   string // what stands there before the place, and from the place on

	lexed []hclsyntax.Token
}

// openText is what HCL calls a text in quotation marks that is open at the end of its line.
const openText = "Invalid multi-line string"

func newFault(src []byte, d *hcl.Diagnostic) *fault {
	f := &fault{src: src, summary: d.Summary, detail: d.Detail}
	if d.Subject != nil {
		f.at = *d.Subject
	}
	at := min(f.at.Start.Byte, len(src))
	from := bytes.LastIndexByte(src[:at], '\n') + 1
	line, _, _ := bytes.Cut(src[from:], []byte("\n"))
	f.line = strings.TrimSuffix(string(line), "\r")
	f.before = f.line[:min(at-from, len(f.line))]
	f.after = f.line[len(f.before):]
	return f
}

// finding reports something at the place where the parser stopped.
func (f *fault) finding(format string, args ...any) diag.Finding {
	return diag.Errorf("load/syntax", f.at, format, args...)
}

// part is a stretch of the line of the place, by its offsets in the line.
func (f *fault) part(from, to int) hcl.Range {
	start := min(f.at.Start.Byte, len(f.src)) - len(f.before)
	g := guard{name: f.at.Filename, src: f.src}
	return g.span(start+from, start+to)
}

// word is what stands at the place: a name, a figure, or a sign.
func (f *fault) word() string {
	if f.at.End.Byte <= len(f.src) && f.at.Start.Byte < f.at.End.Byte {
		if text := string(f.src[f.at.Start.Byte:f.at.End.Byte]); !strings.ContainsAny(text, "\r\n") {
			return text
		}
	}
	return ""
}

// quoted is a word in quotation marks, or what it is where there is none.
func quoted(word string) string {
	if word == "" {
		return "the end of the line"
	}
	if r, n := utf8.DecodeRuneInString(word); n == len(word) && !unicode.IsGraphic(r) || unicode.IsSpace(r) {
		return fmt.Sprintf("the character U+%04X", r)
	}
	return "\"" + word + "\""
}

// tokens is the file as HCL's scanner sees it.
func (f *fault) tokens() []hclsyntax.Token {
	if f.lexed == nil {
		f.lexed, _ = hclsyntax.LexConfig(f.src, f.at.Filename, hcl.InitialPos)
	}
	return f.lexed
}

// prev is the last token before the place that is no line end and no comment; nil if there is none.
func (f *fault) prev() *hclsyntax.Token { return f.lastBefore(f.at.Start.Byte) }

// lastBefore is the last token before a place in the file that is no line end and no comment; nil
// if there is none.
func (f *fault) lastBefore(at int) *hclsyntax.Token {
	var last *hclsyntax.Token
	for i, t := range f.tokens() {
		if t.Range.Start.Byte >= at {
			break
		}
		if t.Type != hclsyntax.TokenNewline && t.Type != hclsyntax.TokenComment {
			last = &f.lexed[i]
		}
	}
	return last
}
