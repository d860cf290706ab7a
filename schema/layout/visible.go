package layout

import "strings"

// Unseen says what is wrong with a character that nobody sees, or that does something to a screen
// instead of standing on it: a terminal obeys an escape, letters that run backwards make a line
// read as it is not, and a name with a blank of no width is another name. "" if nothing is, as with
// line ends and tabs.
func Unseen(r rune) string {
	switch {
	case r == '\t' || r == '\n':
		return ""
	case r < ' ', r >= 0x7f && r < 0xa0:
		return "control character"
	case r == 0x200b, r >= 0x2060 && r <= 0x2064, r == 0xfeff:
		return "invisible character"
	case r >= 0x202a && r <= 0x202e, r >= 0x2066 && r <= 0x2069:
		return "bidirectional control"
	case r == 0x2028, r == 0x2029:
		return "line separator"
	}
	return ""
}

// Mark stands in place of a character that must not reach a terminal.
const Mark = '\ufffd'

// Visible replaces what does not stand on a line: names of files, damaged saves and refused content
// come from strangers.
func Visible(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r == '\n', Unseen(r) != "":
			return Mark
		}
		return r
	}, text)
}
