package load

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
)

// saying is how something that the parser reports is told: a message and a hint.
type saying struct{ message, hint string }

// noComprehension is what the parser reports of a comprehension that it cannot read.
const noComprehension = "Invalid 'for' expression"

const compared = "write a comprehension as [for x in S : x if condition]"

// sayings are the parser's summaries in the words of this language. Where the place alone tells
// more, one of the functions before has told it.
var sayings = map[string]saying{
	"Missing argument separator":                 {"missing , or )", "separate arguments with commas, and end them with )"},
	"Missing item separator":                     {"missing , or ]", "separate list members with commas, and end the list with ]"},
	"Missing attribute separator":                {"missing , or }", "separate pairs in { } with commas or newlines"},
	"Missing key/value separator":                {"missing = in a pair", "write name = value"},
	"Unterminated object constructor expression": {"unclosed bracket before this", "add } where it ends"},
	"Unterminated tuple constructor expression":  {"unclosed bracket before this", "add ] where it ends"},
	"Unterminated function call":                 {"missing )", "add ) after the arguments"},
	"Missing closing parenthesis":                {"unexpected text after ...", "pass the list without dots"},
	"Missing close bracket on splat index":       {"missing ]", "write set[*] for all members"},
	"Missing function name":                      {"missing function name", "remove :: from the name"},
	"Missing open parenthesis":                   {"missing (", "write a function call as name(..), without ::"},
	"Missing false expression in conditional":    {"missing second value of ?", "write condition ? a : b"},
	"Unexpected comma after argument": {"unexpected comma after an attribute",
		"put each attribute on its own line, without commas"},
	"Nested splat expression not allowed": {"an expression may have only one *", "write [for x in S : x.field]"},
	"Invalid legacy index syntax": {"a number is not allowed after a dot",
		"write first(..) or [for x in S : x if condition] to select a member"},
	"Invalid attribute name": {"missing name after the dot", "write thing.field"},
	"Invalid number literal": {"invalid number",
		"write an interval as \"1..6\" in a table, and as numbers(1, 6) elsewhere"},
	"Invalid multi-line string": {"a quoted text must end on its line",
		"write a text of several lines from <<-NAME to a line with only NAME"},
	"Unterminated string literal":  {"unclosed text", "add \" where it ends"},
	"Unterminated template string": {"unclosed text before this", "add \" where it ends"},
	"Invalid string literal": {"a label must be a literal text",
		"write it on one line, without ${ }; write $${ for a literal ${"},
	"Unclosed template interpolation sequence":        {"unclosed ${", "add } after the expression; write $${ for a literal ${"},
	"Extra characters after interpolation expression": {"${ } must contain one expression", "add } after it; write $${ for a literal ${"},
	"Invalid character encoding":                      {"file is not UTF-8", "save the file as UTF-8"},
	"Argument or block definition required": {"this does not start an attribute or a block",
		"write an attribute as name = value, a block as name { .. }, a comment as # .."},
}

// spoken tells what the parser says, in our words.
func spoken(f *fault) (diag.Finding, bool) {
	switch {
	case f.summary == noComprehension:
		return f.comprehension(), true
	case f.summary == "Invalid escape sequence":
		return f.finding("invalid escape: \\ is allowed only before n, t, \", \\ and u with four digits").
			WithHint("write \\\\ for a literal \\"), true
	case f.summary == "Invalid character", f.summary == "Unsupported operator":
		return f.finding("unexpected %s in an expression", quoted(f.word())).WithHint("write text in double quotes: \"..\""), true
	case f.summary == "Invalid expression", f.summary == "Missing expression":
		return f.noValue(), true
	case f.summary == "Unbalanced parentheses":
		return f.noParen(), true
	case f.summary == "Missing close bracket on index":
		return f.noIndex(), true
	case f.summary == "Missing attribute value":
		return f.noPair(), true
	case f.summary == "Missing newline after argument":
		return f.finding("unexpected %s after an expression", quoted(f.word())).
			WithHint("put each attribute on its own line; join values with an operator, such as + or &&"), true
	case strings.Contains(f.summary, "directive"), strings.Contains(f.summary, "template control"),
		strings.Contains(f.summary, "marker"), f.summary == "Unexpected end of template":
		return f.finding("unsupported %%{ in a text").WithHint("write %%%%{ for a literal %%{; write ${condition ? \"a\" : \"b\"} for conditional text"), true
	}
	s, ok := sayings[f.summary]
	if !ok {
		return diag.Finding{}, false
	}
	return f.finding("%s", s.message).WithHint("%s", s.hint), true
}

