package line

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sandtable/play/talk"
	"sandtable/schema/english"
)

// AskDie asks for the throw of a die: a number, several at once for the throws that follow, or
// nothing to let the machine throw.
func (s *Screen) AskDie(name string, sides int32) (int32, bool) {
	for {
		text := ""
		if len(s.throws) > 0 {
			text, s.throws = s.throws[0], s.throws[1:]
		} else {
			ask := "Throw for %s, d%d (Enter: the machine throws): "
			if s.Reader {
				ask = "Throw for %s, a die of %d sides; Enter lets the machine throw: "
			}
			line, err := s.read(fmt.Sprintf(ask, english.Spaced(name), sides))
			if errors.Is(err, errInterrupted) && s.talk != nil && !s.interrupted("undo, and then save, keeps it") {
				continue
			}
			if err != nil {
				fmt.Fprintln(s.out)
				return 0, false
			}
			if words := strings.Fields(line); len(words) > 0 {
				text, s.throws = words[0], words[1:]
			}
		}
		if text == "" {
			return 0, true
		}
		switch verb := talk.Verb(text); {
		case verb == "quit":
			s.throws = nil
			return 0, false
		case verb == "undo" && s.talk != nil && s.talk.S.MayThrowAgain() != nil:
			s.throws = nil
			s.print(english.Sentence(s.talk.S.MayThrowAgain().Error()))
			continue
		case verb == "undo" && s.talk != nil:
			s.throws = nil
			s.talk.TakeBack()
			return 0, false
		case verb == "undo":
			s.throws = nil
			s.print("There is nothing to undo yet; quit leaves the game.")
			continue
		}
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= int(sides) {
			return int32(n), true
		}
		s.throws = nil
		s.print(fmt.Sprintf("%q is no throw of a d%d: type a number from 1 to %d, undo or quit.", text, sides, sides))
	}
}
