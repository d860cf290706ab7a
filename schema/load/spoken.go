package load

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// saying is how something that the parser reports is told: a message and a hint.
type saying struct{ message, hint string }

// noComprehension is what the parser reports of a comprehension that it cannot read.
const noComprehension = "Invalid 'for' expression"

const compared = "a comprehension is written [for x in S : x if condition]"

// sayings are the parser's summaries in the words of this language. Where the place alone tells
// more, one of the functions before has told it.
var sayings = map[string]saying{
	"Missing argument separator":                      {"a comma or ) is missing here", "what a function is given stands apart by commas, and ends with )"},
	"Missing item separator":                          {"a comma or ] is missing here", "the members of a list stand apart by commas, and end with ]"},
	"Missing attribute separator":                     {"a comma or } is missing here", "pairs in { } stand apart by commas, or on lines of their own"},
	"Missing key/value separator":                     {"what stands in { } are pairs, name = value", "write = between the name and its value"},
	"Unterminated object constructor expression":      {"what begins before this is not closed", "write } where it ends"},
	"Unterminated tuple constructor expression":       {"what begins before this is not closed", "write ] where it ends"},
	"Unterminated function call":                      {"a ) is missing", "write ) behind what the function is given"},
	"Unbalanced parentheses":                          {"a ) is missing", "write ) where the expression ends"},
	"Missing closing parenthesis":                     {"nothing stands behind ...", "a list is given as it is, without dots"},
	"Missing close bracket on index":                  {"a ] is missing here", "write ] behind what stands in the brackets"},
	"Missing close bracket on splat index":            {"a ] is missing here", "all of a set are written set[*]"},
	"Missing function name":                           {"the name of a function is missing here", "a name holds no ::"},
	"Missing open parenthesis":                        {"a ( is missing here", "a function is written name(..), and a name holds no ::"},
	"Missing false expression in conditional":         {"the other value of ? is missing", "write condition ? one : the other"},
	"Unexpected comma after argument":                 {"an attribute does not end with a comma", "attributes stand on lines of their own, without commas"},
	"Nested splat expression not allowed":             {"* stands in an expression once", "write [for x in S : x.field]"},
	"Invalid legacy index syntax":                     {"a figure cannot stand behind a dot", "one of a list is taken by first(..), or by [for x in S : x if condition]"},
	"Invalid attribute name":                          {"a name is missing behind the dot", "write thing.field"},
	"Invalid number literal":                          {"this is no number", "a stretch of numbers is written \"1..6\" in a table, and numbers(1, 6) elsewhere"},
	"Invalid multi-line string":                       {"a text in quotation marks ends on its line", "a text over several lines begins with <<-NAME and ends with a line that holds only NAME"},
	"Unterminated string literal":                     {"the text that begins here has no end", "write \" where it ends"},
	"Unterminated template string":                    {"the text that begins before this has no end", "write \" where it ends"},
	"Invalid string literal":                          {"a label is a plain text", "it stands on one line, and holds no ${ }; a $ before { is written $${"},
	"Unclosed template interpolation sequence":        {"${ has no } behind its expression", "write } where the expression ends; a plain ${ in a text is written $${"},
	"Extra characters after interpolation expression": {"${ } holds one expression", "write } behind it; a plain ${ in a text is written $${"},
	"Invalid character encoding":                      {"the file is not written in UTF-8", "save it as UTF-8"},
	"Argument or block definition required":           {"this begins neither an attribute nor a block", "a line begins with the name of an attribute and =, or with the word of a block; a comment begins with #"},
}

// spoken tells what the parser says, in our words.
func spoken(f *fault) (diag.Finding, bool) {
	switch {
	case f.summary == noComprehension:
		return f.comprehension(), true
	case f.summary == "Invalid escape sequence":
		return f.finding("\\ stands in a text only before n, t, \", \\ and u with four digits").WithHint("a plain \\ is written \\\\"), true
	case f.summary == "Invalid character", f.summary == "Unsupported operator":
		return f.finding("no expression holds %s", quoted(f.word())).WithHint("in a text it may stand: \"..\""), true
	case f.summary == "Invalid expression", f.summary == "Missing expression":
		return f.noValue(), true
	case f.summary == "Missing attribute value":
		return f.noPair(), true
	case f.summary == "Missing newline after argument":
		return f.finding("%s belongs to no expression", quoted(f.word())).WithHint("each attribute stands on a line of its own; between two values stands a sign, such as + or &&"), true
	case strings.Contains(f.summary, "directive"), strings.Contains(f.summary, "template control"), strings.Contains(f.summary, "marker"), f.summary == "Unexpected end of template":
		return f.finding("a text holds no %%{").WithHint("a plain %%{ is written %%%%{; what depends on a condition is ${condition ? \"one\" : \"the other\"}"), true
	}
	s, ok := sayings[f.summary]
	if !ok {
		return diag.Finding{}, false
	}
	return f.finding("%s", s.message).WithHint("%s", s.hint), true
}

// comprehension explains what is wrong in [for x in S : x if c].
func (f *fault) comprehension() diag.Finding {
	what := "this comprehension cannot be read"
	switch {
	case strings.Contains(f.detail, "'in' keyword"):
		what = "in is missing behind the name"
	case strings.Contains(f.detail, "colon after the collection"):
		what = "a colon is missing behind the set"
	case strings.Contains(f.detail, "Extra characters"):
		what = quoted(f.word()) + " cannot stand in a comprehension here"
	}
	return f.finding("%s", what).WithHint(compared)
}

// noValue explains what stands where a value should be.
func (f *fault) noValue() diag.Finding {
	prev := f.prev()
	switch {
	case strings.HasPrefix(f.after, "<"):
		return f.finding("a text over several lines begins with <<-NAME, and nothing stands behind it on its line").WithHint("end it with a line that holds only NAME")
	case strings.HasPrefix(f.after, "=") && prev != nil && prev.Type == hclsyntax.TokenOBrace:
		return f.finding("a name is missing before =").WithHint("write { name = value }")
	case strings.HasPrefix(f.after, "."):
		return f.finding("a number begins with a digit").WithHint("write 0%s", firstWord(f.after))
	case prev != nil && strings.TrimSpace(f.after) == "" || strings.ContainsAny(f.after[:min(1, len(f.after))], ")]},:"):
		if prev == nil {
			break
		}
		return f.finding("a value is missing behind %s", quoted(string(prev.Bytes))).WithHint("write what belongs there, or take %s out", quoted(string(prev.Bytes)))
	}
	return f.finding("no value begins with %s", quoted(f.word())).WithHint("a value is a name, a number, a text in quotation marks, a list [..] or a record {..}")
}

// noPair explains a name in { } without a value: what it stands for follows from the attribute.
func (f *fault) noPair() diag.Finding {
	value := "value"
	attr := firstWord(f.line)
	if holdsTypes(attr) {
		value = "type"
	}
	if prev := f.prev(); prev != nil && prev.Type == hclsyntax.TokenIdent {
		return diag.Errorf("load/syntax", prev.Range, "%q has no %s here", prev.Bytes, value).
			WithHint("write { %s = %s }; a list stands in brackets: [%s]", prev.Bytes, value, prev.Bytes)
	}
	return f.finding("what stands in { } are pairs").WithHint("write { name = %s }; a list stands in brackets: [..]", value)
}
