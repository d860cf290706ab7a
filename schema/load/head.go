package load

import (
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
	setBlock  = regexp.MustCompile(`^\s*set\s+([\pL_][\pL\pN_.-]*)\.([\pL_][\pL\pN_-]*)\s*\{`)
	bareLabel = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s+(\d[\pL\pN_.-]*)(.*)$`)
	oneLiner  = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*\{\s*(.*?)\s*\}?\s*$`)
	alone     = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*$`)
	otherSign = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*(==|:=|->|=>|:)\s*(.+)$`)
	called    = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s*\(`)
	behindIt  = regexp.MustCompile(`^([,;]|[A-Za-z_][\w-]*\s*(=[^=]|\{|"))`)
	labelled  = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\s+([\pL_][\pL\pN_-]*|"[^"]*")\s*=\s*([^=].*)$`)
	setField  = regexp.MustCompile(`^\s*set\s+([\pL_][\pL\pN_-]*)\s+([\pL_][\pL\pN_-]*)\s*=\s*([^=].*)$`)
	indexed   = regexp.MustCompile(`^\s*(?:set\s+)?([\pL_][\pL\pN_.-]*)\["([\pL_][\pL\pN_-]*)"\]\s*=\s*([^=].*)$`)
	quotedKey = regexp.MustCompile(`^\s*"([^"]*)"\s*=`)
)

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
			return f.finding("the name of an attribute stands without quotation marks").WithHint("write %s = ..", name), true
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
	if found, ok := assignment(f); ok {
		return found, true
	}
	if f.summary == "Missing newline after argument" {
		return diag.Finding{}, false
	}
	if m := oneLiner.FindStringSubmatch(f.line); !whole && m != nil && strings.HasSuffix(strings.TrimSpace(f.before), "{") {
		return f.finding("%q is written as a block, and what stands in it is a value", m[1]).WithHint("an attribute has no braces: %s = %s", m[1], m[2]), true
	}
	if name := f.around(); whole && name != "" {
		return f.finding("%q is an attribute, and is written here as a block", name).WithHint("an attribute has no braces: %s = %s", name, strings.TrimSpace(f.line)), true
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
		return diag.Errorf("load/syntax", f.part(m[4], m[5]), "the label %s stands in quotation marks", label).WithHint("write %s %q%s", word, label, rest), true
	}
	if m := quotedKey.FindStringSubmatch(f.line); m != nil {
		return f.finding("the name of an attribute stands without quotation marks").WithHint("write %s = ..", m[1]), true
	}
	if m := called.FindStringSubmatch(f.line); m != nil && m[1] != "if" {
		return f.finding("%q is called like a function; a statement is a block", m[1]).WithHint("a statement is a word and braces: advance turn { by = 1 }"), true
	}
	if m := otherSign.FindStringSubmatch(f.line); m != nil {
		return f.finding("an attribute is set with =, not with %s", m[2]).WithHint("write %s = %s", m[1], m[3]), true
	}
	if m := alone.FindStringSubmatch(f.line); m != nil {
		return f.finding("%q stands alone: it is neither an attribute nor a block", m[1]).WithHint("a block has braces, also an empty one: %s {}; an attribute has a value: %s = ..", m[1], m[1]), true
	}
	if m := habits[firstWord(f.line)]; m != "" {
		return f.finding("%q begins neither an attribute nor a block", firstWord(f.line)).WithHint("%s", m), true
	}
	return f.finding("%s begins neither an attribute nor a block", quoted(f.word())).
		WithHint("a line begins with the name of an attribute and =, or with the word of a block; a comment begins with #"), true
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
		return f.finding("a field is set by a statement").WithHint("%s", setting(thing, field, by)), true
	}
	for _, form := range []*regexp.Regexp{setField, indexed} {
		if m := form.FindStringSubmatch(f.line); m != nil {
			return f.finding("a field is set by its name inside the braces of set").WithHint("%s", setting(m[1], m[2], strings.TrimSpace(m[3]))), true
		}
	}
	if m := stepped.FindStringSubmatch(f.line); m != nil {
		thing, field, op := m[1], m[2], m[3][:1]
		if thing == "" {
			return f.finding("there is no sign %s", m[3]).
				WithHint("a bound name does not change; a field is set with set THING { %s = THING.%s %s 1 }, a track moves with advance %s { by = 1 }", field, field, op, field), true
		}
		return f.finding("a field is set by a statement").WithHint("%s", setting(thing, field, fmt.Sprintf("%s.%s %s 1", thing, field, op))), true
	}
	return diag.Finding{}, false
}

// setting is how a field is set: by its thing's name, or, if that is no plain name, with the
// attribute the.
func setting(thing, field, value string) string {
	if !strings.Contains(thing, ".") {
		return fmt.Sprintf("write set %s { %s = %s }", thing, field, value)
	}
	return fmt.Sprintf("write set { .. } with two attributes on lines of their own: the = %s, and %s = %s", thing, field, value)
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
		return f.finding("a field is set by its name inside the braces").WithHint("%s", setting(m[1], m[2], "..")), true
	}
	if found, ok := assignment(f); ok {
		return found, true
	}
	switch m := labelled.FindStringSubmatch(f.line); {
	case lang.IsAttribute(firstWord(f.line)) && !strings.HasSuffix(strings.TrimSpace(f.line), "{"):
		name := firstWord(f.line)
		return f.finding("an attribute is set with =").WithHint("write %s = %s", name, strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(f.line), name))), true
	case habits[firstWord(f.line)] != "":
		return f.finding("%s cannot stand in the head of a block", quoted(f.word())).WithHint("%s", habits[firstWord(f.line)]), true
	case m != nil && m[1] == "set":
		return f.finding("a field is set by its name inside the braces").WithHint("write set THING { %s = %s }", m[2], m[3]), true
	case m != nil:
		return f.finding("a block has no =").WithHint("write %s %s { .. }, with its attributes inside; an attribute is written %s = ..", m[1], m[2], m[1]), true
	case f.after == "" && strings.HasPrefix(f.nextLine(), "{"):
		return f.finding("the { of a block stands on the line of its head").WithHint("write %s {", head), true
	case f.after == "":
		return f.finding("what begins here has no braces").WithHint("a block has braces, also an empty one: %s {}; an attribute is written name = value", head), true
	}
	return f.finding("%s cannot stand in the head of a block", quoted(f.word())).
		WithHint("a label is one name, or a text in quotation marks, and behind the labels stands {; an attribute is set with =: %s = ..", firstWord(f.line)), true
}

