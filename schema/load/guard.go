package load

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/rivo/uniseg"

	"sandtable/schema/diag"
)

// The limits on one file. Content may come from a stranger, and the HCL parser trusts its input: at
// about 100,000 nested brackets it overflows Go's stack, which no recover catches; it joins the
// lines of a heredoc pair by pair, which takes time in the square of their number; and it keeps
// some 300 bytes for each token. The limits stand far above what a game needs.
const (
	MaxFile   = 1 << 20 // bytes of one file
	MaxTokens = 100_000 // words, figures, signs and line ends of one file
	maxDepth  = 200     // brackets, braces, parentheses and interpolations open at once
	// Tokens that the parser may hold open at once: operators, dots, signs, arms of conditions.
	maxChain  = 4_000
	maxPieces = 1_000 // lines and interpolations of one text
	MaxName   = 200   // letters of a name or label: lists of options and maps repeat them without end
	maxDigits = 40    // of one number; a billion digits are a billion steps, squared
	maxPower  = 2     // digits of an exponent: 1e999999999 is short, but its value is not
)

// guarded looks at a file before the HCL parser does, and returns a finding if the parser must not
// see it: the file is too large, too deeply nested, not text, or has a comment without an end (on
// which HCL's scanner takes time in the square of the file's length). It reads the text once and
// keeps only the open brackets. A nil result does not mean that the text is correct.
func guarded(name string, src []byte) *diag.Finding {
	_, f := counted(name, src)
	return f
}

// counted is Guard, and tells how many tokens the file has.
func counted(name string, src []byte) (int, *diag.Finding) {
	g := guard{name: name, src: src}
	if len(src) > MaxFile {
		return 0, new(diag.Errorf("load/too-large", g.span(0, 0), "file has %d KB; the limit is %d KB", len(src)>>10, MaxFile>>10).
			WithHint("split the file; a game may have any number of files"))
	}
	if at := notText(src); at >= 0 {
		what := "a byte sequence that is not UTF-8"
		if src[at] == 0 {
			what = "a NUL byte"
		}
		return 0, new(diag.Errorf("load/encoding", g.span(at, at+1), "file contains %s and is not text", what).
			WithHint("save the file as UTF-8"))
	}
	if at, what := firstUnseen(src); at >= 0 {
		return 0, new(diag.Errorf("load/encoding", g.span(at, at+1), "file contains %s", what).WithHint("remove it"))
	}
	f := g.scan()
	return g.tokens, f
}

// notText is the offset of the first NUL byte or broken UTF-8 sequence, or -1.
func notText(src []byte) int {
	nul := bytes.IndexByte(src, 0)
	if utf8.Valid(src) {
		return nul
	}
	for i := 0; i < len(src); {
		r, n := utf8.DecodeRune(src[i:])
		if r == 0 || (r == utf8.RuneError && n == 1) {
			return i
		}
		i += n
	}
	return nul
}

// guard is a scanner of HCL's tokens that keeps count and nothing else. Its modes mirror those of
// hclsyntax: a mode is the kind of the innermost level. FuzzGuard compares its counts with HCL's
// own scanner.
type guard struct {
	name   string
	src    []byte
	pos    int
	levels []level
	tokens int // so far in the file
	chain  int // sum of run over the open levels: how deep the parser may have gone
	depth  int // open levels that are not texts
}

// level is one open bracket, interpolation or text.
type level struct {
	// { [ ( are brackets, $ is an interpolation, " a quoted text, < a heredoc, 0 the file.
	kind   byte
	run    int    // tokens since the last separator: what may hang together as one expression
	begun  bool   // has had its first token
	isFor  bool   // { for ... }: line ends do not separate
	marker []byte // of a heredoc
	fresh  bool   // a heredoc stands at the start of a line, where its end marker may be
}

func (l *level) isText() bool { return l.kind == '"' || l.kind == '<' }

func (g *guard) span(from, to int) hcl.Range {
	return hcl.Range{Filename: g.name, Start: position(g.src, from), End: position(g.src, to)}
}

// position is the line and column of a byte; it costs a walk over the text, which only a refusal
// pays.
func position(src []byte, at int) hcl.Pos {
	before := src[:min(at, len(src))]
	line := bytes.LastIndexByte(before, '\n') + 1
	return hcl.Pos{Line: bytes.Count(before, []byte{'\n'}) + 1, Column: uniseg.GraphemeClusterCount(string(before[line:])) + 1,
		Byte: len(before)}
}

func (g *guard) scan() *diag.Finding {
	g.levels = append(g.levels, level{})
	for g.pos < len(g.src) {
		start := g.pos
		var f *diag.Finding
		switch top := &g.levels[len(g.levels)-1]; top.kind {
		case '"':
			g.quoted()
		case '<':
			g.heredoc(top)
		default:
			f = g.plain()
		}
		if f == nil {
			f = g.overLimit(start)
		}
		if f != nil {
			return f
		}
	}
	return nil
}

