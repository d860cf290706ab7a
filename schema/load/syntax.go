package load

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// inOurWords replaces the parser's words by those of this language.
func inOurWords(text string) string {
	return strings.NewReplacer("function argument", "function argument", "missing argument separator", "missing comma or bracket", "argument", "attribute", "Argument", "Attribute", "newline", "line end").Replace(text)
}

// habits are words and signs of other languages, and what is written here in their place.
var habits = map[string]string{
	"and": "write &&", "or": "write ||", "not": "write !", "is": "to compare, write ==", "<>": "write !=",
	"in":   "to ask whether a set holds something, write contains(set, thing)",
	"then": "write condition ? one : the other", "else": "write condition ? one : the other",
	"if": "write condition ? one : the other; as a statement, if \"why\" { when = condition }",
}

var thrown = regexp.MustCompile(`(\d+)(d\d+)$`)

// meantDice says how dice are written, where somebody has written 2d6.
func meantDice(src []byte, at hcl.Range) string {
	if at.Start.Byte >= len(src) {
		return ""
	}
	from := max(bytes.LastIndexByte(src[:at.Start.Byte], '\n')+1, at.Start.Byte-10)
	if m := thrown.FindSubmatch(src[from:min(at.End.Byte, len(src))]); m != nil {
		return fmt.Sprintf("dice are written pool(%s, %s)", m[1], m[2])
	}
	return ""
}

// crowded says whether what follows in a block on one line is one thing more: behind a comma or semicolon, another attribute, or a block.
func crowded(src []byte, at hcl.Range) bool {
	if at.Start.Byte >= len(src) {
		return false
	}
	rest, _, _ := strings.Cut(string(src[at.Start.Byte:]), "\n")
	return further.MatchString(rest)
}

var further = regexp.MustCompile(`^([,;]|[A-Za-z_][\w-]*\s*(=[^=]|\{|"))`)

// meant says what was probably meant where the parser has stopped, from the line around it; "" if nothing comes to mind.
func meant(src []byte, at hcl.Range, summary string) string {
	if at.Start.Byte > len(src) {
		return ""
	}
	before := string(src[bytes.LastIndexByte(src[:at.Start.Byte], '\n')+1 : at.Start.Byte])
	after, _, _ := strings.Cut(string(src[at.Start.Byte:min(at.Start.Byte+200, len(src))]), "\n")
	words, rest := strings.Fields(before), strings.Fields(after)
	switch {
	case summary == "Missing argument separator" && (after == "" || strings.IndexByte("}\n", after[0]) >= 0):
		return "a ) is missing"
	case meantDice(src, at) != "":
		return meantDice(src, at)
	case len(words) == 2 && words[0] == "set" && len(rest) > 1 && strings.Contains(rest[0], ".") && rest[1] == "=":
		thing, field, _ := strings.Cut(rest[0], ".")
		return "write set " + thing + " { " + field + " = .. }"
	case len(words) > 0 && words[0] == "if":
		return habits["if"]
	case strings.HasPrefix(after, "==") || strings.HasPrefix(after, "!=") || strings.HasPrefix(after, "<") || strings.HasPrefix(after, ">"):
		if len(words) > 0 {
			return "an attribute is set with =: " + words[0] + " = .."
		}
	case strings.HasPrefix(after, "=") && len(words) == 0:
		return "the name of an attribute is missing"
	case strings.HasPrefix(after, "=") && strings.Contains(before, "="):
		return "to compare, write =="
	case strings.HasPrefix(after, ",") && strings.HasPrefix(summary, "Unexpected comma"):
		return "attributes stand on lines of their own, without commas"
	case strings.HasSuffix(before, `"`) && after != "" && after[0] != '"':
		return `a quotation mark inside a text is written \"`
	case len(words) == 0 && len(rest) > 0 && strings.HasSuffix(rest[0], ":"):
		return "write = instead of the colon"
	case len(words) == 0 && strings.Contains(after, "("):
		return "a statement is a block, a word and braces: advance turn { by = 1 }"
	case len(rest) > 0 && habits[rest[0]] != "":
		return habits[rest[0]]
	case len(words) > 0 && habits[words[len(words)-1]] != "":
		return habits[words[len(words)-1]]
	}
	return ""
}
