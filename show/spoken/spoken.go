// Package spoken turns lines that are made to be looked at into sentences that are made to be
// heard: signs become words, columns become sentences of their own, drawings are left out.
//
// It knows no game and keeps all words as they are. What it says of a place, "B 3 2" for B3-2, can
// be typed as it is heard.
package spoken

import (
	"regexp"
	"strings"
	"unicode"

	"sandtable/schema/english"
)

// Lines turns lines into sentences, one a line.
func Lines(lines []string) []string {
	var out []string
	for _, l := range lines {
		for _, part := range columns.Split(strings.TrimSpace(l), -1) {
			if s := sentence(part); s != "" {
				out = append(out, s)
			}
		}
	}
	return out
}

var columns = regexp.MustCompile(`\s{2,}|\n|\t`)

// sentence turns a text into a sentence; "" if nothing of it can be said.
func sentence(text string) string {
	text = strings.TrimRight(words(text), " ,;-")
	if strings.IndexFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) < 0 {
		return ""
	}
	text = english.Capital(text)
	if last := strings.TrimRight(text, `"')`); !strings.HasSuffix(last, ".") && !strings.HasSuffix(last, "?") &&
		!strings.HasSuffix(last, "!") && !strings.HasSuffix(last, ":") {
		text += "."
	}
	return text
}

// signs are what stands for a word, in the order in which they are replaced.
var signs = []struct {
	sign *regexp.Regexp
	word string
}{
	{regexp.MustCompile(`^\s*> `), ""}, // a decision in the log
	{regexp.MustCompile(`,? ?§ ?([\pL\d._-]*[\pL\d])`), ", section $1"},
	{regexp.MustCompile(` ?-> ?`), " to "},
	{regexp.MustCompile(` > `), ", "},
	{regexp.MustCompile(`>= ?`), "at least "},
	{regexp.MustCompile(`<= ?`), "at most "},
	{regexp.MustCompile(`,? ?\.\.\.?$`), ", and so on"},
	{regexp.MustCompile(`,? \.\.\.?`), ", and so on"},
	{regexp.MustCompile(`\.\.`), " to "},
	{regexp.MustCompile(`\b(roll [^:]*: \d+(?: \d+)+)`), "\x00$1\x00"},
	{regexp.MustCompile(`\b(\d+)x `), "$1 "},
	{regexp.MustCompile(`(\d)\+($|[^\pL\d])`), "$1 or more$2"},
	{regexp.MustCompile(`(^|[\s(:,;])\+(\d)`), "${1}plus $2"},
	{regexp.MustCompile(`(^|[\s(:,;])-(\d)`), "${1}minus $2"},
	{regexp.MustCompile(`(\pL)-(\pL*\d)`), "$1 $2"},
	{regexp.MustCompile(` ?%`), " percent"},
	{regexp.MustCompile(` = `), " is "},
	{regexp.MustCompile(` & `), " and "},
	{regexp.MustCompile(`(\pL)@(\pL)`), "$1 at $2"},
	{regexp.MustCompile(`[\[\]{}<>|*#~^@_=§]`), " "},
	{regexp.MustCompile(`[\x{2500}-\x{25ff}]`), " "}, // lines and blocks
	{regexp.MustCompile(`(^|[\s(])--+`), "$1"},
	{regexp.MustCompile(`^\s*\(`), ""},
	{regexp.MustCompile(`([\pL\d]) ?\(`), "$1, "},
	{regexp.MustCompile(`\) `), ", "},
	{regexp.MustCompile(`[()]`), " "},
	{regexp.MustCompile(`\s+`), " "},
	{regexp.MustCompile(` ([,;.:?!])([\s,;.:?!]|$)`), "$1$2"},
	{regexp.MustCompile(`,([,;.:?!])`), "$1"},
	{regexp.MustCompile(`([,;:]),`), "$1"},
	{regexp.MustCompile(`^[,;.: ]+`), ""},
}

// words turns the signs of a text into words.
func words(text string) string {
	for _, s := range signs {
		text = s.sign.ReplaceAllString(text, s.word)
	}
	text = thrown.ReplaceAllStringFunc(text, func(roll string) string {
		what, dice, _ := strings.Cut(strings.Trim(roll, "\x00"), ": ")
		return what + ": " + strings.Join(strings.Fields(dice), ", ")
	})
	return strings.TrimSpace(names.ReplaceAllStringFunc(text, name))
}

// thrown is a roll with several dice.
var thrown = regexp.MustCompile("\x00[^\x00]*\x00")

// names are words of letters and figures: names of spaces and of weapons.
var names = regexp.MustCompile(`[\pL\d]*\d[\pL\d]*(?:-[\pL\d]+)*|\pL+(?:-\d[\pL\d]*)+`)

// name spells a name of letters and figures: B 3 2 of B3-2. Mere numbers stay as they are.
func name(name string) string {
	if strings.IndexFunc(name, unicode.IsLetter) < 0 {
		return name
	}
	return english.Spelled(strings.ReplaceAll(name, "-", " "))
}
