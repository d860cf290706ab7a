package load

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
)

// What a line of a block looks like that is neither an attribute nor a block, and yet can be
// understood.
var (
	assigned  = regexp.MustCompile(`^\s*(?:set\s+)?([\pL_][\pL\pN_.-]*)\.([\pL_][\pL\pN_-]*)\s*([-+*]?)=\s*([^=].*)$`)
	stepped   = regexp.MustCompile(`^\s*(?:set\s+)?(?:([\pL_][\pL\pN_.-]*)\.)?([\pL_][\pL\pN_-]*)\s*(\+\+|--|[-+*/]=)`)
	setStep   = regexp.MustCompile(`^\s*set\s+([\pL_][\pL\pN_.-]*)\s*\{\s*([\pL_][\pL\pN_-]*)\s*(\+\+|--|([-+*])=\s*([^\s}]+))`)
	setBlock  = regexp.MustCompile(`^\s*set\s+([\pL_][\pL\pN_.-]*)\.([\pL_][\pL\pN_-]*)\s*\{`)
	bareLabel = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s+(\d[\pL\pN_.-]*)(.*)$`)
	oneLiner  = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*\{\s*(.*?)\s*\}?\s*$`)
	alone     = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*$`)
	otherSign = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*(==|:=|->|=>|:)\s*(.+)$`)
	called    = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*\(`)
	behindIt  = regexp.MustCompile(`^([,;]|[A-Za-z_][\w-]*\s*(=[^=]|\{|"))`)
	labelled  = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s+([\pL_][\pL\pN_-]*|"[^"]*")\s*=\s*([^=].*)$`)
	noBrace   = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*(?:\s+(?:[\pL_][\pL\pN_-]*|"[^"]*"))*)\s+([\pL_][\pL\pN_-]*\s*=[^=].*\})`)
	valued    = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s+([\pL_\d"[(-].*?)\s*$`)
	noLabel   = regexp.MustCompile(`^(?:[\d[(-]|[\pL_][\pL\pN_-]*[.([]|(?:true|false|none)$)`)
	setField  = regexp.MustCompile(`^\s*set\s+([\pL_][\pL\pN_-]*)\s+([\pL_][\pL\pN_-]*)\s*=\s*([^=].*)$`)
	indexed   = regexp.MustCompile(`^\s*(?:set\s+)?([\pL_][\pL\pN_.-]*)\["([\pL_][\pL\pN_-]*)"\]\s*=\s*([^=].*)$`)
	dotted    = regexp.MustCompile(`^\s*(match|set|move|remove|shuffle|reveal|conceal|flip|mark|unmark|advance)\s+([\pL_][\pL\pN_-]*[.(\[][^{]*?)\s*\{`)
	quotedKey = regexp.MustCompile(`^\s*"([^"]*)"\s*=`)
)

// Conditions says which attribute is meant where a condition stands alone in the braces of a word.
var Conditions = map[string]string{"invariant": "that", "require": "that", "expect": "that", "if": "when", "else": "when"}

// head explains a line that begins neither an attribute nor a block, or a block that ends amiss.
func head(f *fault) (diag.Finding, bool) {
	switch f.summary {
	case "Argument or block definition required", "Argument definition required", "Invalid argument name", "Missing newline after argument":
		return headless(f)
	case "Invalid block definition":
		return badHead(f)
	case "Invalid single-argument block definition":
		return crowded(f)
	case "Missing newline after block definition":
		return crowdedLine(f)
	case "Invalid attribute name":
		if strings.HasPrefix(f.after, `"`) {
			name := strings.Trim(f.word(), `"`)
			return f.finding("an attribute name must not be quoted").WithHint("write %s = ..", name), true
		}
	}
	return diag.Finding{}, false
}

// headless explains what stands where an attribute or a block should begin.
func headless(f *fault) (diag.Finding, bool) {
	whole := strings.TrimSpace(f.before) == ""
	if strings.HasPrefix(f.detail, "A single-line block definition can contain") {
		return tooMuch(f), true
	}
	if found, ok := placeName(f); ok && whole {
		return found, true
	}
	if found, ok := assignment(f); ok {
		return found, true
	}
	if f.summary == "Missing newline after argument" {
		return diag.Finding{}, false
	}
	if m := oneLiner.FindStringSubmatch(f.line); !whole && m != nil && strings.HasSuffix(strings.TrimSpace(f.before), "{") {
		if !lang.IsAttribute(m[1]) {
			name := cmp.Or(Conditions[m[1]], "..")
			return f.finding("missing attribute name in the braces of %s", m[1]).WithHint("write %s { %s = %s }", m[1], name, m[2]), true
		}
		return f.finding("%q is an attribute, not a block", m[1]).WithHint("write %s = %s", m[1], m[2]), true
	}
	if found, ok := noEquals(f); whole && ok {
		return found, true
	}
	if name := f.around(); whole && name != "" && !holdsTypes(name) {
		return f.finding("%q is an attribute, not a block", name).WithHint("write %s = %s", name, strings.TrimSpace(f.line)), true
	}
	if !whole {
		return diag.Finding{}, false
	}
	return lineHead(f)
}

// lineHead explains a whole line by its first word and sign.
func lineHead(f *fault) (diag.Finding, bool) {
	if m := bareLabel.FindStringSubmatchIndex(f.line); m != nil {
		word, label, rest := f.line[m[2]:m[3]], f.line[m[4]:m[5]], f.line[m[6]:m[7]]
		return diag.Errorf("load/syntax", f.part(m[4], m[5]), "label %s must be quoted", label).WithHint("write %s %q%s", word, label, rest), true
	}
	if m := quotedKey.FindStringSubmatch(f.line); m != nil {
		return f.finding("an attribute name must not be quoted").WithHint("write %s = ..", m[1]), true
	}
	if m := called.FindStringSubmatch(f.line); m != nil && m[1] != "if" {
		return f.finding("%q is a statement, not a function call", m[1]).WithHint("write a statement as a block: advance turn { by = 1 }"), true
	}
	if m := otherSign.FindStringSubmatchIndex(f.line); m != nil {
		name, sign, value := f.line[m[2]:m[3]], f.line[m[4]:m[5]], f.line[m[6]:m[7]]
		return diag.Errorf("load/syntax", f.part(m[4], m[5]), "unexpected %s, an attribute is set with =", quoted(sign)).
			WithHint("write %s = %s", name, value), true
	}
	if m := alone.FindStringSubmatch(f.line); m != nil {
		return f.finding("%q is neither an attribute nor a block", m[1]).
			WithHint("write a block with braces, %s {}, or an attribute with a value, %s = ..", m[1], m[1]), true
	}
	if m := habits[firstWord(f.line)]; m != "" {
		return f.finding("%q does not start an attribute or a block", firstWord(f.line)).WithHint("%s", m), true
	}
	return f.finding("%s does not start an attribute or a block", quoted(f.word())).
		WithHint("write an attribute as name = value, a block as name { .. }, a comment as # .."), true
}

func firstWord(line string) string {
	if fields := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" \t(){}=", r) }); len(fields) > 0 {
		return fields[0]
	}
	return ""
}

// assignment explains x.y = z, x["y"] = z, x += 1 and x++: what changes is set by a statement.
func assignment(f *fault) (diag.Finding, bool) {
	if m := assigned.FindStringSubmatch(f.line); m != nil {
		thing, field, op, by := m[1], m[2], m[3], strings.TrimSpace(m[4])
		if op != "" {
			by = fmt.Sprintf("%s.%s %s %s", thing, field, op, by)
		}
		return f.finding("a field must be set by a statement").WithHint("%s", setting(thing, field, by)), true
	}
	for _, form := range []*regexp.Regexp{setField, indexed} {
		if m := form.FindStringSubmatch(f.line); m != nil {
			return f.finding("a field must be set inside the braces of set").WithHint("%s", setting(m[1], m[2], strings.TrimSpace(m[3]))), true
		}
	}
	if m := setStep.FindStringSubmatch(f.line); m != nil {
		op, by := m[3][:1], "1"
		if m[5] != "" {
			by = m[5]
		}
		return f.finding("unknown operator %s", strings.TrimSpace(strings.TrimSuffix(m[3], m[5]))).
			WithHint("%s", setting(m[1], m[2], fmt.Sprintf("%s.%s %s %s", m[1], m[2], op, by))), true
	}
	if m := stepped.FindStringSubmatch(f.line); m != nil {
		thing, field, op := m[1], m[2], m[3][:1]
		if thing == "" {
			return f.finding("unknown operator %s", m[3]).
				WithHint("write set THING { %s = THING.%s %s 1 } for a field, advance %s { by = 1 } for a track; a bound name cannot change",
					field, field, op, field), true
		}
		return f.finding("a field must be set by a statement").WithHint("%s",
			setting(thing, field, fmt.Sprintf("%s.%s %s 1", thing, field, op))), true
	}
	return diag.Finding{}, false
}

// setting is how a field is set: by its thing's name, or, if that is no plain name, with the
// attribute the.
func setting(thing, field, value string) string {
	if !strings.Contains(thing, ".") {
		return fmt.Sprintf("write set %s { %s = %s }", thing, field, value)
	}
	return fmt.Sprintf("write set { .. } with two attributes, each on its own line: the = %s, and %s = %s", thing, field, value)
}

// around is the word of the unlabelled block around the place, if it is the name of an attribute
// and of no block.
func (f *fault) around() string {
	open, _, _ := f.openBracket()
	if open == nil || open.Type != hclsyntax.TokenOBrace {
		return ""
	}
	from := strings.LastIndexByte(string(f.src[:open.Range.Start.Byte]), '\n') + 1
	m := alone.FindStringSubmatch(string(f.src[from:open.Range.Start.Byte]))
	if m == nil || !lang.IsAttribute(m[1]) {
		return ""
	}
	return m[1]
}

// holdsTypes says whether an attribute declares names by their types: { name = type }.
func holdsTypes(attr string) bool {
	for _, b := range lang.Blocks {
		if a := b.Attr(attr); a != nil && strings.HasSuffix(a.Type, "= type }") {
			return true
		}
	}
	return false
}

// badHead explains a block without braces, or with something in its head that is no label.
func badHead(f *fault) (diag.Finding, bool) {
	head := strings.TrimSpace(f.before)
	if m := setBlock.FindStringSubmatch(f.line); m != nil {
		return f.finding("a field must be set inside the braces of set").WithHint("%s", setting(m[1], m[2], "..")), true
	}
	if m := noBrace.FindStringSubmatchIndex(f.line); m != nil && f.surplus() != nil {
		head, rest := f.line[m[2]:m[3]], f.line[m[4]:m[5]]
		return diag.Errorf("load/syntax", f.part(m[2], m[4]), "missing { after the head of a block").WithHint("write %s { %s", head, rest), true
	}
	if found, ok := assignment(f); ok {
		return found, true
	}
	if m := dotted.FindStringSubmatch(f.line); m != nil {
		return f.finding("only a name may stand before the { of %s", m[1]).
			WithHint("write %s { and, on a line of its own, the = %s", m[1], m[2]), true
	}
	if found, ok := noEquals(f); ok {
		return found, true
	}
	switch m := labelled.FindStringSubmatch(f.line); {
	case habits[firstWord(f.line)] != "":
		return f.finding("unexpected %s in the head of a block", quoted(f.word())).WithHint("%s", habits[firstWord(f.line)]), true
	case m != nil && m[1] == "set":
		return f.finding("a field must be set inside the braces of set").WithHint("write set THING { %s = %s }", m[2], m[3]), true
	case m != nil:
		return f.finding("unexpected = after a block name").WithHint("write %s %s { .. } with its attributes inside; write an attribute as %s = ..", m[1], m[2], m[1]), true
	case f.after == "" && strings.HasPrefix(f.nextLine(), "{"):
		return f.finding("the { of a block must be on the line of its head").WithHint("write %s {", head), true
	case f.after == "":
		attr := "name = value"
		if words := strings.Fields(head); len(words) == 2 && !strings.HasPrefix(words[1], `"`) {
			attr = words[0] + " = " + words[1]
		}
		return f.finding("missing braces after the head of a block").
			WithHint("write a block with braces, %s {}, or an attribute as %s", strings.Join(strings.Fields(head), " "), attr), true
	}
	return f.finding("unexpected %s in the head of a block", quoted(f.word())).
		WithHint("write each label as one name or a quoted text, then {; write an attribute as %s = ..", firstWord(f.line)), true
}

// noEquals explains a name with a value after it, and no = between them.
func noEquals(f *fault) (diag.Finding, bool) {
	m := valued.FindStringSubmatchIndex(f.line)
	if m == nil || strings.HasSuffix(strings.TrimSpace(f.line), "{") {
		return diag.Finding{}, false
	}
	name, value := f.line[m[2]:m[3]], f.line[m[4]:m[5]]
	if !lang.IsAttribute(name) && (habits[name] != "" || lang.Find(name) != nil || !noLabel.MatchString(value)) {
		return diag.Finding{}, false
	}
	return diag.Errorf("load/syntax", f.part(m[2], m[4]), "missing = after %q", name).WithHint("write %s = %s", name, value), true
}

// nextLine is the line below the place, without what it is indented by.
func (f *fault) nextLine() string {
	_, rest, _ := strings.Cut(string(f.src[min(f.at.Start.Byte, len(f.src)):]), "\n")
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}

// crowded explains a block on one line that does not end after its one attribute.
func crowded(f *fault) (diag.Finding, bool) {
	if behindIt.MatchString(f.after) {
		return tooMuch(f), true
	}
	if found, ok := habit(f); ok {
		return found, true
	}
	return f.finding("missing } after the attribute of a one-line block").WithHint("add }, or put each attribute on its own line"), true
}

func tooMuch(f *fault) diag.Finding {
	found := f.finding("a one-line block may have only one attribute and no inner block").
		WithHint("put each attribute and each inner block on its own line")
	if m := bareHead.FindStringSubmatch(f.before); m != nil && lang.IsRecord(m[1]) {
		found.Hint += fmt.Sprintf("; as an attribute, write %s = { .. }", m[1])
	}
	return found
}

// bareHead matches the head of the innermost block before the place, if it has no label.
var bareHead = regexp.MustCompile(`(?:^|[{\s])([a-z_]+)\s*\{[^{}]*$`)

// crowdedLine explains what stands after the } of a block.
func crowdedLine(f *fault) (diag.Finding, bool) {
	switch rest := strings.TrimSpace(f.after); {
	case strings.HasPrefix(rest, ","), strings.HasPrefix(rest, ";"):
		return f.finding("unexpected text after the } of a block").WithHint("remove %s", rest[:1]), true
	case strings.HasPrefix(rest, "else"):
		return f.finding("else must start on a new line").WithHint("write else { .. } on the next line; with a condition, else \"why\" { when = .. }"), true
	}
	return f.finding("unexpected text after the } of a block").WithHint("put each block on its own line"), true
}
