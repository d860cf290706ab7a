package load

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// habits are words and signs of other languages, and what is written here in their place.
var habits = map[string]string{
	"and": "write &&", "or": "write ||", "not": "write !", "is": "to compare, write ==", "<>": "write !=",
	"in":   "to ask whether a set holds something, write contains(set, thing)",
	"then": "write condition ? one : the other", "else": "write condition ? one : the other",
	"if":    "write condition ? one : the other; as a statement, if \"why\" { when = condition }",
	"where": "write if", "such": "write if", "elif": "write else \"why\" { when = condition }",
}

// signs are signs that the parser does not know, and what is written in their place.
var signs = map[string]string{
	"'": "a text stands in quotation marks: \"..\"", "`": "a text stands in quotation marks: \"..\"",
	"“": "write straight quotation marks: \"..\"", "”": "write straight quotation marks: \"..\"", "„": "write straight quotation marks: \"..\"",
	"«": "write straight quotation marks: \"..\"", "»": "write straight quotation marks: \"..\"", "‘": "write straight quotation marks: \"..\"", "’": "write straight quotation marks: \"..\"",
	";": "attributes and blocks stand on lines of their own; members of a list stand apart by commas",
	"≥": "write >=", "≤": "write <=", "≠": "write !=", "×": "write *", "·": "write *", "÷": "write floor(a, b), ceil(a, b) or half_up(a, b)",
	"–": "write - (minus)", "—": "write - (minus)", "−": "write - (minus)", "…": "write the members out", "→": "an attribute is set with =",
	"&": "write && (both hold)", "|": "write || (one of them holds)", "~": "write ! (it does not hold)", "^": "there are no powers: write a * a", "**": "there are no powers: write a * a",
	"½": "write 0.5, and parts of a number in the game block", "\u00a0": "it is a blank that does not break lines: write a plain one",
	"@": "a name holds letters, digits, _ and -", "$": "a name stands without $; in a text, ${name}", "\\": "an expression goes on over a line end only inside brackets",
	"?": "write condition ? one : the other",
}

var thrown = regexp.MustCompile(`(\d+)(d\d+)$`)

// meantDice says how dice are written, where somebody has written 2d6.
func meantDice(f *fault) string {
	if f.at.Start.Byte >= len(f.src) {
		return ""
	}
	from := max(bytes.LastIndexByte(f.src[:f.at.Start.Byte], '\n')+1, f.at.Start.Byte-10)
	if m := thrown.FindSubmatch(f.src[from:min(f.at.End.Byte, len(f.src))]); m != nil {
		return fmt.Sprintf("dice are written pool(%s, %s)", m[1], m[2])
	}
	return ""
}

// habit explains what is written as in another language, by the words beside the place.
func habit(f *fault) (diag.Finding, bool) {
	hint := meant(f)
	if hint == "" {
		return diag.Finding{}, false
	}
	return f.finding("%s cannot stand here", quoted(f.word())).WithHint("%s", hint), true
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
		return "the name of an attribute is missing"
	case strings.HasPrefix(f.after, "=") && !strings.HasPrefix(f.after, "=>") && f.summary != noComprehension && f.behindValue():
		if open, _, _ := f.openBracket(); open != nil && open.Type == hclsyntax.TokenOBrack {
			return "to compare, write ==; pairs stand in braces: { name = value }"
		}
		return "to compare, write =="
	case len(rest) > 0 && rest[0] == "for":
		return compared
	case strings.HasPrefix(f.after, ",") && strings.HasPrefix(f.summary, "Unexpected comma"):
		return "attributes stand on lines of their own, without commas"
	case strings.HasSuffix(f.before, `"`) && f.after != "" && f.after[0] != '"' && strings.Contains(f.line, "="):
		return `a quotation mark inside a text is written \"`
	case len(rest) > 0 && habits[rest[0]] != "":
		return habits[rest[0]]
	case len(words) > 0 && habits[words[len(words)-1]] != "":
		return habits[words[len(words)-1]]
	case f.summary == "Missing newline after argument" && f.bareWords():
		return "a text of several words stands in quotation marks"
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

// bareWords says whether a word follows a word, neither of which is one of the language's signs.
func (f *fault) bareWords() bool {
	prev := f.prev()
	_, here, behind := f.openBracket()
	return prev != nil && here != nil && prev.Type == hclsyntax.TokenIdent && here.Type == hclsyntax.TokenIdent && behind != hclsyntax.TokenEqual
}
