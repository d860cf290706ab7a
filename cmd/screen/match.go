package screen

import (
	"strconv"
	"strings"

	"sandtable/interp"
)

// match finds the options that an input means: its number, its key, a beginning of its key, or a
// beginning of each word of it. Case and dashes do not matter. What passes, and so may end a phase,
// is meant by its whole key only.
func match(opts []interp.Option, passes func(i int) bool, input string) []int {
	if n, err := strconv.Atoi(input); err == nil {
		if n >= 1 && n <= len(opts) {
			return []int{n - 1}
		}
		if keyed(opts, input) == nil {
			return nil
		}
	}
	want := plainKey(input)
	var begins, byWord []int
	for i, o := range opts {
		have := plainKey(o.Key)
		switch {
		case strings.EqualFold(o.Key, input) || have == want:
			return []int{i}
		case passes(i):
		case strings.HasPrefix(have, want):
			begins = append(begins, i)
		case wordsBegin(have, want):
			byWord = append(byWord, i)
		}
	}
	if len(begins) > 0 {
		return begins
	}
	return byWord
}

// plainKey is a key without regard to case, dashes, underscores and points.
func plainKey(s string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return r == ' ' || r == '-' || r == '_' || r == '\t' || r == ':' || r == ',' || r == '.'
	}), " ")
}

// wordsBegin says whether each word of an input begins a word of a key, in order.
func wordsBegin(key, input string) bool {
	ks := strings.Fields(key)
	for _, w := range strings.Fields(input) {
		for len(ks) > 0 && !strings.HasPrefix(ks[0], w) {
			ks = ks[1:]
		}
		if len(ks) == 0 {
			return false
		}
		ks = ks[1:]
	}
	return input != ""
}

// mentions finds the options in whose title some word begins with the input: for looking, never for
// choosing.
func mentions(opts []interp.Option, input string) []int {
	var out []int
	want := plainKey(input)
	for i, o := range opts {
		if want != "" && wordsBegin(plainKey(o.Title), want) {
			out = append(out, i)
		}
	}
	return out
}
