package format

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// lexer reads the tokens of texts. Most steps of a layout change nothing, and reading costs more
// than all they do; so it remembers what it has read last. Nobody may change the tokens.
type lexer struct{ last []lexed }

type lexed struct {
	src    []byte
	tokens hclsyntax.Tokens
}

const remembered = 2 // texts: what a step is given, and what it makes

func (l *lexer) lex(src []byte) hclsyntax.Tokens {
	for _, x := range l.last {
		if bytes.Equal(x.src, src) {
			return x.tokens
		}
	}
	tokens, _ := hclsyntax.LexConfig(src, "", hcl.InitialPos)
	if len(l.last) == remembered {
		l.last = l.last[1:]
	}
	l.last = append(l.last, lexed{src, tokens})
	return tokens
}

// endsLine says whether a token ends its line: comments that begin with # or // hold their line
// end.
func endsLine(tok hclsyntax.Token) bool {
	return tok.Type == hclsyntax.TokenNewline || (tok.Type == hclsyntax.TokenComment && bytes.HasSuffix(tok.Bytes, []byte("\n")))
}

// tidy does what hclwrite leaves alone: line ends, empty lines, blanks at line ends, tabs.
func (l *lexer) tidy(src []byte) []byte {
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	var out bytes.Buffer
	out.Grow(len(src))
	last := 0     // how far the source has been copied
	lineEnds := 0 // that wait to be written
	// Of them may be: none at the start of the file, one after an opening bracket, two elsewhere.
	most := 0
	for _, tok := range l.lex(src) {
		gap := bytes.ReplaceAll(src[last:tok.Range.Start.Byte], []byte("\t"), []byte("  "))
		last = tok.Range.End.Byte
		switch tok.Type {
		case hclsyntax.TokenEOF:
			continue
		case hclsyntax.TokenNewline:
			lineEnds++
			continue
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen:
			most = min(most, 1)
		}
		out.Write(bytes.Repeat([]byte("\n"), min(lineEnds, most)))
		out.Write(gap)
		lineEnds, most = 0, 2
		switch tok.Type {
		case hclsyntax.TokenComment:
			out.Write(tidyComment(tok.Bytes))
			if endsLine(tok) {
				most = 1
			}
			continue
		case hclsyntax.TokenOBrace, hclsyntax.TokenOBrack, hclsyntax.TokenOParen:
			most = 1
		}
		out.Write(tok.Bytes)
	}
	text := bytes.TrimRight(out.Bytes(), "\n")
	if len(text) == 0 {
		return nil
	}
	return append(text, '\n')
}

// tidyComment trims a comment's lines and keeps its words. Tabs become spaces only where they
// indent.
func tidyComment(text []byte) []byte {
	lines := bytes.Split(text, []byte("\n"))
	for i, line := range lines {
		line = bytes.TrimRight(line, " \t\r")
		body := bytes.TrimLeft(line, " \t")
		indent := bytes.ReplaceAll(line[:len(line)-len(body)], []byte("\t"), []byte("  "))
		lines[i] = append(indent, body...)
	}
	return bytes.Join(lines, []byte("\n"))
}

// mendBlanks takes out the blank that hclwrite leaves after a minus that is a sign: it knows the
// sign after an operator, but not after `=>`, `if`, `in` or `${`. It puts one back between `if` or
// `in` and a bracket, which hclwrite takes for a call. A comment after keeps its column.
func (l *lexer) mendBlanks(src []byte) []byte {
	tokens := l.lex(src)
	var out bytes.Buffer
	out.Grow(len(src))
	last, taken := 0, 0
	for i, tok := range tokens {
		start := tok.Range.Start.Byte
		if start < last {
			continue
		}
		gap := src[last:start]
		switch {
		case i >= 2 && tokens[i-1].Type == hclsyntax.TokenMinus && wantsValue(tokens[i-2]) && !endsLine(tok):
			taken += len(gap)
			gap = nil
		case i >= 1 && tok.Type == hclsyntax.TokenOParen && isWord(tokens[i-1]) && len(gap) == 0:
			gap = []byte(" ")
			taken--
		case tok.Type == hclsyntax.TokenComment && endsLine(tok):
			gap = bytes.Repeat([]byte(" "), max(len(gap)+taken, min(len(gap), 1)))
		}
		if endsLine(tok) {
			taken = 0
		}
		out.Write(gap)
		out.Write(tok.Bytes)
		last = tok.Range.End.Byte
	}
	return out.Bytes()
}

func wantsValue(before hclsyntax.Token) bool {
	switch before.Type {
	case hclsyntax.TokenFatArrow, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
		return true
	}
	return isWord(before)
}

// isWord reports whether a token is a word of a comprehension that a value follows.
func isWord(tok hclsyntax.Token) bool {
	word := string(tok.Bytes)
	return tok.Type == hclsyntax.TokenIdent && (word == "if" || word == "in")
}

// keepHeredocs puts the heredocs of the source, which are texts to the last blank, back in place of
// their formatted forms: hclwrite lays out the interpolations inside them.
func (l *lexer) keepHeredocs(src, formatted []byte) []byte {
	was, is := l.heredocs(src), l.heredocs(formatted)
	if len(was) == 0 || len(was) != len(is) {
		return formatted // if they differ in number, sameMeaning will say so
	}
	var out bytes.Buffer
	last := 0
	for i, r := range is {
		out.Write(formatted[last:r.Start.Byte])
		out.Write(src[was[i].Start.Byte:was[i].End.Byte])
		last = r.End.Byte
	}
	out.Write(formatted[last:])
	return out.Bytes()
}

// heredocs finds the outermost heredocs, from << to the end of the closing marker.
func (l *lexer) heredocs(src []byte) []hcl.Range {
	if !bytes.Contains(src, []byte("<<")) {
		return nil
	}
	var found []hcl.Range
	depth := 0
	var open hcl.Range
	for _, tok := range l.lex(src) {
		switch tok.Type {
		case hclsyntax.TokenOHeredoc:
			if depth == 0 {
				open = tok.Range
			}
			depth++
		case hclsyntax.TokenCHeredoc:
			if depth--; depth == 0 {
				found = append(found, hcl.RangeBetween(open, tok.Range))
			}
		}
	}
	return found
}
