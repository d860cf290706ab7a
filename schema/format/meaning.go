package format

import (
	"bytes"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// sameMeaning says whether two texts read alike: the same words in the same order, the same
// comments but for blanks, the same heredocs to the last byte, and line ends in the same places,
// where several in a row are one, but for those of comprehensions, which mean nothing.
func (l *lexer) sameMeaning(a, b []byte) bool {
	return slices.EqualFunc(l.words(a), l.words(b), func(x, y hclsyntax.Token) bool {
		return x.Type == y.Type && bytes.Equal(x.Bytes, y.Bytes)
	})
}

// words is the tokens of a text without what layout may change.
func (l *lexer) words(src []byte) hclsyntax.Tokens {
	var kept hclsyntax.Tokens
	atStart := true
	s := l.shapeOf(src)
	for i, tok := range s.tokens {
		if s.loose(i) {
			continue
		}
		if tok.Type == hclsyntax.TokenNewline {
			if atStart {
				continue
			}
			tok.Bytes = []byte("\n")
		}
		atStart = endsLine(tok)
		if tok.Type == hclsyntax.TokenComment {
			tok.Bytes = bytes.Join(bytes.Fields(tok.Bytes), []byte(" "))
		}
		if tok.Type == hclsyntax.TokenEOF {
			continue
		}
		kept = append(kept, tok)
	}
	// the last line may lack its end
	if n := len(kept); n > 0 && kept[n-1].Type == hclsyntax.TokenNewline {
		kept = kept[:n-1]
	}
	return kept
}
