package english

import (
	"strings"
	"unicode"
)

// sentences splits a text into its sentences. A period after a number or a single letter ends
// none: "2. Panzer", "J. Smith".
func sentences(text string) (out []string) {
	words := strings.Fields(text)
	from := 0
	for i, w := range words {
		if last := i == len(words)-1; last || ends(w) {
			out = append(out, strings.Join(words[from:i+1], " "))
			from = i + 1
		}
	}
	return out
}

// ends reports whether a sentence ends with a word.
func ends(word string) bool {
	bare := strings.TrimRight(word, `)"'`)
	if !strings.HasSuffix(bare, ".") && !strings.HasSuffix(bare, "!") && !strings.HasSuffix(bare, "?") {
		return false
	}
	bare = strings.TrimFunc(bare, func(r rune) bool { return unicode.IsPunct(r) })
	number := strings.IndexFunc(bare, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
	return !number && len([]rune(bare)) > 1
}

// FirstSentence returns the first sentence of a text.
func FirstSentence(text string) string {
	if all := sentences(text); len(all) > 0 {
		return all[0]
	}
	return ""
}

// SentenceWith returns the first sentence of a text in which some words stand.
func SentenceWith(text, want string) string {
	for _, s := range sentences(text) {
		if strings.Contains(strings.ToLower(s), want) {
			return s
		}
	}
	return ""
}
