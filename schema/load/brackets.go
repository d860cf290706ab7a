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
	if close := f.surplus(); close != nil {
		return unmatched(close), true
	}
	if open != nil && f.outdented(open, here) {
		return notClosed(f.src, open.Range), true
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
			return unmatched(here), true
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
		open = f.innermost(open)
		return diag.Errorf("load/syntax", open.Range, "unclosed bracket").WithHint("add %s where it ends", closing(open)), true
	case strings.HasPrefix(f.summary, "Missing") && strings.HasSuffix(f.summary, "separator"):
		return diag.Errorf("load/syntax", prev.Range, "missing comma after this").
			WithHint("separate list members with commas, also across lines"), true
	}
	return diag.Finding{}, false
}

// unmatched reports a closing bracket that closes nothing.
func unmatched(close *hclsyntax.Token) diag.Finding {
	return diag.Errorf("load/syntax", close.Range, "unmatched %s", close.Bytes).WithHint("remove it, or add the opening bracket")
}

// surplus is the closing bracket, from the place to the end of its line, without which all brackets
// of the line would match; nil if they match, or if there is no such bracket.
func (f *fault) surplus() (found *hclsyntax.Token) {
	var stack []*hclsyntax.Token
	line, value := f.at.Start.Line, false
	for i, t := range f.tokens() {
		if t.Range.Start.Line > line {
			break
		}
		value = t.Range.Start.Line == line && (value || t.Type == hclsyntax.TokenEqual)
		switch t.Type {
		case hclsyntax.TokenOParen, hclsyntax.TokenOBrack, hclsyntax.TokenOBrace, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			stack = append(stack, &f.lexed[i])
		case hclsyntax.TokenCParen, hclsyntax.TokenCBrack, hclsyntax.TokenCBrace, hclsyntax.TokenTemplateSeqEnd:
			if len(stack) == 0 {
				return nil
			}
			last := stack[len(stack)-1]
			switch {
			case pairs[last.Type] == t.Type && (last.Range.Start.Line == line || !value || !f.opensBlock(last)):
				stack = stack[:len(stack)-1]
			case t.Type == hclsyntax.TokenTemplateSeqEnd || t.Range.Start.Line < line:
				stack = stack[:len(stack)-1]
			case found != nil || t.Range.Start.Byte < f.at.Start.Byte || !value:
				return nil
			default:
				found = &f.lexed[i]
			}
		}
	}
	if len(stack) > 0 && stack[len(stack)-1].Range.Start.Line == line {
		return nil
	}
	return found
}

// opensBlock says whether a brace opens a block, not the value of an attribute.
func (f *fault) opensBlock(brace *hclsyntax.Token) bool {
	before := f.lastBefore(brace.Range.Start.Byte)
	return brace.Type == hclsyntax.TokenOBrace && before != nil && (before.Type == hclsyntax.TokenIdent || before.Type == hclsyntax.TokenCQuote)
}

// outdented says whether the place stands, on a line of its own, as far to the left as the line on
// which a pair in braces begins: the brace that ends the pairs is missing.
func (f *fault) outdented(open, here *hclsyntax.Token) bool {
	if open.Type != hclsyntax.TokenOBrace || f.opensBlock(open) || open.Range.Start.Line == here.Range.Start.Line {
		return false
	}
	l := linesOf(f.src)
	from, to := l.depth[open.Range.Start.Line-1], l.depth[here.Range.Start.Line-1]
	return to >= 0 && to <= from && !l.closes(here.Range.Start.Line-1)
}

// innermost is the bracket that is not closed, of one that was found open and those after it: a
// bracket that begins a line closes one whose line is indented as far.
func (f *fault) innermost(open *hclsyntax.Token) *hclsyntax.Token {
	l := linesOf(f.src)
	var stack []*hclsyntax.Token
	for i, t := range f.tokens() {
		if t.Range.Start.Byte < open.Range.Start.Byte || t.Range.Start.Byte >= f.at.Start.Byte {
			continue
		}
		if pairs[t.Type] != 0 {
			stack = append(stack, &f.lexed[i])
			continue
		}
		if len(stack) == 0 || pairs[stack[len(stack)-1].Type] != t.Type {
			continue
		}
		last := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if depth := l.depth[t.Range.Start.Line-1]; depth == t.Range.Start.Column-1 && depth < l.depth[last.Range.Start.Line-1] {
			return last
		}
	}
	return open
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
		case hclsyntax.TokenOParen, hclsyntax.TokenOBrack, hclsyntax.TokenOBrace, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
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
