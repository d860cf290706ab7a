package load

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// openHeredoc finds the text over several lines that has no end: the parser sees it only at the end
// of the file.
func openHeredoc(f *fault) (diag.Finding, bool) {
	if f.summary != "Unterminated template string" {
		return diag.Finding{}, false
	}
	var start *hclsyntax.Token
	for i, t := range f.tokens() {
		switch t.Type {
		case hclsyntax.TokenOHeredoc:
			start = &f.lexed[i]
		case hclsyntax.TokenCHeredoc:
			start = nil
		}
	}
	if start == nil {
		return diag.Finding{}, false
	}
	return noEnd(f.src, start.Range), true
}

// noEnd reports a text that begins with <<NAME and does not end where it should.
func noEnd(src []byte, start hcl.Range) diag.Finding {
	mark := heredocMark(src[start.Start.Byte:])
	if end := start.Start.Byte + len(strings.TrimRight(string(src[start.Start.Byte:start.End.Byte]), "\r\n")); end < start.End.Byte {
		g := guard{name: start.Filename, src: src}
		start = g.span(start.Start.Byte, end)
	}
	found := diag.Errorf("load/syntax", start, "unclosed text of several lines").
		WithHint("end it with a line that contains only %s", mark)
	if at := nearEnd(src, start.End.Byte, mark); at >= 0 {
		g := guard{name: start.Filename, src: src}
		line := src[at:lineAfter(src, at)]
		found = found.WithRelated(g.span(at+len(line)-len(bytes.TrimLeft(line, " \t")), at+len(bytes.TrimRight(line, " \t\r\n"))),
			"this line does not end it: it must contain only %s", mark)
	}
	return found
}

var heredocHead = regexp.MustCompile(`^<<-?([\pL_][\pL\pN_-]*)[ \t]*\r?(?:\n|$)`)

// heredocMark is the NAME of <<NAME, or "".
func heredocMark(src []byte) string {
	if m := heredocHead.FindSubmatch(src); m != nil {
		return string(m[1])
	}
	return ""
}

// nearEnd is the offset of the first line that was probably meant to end a text: its mark in other
// letters, or with more after it. -1 if there is none.
func nearEnd(src []byte, from int, mark string) int {
	if mark == "" {
		return -1
	}
	for at := lineAfter(src, from); at < len(src); at = lineAfter(src, at) {
		line := strings.TrimSpace(string(src[at:lineAfter(src, at)]))
		word := strings.TrimRight(line, ",;})] \t")
		if strings.EqualFold(word, mark) || line != "" && !strings.Contains(line, " ") && diag.Suggest(word, []string{mark}) != "" {
			return at
		}
	}
	return -1
}

// swallowed finds a text over several lines in which another one of the same name begins: its own
// end is missing, and it goes on to the end of the other one.
func swallowed(x *hclsyntax.TemplateExpr, src []byte) (diag.Finding, bool) {
	start := x.SrcRange
	if start.End.Byte > len(src) || !bytes.HasPrefix(src[start.Start.Byte:start.End.Byte], []byte("<<")) {
		return diag.Finding{}, false
	}
	mark := heredocMark(src[start.Start.Byte:])
	for at := lineAfter(src, start.Start.Byte); mark != "" && at < start.End.Byte; at = lineAfter(src, at) {
		line := src[at:lineAfter(src, at)]
		if i := bytes.Index(line, []byte("<<")); i >= 0 && heredocMark(line[i:]) == mark {
			start.End = hcl.Pos{Line: start.Start.Line, Column: start.Start.Column, Byte: lineAfter(src, start.Start.Byte)}
			g := guard{name: start.Filename, src: src}
			return noEnd(src, start).WithRelated(g.span(at+i, at+len(bytes.TrimRight(line, "\r\n"))), "another text of this name starts here"), true
		}
	}
	return diag.Finding{}, false
}