// noParen explains what stands after an expression in parentheses that does not end there. On the
// next line an operator is missing as often.
func (f *fault) noParen() diag.Finding {
	found := f.finding("missing )").WithHint("add ) where the expression ends")
	if prev := f.prev(); prev != nil && prev.Range.End.Line < f.at.Start.Line {
		found.Range = prev.Range
		found.Message = fmt.Sprintf("missing ) or operator after %s", quoted(string(prev.Bytes)))
		found.Hint += "; join conditions on several lines with && or ||"
	}
	return found
}

// noIndex explains a [ after a name. With a blank before it a list is meant, and the comma is
// missing that would separate it from the name.
func (f *fault) noIndex() diag.Finding {
	if open, _, _ := f.openBracket(); open != nil && open.Range.Start.Byte > 0 && strings.ContainsRune(" \t\n", rune(f.src[open.Range.Start.Byte-1])) {
		return diag.Errorf("load/syntax", open.Range, "missing , before a list").WithHint("separate list members with commas: name, [..]")
	}
	return f.finding("missing ]").WithHint("add ] after the index")
}

// comprehension explains what is wrong in [for x in S : x if c].
func (f *fault) comprehension() diag.Finding {
	what := "invalid comprehension"
	switch {
	case strings.Contains(f.detail, "'in' keyword"):
		what = "missing in after the name"
	case strings.Contains(f.detail, "colon after the collection"):
		what = "missing : after the set"
	case strings.Contains(f.detail, "Extra characters"):
		what = quoted(f.word()) + " is not allowed here in a comprehension"
	}
	return f.finding("%s", what).WithHint(compared)
}

// noValue explains what stands where a value should be.
func (f *fault) noValue() diag.Finding {
	prev := f.prev()
	switch {
	case strings.HasPrefix(f.after, "<"):
		return f.finding("unexpected text after <<-NAME").WithHint("start the text on the next line, and end it with a line that contains only NAME")
	case strings.HasPrefix(f.after, "=") && prev != nil && prev.Type == hclsyntax.TokenOBrace:
		return f.finding("missing name before =").WithHint("write { name = value }")
	case strings.HasPrefix(f.after, "."):
		return f.finding("a number must start with a digit").WithHint("write 0%s", firstWord(f.after))
	case prev != nil && strings.TrimSpace(f.after) == "" || strings.ContainsAny(f.after[:min(1, len(f.after))], ")]},:"):
		if prev == nil {
			break
		}
		if prev.Type == hclsyntax.TokenOBrack && bytes.ContainsAny(f.src[max(0, prev.Range.Start.Byte-1):prev.Range.Start.Byte], " \t") {
			return f.noIndex()
		}
		return f.finding("missing value after %s", quoted(string(prev.Bytes))).WithHint("add the value, or remove %s", quoted(string(prev.Bytes)))
	}
	return f.finding("expected a value, found %s", quoted(f.word())).
		WithHint("write a name, a number, a quoted text, a list [..] or a record {..}")
}

// noPair explains a name in { } without a value: what it stands for follows from the attribute.
func (f *fault) noPair() diag.Finding {
	value := "value"
	attr := firstWord(f.line)
	if holdsTypes(attr) {
		value = "type"
	}
	if prev := f.prev(); prev != nil && prev.Type == hclsyntax.TokenIdent {
		return diag.Errorf("load/syntax", prev.Range, "%q has no %s", prev.Bytes, value).
			WithHint("write { %s = %s }, or a list in brackets: [%s]", prev.Bytes, value, prev.Bytes)
	}
	return f.finding("expected pairs in { }").WithHint("write { name = %s }, or a list in brackets: [..]", value)
}
