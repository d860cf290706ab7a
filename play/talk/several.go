package talk

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/machine"
	"sandtable/play/talk/match"
)

// mostTimes is how often one answer may be given by a line.
const mostTimes = 100

// everyMember is the word for all members of a set.
const everyMember = "all"

// passes reports whether an option is to pass.
func (tb *Table) passes(i int) bool {
	_, opt := tb.S.M.Option(i)
	return opt[0] == machine.PassOption
}

// several reads a line of several answers, such as "1 2" or "d5x2 e5", as the keys of options; nil
// if it is none. Every word must mean one option as the decision stands now: by its number, if that
// has been shown, or by its key. Where the same is to be decided several times a word may also be
// several keys: "d5e5x2" is each of them twice.
func (tb *Table) several(text string) []string {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	var keys []string
	for _, w := range words {
		means, times := tb.keysOf(w), 1
		if i := strings.LastIndexAny(w, "xX"); means == nil && i > 0 {
			if n, err := strconv.Atoi(w[i+1:]); err == nil && n > 0 && n <= mostTimes {
				means, times = tb.keysOf(w[:i]), n
			}
		}
		if means == nil {
			return nil
		}
		for _, key := range means {
			keys = append(keys, slices.Repeat([]string{key}, times)...)
		}
	}
	if len(keys) < 2 {
		return nil
	}
	return keys
}

// members lists the options that are members of the set being chosen, as many as it may still hold.
func (tb *Table) members() (out []int) {
	set := tb.Set()
	for i := range tb.S.Options() {
		if !tb.passes(i) && (set.Most < 0 || len(set.Taken)+len(out) < set.Most) {
			out = append(out, i)
		}
	}
	return out
}

// keysOf returns the keys of the options that a word means: of one, or of several that are written
// together.
func (tb *Table) keysOf(word string) []string {
	if key := tb.answerNamed(word); key != "" {
		return []string{key}
	}
	if tb.Left() < 2 {
		return nil
	}
	return match.Apart(tb.optionKeys(), strings.ToLower(word))
}

// answerNamed returns the key of the one option that a word means; "" if there is none.
func (tb *Table) answerNamed(word string) string {
	opts := tb.S.Options()
	if i, ok := tb.shownAt(word); ok {
		return opts[i].Key
	}
	if i := match.KeyAs(opts, word); i >= 0 {
		return opts[i].Key
	}
	return ""
}
