package load

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// habits are words and signs of other languages, and what is written here in their place.
var habits = map[string]string{
	"and": "write &&", "or": "write ||", "not": "write !", "is": "write == to compare", "<>": "write !=",
	"in":   "write contains(set, thing) to test membership",
	"then": "write condition ? a : b", "else": "write condition ? a : b",
	"if":    "write condition ? a : b; as a statement, if \"why\" { when = condition }",
	"where": "write if", "such": "write if", "elif": "write else \"why\" { when = condition }",
}

// signs are signs that the parser does not know, and what is written in their place.
var signs = map[string]string{
	"'": "write text in double quotes: \"..\"", "`": "write text in double quotes: \"..\"",
	"“": "write straight quotes: \"..\"", "”": "write straight quotes: \"..\"", "„": "write straight quotes: \"..\"",
	"«": "write straight quotes: \"..\"", "»": "write straight quotes: \"..\"", "‘": "write straight quotes: \"..\"",
	"’": "write straight quotes: \"..\"",
	";": "put each attribute and block on its own line; separate list members with commas",
	"≥": "write >=", "≤": "write <=", "≠": "write !=", "×": "write *", "·": "write *", "÷": "write floor(a, b), ceil(a, b) or half_up(a, b)",
	"–": "write - (minus)", "—": "write - (minus)", "−": "write - (minus)", "…": "list all members",
	"→": "write name = value to set an attribute",
	"&": "write && for and", "|": "write || for or", "~": "write ! for not", "^": "write a * a; there is no power operator",
	"**": "write a * a; there is no power operator",
	"½":  "write 0.5, and set parts in the game block", "\u00a0": "replace this non-breaking space with a plain space",
	"@": "write only letters, digits, _ and - in a name", "$": "write a name without $; in a text, ${name}",
	"\\": "put an expression of several lines in parentheses",
	"?":  "write condition ? a : b",
}

var thrown = regexp.MustCompile(`(\d+)(d\d+)$`)

// meantDice says how dice are written, where somebody has written 2d6.
func meantDice(f *fault) string {
	if f.at.Start.Byte >= len(f.src) {
		return ""
	}
	from := max(bytes.LastIndexByte(f.src[:f.at.Start.Byte], '\n')+1, f.at.Start.Byte-10)
	if m := thrown.FindSubmatch(f.src[from:min(f.at.End.Byte, len(f.src))]); m != nil {
		return fmt.Sprintf("write dice as pool(%s, %s)", m[1], m[2])
	}
	return ""
}

// habit explains what is written as in another language, by the words beside the place.
func habit(f *fault) (diag.Finding, bool) {
	hint := meant(f)
	if hint == "" {
		return diag.Finding{}, false
	}
	return f.finding("unexpected %s", quoted(f.word())).WithHint("%s", hint), true
}

// meant says what was probably meant where the parser has stopped, from the line around it; "" if
// nothing comes to mind.
func meant(f *fault) string {
	words, rest := strings.Fields(f.before), strings.Fields(f.after)
	switch {
	case meantDice(f) != "":
		return meantDice(f)
	case f.summary == "Invalid character" || f.summary == "Unsupported operator":
		return signs[f.word()]
	case len(words) > 0 && words[0] == "if":
		return habits["if"]
	case strings.HasPrefix(f.after, "=") && len(words) == 0:
		return "missing attribute name"
	case strings.HasPrefix(f.after, "=") && !strings.HasPrefix(f.after, "=>") && f.summary != noComprehension && f.behindValue():
		return f.meantEqual()
	case len(rest) > 0 && rest[0] == "for":
		return compared
	case strings.HasPrefix(f.after, ",") && strings.HasPrefix(f.summary, "Unexpected comma"):
		return "put each attribute on its own line, without commas"
	case strings.HasSuffix(f.before, `"`) && f.after != "" && f.after[0] != '"' && strings.Contains(f.line, "="):
		return `write \" for a quote inside a text`
	case len(rest) > 0 && habits[rest[0]] != "" && (len(rest) > 1 && rest[1] != "}" || len(words) > 0 && habits[words[len(words)-1]] != ""):
		return habits[rest[0]]
	case len(words) > 0 && habits[words[len(words)-1]] != "":
		return habits[words[len(words)-1]]
	case f.summary == "Missing newline after argument" && f.bareWords(),
		f.summary == "Invalid single-argument block definition" && f.bareWords():
		return fmt.Sprintf("write a name of several words with _, %s; write text in double quotes: \"..\"", f.joined())
	}
	return ""
}

// behindValue says whether a value ends before the place, behind which a sign may follow.
func (f *fault) behindValue() bool {
	prev := f.prev()
	if prev == nil || prev.Range.End.Line != f.at.Start.Line || !strings.Contains(f.before, "=") {
		return false
	}
	switch prev.Type {
	case hclsyntax.TokenIdent, hclsyntax.TokenNumberLit, hclsyntax.TokenCQuote, hclsyntax.TokenCParen, hclsyntax.TokenCBrack:
		return true
	}
	return false
}

// argument is a line up to the name of an argument: f(x, name
var argument = regexp.MustCompile(`\w\((.*,)?\s*\w+\s*$`)

// meantEqual says what was probably meant by = after a value.
func (f *fault) meantEqual() string {
	open, _, _ := f.openBracket()
	switch {
	case open == nil:
	case open.Type == hclsyntax.TokenOBrack:
		return "write == to compare; write a pair in braces: { name = value }"
	case open.Type == hclsyntax.TokenOParen && argument.MatchString(f.before):
		return "write == to compare; write the arguments of a call in order, without names"
	}
	return "write == to compare"
}

// These match the words of a name that stand in a row before a place, or from it on.
var (
	wordsBefore = regexp.MustCompile(`[\pL_][\pL\pN_-]*(?:\s+[\pL_][\pL\pN_-]*)*\s*$`)
	wordsBehind = regexp.MustCompile(`^[\pL_][\pL\pN_-]*(?:[ \t]+[\pL_][\pL\pN_-]*)*`)
)

// joined is the name that the words around the place make.
func (f *fault) joined() string {
	return english.Slug(wordsBefore.FindString(f.before) + " " + wordsBehind.FindString(f.after))
}

// bareWords says whether a word follows a word, neither of which is one of the language's signs.
func (f *fault) bareWords() bool {
	prev := f.prev()
	_, here, behind := f.openBracket()
	return prev != nil && here != nil && prev.Type == hclsyntax.TokenIdent && here.Type == hclsyntax.TokenIdent &&
		behind != hclsyntax.TokenEqual
}
