package screen

import (
	"errors"
	"fmt"
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
// has been shown, or by its key.
func (s *Screen) several(text string) []string {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	var keys []string
	for _, w := range words {
		key, times := s.answerNamed(w), 1
		if i := strings.LastIndexAny(w, "xX"); key == "" && i > 0 {
			if n, err := strconv.Atoi(w[i+1:]); err == nil && n > 0 && n <= mostTimes {
				key, times = s.answerNamed(w[:i]), n
			}
		}
		if key == "" {
			return nil
		}
		for range times {
			keys = append(keys, key)
		}
	}
	if len(keys) < 2 {
		return nil
	}
	return keys
}

// answerNamed is the key of the one option that a word means; "" if there is none.
func (s *Screen) answerNamed(word string) string {
	opts := s.S.Options()
	if n, err := strconv.Atoi(word); err == nil && s.listed[n-1] {
		return opts[n-1].Key
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
