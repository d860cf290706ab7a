package load

import (
	"regexp"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// A name that begins with a digit is taken for a number by the parser, which stops after the
// digits.

var (
	nameBefore  = regexp.MustCompile(`(?:(\w+)\.)?(\w*)$`)
	nameBehind  = regexp.MustCompile(`^\w*`)
	digitsFirst = regexp.MustCompile(`^[0-9]\w*_\w*$|^[0-9]+[a-zA-Z]\w*$`)
	diceThrown  = regexp.MustCompile(`^[0-9]+d[0-9]+$`)

	// What stands on a line where the name of an attribute should: "0503" =, 0503 =, hex["0503"] =
	// and hex.0503 =.
	digitsSet = regexp.MustCompile(`^\s*(?:([\pL_][\pL\pN_-]*)\.)?"?([0-9][\pL\pN_.-]*)"?\s*=([^=]|$)`)
	indexSet  = regexp.MustCompile(`^\s*([\pL_][\pL\pN_-]*)\["([^"]*)"\]\s*=([^=]|$)`)
)

// digitName explains a name that begins with a digit: it needs its kind before it.
func digitName(f *fault) (diag.Finding, bool) {
	before := nameBefore.FindStringSubmatch(f.before)
	name := before[2] + nameBehind.FindString(f.after)
	if !digitsFirst.MatchString(name) || diceThrown.MatchString(name) || strings.Count(f.before, `"`)%2 == 1 {
		return diag.Finding{}, false
	}
	found := f.finding("a name cannot start with a digit")
	found.Range.Start.Column -= len(before[2])
	found.Range.Start.Byte -= len(before[2])
	if kind := before[1]; kind != "" {
		return found.WithHint("write the kind before it: %s_%s", kind, name), true
	}
	return found.WithHint("write the kind before it: KIND_%s, such as hex_29_04", name), true
}

// placeName explains what stands before = where one word must, as in given: a name that begins with
// a digit, or that is written with its kind as in an expression.
func placeName(f *fault) (diag.Finding, bool) {
	kind, label := "", ""
	if m := digitsSet.FindStringSubmatch(f.line); m != nil {
		kind, label = m[1], m[2]
	} else if m := indexSet.FindStringSubmatch(f.line); m != nil && (f.around() == "given" || digitFirst(m[2])) {
		kind, label = m[1], m[2]
	} else {
		return diag.Finding{}, false
	}
	found := f.finding("a single word must stand before =")
	if digitFirst(label) {
		found = f.finding("a name that begins with a digit needs its kind before it, in one word")
	}
	if kind == "" {
		return found.WithHint("write KIND_%s = .., such as hex_%[1]s", english.Slug(label)), true
	}
	return found.WithHint("write %s_%s = ..", kind, english.Slug(label)), true
}

func digitFirst(name string) bool { return name != "" && name[0] >= '0' && name[0] <= '9' }
