package load

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// pairs are the brackets with what closes them. Braces are looked at by braces, which goes by how
// far lines are indented.
var pairs = map[hclsyntax.TokenType]hclsyntax.TokenType{
	hclsyntax.TokenOParen: hclsyntax.TokenCParen,
	hclsyntax.TokenOBrack: hclsyntax.TokenCBrack,
	hclsyntax.TokenOBrace: hclsyntax.TokenCBrace,
}

// brackets finds the bracket that is missing, or one too many, where the parser wants a comma or
// knows no more.
func brackets(f *fault) (diag.Finding, bool) {
	if f.summary == "Invalid block definition" || f.summary == "Invalid character" || f.summary == "Unsupported operator" {
		return diag.Finding{}, false
	}
	open, here, behind := f.openBracket()
	if here == nil {
		return diag.Finding{}, false
	}
	if f.summary == "Missing close bracket on index" && open != nil {
		// A list on a new line reads as an index of the list before it, if no comma stands between.
		if row := f.lastBefore(open.Range.Start.Byte); row != nil && row.Range.End.Line < open.Range.Start.Line {
			return diag.Errorf("load/syntax", row.Range, "missing comma after this").
				WithHint("separate list members with commas, also across lines"), true
		}
	}
	if here.Type == hclsyntax.TokenCParen || here.Type == hclsyntax.TokenCBrack {
		switch {
		case open == nil || open.Type == hclsyntax.TokenOBrace && open.Range.Start.Line != here.Range.Start.Line:
			return diag.Errorf("load/syntax", here.Range, "unmatched %s", here.Bytes).WithHint("remove it, or add the opening bracket"), true
		case pairs[open.Type] != here.Type:
			return diag.Errorf("load/syntax", here.Range, "unexpected %s: it does not close %s", here.Bytes, open.Bytes).
				WithHint("add %s before it", closing(open)).WithRelated(open.Range, "opened here"), true
		}
		return diag.Finding{}, false
	}
	prev := f.prev()
	if open == nil || open.Type == hclsyntax.TokenOBrace || prev == nil || prev.Range.End.Line == here.Range.Start.Line {
		return diag.Finding{}, false
	}
	switch {
	case here.Type == hclsyntax.TokenCBrace, here.Type == hclsyntax.TokenEOF, here.Type == hclsyntax.TokenIdent && startsItem(behind):
		return diag.Errorf("load/syntax", open.Range, "unclosed bracket").WithHint("add %s where it ends", closing(open)), true
	case strings.HasPrefix(f.summary, "Missing") && strings.HasSuffix(f.summary, "separator"):
		return diag.Errorf("load/syntax", prev.Range, "missing comma after this").
			WithHint("separate list members with commas, also across lines"), true
	}
	return diag.Finding{}, false
}

// closing is the sign that closes a bracket.
func closing(open *hclsyntax.Token) string {
	return map[hclsyntax.TokenType]string{hclsyntax.TokenOParen: ")", hclsyntax.TokenOBrack: "]", hclsyntax.TokenOBrace: "}"}[open.Type]
}

// startsItem says whether what follows a word makes it the head of an attribute or block.
func startsItem(behind hclsyntax.TokenType) bool {
	return behind == hclsyntax.TokenEqual || behind == hclsyntax.TokenOBrace || behind == hclsyntax.TokenOQuote ||
		behind == hclsyntax.TokenIdent
}

// openBracket is the innermost bracket that is open at the place, the token there, and the sort of
// the one after it.
func (f *fault) openBracket() (open, here *hclsyntax.Token, behind hclsyntax.TokenType) {
	var stack []*hclsyntax.Token
	for i, t := range f.tokens() {
		if t.Range.Start.Byte >= f.at.Start.Byte && t.Type != hclsyntax.TokenNewline && t.Type != hclsyntax.TokenComment {
			if len(stack) > 0 {
				open = stack[len(stack)-1]
			}
			if i+1 < len(f.lexed) {
				behind = f.lexed[i+1].Type
			}
			return open, &f.lexed[i], behind
		}
		switch t.Type {
		case hclsyntax.TokenOParen, hclsyntax.TokenOBrack, hclsyntax.TokenOBrace, hclsyntax.TokenTemplateInterp:
			stack = append(stack, &f.lexed[i])
		case hclsyntax.TokenCParen, hclsyntax.TokenCBrack, hclsyntax.TokenCBrace, hclsyntax.TokenTemplateSeqEnd:
			if len(stack) > 0 {
				stack = stack[:len(stack)-1]
			}
		}
	}
	return nil, nil, 0
}

// redefined finds the attribute that stands in a block twice.
func redefined(f *fault) (diag.Finding, bool) {
	if f.summary != "Attribute redefined" {
		return diag.Finding{}, false
	}
	found := f.finding("duplicate attribute %s", quoted(f.word())).WithHint("remove one of them")
	if first, ok := f.firstOf(f.word()); ok {
		found = found.WithRelated(first, "first set here")
	}
	return found, true
}

// firstOf is where an attribute is set first in the block around the place.
func (f *fault) firstOf(name string) (at hcl.Range, ok bool) {
	type level struct {
		at hcl.Range
		ok bool
	}
	levels := []level{{}}
	for i, t := range f.tokens() {
		if t.Range.Start.Byte >= f.at.Start.Byte {
			break
		}
		switch last := &levels[len(levels)-1]; {
		case t.Type == hclsyntax.TokenOBrace:
			levels = append(levels, level{})
		case t.Type == hclsyntax.TokenCBrace && len(levels) > 1:
			levels = levels[:len(levels)-1]
		case !last.ok && t.Type == hclsyntax.TokenIdent && string(t.Bytes) == name && f.lexed[i+1].Type == hclsyntax.TokenEqual:
			*last = level{t.Range, true}
		}
	}
	last := levels[len(levels)-1]
	return last.at, last.ok
}
