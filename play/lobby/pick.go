package lobby

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// pick finds the one of several names that a text means: its number, the name, or a beginning of
// it, or else of a word in it, that no other has. If there is none it says why.
func pick(names []string, text string) (int, string) {
	if n, err := strconv.Atoi(text); err == nil {
		if n >= 1 && n <= len(names) {
			return n - 1, ""
		}
		return -1, fmt.Sprintf("There is no %d: the numbers go from 1 to %d.", n, len(names))
	}
	want := english.Slug(text)
	var found, within []int
	var slugs []string
	for i, n := range names {
		slug := english.Slug(n)
		if slug == want {
			return i, ""
		}
		switch {
		case want == "":
		case strings.HasPrefix(slug, want):
			found = append(found, i)
		case strings.Contains(slug, "_"+want):
			within = append(within, i)
		}
		slugs = append(slugs, slug)
	}
	if len(found) == 0 {
		found = within
	}
	switch {
	case len(found) == 1:
		return found[0], ""
	case len(found) > 1:
		return -1, fmt.Sprintf("%q may mean %s or %s.", text, names[found[0]], names[found[1]])
	}
	if near := diag.Suggest(want, slugs); near != "" {
		return -1, fmt.Sprintf("There is no %q; did you mean %q?", text, near)
	}
	return -1, fmt.Sprintf("There is no %q; help explains what may be typed.", text)
}

func number(text string) bool {
	_, err := strconv.Atoi(text)
	return err == nil
}

// firstSentence returns the beginning of a text.
func firstSentence(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if i := strings.Index(text, ". "); i >= 0 {
		return text[:i+1]
	}
	return text
}
