package english

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plural returns the plural of a noun: army, armies; rifleman, riflemen; box, boxes; leader,
// leaders. A noun that is plural already stays as it is: units, headquarters, riflemen.
func Plural(noun string) string {
	word, n := lastWord(noun), len(noun)
	switch {
	case isPlural(word):
		return noun
	case strings.HasSuffix(word, "man") && !slices.Contains(peoples, word):
		return noun[:n-2] + "en"
	case n > 1 && strings.HasSuffix(word, "y") && !strings.ContainsRune("aeiou", rune(noun[n-2])):
		return noun[:n-1] + "ies"
	case strings.HasSuffix(word, "s"), strings.HasSuffix(word, "x"), strings.HasSuffix(word, "ch"), strings.HasSuffix(word, "sh"):
		return noun + "es"
	}
	return noun + "s"
}

// Agree returns a title with a verb after it, which has an s unless the title is plural: White
// wins, Attackers win, Knights of the Lake win.
func Agree(title, verb string) string {
	head, _, _ := strings.Cut(title, " of ")
	word := lastWord(head)
	if (isPlural(word) || slices.Contains(nations, word)) && !slices.Contains(states, strings.ToLower(head)) {
		return title + " " + verb
	}
	return title + " " + verb + "s"
}

// Are is the verb after a noun: is, or are of a plural.
func Are(noun string) string {
	if head, _, _ := strings.Cut(noun, " of "); isPlural(lastWord(head)) {
		return "are"
	}
	return "is"
}

// Predicate reports whether a text begins with a verb that wants a subject before it: "is empty",
// and not "nobody stands there". Verbs are known that requirements usually begin with.
func Predicate(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return slices.Contains(predicates, first)
}

// A returns a noun after its indefinite article, which goes by the sound of the first word: an
// army, an hour, a unit, an MG.
func A(noun string) string {
	if vowelSound(noun) {
		return "an " + noun
	}
	return "a " + noun
}

var predicates = strings.Fields("can cannot carries did does fits had has holds is lies may moves must needs neither sees shows stands stays was will")

// What the endings do not tell.
var (
	// Words in man that do not come from man.
	peoples = []string{"german", "human", "norman", "ottoman", "roman", "shaman", "talisman"}
	// Words in men that are one thing.
	omens = []string{"omen", "regimen", "specimen"}
	// Words that are one thing, and end as plurals do.
	single = []string{"alias", "atlas", "bias", "canvas", "chaos", "gas", "lens"}
	// Peoples whose name has no form of its own for one of them.
	nations = []string{"british", "chinese", "danish", "dutch", "english", "finnish", "french", "irish", "japanese", "polish", "portuguese",
		"scottish", "spanish", "swedish", "swiss", "turkish", "vietnamese", "welsh"}
	// Plurals that are one player.
	states = []string{"netherlands", "united nations", "united states"}
)

// isPlural reports whether a word has the ending of a plural. A word in ss, us or is has not: pass,
// bonus, axis.
func isPlural(word string) bool {
	switch n := len(word); {
	case strings.HasSuffix(word, "men"):
		return !slices.Contains(omens, word)
	case n < 3 || word[n-1] != 's' || slices.Contains(single, word):
		return word == "people" || word == "dice" || word == "children"
	default:
		return !strings.ContainsRune("sui", rune(word[n-2]))
	}
}

// lastWord returns the word that decides about the number of a noun, in small letters.
func lastWord(noun string) string {
	return strings.ToLower(noun[strings.LastIndexAny(noun, " _-")+1:])
}

// vowelSound reports whether a text begins with the sound of a vowel. A word without vowels is
// spelled by its letters: HQ, MG.
func vowelSound(text string) bool {
	word := text
	if i := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }); i >= 0 {
		word = text[:i]
	}
	if word == "US" || word == "UK" {
		return false
	}
	word = strings.ToLower(word)
	starts := func(with ...string) bool {
		return slices.ContainsFunc(with, func(s string) bool { return strings.HasPrefix(word, s) })
	}
	first, _ := utf8.DecodeRuneInString(word)
	switch {
	case word == "one" || word == "once" || starts("eu", "ukr", "uni", "ura", "use", "usu", "uti"):
		return starts("unim", "unin") // unimportant, uninhabited
	case starts("heir", "honest", "honor", "honour", "hour"):
		return true
	case unicode.IsDigit(first):
		return first == '8' || word == "11" || word == "18"
	case !strings.ContainsAny(word, "aeiouyàáâäåæèéêëìíîïòóôöøùúûü"):
		return strings.ContainsRune("fhlmnrsx", first)
	}
	return strings.ContainsRune("aeiouàáâäåæèéêëìíîïòóôöøùúûü", first)
}
