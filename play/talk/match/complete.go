package match

import (
	"slices"
	"strings"

	"sandtable/schema/english"
)

// mostCompletions is how many lines are offered whole; of more, each as far as the next word.
const mostCompletions = 12

// GoOn lists what a line may go on with, so that what is typed of it becomes one of the known
// words.
func GoOn(line, typed string, known []string) []string {
	out := english.Each(known, func(k string) string {
		if len(k) >= len(typed) && strings.EqualFold(k[:len(typed)], typed) {
			return line + k[len(typed):]
		}
		return ""
	})
	slices.Sort(out)
	out = slices.Compact(out)
	if len(out) <= mostCompletions {
		return out
	}
	from := commonLength(out)
	for i, text := range out {
		if n := strings.IndexAny(text[from:], " -@"); n >= 0 {
			out[i] = text[:from+n+1]
		}
	}
	return slices.Compact(out)
}

// commonLength returns how far lines that are sorted agree.
func commonLength(sorted []string) int {
	first, last := sorted[0], sorted[len(sorted)-1]
	n := 0
	for n < len(first) && n < len(last) && first[n] == last[n] {
		n++
	}
	return n
}
