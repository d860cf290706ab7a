package full

import (
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"sandtable/schema/layout"
)

// named are the keys that the bottom line calls by a word.
var named = map[string]rune{"Enter": tea.KeyEnter, "Space": tea.KeySpace, "Esc": tea.KeyEscape}

// keyNamed returns the key of a word of the bottom line: a name, or one character.
func keyNamed(word string) (tea.KeyPressMsg, bool) {
	if code, ok := named[strings.TrimSuffix(word, ":")]; ok {
		return tea.KeyPressMsg{Code: code}, true
	}
	if r, n := utf8.DecodeRuneInString(word); n == len(word) && n > 0 {
		return tea.KeyPressMsg{Code: r, Text: word}, true
	}
	return tea.KeyPressMsg{}, false
}

// keyAt returns the key that the bottom line names at a column: the one that is clicked on, or of
// what is clicked on in words the first one. So all can be done with the mouse.
func (s *state) keyAt(x int) (tea.KeyPressMsg, bool) {
	at := 0
	for part := range strings.SplitSeq(whole(s.hints(), s.w), "  ") {
		if end := at + layout.Width(part); x < at || x >= end {
			at = end + 2
			continue
		}
		at += layout.Width(part) - layout.Width(strings.TrimLeft(part, " "))
		words := strings.Fields(part)
		if len(words) == 0 {
			break
		}
		first, ok := keyNamed(words[0])
		for i := 0; i < len(words) && ok; i++ {
			k, is := keyNamed(words[i])
			if !is {
				break
			}
			if at <= x && x < at+layout.Width(words[i]) {
				return k, true
			}
			at += layout.Width(words[i]) + 1
		}
		return first, ok
	}
	return tea.KeyPressMsg{}, false
}