// nextLine is the line below the place, without what it is indented by.
func (f *fault) nextLine() string {
	_, rest, _ := strings.Cut(string(f.src[min(f.at.Start.Byte, len(f.src)):]), "\n")
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}

// crowded explains a block on one line that does not end behind its one attribute.
func crowded(f *fault) (diag.Finding, bool) {
	if behindIt.MatchString(f.after) {
		return tooMuch(f), true
	}
	if found, ok := habit(f); ok {
		return found, true
	}
	return f.finding("a block on one line ends with } behind its one attribute").WithHint("what stands here belongs to no expression"), true
}

func tooMuch(f *fault) diag.Finding {
	return f.finding("a block on one line holds one attribute and no block").WithHint("write each attribute, and each inner block, on a line of its own")
}

// crowdedLine explains what stands behind the } of a block.
func crowdedLine(f *fault) (diag.Finding, bool) {
	switch rest := strings.TrimSpace(f.after); {
	case strings.HasPrefix(rest, ","), strings.HasPrefix(rest, ";"):
		return f.finding("a block ends with }, and nothing stands behind it").WithHint("take %s out", rest[:1]), true
	case strings.HasPrefix(rest, "else"):
		return f.finding("else is a block of its own, and begins a line").WithHint("write else { .. } on the line below; with a condition, else \"why\" { when = .. }"), true
	}
	return f.finding("a block ends with }, and nothing stands behind it").WithHint("write each block on a line of its own"), true
}
