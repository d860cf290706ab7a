package format

import (
	"bytes"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/rivo/uniseg"
)

// maxColumns is how far to the right a comprehension may reach before it is laid out over lines.
const maxColumns = 100

// comprehension is one [for ..] or {for ..}, by the tokens of its parts.
type comprehension struct {
	open, end int
	cond      int  // its `if`, or -1
	lines     bool // stands on several lines
}

// shape is what the layout of comprehensions goes by: the tokens of a text and how they nest.
type shape struct {
	src    []byte
	tokens hclsyntax.Tokens
	end    []int // of an opening bracket: the token that closes it
	// The innermost bracket around a token; -1 if none is, or in a text.
	inside []int
	fors   map[int]comprehension // by the opening bracket
}

// shapeOf reads the brackets of a text that parses, or its tokens alone if it has no comprehension.
// What stands in texts is left alone, so comprehensions inside of interpolations are not told.
func (l *lexer) shapeOf(src []byte) *shape {
	s := &shape{src: src, tokens: l.lex(src)}
	if !bytes.Contains(src, []byte("for")) {
		return s
	}
	s.fors = map[int]comprehension{}
	s.end, s.inside = make([]int, len(s.tokens)), make([]int, len(s.tokens))
	var open []int
	texts := 0
	for i, t := range s.tokens {
		s.inside[i] = -1
		if len(open) > 0 && texts == 0 {
			s.inside[i] = open[len(open)-1]
		}
		switch t.Type {
		case hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc:
			texts++
		case hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
			texts--
		case hclsyntax.TokenOBrace, hclsyntax.TokenOBrack, hclsyntax.TokenOParen:
			if texts == 0 {
				open = append(open, i)
				s.begins(i)
			}
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen:
			if texts == 0 && len(open) > 0 {
				s.ends(open[len(open)-1], i)
				open = open[:len(open)-1]
				s.inside[i] = s.end[i]
			}
		case hclsyntax.TokenIdent:
			if c, ok := s.fors[s.inside[i]]; ok && string(t.Bytes) == "if" && s.tokens[i-1].Type != hclsyntax.TokenDot {
				c.cond = i
				s.fors[c.open] = c
			}
		}
	}
	return s
}

// begins notes a bracket with which a comprehension begins: `for`, a name, and `in` or a comma.
func (s *shape) begins(i int) {
	if s.tokens[i].Type == hclsyntax.TokenOParen {
		return
	}
	i0, words := i, [3]string{}
	for n := range words {
		for i++; i < len(s.tokens) && (s.tokens[i].Type == hclsyntax.TokenNewline || s.tokens[i].Type == hclsyntax.TokenComment); i++ {
		}
		if i >= len(s.tokens) {
			return
		}
		words[n] = string(s.tokens[i].Bytes)
	}
	if words[0] == "for" && (words[2] == "in" || words[2] == ",") {
		s.fors[i0] = comprehension{open: i0, cond: -1}
	}
}

func (s *shape) ends(open, end int) {
	s.end[open], s.end[end] = end, open
	if c, ok := s.fors[open]; ok {
		c.end = end
		c.lines = s.tokens[open].Range.Start.Line != s.tokens[end].Range.Start.Line
		s.fors[open] = c
	}
}

// width is how many columns a part of the text takes.
func width(text []byte) int { return uniseg.StringWidth(string(text)) }

// wide tells whether a comprehension on one line reaches too far, if it begins at this column.
func (s *shape) wide(c comprehension, column int) bool {
	if c.lines {
		return false
	}
	text, _, _ := bytes.Cut(s.src[s.tokens[c.open].Range.Start.Byte:s.tokens[s.reach(c)].Range.End.Byte], []byte("\n"))
	return column+width(text) > maxColumns
}

// reach is the last token that has to fit on the line of a comprehension: its own end, or that of
// the `? :` whose first arm it is.
func (s *shape) reach(c comprehension) int {
	if !s.follows(c.open, hclsyntax.TokenQuestion) {
		return c.end
	}
	around, i := s.inside[c.open], c.end
	for ; i+1 < len(s.tokens); i++ {
		switch next := s.tokens[i+1]; {
		case around >= 0 && i+1 == s.end[around], next.Type == hclsyntax.TokenEOF:
			return i
		case s.inside[i+1] != around:
		case next.Type == hclsyntax.TokenComma, next.Type == hclsyntax.TokenNewline, next.Type == hclsyntax.TokenComment:
			return i
		}
	}
	return i
}

// twin finds the comprehension that is the other arm of a `? :`. The two are laid out alike.
func (s *shape) twin(c comprehension) (comprehension, bool) {
	switch {
	case s.follows(c.open, hclsyntax.TokenQuestion) && s.follows(c.end+2, hclsyntax.TokenColon):
		t, ok := s.fors[c.end+2]
		return t, ok
	case s.follows(c.open, hclsyntax.TokenColon) && c.open > 1:
		t, ok := s.fors[s.end[c.open-2]]
		return t, ok && t.end == c.open-2 && s.follows(t.open, hclsyntax.TokenQuestion)
	}
	return comprehension{}, false
}

// follows tells whether a token stands right after one of a type.
func (s *shape) follows(i int, before hclsyntax.TokenType) bool {
	return i > 0 && i <= len(s.tokens) && s.tokens[i-1].Type == before
}

// loose tells whether a token is a line end of a comprehension itself, which means nothing.
func (s *shape) loose(i int) bool {
	if len(s.fors) == 0 {
		return false
	}
	_, ok := s.fors[s.inside[i]]
	return ok && s.tokens[i].Type == hclsyntax.TokenNewline
}