func (g *guard) overLimit(start int) *diag.Finding {
	top := &g.levels[len(g.levels)-1]
	switch {
	case g.depth > maxDepth:
		return new(diag.Errorf("load/too-deep", g.span(start, g.pos), "brackets are nested more than %d deep", maxDepth).
			WithHint("move the inner parts to a value, a rule or a table"))
	case top.isText() && top.run > maxPieces:
		return new(diag.Errorf("load/too-long", g.span(start, g.pos), "text has more than %d lines and interpolations", maxPieces).
			WithHint("split the text"))
	case g.chain > maxChain:
		return new(diag.Errorf("load/too-long", g.span(start, g.pos), "expression has more than %d tokens", maxChain).
			WithHint("split the expression, or use a list or a table"))
	case g.tokens > MaxTokens:
		return new(diag.Errorf("load/too-large", g.span(start, g.pos), "file has more than %d tokens", MaxTokens).
			WithHint("split the file; a game may have any number of files"))
	}
	return nil
}

// token counts one token of the innermost level and steps over it.
func (g *guard) token(length int) {
	top := &g.levels[len(g.levels)-1]
	top.run++
	top.begun = true
	g.chain++
	g.tokens++
	g.pos += length
}

func (g *guard) push(l level) {
	g.levels = append(g.levels, l)
	if !l.isText() {
		g.depth++
	}
}

// popTo closes all levels down to and including i.
func (g *guard) popTo(i int) {
	for _, l := range g.levels[i:] {
		g.chain -= l.run
		if !l.isText() {
			g.depth--
		}
	}
	g.levels = g.levels[:i]
}

// separate notes that what follows starts a new expression.
func (g *guard) separate() {
	top := &g.levels[len(g.levels)-1]
	g.chain -= top.run
	top.run = 0
}

// lineEnd notes a line end, which separates in bodies and objects, and nowhere else.
func (g *guard) lineEnd() {
	g.tokens++
	if top := &g.levels[len(g.levels)-1]; (top.kind == '{' || top.kind == 0) && !top.isFor {
		g.separate()
	}
}

// close finds the bracket that a closing one ends, as HCL does: an unclosed inner one of another
// sort ends with it, but no bracket reaches out of its interpolation.
func (g *guard) close(open byte) {
	for i := len(g.levels) - 1; i > 0; i-- {
		switch kind := g.levels[i].kind; {
		case kind == open, open == '{' && kind == '$':
			g.popTo(i)
			return
		case kind == '$', kind == '{':
			return
		}
	}
}

// plain steps over one token (or blank) outside texts.
func (g *guard) plain() *diag.Finding {
	src, i := g.src, g.pos
	switch c := src[i]; {
	case c == ' ' || c == '\t':
		g.pos++
	case c == '\n':
		g.pos++
		g.lineEnd()
	case c == '#', c == '/' && g.at(1) == '/':
		g.pos = lineAfter(src, i)
		g.lineEnd()
	case c == '/' && g.at(1) == '*':
		end := bytes.Index(src[i+2:], []byte("*/"))
		if end < 0 {
			return new(diag.Errorf("load/unclosed-comment", g.span(i, i+2), "unclosed comment").WithHint("end it with */"))
		}
		g.tokens++
		g.pos = i + 2 + end + 2
	case c == '"':
		g.token(1)
		g.push(level{kind: '"'})
	case c == '<' && g.at(1) == '<':
		if marker, after := heredocStart(src[i:]); marker != nil {
			g.token(after)
			g.push(level{kind: '<', marker: marker, fresh: true})
		} else {
			g.token(1)
		}
	case c == '{' || c == '[' || c == '(':
		g.token(1)
		g.push(level{kind: c})
	case c == '}':
		g.tokens++
		g.pos++
		g.close('{')
	case c == ']':
		g.tokens++
		g.pos++
		g.close('[')
	case c == ')':
		g.tokens++
		g.pos++
		g.close('(')
	case c == ',':
		g.token(1)
		if g.levels[len(g.levels)-1].kind != '$' {
			g.separate()
		}
	case c >= '0' && c <= '9':
		return g.number()
	case isWord(c):
		return g.word()
	default: // operators of two or three signs count for as many; nobody is hurt by that
		g.token(1)
	}
	return nil
}

// at is the byte n places on, or 0.
func (g *guard) at(n int) byte {
	if g.pos+n < len(g.src) {
		return g.src[g.pos+n]
	}
	return 0
}

func lineAfter(src []byte, i int) int {
	if n := bytes.IndexByte(src[i:], '\n'); n >= 0 {
		return i + n + 1
	}
	return len(src)
}

