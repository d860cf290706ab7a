// Package match finds which options of a decision a typed line means. It sees keys and titles only,
// no rules and no position. Input that fits several options returns them all. An option that passes
// must be typed in full, because it may end a phase.
package match

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sandtable/interp/naming"
	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// Options are the options of one decision.
type Options struct {
	List    []naming.Option
	Passing int              // the option that passes the decision as a whole; -1 if there is none
	Passes  func(i int) bool // reports whether an option passes something
}

// Meant returns the options that an input means: by its number, its key, a beginning of its key, a
// beginning of each word of it, these after the name of the action, its letters without what parts
// them (e2e4), or its words as they are spelt to a listener (b 3 2). Case and dashes do not matter.
// The words that decline mean what passes.
func (o Options) Meant(input string) []int {
	if o.Passing >= 0 && Declines(input) && !IsKey(o.List, input) {
		return []int{o.Passing}
	}
	if n, err := strconv.Atoi(input); err == nil {
		if n >= 1 && n <= len(o.List) {
			return []int{n - 1}
		}
		if Keyed(o.List, input) == nil {
			return nil
		}
	}
	want := Plain(input)
	var begins, byWord []int
	for i, x := range o.List {
		have := Plain(x.Key)
		switch {
		case strings.EqualFold(x.Key, input) || have == want:
			return []int{i}
		case o.Passes(i):
		case strings.HasPrefix(have, want):
			begins = append(begins, i)
		case len(begins) == 0 && WordsBegin(have, want):
			byWord = append(byWord, i)
		}
	}
	switch {
	case len(begins) > 0:
		return begins
	case len(byWord) > 0:
		return byWord
	case !strings.ContainsFunc(want, unicode.IsLetter): // several numbers
		return nil
	}
	if out := Which(o.List, func(i int) bool { return !o.Passes(i) && headed(o.List[i], want) }); len(out) > 0 {
		return out
	}
	return o.spelt(want)
}

// headed reports whether an input names the action that stands before the colon of a title and not
// in the key, where there is no other, and then words of the key.
func headed(o naming.Option, want string) bool {
	head, _, ok := strings.Cut(o.Title, ": ")
	if !ok {
		return false
	}
	rest, ok := Behind(want, head)
	return ok && WordsBegin(Plain(o.Key), rest)
}

// Declines reports whether a word is one of those that pass, say no, or are done.
func Declines(word string) bool {
	return slices.Contains([]string{"pass", "none", "no", "done"}, Plain(word))
}

// Which lists the options to which something applies.
func Which(opts []naming.Option, is func(i int) bool) (out []int) {
	for i := range opts {
		if is(i) {
			out = append(out, i)
		}
	}
	return out
}

// spelt finds the options whose keys have the same letters and figures as an input; else those in
// which its words follow one another, with letters parted from figures.
func (o Options) spelt(want string) []int {
	sought := letters(want)
	if out := Which(o.List, func(i int) bool { return letters(o.List[i].Key) == sought }); len(out) > 0 {
		return out
	}
	words := strings.Fields(english.Spelled(want))
	return Which(o.List, func(i int) bool {
		have := Plain(o.List[i].Key)
		return !o.Passes(i) && hasAll(have, words) && heard(strings.Fields(english.Spelled(have)), words)
	})
}

// hasAll reports whether words stand in a key, wherever: few keys of a long list pass, and the
// others need not be taken apart.
func hasAll(key string, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(key, w) })
}

// heard reports whether words stand in a key in their order: beginnings of words, and whole
// figures.
func heard(key, words []string) bool {
	for _, w := range words {
		i := slices.IndexFunc(key, func(k string) bool {
			if _, err := strconv.Atoi(w); err == nil {
				return k == w
			}
			return strings.HasPrefix(k, w)
		})
		if i < 0 {
			return false
		}
		key = key[i+1:]
	}
	return len(words) > 0
}

// letters returns a key without all that parts its words: e2e4 of e2-e4.
func letters(key string) string { return strings.ReplaceAll(Plain(key), " ", "") }

