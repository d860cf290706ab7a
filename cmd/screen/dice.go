package screen

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"sandtable/cmd/session"
	"sandtable/schema/english"
	"sandtable/schema/layout"
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
			if errors.Is(err, errInterrupted) && s.S != nil && !s.interrupted("undo, and then save, keeps it") {
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
		switch v := command(strings.TrimPrefix(text, ":")); {
		case v == nil:
		case v.name == "quit":
			s.throws = nil
			return 0, false
		case v.name == "undo" && s.S != nil && s.S.MayThrowAgain() != nil:
			s.throws = nil
			s.print(english.Sentence(s.S.MayThrowAgain().Error()))
			continue
		case v.name == "undo" && s.S != nil:
			s.throws, s.takeBack = nil, true
			return 0, false
		case v.name == "undo":
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

// takenBack goes on before the decision whose dice a player would not throw; one that answered
// itself takes the last one of a person with it.
func (s *Screen) takenBack(byItself bool) error {
	s.takeBack, s.failed = false, nil
	failed := s.S.TakeBack()
	if byItself {
		taken, _, err := s.S.Undo(1)
		if r := (*session.Refusal)(nil); errors.As(err, &r) {
			s.halt, s.still = true, true
			s.print(layout.Wrap(english.Sentence(err.Error()), s.Width)...)
			s.print("Enter asks for the throw again, quit leaves the game.")
			return nil
		}
		if err != nil || taken == 0 {
			s.halt, s.still = true, true
			s.print("There is nothing to undo before this throw; Enter asks for it again, quit leaves the game.")
			return err
		}
	}
	s.changed()
	s.print("Took back the decision.")
	s.failed = failed
	return nil
}
