package talk

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sandtable/interp/naming"
	"sandtable/schema/english"
)

// meant finds the options that an input means now: by its number, its key, a beginning of its key,
// a beginning of each word of it, its letters without what parts them (e2e4), its words as they are
// spelt to a listener (b 3 2), or with the name that a place has besides. Case and dashes do not
// matter. What passes, and so may end a phase, is meant by its whole key only; the words that
// decline are one.
func (tb *Table) meant(input string) []int {
	opts := tb.S.Options()
	if i := tb.S.M.Passing(); i >= 0 && declines(input) && !isKey(opts, input) {
		return []int{i}
	}
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
		case tb.passes(i):
		case strings.HasPrefix(have, want):
			begins = append(begins, i)
		case len(begins) == 0 && wordsBegin(have, want):
			byWord = append(byWord, i)
		}
	}
	switch {
	case len(begins) > 0:
		return begins
	case len(byWord) > 0:
		return byWord
	case !strings.ContainsFunc(want, unicode.IsLetter): // several numbers
		return nil
	}
	if out := tb.spelt(want); len(out) > 0 {
		return out
	}
	if labels := tb.labels(want); labels != want {
		return tb.meant(labels)
	}
	return nil
}

// labels returns an input with what the map calls places in the stead of the names that they have
// besides.
func (tb *Table) labels(input string) string {
	out, longest := input, 0
	for t := range tb.S.P.Game.All() {
		called := plainKey(t.Called)
		if before, after, found := strings.Cut(" "+input+" ", " "+called+" "); found && len(called) > longest {
			longest = len(called)
			out = strings.TrimSpace(before + " " + plainKey(t.Name) + " " + after)
		}
	}
	return out
}

// declines reports whether a word is one of those that pass, say no, or are done.
func declines(word string) bool {
	return slices.Contains([]string{"pass", "none", "no", "done"}, plainKey(word))
}

// which lists the options to which something applies.
func which(opts []naming.Option, is func(i int) bool) (out []int) {
	for i := range opts {
		if is(i) {
			out = append(out, i)
		}
	}
	return out
}

// spelt finds the options whose keys have the same letters and figures as an input; else those in
// which its words follow one another, with letters parted from figures.
func (tb *Table) spelt(want string) []int {
	opts, sought := tb.S.Options(), letters(want)
	if out := which(opts, func(i int) bool { return letters(opts[i].Key) == sought }); len(out) > 0 {
		return out
	}
	words := strings.Fields(english.Spelled(want))
	return which(opts, func(i int) bool {
		have := plainKey(opts[i].Key)
		return !tb.passes(i) && hasAll(have, words) && heard(strings.Fields(english.Spelled(have)), words)
	})
}

// hasAll reports whether words stand in a key, wherever: few keys of a long list pass, and the
// others need not be taken apart.
func hasAll(key string, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(key, w) })
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

// letters returns a key without all that parts its words: e2e4 of e2-e4.
func letters(key string) string { return strings.ReplaceAll(plainKey(key), " ", "") }

// plainKey returns a key without regard to case, dashes, underscores and points. It is made of each
// key of long lists, so it takes one pass.
func plainKey(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	parted := false
	for _, r := range s {
		switch r {
		case ' ', '-', '_', '\t', ':', ',', '.':
			parted = b.Len() > 0
			continue
		}
		if parted {
			b.WriteByte(' ')
			parted = false
		}
		switch {
		case 'A' <= r && r <= 'Z':
			b.WriteByte(byte(r) + 'a' - 'A')
		case r < unicode.MaxASCII:
			b.WriteByte(byte(r))
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return b.String()
}

// SameKey reports whether a title says no more than a key does.
func SameKey(key, title string) bool { return plainKey(key) == plainKey(english.Slug(title)) }

// wordsBegin reports whether each word of an input begins a word of a key, in order.
func wordsBegin(key, input string) bool {
	words := strings.Fields(input)
	if !hasAll(key, words) {
		return false
	}
	ks := strings.Fields(key)
	for _, w := range words {
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
func mentions(opts []naming.Option, input string) []int {
	want := plainKey(input)
	return which(opts, func(i int) bool { return want != "" && wordsBegin(plainKey(opts[i].Title), want) })
}

// isKey reports whether a text is the key of an option.
func isKey(opts []naming.Option, text string) bool { return keyAs(opts, text) >= 0 }

// keyAs returns the option whose key is a text, but for case and what parts words; -1 if there is
// none.
func keyAs(opts []naming.Option, text string) int {
	plain := plainKey(text)
	return slices.IndexFunc(opts, func(o naming.Option) bool {
		return strings.EqualFold(o.Key, text) || plainKey(o.Key) == plain
	})
}

// keyed returns the option with exactly this key.
func keyed(opts []naming.Option, key string) []int {
	if i := slices.IndexFunc(opts, func(o naming.Option) bool { return strings.EqualFold(o.Key, key) }); i >= 0 {
		return []int{i}
	}
	return nil
}

// count reads how many times a command is meant.
func count(args string, usual int) (int, bool) {
	if args == "" {
		return usual, true
	}
	n, err := strconv.Atoi(args)
	return n, err == nil && n > 0
}