// Plain returns a key without regard to case, dashes, underscores and points. It is made of each
// key of long lists, so it takes one pass.
func Plain(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	parted := false
	for _, r := range s {
		switch r {
		case ' ', '-', '_', '\t', ':', ',', '.':
			parted = b.Len() > 0
			continue
		}
		if parted {
			b.WriteByte(' ')
			parted = false
		}
		switch {
		case 'A' <= r && r <= 'Z':
			b.WriteByte(byte(r) + 'a' - 'A')
		case r < unicode.MaxASCII:
			b.WriteByte(byte(r))
		default:
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return b.String()
}

// SameKey reports whether a title says no more than a key does.
func SameKey(key, title string) bool { return Plain(key) == Plain(english.Slug(title)) }

// WordsBegin reports whether each word of an input begins a word of a key, in order.
func WordsBegin(key, input string) bool {
	words := strings.Fields(input)
	if !hasAll(key, words) {
		return false
	}
	ks := strings.Fields(key)
	for _, w := range words {
		for len(ks) > 0 && !strings.HasPrefix(ks[0], w) {
			ks = ks[1:]
		}
		if len(ks) == 0 {
			return false
		}
		ks = ks[1:]
	}
	return input != ""
}

// Mentions finds the options in whose title some word begins with the input: for looking, never for
// choosing.
func Mentions(opts []naming.Option, input string) []int {
	want := Plain(input)
	return Which(opts, func(i int) bool { return want != "" && WordsBegin(Plain(opts[i].Title), want) })
}

// IsKey reports whether a text is the key of an option.
func IsKey(opts []naming.Option, text string) bool { return KeyAs(opts, text) >= 0 }

// KeyAs returns the option whose key is a text, but for case and what parts words; -1 if there is
// none.
func KeyAs(opts []naming.Option, text string) int {
	plain := Plain(text)
	return slices.IndexFunc(opts, func(o naming.Option) bool {
		return strings.EqualFold(o.Key, text) || Plain(o.Key) == plain
	})
}

// Keyed returns the option with exactly this key.
func Keyed(opts []naming.Option, key string) []int {
	if i := slices.IndexFunc(opts, func(o naming.Option) bool { return strings.EqualFold(o.Key, key) }); i >= 0 {
		return []int{i}
	}
	return nil
}

// Apart splits a word into keys that are written together, such as d5e5g5; nil if there is no
// way to do so, or more than one. Only keys that begin with a letter and end with a digit show
// where one ends.
func Apart(keys []string, word string) []string {
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

// Behind cuts the words of a key off the front of what is typed, without regard to case and to what
// parts words; ok is false if it does not begin with them all.
func Behind(text, head string) (rest string, ok bool) {
	text, head = Plain(text), Plain(head)
	if text == head {
		return "", true
	}
	return strings.CutPrefix(text, head+" ")
}

// Count reads how many times a command is meant.
func Count(args string, usual int) (int, bool) {
	if args == "" {
		return usual, true
	}
	n, err := strconv.Atoi(args)
	return n, err == nil && n > 0
}

// Commands tells what commands are called besides.
var Commands = map[string]string{
	"?": "help", "h": "help", "whynot": "why-not", "why_not": "why-not", "options": "more",
	"rules": "cite", "map": "board", "exit": "quit", "q": "quit",
}

// Elsewhere says of words that are no commands here how one comes to what they mean.
var Elsewhere = map[string]string{
	"load": saved, "restore": saved, "resume": saved, "open": saved,
	"restart": anew, "reset": anew, "new": anew,
	"next": passes, "continue": passes, "end": passes, "finish": passes,
}

const (
	saved  = "quit leaves this game, which stays saved if it was; then sandtable resume, or sandtable play FILE, goes on with another"
	anew   = "undo N takes N decisions back; quit leaves the game, and sandtable play begins it anew"
	passes = "pass, or 0, goes on where nothing need be chosen; Enter shows the whole position"
)

// Suggest returns what a misspelt word may have meant: a key, or a command that begins as it does.
func Suggest(text string, keys, commands []string) string {
	text = strings.ToLower(text)
	for _, c := range commands {
		if strings.HasPrefix(text, c[:1]) {
			keys = append(keys, c)
		}
	}
	return diag.Suggest(text, keys)
}