// isWord says whether a byte may stand in a name. Which letters of other scripts may, depends on
// the version of Unicode, so word counts them high: each is a token, and so is what follows it.
func isWord(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

func (g *guard) word() *diag.Finding {
	start, end := g.pos, g.pos
	for end < len(g.src) && (isWord(g.src[end]) || g.src[end] == '-' || g.src[end] >= '0' && g.src[end] <= '9') {
		if g.src[end] < 0x80 {
			end++
			continue
		}
		r, n := utf8.DecodeRune(g.src[end:])
		g.tokens += 2
		end += n
		if !unicode.In(r, unicode.L, unicode.M, unicode.N) {
			break // a sign that HCL does not know: what follows is a token of its own
		}
	}
	if top := &g.levels[len(g.levels)-1]; top.kind == '{' && !top.begun {
		top.isFor = string(g.src[g.pos:end]) == "for"
	}
	g.token(end - g.pos)
	if utf8.RuneCount(g.src[start:end]) > MaxName {
		return new(TooLong(g.span(start, end)))
	}
	return nil
}

func (g *guard) number() *diag.Finding {
	src, i := g.src, g.pos
	end, power := i+1, 0
	for j := end; j < len(src); {
		switch c := src[j]; {
		case c >= '0' && c <= '9':
			j++
			if power > 0 {
				power++
			}
			end = j
			continue
		case c == '.':
			j++
			continue
		case c == 'e' || c == 'E':
			k := j + 1
			if k < len(src) && (src[k] == '+' || src[k] == '-') {
				k++
			}
			if k < len(src) && src[k] >= '0' && src[k] <= '9' {
				j = k + 1
				end, power = j, 1
				continue
			}
		}
		break
	}
	g.token(end - i)
	if end-i > maxDigits || power > maxPower {
		return new(diag.Errorf("load/too-long", g.span(i, end), "number is too long").
			WithHint("write at most %d digits, and %d in the exponent", maxDigits, maxPower))
	}
	return nil
}

// heredocStart reads <<NAME or <<-NAME and the line end; marker is nil if they are not there.
func heredocStart(src []byte) (marker []byte, length int) {
	i := 2
	if i < len(src) && src[i] == '-' {
		i++
	}
	start := i
	for i < len(src) && (isWord(src[i]) || src[i] == '-' || src[i] >= '0' && src[i] <= '9') {
		i++
	}
	marker = src[start:i]
	if i < len(src) && src[i] == '\r' {
		i++
	}
	const mark = "\ufeff" // a byte order mark, which ValidIdentifier would skip
	if i >= len(src) || src[i] != '\n' || bytes.HasPrefix(marker, []byte(mark)) || !hclsyntax.ValidIdentifier(string(marker)) {
		return nil, 0
	}
	return marker, i + 1
}

// opener handles ${ and %{ and their escapes $${ and %%{ in a text, and a $ or % that is none of
// them.
func (g *guard) opener(c byte) {
	switch {
	case g.at(1) == '{':
		g.token(2)
		g.push(level{kind: '$'})
	case g.at(1) == c && g.at(2) == '{':
		g.token(3)
	default:
		g.token(1)
	}
}

// quoted steps over one piece of a quoted text.
func (g *guard) quoted() {
	switch c := g.src[g.pos]; c {
	case '"':
		g.tokens++
		g.pos++
		g.popTo(len(g.levels) - 1)
	case '$', '%':
		g.opener(c)
	case '\n', '\r':
		g.token(1)
	default:
		end := g.pos
		for end < len(g.src) && !strings.ContainsRune("\"$%\n\r", rune(g.src[end])) {
			if g.src[end] == '\\' {
				if end++; end == len(g.src) || g.src[end] == '\n' || g.src[end] == '\r' {
					g.tokens++ // a backslash that escapes nothing is a token of its own
					break
				}
			}
			end++
		}
		g.token(end - g.pos)
	}
}

// heredoc steps over one piece of a heredoc: a line, or the part of one before an interpolation.
func (g *guard) heredoc(top *level) {
	if c := g.src[g.pos]; c == '$' || c == '%' {
		top.fresh = false
		g.opener(c)
		return
	}
	line := g.src[g.pos:lineAfter(g.src, g.pos)]
	n := bytes.IndexAny(line, "$%\r\n")
	switch {
	case n < 0: // the file ends in the text
		g.token(len(line))
	case line[n] == '\r' && n != len(line)-2: // HCL's scanner gives up here
		top.fresh = false
		g.token(n + 1)
		g.tokens++
	case line[n] == '$' || line[n] == '%':
		top.fresh = false
		g.token(n)
	case top.fresh && bytes.Equal(bytes.TrimSpace(line), top.marker):
		g.tokens++
		g.pos += n // the line end belongs to what follows the text
		g.popTo(len(g.levels) - 1)
	default:
		top.fresh = true
		g.token(len(line))
	}
}
