package screen

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp/machine"
	"sandtable/schema/layout"
)

// mostTimes is how often one answer may be given by a line.
const mostTimes = 100

// passes says whether an option is to pass.
func (s *Screen) passes(i int) bool {
	_, opt := s.S.M.Option(i)
	return opt[0] == machine.PassOption
}

// several reads a line of several answers, such as "1 2" or "d5x2 e5", as the keys of options; nil
// if it is none. Every word must mean one option as the decision stands now: by its number, if that
// has been shown, or by its key. Where the same is to be decided several times a word may also be
// several keys: "d5e5x2" is each of them twice.
func (s *Screen) several(text string) []string {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	var keys []string
	for _, w := range words {
		means, times := s.keysOf(w), 1
		if i := strings.LastIndexAny(w, "xX"); means == nil && i > 0 {
			if n, err := strconv.Atoi(w[i+1:]); err == nil && n > 0 && n <= mostTimes {
				means, times = s.keysOf(w[:i]), n
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

// keysOf is the keys of the options that a word means: of one, or of several that are written
// together.
func (s *Screen) keysOf(word string) []string {
	if key := s.answerNamed(word); key != "" {
		return []string{key}
	}
	if s.left() < 2 {
		return nil
	}
	var keys []string
	for _, o := range s.S.Options() {
		keys = append(keys, o.Key)
	}
	return apart(keys, strings.ToLower(word))
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

// answerNamed is the key of the one option that a word means; "" if there is none.
func (s *Screen) answerNamed(word string) string {
	opts := s.S.Options()
	if i, ok := s.shownAt(word); ok {
		return opts[i].Key
	}
	for _, o := range opts {
		if strings.EqualFold(o.Key, word) || plainKey(o.Key) == plainKey(word) {
			return o.Key
		}
	}
	return ""
}

// answerAll gives answers one after the other. It stops, and says so, where the decision is another
// one, or the next answer is not legal any more.
func (s *Screen) answerAll(keys []string) error {
	name, player := s.S.M.Pending().Name, s.S.Player()
	for i, key := range keys {
		if i > 0 {
			if err := s.S.GoOn(s.keys.pressed); errors.Is(err, session.ErrPaused) {
				return errInterrupted
			} else if err != nil {
				s.failed = err
				return nil
			}
		}
		a := s.S.M.Pending()
		if a == nil || a.Name != name || s.S.Player() != player {
			s.givenSoFar(keys, i, "Then something else was to be decided")
			return nil
		}
		found := keyed(s.S.Options(), key)
		if len(found) == 0 {
			s.givenSoFar(keys, i, key+" is not legal any more")
			return nil
		}
		s.failed, s.halt, s.asked = s.S.Choose(found[0], ""), false, false
		switch {
		case s.takeBack:
			return s.takenBack(false)
		case errors.Is(s.failed, session.ErrStopped):
			return s.failed
		case s.failed != nil:
			return nil
		}
	}
	return nil
}

// givenSoFar says how far a line of answers has come, and why no further.
func (s *Screen) givenSoFar(keys []string, n int, why string) {
	text := fmt.Sprintf("Given: %s. %s; not given: %s.", strings.Join(keys[:n], ", "), why, strings.Join(keys[n:], ", "))
	s.print(layout.Wrap(text, s.Width)...)
}
