package load_test

import (
	"strings"
	"testing"

	"sandtable/schema/load"
)

// TestCauses: what is wrong is said in the words of the language, where it is wrong, with what to
// write instead.
func TestCauses(t *testing.T) {
	const rule = "rule \"R\" {\n"
	for _, c := range []struct {
		text      string
		line, col int
		say, hint string
	}{
		// quotation marks
		{rule + "  text = An old fort.\"\n}\n", 2, 10, "missing opening quote", `write "An old fort."`},
		{"rule R\" {\n  say { text = \"a\" }\n}\n", 1, 6, "missing opening quote", `write "R"`},
		{"section \"1\" The fort\" {\n}\n", 1, 13, "missing opening quote", `write "The fort"`},
		{"enum \"x\" {\n  names = [\"a\", b\", \"c\"]\n}\n", 2, 17, "missing opening quote", `write "b"`},
		{"table \"T\" {\n  rows = [\n    [1-3\", clear],\n    [\"4\", rain],\n  ]\n}\n", 3, 6, "missing opening quote", `write "1-3"`},
		{rule + "  text = An old fort: 2, or 3.\"\n}\n", 2, 10, "missing opening quote", `write "An old fort: 2, or 3."`},
		{"test An old fort, again: 2\" {\n}\n", 1, 6, "missing opening quote", `write "An old fort, again: 2"`},
		{rule + "  say { text = An old fort.\" }\n}\n", 2, 16, "missing opening quote", `write "An old fort."`},
		{rule + "  text = \"An old fort.\n  say { text = \"a\" }\n}\n", 2, 10, "unclosed text", `add " where it ends; write a text of several lines from <<-NAME to a line with only NAME`},
		{"rule \"R {\n  say { text = \"a\" }\n}\n", 1, 6, "unclosed text", "where it ends"},
		{"enum \"x\" {\n  names = [\"a\", \"b, \"c\"]\n}\n", 2, 17, "unclosed text", "where it ends"},
		{rule + "  text = \"a ${ok(\"x\")} b\n}\n", 2, 10, "unclosed text", "where it ends"},
		{rule + "  text = An old fort\n}\n", 2, 13, `unexpected "old"`, `write text in double quotes: ".."`},

		// texts over several lines
		{"map \"B\" {\n  drawn = <<-X\n   a b\n  1 . .\n}\nrule \"Q\" { text = \"a\" }\n", 2, 11, "unclosed text of several lines", "end it with a line that contains only X"},
		{"map \"B\" {\n  drawn = <<-ROWS\n   a b\n  1 . .\n  ROWS,\n}\n", 2, 11, "unclosed text of several lines", "end it with a line that contains only ROWS"},
		{"map \"B\" {\n  drawn = <<-X\n   a\n}\nmap \"C\" {\n  drawn = <<-X\n   b\n  X\n}\n", 2, 11, "unclosed text of several lines", "end it with a line that contains only X"},
		{"map \"B\" {\n  drawn = <<-ROWS a b\n  1 . .\n  ROWS\n}\n", 2, 11, "unexpected text after <<-NAME", "start the text on the next line, and end it with a line that contains only NAME"},

		// names that begin with a digit
		{"value \"B\" { base = 29_04.burnt }\n", 1, 20, "a name cannot start with a digit", "KIND_29_04"},
		{"value \"B\" {\n  base = hex.29_04.burnt\n}\n", 2, 14, "a name cannot start with a digit", "write the kind before it: hex_29_04"},
		{"value \"B\" { base = reach(29_04, 3) }\n", 1, 26, "a name cannot start with a digit", "KIND_29_04"},
		{"test \"x\" {\n  given { 29_04 = [] }\n}\n", 2, 11, "a name cannot start with a digit", "KIND_29_04"},
		{"test \"x\" {\n  given {\n    4_pz_3 = []\n  }\n}\n", 3, 5, "a name cannot start with a digit", "KIND_4_pz_3"},

		// what changes is set by a statement
		{rule + "  foe.taken = foe.taken + 1\n}\n", 2, 3, "set by a statement", "write set foe { taken = foe.taken + 1 }"},
		{rule + "  foe.taken += 2\n}\n", 2, 3, "set by a statement", "write set foe { taken = foe.taken + 2 }"},
		{rule + "  foe.taken++\n}\n", 2, 3, "set by a statement", "write set foe { taken = foe.taken + 1 }"},
		{rule + "  foe.at.taken = 1\n}\n", 2, 3, "set by a statement", "the = foe.at, and taken = 1"},
		{rule + "  set foe.taken = 1\n}\n", 2, 10, "set by a statement", "write set foe { taken = 1 }"},
		{rule + "  set foe taken = 1\n}\n", 2, 17, "inside the braces", "write set foe { taken = 1 }"},
		{rule + "  set foe.taken { a = 1 }\n}\n", 2, 10, "inside the braces", "write set foe { taken = .. }"},
		{rule + "  foe[\"taken\"] = 1\n}\n", 2, 3, "inside the braces", "write set foe { taken = 1 }"},
		{rule + "  x++\n}\n", 2, 3, "unknown operator ++", "advance x { by = 1 }"},

		{rule + "  set foe { taken += 2 }\n}\n", 2, 13, "unknown operator +=", "write set foe { taken = foe.taken + 2 }"},
		{rule + "  set foe { taken++ }\n}\n", 2, 13, "unknown operator ++", "write set foe { taken = foe.taken + 1 }"},
		{"test \"x\" {\n  expect { a == b }\n}\n", 2, 12, "missing attribute name in the braces of expect", "write expect { that = a == b }"},

		{"test \"x\" {\n  given {\n    ann: gate\n  }\n}\n", 3, 8, `unexpected ":"`, "write ann = gate"},
		{rule + "  when  == a\n}\n", 2, 9, `unexpected "=="`, "write when = a"},

		// heads
		{"section 1 \"x\" {\n}\n", 1, 9, "label 1 must be quoted", `write section "1" "x" {`},
		{"section 1.2 \"x\" {\n}\n", 1, 9, "label 1.2 must be quoted", `write section "1.2" "x" {`},
		{rule + "  when { x == 1 }\n}\n", 2, 10, `"when" is an attribute, not a block`, "when = x == 1"},
		{rule + "  when {\n    x == 1\n  }\n}\n", 3, 5, "is an attribute", "when = x == 1"},
		{rule + "  given = { a, b }\n}\n", 2, 13, `"a" has no type`, "{ a = type }"},
		{"box \"R\" {\n  set = { a, b }\n}\n", 2, 11, `"a" has no value`, "[a]"},
		{rule + "  is piece\n}\n", 2, 3, `missing = after "is"`, "write is = piece"},
		{rule + "  given {\n    gate [ann]\n  }\n}\n", 3, 5, `missing = after "gate"`, "write gate = [ann]"},
		{rule + "  major  true\n}\n", 2, 3, `missing = after "major"`, "write major = true"},
		{rule + "  the   man.at\n}\n", 2, 3, `missing = after "the"`, "write the = man.at"},
		{rule + "  expect  that = a.b }\n}\n", 2, 3, "missing { after the head of a block", "write expect { that = a.b }"},
		{rule + "  set foe taken = 1 }\n}\n", 2, 3, "missing { after the head of a block", "write set foe { taken = 1 }"},
		{"rule \"R\"\n{\n  when = a\n}\n", 1, 9, "on the line of its head", `write rule "R" {`},
		{rule + "  shuffle deck\n}\n", 2, 15, "missing braces after the head of a block", "shuffle deck {}"},
		{rule + "  proceed\n}\n", 2, 3, `"proceed" is neither an attribute nor a block`, "proceed {}"},
		{rule + "  if (x == 1) {\n  }\n}\n", 2, 3, `"if" does not start an attribute or a block`, `if "why" { when = condition }`},
		{rule + "  if \"a\" {\n    when = x\n  } else {\n    proceed {}\n  }\n}\n", 4, 5, "else must start on a new line", "else { .. }"},
		{rule + "  \"when\" = a\n}\n", 2, 3, "an attribute name must not be quoted", "write when = .."},
		{rule + "  proceed {},\n}\n", 2, 13, "unexpected text after the } of a block", "remove ,"},

		// brackets and commas
		{"table \"T\" {\n  rows = [\n    [1, a]\n    [2, b],\n  ]\n}\n", 3, 10, "missing comma after this", "also across lines"},
		{"table \"T\" {\n  rows = [\n    [1, a], # one\n    [2, b]\n\n    [3, c],\n  ]\n}\n", 4, 10, "missing comma after this", "also across lines"},
		{rule + "  when = (a + 1\n}\n", 2, 10, "unclosed bracket", "add ) where it ends"},
		{rule + "  when = ok([a, b\n  over = c\n}\n", 2, 13, "unclosed bracket", "add ] where it ends"},
		{rule + "  when = a + 1)\n}\n", 2, 15, "unmatched )", "remove it, or add the opening bracket"},
		{rule + "  when = [a, (b]\n}\n", 2, 16, "unexpected ]: it does not close (", "add ) before it"},
		{rule + "  over = [a b]\n}\n", 2, 13, "missing , or ]", "separate list members with commas, and end the list with ]"},
		{rule + "  over = [\n    a\n    b,\n  ]\n}\n", 3, 5, "missing comma after this", "separate list members with commas, also across lines"},
		{rule + "  over = [a,, b]\n}\n", 2, 13, `missing value after ","`, `add the value, or remove ","`},
		{rule + "  when = a ==\n}\n", 2, 14, `missing value after "=="`, `add the value, or remove "=="`},
		{rule + "  given = { a = }\n}\n", 2, 17, `missing value after "="`, `add the value, or remove "="`},

		{rule + "  over = [a, 1], [b, 2]]\n}\n", 2, 24, "unmatched ]", "remove it, or add the opening bracket"},
		{rule + "  given = man = man }\n}\n", 2, 21, "unmatched }", "remove it, or add the opening bracket"},
		{rule + "  roll n { dice = pool2, d6) }\n}\n", 2, 28, "unmatched )", "remove it, or add the opening bracket"},
		{rule + "  given = { a = man\n  when = b\n  if \"c\" {\n  }\n}\n", 2, 11, "unclosed bracket", "add } at the end of: given ="},
		{rule + "  when = (\n    ok(a.b > 0 &&\n    b\n  )\n  over = c\n}\n", 3, 7, "unclosed bracket", "add ) where it ends"},
		{rule + "  when = (\n    a < 4\n    b > 2\n  )\n}\n", 3, 9, `missing ) or operator after "4"`, "with && or ||"},
		{rule + "  over = [[[a] [], b], c]\n}\n", 2, 16, "missing , before a list", "name, [..]"},

		// expressions
		{rule + "  over = [for a of b : a]\n}\n", 2, 17, "missing in after the name", "[for x in S : x if condition]"},
		{rule + "  over = [for a in b : a where a.x]\n}\n", 2, 26, `"where"`, "write if"},
		{rule + "  over = [a for a in b]\n}\n", 2, 13, `"for"`, "[for x in S : x if condition]"},
		{rule + "  when = a ? b\n}\n", 2, 15, "missing second value of ?", "write condition ? a : b"},
		{rule + "  when = a ≥ 3\n}\n", 2, 12, "\"≥\"", "write >="},
		{rule + "  text = 'a'\n}\n", 2, 10, `"'"`, `write text in double quotes: ".."`},
		{rule + "  by\u00a0= 1\n}\n", 2, 5, "U+00A0", "replace this non-breaking space with a plain space"},
		{rule + "  by = 1..6\n}\n", 2, 8, "invalid number", `"1..6"`},
		{rule + "  text = \"a\\qb\"\n}\n", 2, 12, `invalid escape: \ is allowed only before n, t, ", \ and u with four digits`, `\\`},
		{rule + "  text = \"50 %{ x }\"\n}\n", 2, 17, "unsupported %{ in a text", "%%{"},
	} {
		_, found := load.Parse("a.hcl", []byte(c.text))
		switch {
		case len(found) != 1 || found[0].Code != "load/syntax":
			t.Errorf("%q: %v, want one finding", c.text, found)
		case found[0].Range.Start.Line != c.line || found[0].Range.Start.Column != c.col || !strings.Contains(found[0].Message, c.say) || !strings.Contains(found[0].Hint, c.hint) || found[0].Detail != "":
			t.Errorf("%q:\n%d:%d %s | %s\nwant %d:%d %s | %s", c.text, found[0].Range.Start.Line, found[0].Range.Start.Column, found[0].Message, found[0].Hint, c.line, c.col, c.say, c.hint)
		}
	}
}

// TestSetTwice: an attribute that is set twice is shown where it is set first, in its own block.
func TestSetTwice(t *testing.T) {
	_, found := load.Parse("a.hcl", []byte("rule \"R\" {\n  when = a\n  if \"x\" { when = b }\n  text = \"t\"\n  when = c\n}\n"))
	if len(found) != 1 || found[0].Range.Start.Line != 5 || len(found[0].Related) != 1 || found[0].Related[0].Range.Start.Line != 2 {
		t.Errorf("%+v", found)
	}
}