// openBlocks gives blocks on one line lines of their own, where a comprehension inside does not fit
// or stands on several lines. It adds line ends after { and before }, and nothing else.
func (s *shape) openBlocks() []byte {
	if len(s.fors) == 0 {
		return s.src
	}
	src := s.src
	var out bytes.Buffer
	last, closing := 0, -1
	head := 0 // the first token of the line
	for i, t := range s.tokens {
		at := t.Range.Start.Byte
		switch {
		case i == closing:
			out.Write(src[last:at])
			out.WriteByte('\n')
			last, closing = at, -1
		case i > 0 && endsLine(s.tokens[i-1]):
			head = i
		}
		if t.Type == hclsyntax.TokenOBrace && closing < 0 && s.isBlock(head, i) && s.crowded(head, i) {
			out.Write(src[last:t.Range.End.Byte])
			out.WriteByte('\n')
			last, closing = t.Range.End.Byte, s.end[i]
		}
	}
	if last == 0 {
		return src
	}
	out.Write(src[last:])
	return out.Bytes()
}

// isBlock tells whether a brace opens a block that goes on in its line: before it stand the block's
// type and its labels, after it an attribute.
func (s *shape) isBlock(head, brace int) bool {
	for i := head; i < brace; i++ {
		switch s.tokens[i].Type {
		case hclsyntax.TokenIdent, hclsyntax.TokenOQuote, hclsyntax.TokenQuotedLit, hclsyntax.TokenCQuote:
		default:
			return false
		}
	}
	return head < brace && s.end[brace] > brace+2 && s.tokens[brace+1].Type == hclsyntax.TokenIdent &&
		s.tokens[brace+2].Type == hclsyntax.TokenEqual
}

// crowded tells whether a comprehension in a block does not fit on the line that began with head.
func (s *shape) crowded(head, brace int) bool {
	lineStart := bytes.LastIndexByte(s.src[:s.tokens[head].Range.Start.Byte], '\n') + 1
	for i := brace; i < s.end[brace]; i++ {
		c, ok := s.fors[i]
		if ok && (c.lines || s.wide(c, width(s.src[lineStart:s.tokens[i].Range.Start.Byte]))) {
			return true
		}
	}
	return false
}

// breakComprehensions writes what does not fit on its line, or stands on several, in the one way:
//
//	[
//	  for c in cubes : c
//	  if c.number > 1
//	]
func (s *shape) breakComprehensions() []byte {
	if len(s.fors) == 0 {
		return s.src
	}
	b := &breaker{shape: s, broken: map[int]bool{}}
	b.out.Grow(len(s.src))
	b.run()
	return b.out.Bytes()
}

// breaker writes a text anew and knows at which column it is.
type breaker struct {
	*shape
	out    bytes.Buffer
	column int
	indent int          // of the line
	levels []level      // comprehensions that are laid out over lines, the innermost last
	broken map[int]bool // all that are, by the opening bracket
}

// level is a comprehension that is laid out over lines.
type level struct {
	comprehension
	base int // the indent of the line on which it begins
}

func (b *breaker) run() {
	last := 0
	newline := -1 // the indent of a line that has to begin, or -1
	for i, t := range b.tokens {
		gap := b.src[last:t.Range.Start.Byte]
		last = t.Range.End.Byte
		if b.loose(i) {
			if b.tokens[i-1].Type == hclsyntax.TokenCHeredoc {
				newline = b.levels[len(b.levels)-1].base + 2
			}
			continue // the line ends that belong here are written below
		}
		if n := len(b.levels) - 1; n >= 0 {
			switch in := b.levels[n]; {
			case i == in.end:
				newline = in.base
				b.levels = b.levels[:n]
			case i == in.cond, b.inside[i] == in.open && b.ownLine(i):
				newline = in.base + 2
			}
		}
		switch {
		case newline >= 0 && !b.note(i):
			b.line(newline)
			newline = -1
		case i > 0 && b.loose(i-1):
			b.write([]byte(" "))
		default:
			if b.atStart() {
				b.indent = len(gap)
			}
			b.write(gap)
		}
		b.write(t.Bytes)
		if c, ok := b.fors[i]; ok && b.needsLines(c) {
			b.broken[i] = true
			b.levels = append(b.levels, level{c, b.indent})
			newline = b.indent + 2
		}
	}
}

// needsLines tells whether a comprehension that begins here is laid out over lines.
func (b *breaker) needsLines(c comprehension) bool {
	if c.lines || b.wide(c, b.column-1) {
		return true
	}
	t, ok := b.twin(c)
	return ok && (t.lines || b.broken[t.open])
}

// ownLine tells whether what stands here needs a line of its own: a comment that has one, and what
// comes after a comment that ends its line.
func (b *breaker) ownLine(i int) bool {
	if i > 0 && b.tokens[i-1].Type == hclsyntax.TokenComment && endsLine(b.tokens[i-1]) {
		return true
	}
	return b.tokens[i].Type == hclsyntax.TokenComment && b.loose(i-1)
}

// note tells whether a comment stands beside what comes before it.
func (b *breaker) note(i int) bool {
	return b.tokens[i].Type == hclsyntax.TokenComment && !b.loose(i-1) && !b.atStart()
}

func (b *breaker) atStart() bool {
	text := b.out.Bytes()
	return len(text) == 0 || text[len(text)-1] == '\n'
}

// line begins a line with an indent.
func (b *breaker) line(indent int) {
	if !b.atStart() {
		b.write([]byte("\n"))
	}
	b.indent = indent
	b.write(bytes.Repeat([]byte(" "), indent))
}

func (b *breaker) write(text []byte) {
	b.out.Write(text)
	if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
		b.column, text = 0, text[i+1:]
	}
	b.column += width(text)
}
