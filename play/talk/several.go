package talk

import (
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/machine"
)

// mostTimes is how often one answer may be given by a line.
const mostTimes = 100

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

// keysOf returns the keys of the options that a word means: of one, or of several that are written
// together.
func (tb *Table) keysOf(word string) []string {
	if key := tb.answerNamed(word); key != "" {
		return []string{key}
	}
	if tb.Left() < 2 {
		return nil
	}
	return apart(tb.optionKeys(), strings.ToLower(word))
}

// apart splits a word into keys that are written together, such as d5e5g5; nil if there is no
// way to do so, or more than one. Only keys that begin with a letter and end with a digit show where
// one ends.
func apart(keys []string, word string) []string {
	by := map[string]string{}
	for _, key := range keys {
		k := strings.ToLower(key)
		if k == "" {
			continue
		}
		if first, last := k[0], k[len(k)-1]; 'a' <= first && first <= 'z' && '0' <= last && last <= '9' {
			by[k] = key
		}
	}
	ways, last := make([]int, len(word)+1), make([]string, len(word)+1) // up to each letter
	ways[0] = 1
	for to := 1; to <= len(word); to++ {
		for from := range to {
			if k := word[from:to]; by[k] != "" && ways[from] > 0 {
				ways[to], last[to] = min(ways[to]+ways[from], 2), k
			}
		}
	}
	if ways[len(word)] != 1 {
		return nil
	}
	var out []string
	for at := len(word); at > 0; at -= len(last[at]) {
		out = append(out, by[last[at]])
	}
	slices.Reverse(out)
	return out
}

// answerNamed returns the key of the one option that a word means; "" if there is none.
func (tb *Table) answerNamed(word string) string {
	opts := tb.S.Options()
	if i, ok := tb.shownAt(word); ok {
		return opts[i].Key
	}
	if i := keyAs(opts, word); i >= 0 {
		return opts[i].Key
	}
	return ""
}
