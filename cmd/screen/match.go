package screen

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sandtable/cmd/spoken"
	"sandtable/interp"
)

// meant finds the options that an input means now. The words that decline are one: each of them means
// the option that passes, says no, or is done, whatever its key.
func (s *Screen) meant(input string) []int {
	opts := s.S.Options()
	if i := s.S.M.Passing(); i >= 0 && declines(input) && !isKey(opts, input) {
		return []int{i}
	}
	return match(opts, s.passes, input)
}

// declines reports whether a word is one of those that pass, say no, or are done.
func declines(word string) bool {
	switch plainKey(word) {
	case "pass", "none", "no", "done":
		return true
	}
	return false
}

// match finds the options that an input means: its number, its key, a beginning of its key, a
// beginning of each word of it, its letters without what parts them (e2e4), or its words as they
// are spelt to a listener (b 3 2). Case and dashes do not matter. What passes, and so may end a
// phase, is meant by its whole key only.
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
	if len(byWord) > 0 {
		return byWord
	}
	return spelt(opts, passes, want)
}

// spelt finds the options whose keys have the same letters and figures as an input; else those in
// which its words follow one another, with letters parted from figures.
func spelt(opts []interp.Option, passes func(i int) bool, want string) (out []int) {
	if !strings.ContainsFunc(want, unicode.IsLetter) { // several numbers
		return nil
	}
	for i, o := range opts {
		if letters(o.Key) == letters(want) {
			out = append(out, i)
		}
	}
	if len(out) > 0 {
		return out
	}
	words := strings.Fields(spoken.Spaced(want))
	for i, o := range opts {
		if !passes(i) && heard(strings.Fields(spoken.Spaced(plainKey(o.Key))), words) {
			out = append(out, i)
		}
	}
	return out
}

// heard reports whether words stand in a key in their order: beginnings of words, and whole
// figures.
func heard(key, words []string) bool {
	for _, w := range words {
		i := slices.IndexFunc(key, func(k string) bool {
			if _, err := strconv.Atoi(w); err == nil {
				return k == w
			}
			return strings.HasPrefix(k, w)
		})
		if i < 0 {
			return false
		}
		key = key[i+1:]
	}
	return len(words) > 0
}

// letters is a key without all that parts its words: e2e4 of e2-e4.
func letters(key string) string { return strings.ReplaceAll(plainKey(key), " ", "") }

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
