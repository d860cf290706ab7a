package load

import (
	"regexp"
	"strings"

	"sandtable/schema/diag"
)

// A name that begins with a digit is taken for a number by the parser, which stops behind the
// digits.

var (
	nameBefore  = regexp.MustCompile(`(?:(\w+)\.)?(\w*)$`)
	nameBehind  = regexp.MustCompile(`^\w*`)
	digitsFirst = regexp.MustCompile(`^[0-9]\w*_\w*$`)
)

// digitName explains a name that begins with a digit: it needs its kind before it.
func digitName(f *fault) (diag.Finding, bool) {
	before := nameBefore.FindStringSubmatch(f.before)
	name := before[2] + nameBehind.FindString(f.after)
	if !digitsFirst.MatchString(name) || strings.Count(f.before, `"`)%2 == 1 {
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
