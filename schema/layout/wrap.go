package layout

import (
	"strings"
	"unicode"

	"github.com/rivo/uniseg"
)

// leastRoom is how much of a line is left for text, however deep it is indented.
const leastRoom = 20

// Wrap breaks a text into lines of a width. It breaks at blanks, but not between a number and its
// percent sign, and where wide characters stand also between them, since their languages set no
// blanks. A word that is wider than the line stays whole: it may be one that is to be typed.
func Wrap(s string, n int) []string { return wrap(split(strings.Join(strings.Fields(s), " ")), n, n) }

// WrapAfter is Wrap with a first line of another width, as after a label.
func WrapAfter(s string, first, n int) []string {
	return wrap(split(strings.Join(strings.Fields(s), " ")), first, n)
}

// Indented breaks a text of one or more lines into lines of a width. The first is indented by some
// blanks, the others by another number of them. Blanks between words stay.
func Indented(s string, first, others, n int) string {
	var out []string
	for i, line := range strings.Split(s, "\n") {
		indent := others
		if i == 0 {
			indent = first
		}
		lines := wrap(split(line), max(n-indent, leastRoom), max(n-others, leastRoom))
		if len(lines) == 0 {
			lines = []string{""}
		}
		for _, l := range lines {
			out = append(out, strings.TrimRight(blanks(indent)+l, " "))
			indent = others
		}
	}
	return strings.Join(out, "\n")
}

// wrap sets pieces on lines, the first of which has another width.
func wrap(all []piece, first, n int) []string {
	var out []string
	var line strings.Builder
	used, room := 0, first
	for _, p := range all {
		w := Width(p.text)
		gap := p.blanks
		if used > 0 && used+gap+w > room {
			out = append(out, line.String())
			line.Reset()
			used, gap, room = 0, 0, n
		}
		line.WriteString(blanks(gap))
		line.WriteString(p.text)
		used += gap + w
	}
	if used > 0 {
		out = append(out, line.String())
	}
	return out
}

// piece is a part of a text that stays on one line.
type piece struct {
	text   string
	blanks int // that stand before it
}

// split splits a text where a line may end.
func split(s string) []piece {
	var out []piece
	for s != "" {
		word := strings.TrimLeftFunc(s, unicode.IsSpace)
		gap := Width(s[:len(s)-len(word)])
		end := strings.IndexFunc(word, unicode.IsSpace)
		if end < 0 {
			end = len(word)
		}
		for _, part := range parts(word[:end]) {
			if last := len(out) - 1; gap == 1 && last >= 0 && percent(out[last].text, part) {
				out[last].text += " " + part
			} else {
				out = append(out, piece{part, gap})
			}
			gap = 0
		}
		s = word[end:]
	}
	return out
}

// percent says whether two words are a number and its percent sign, which belong on one line.
func percent(number, sign string) bool {
	return strings.HasPrefix(sign, "%") && strings.IndexByte("0123456789", number[len(number)-1]) >= 0
}

// parts splits a word beside wide characters, as the rules of Unicode for lines allow.
func parts(word string) []string {
	if word == "" {
		return nil
	}
	if Width(word) == len(word) { // plain letters
		return []string{word}
	}
	var out []string
	state := -1
	for word != "" {
		var part string
		part, word, _, state = uniseg.FirstLineSegmentInString(word, state)
		if last := len(out) - 1; last >= 0 && !wide(lastOf(out[last])) && !wide(part) {
			out[last] += part
		} else {
			out = append(out, part)
		}
	}
	return out
}

// wide says whether a text begins with a wide character.
func wide(s string) bool {
	_, _, w, _ := uniseg.FirstGraphemeClusterInString(s, -1)
	return w > 1
}

// lastOf is the last character of a text, with the marks set on it.
func lastOf(s string) string {
	g := uniseg.NewGraphemes(s)
	last := ""
	for g.Next() {
		last = g.Str()
	}
	return last
}
