// Package english makes the words of a game into English: names as words, capitals, sentences,
// plurals, articles, counted nouns and lists; and labels into names. It knows the regular forms and
// a few exceptions. It does not know what a word means, and does not wrap, align or cut text:
// schema/layout does.
package english

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Slug returns the name of a label: lower case, with "_" for every run of characters that a name
// cannot hold.
func Slug(label string) string {
	var b strings.Builder
	gap := false
	for _, r := range strings.ToLower(label) {
		ok := r == '_' || r == '-' || (r >= 'a' && r <= 'z') || (r >= '0' && r <= '9') || r > 127
		if !ok {
			gap = true
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte('_')
		}
		gap = false
		b.WriteRune(r)
	}
	return b.String()
}

// Spaced returns a name as words: light tank for light_tank.
func Spaced(name string) string { return strings.ReplaceAll(name, "_", " ") }

// Spelled returns a text with letters parted from figures, as it is said aloud: B 3 for B3.
func Spelled(text string) string {
	var b strings.Builder
	before := rune(0)
	for _, r := range text {
		if unicode.IsLetter(before) && unicode.IsDigit(r) || unicode.IsDigit(before) && unicode.IsLetter(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		before = r
	}
	return b.String()
}

// Capital returns a text with a capital letter in front.
func Capital(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	if upper := unicode.ToUpper(first); n > 0 && upper != first {
		return string(upper) + text[n:]
	}
	return text
}

// Title returns a title for people: of one that is a mere name, as a deck's may be, the words.
func Title(title string) string {
	if !strings.Contains(title, "_") {
		return title
	}
	return Capital(Spaced(title))
}

// Sentence returns a message as a sentence: with a capital letter in front, and a full stop unless
// it ends as sentences do.
func Sentence(message string) string {
	if message == "" || strings.ContainsAny(message[len(message)-1:], ".?!") {
		return Capital(message)
	}
	return Capital(message) + "."
}

// Count returns a number with its noun: 1 die, 3 units.
func Count(n int, noun string) string {
	if n != 1 {
		noun = Plural(noun)
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// Some returns the entries of a list; of a long one the first so many, and how many more there are.
func Some(list []string, most int) string {
	if len(list) == 0 {
		return "none"
	}
	if len(list) <= most {
		return strings.Join(list, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(list[:most], ", "), len(list)-most)
}

// Most returns the entries of a list; of a long one the first so many, and after them how many
// more there are.
func Most(list []string, most int) []string {
	if len(list) <= most {
		return list
	}
	return append(list[:most:most], fmt.Sprintf("and %d more", len(list)-most))
}

// Tally returns names in their order, like ones once, and how many there are of each.
func Tally(names []string) (once []string, number map[string]int) {
	number = map[string]int{}
	for _, n := range names {
		if number[n]++; number[n] == 1 {
			once = append(once, n)
		}
	}
	return once, number
}

// Times returns names in their order, like ones once, with how many there are: Tank (3).
func Times(names []string) []string {
	out, number := Tally(names)
	for i, n := range out {
		if number[n] > 1 {
			out[i] = fmt.Sprintf("%s (%d)", n, number[n])
		}
	}
	return out
}

// Join returns the texts that are not empty with something between them.
func Join(between string, texts ...string) string {
	return strings.Join(Each(texts, func(t string) string { return t }), between)
}

// Each returns what each of a list is called, without those that are called nothing.
func Each[T any](list []T, name func(T) string) (out []string) {
	for _, x := range list {
		if text := name(x); text != "" {
			out = append(out, text)
		}
	}
	return out
}
