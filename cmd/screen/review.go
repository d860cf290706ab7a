package screen

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"sandtable/cmd/session"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// looks are the commands that only tell, and so may be typed where a game is shown again.
var looks = []string{"show", "board", "status", "look", "legend", "why", "cite", "log", "view"}

// Review shows a game that is only looked at: what happened, and the position where it stands.
func (s *Screen) Review(game *session.Session, viewer int32) {
	s.review(game, viewer)
	s.print(game.Lines(viewer, -1)...)
	s.reviewed()
}

// review makes the screen one that only looks.
func (s *Screen) review(game *session.Session, viewer int32) {
	s.S, s.last, s.through = game, viewer, &viewer
	s.maker = s.sceneMaker()
}

// reviewed shows where the game stands.
func (s *Screen) reviewed() {
	s.print("")
	s.print(s.status(s.scene())...)
	s.print("")
	if p := s.S.Player(); p != nil {
		s.print(fmt.Sprintf("After %s: %s is to decide %s, one of %s.", english.Count(s.S.At(), "decision"), p.Title, s.S.M.Pending().Name, english.Count(len(s.S.Options()), "option")))
		return
	}
	s.print(s.result()...)
	s.print(s.tally())
}

// Steps reads words that go through the game which Review has shown, until the input ends.
func (s *Screen) Steps() error {
	if s.Terminal {
		s.print("next, back and to N go through the game; help lists all words.")
	}
	for {
		text, err := s.read(fmt.Sprintf("replay %d/%d> ", s.S.At(), s.S.Length()))
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, errInterrupted):
			return nil
		case err != nil:
			return err
		}
		if err := s.stepTo(text, true); errors.Is(err, errQuit) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// stepTo carries out one of the words; shows says that the position is to be printed.
func (s *Screen) stepTo(text string, shows bool) error {
	word, rest, _ := strings.Cut(strings.TrimPrefix(text, ":"), " ")
	rest = strings.TrimSpace(rest)
	from := s.S.At()
	n, ok := count(rest, 1)
	switch word = strings.ToLower(word); word {
	case "":
		word = "next"
		fallthrough
	case "next", "back":
		if !ok {
			return s.answer(fmt.Sprintf("%s takes a number: %s 3", word, word))
		}
		n = min(n, s.S.Length())
		if word == "back" {
			n = -n
		}
		s.S.Seek(from + n)
	case "first":
		s.S.Seek(0)
	case "last":
		s.S.Seek(s.S.Length())
	case "turn":
		s.S.Seek(s.S.NextTurn(1))
	case "to":
		at, err := s.place(rest)
		if err != nil {
			return s.reply(err.Error())
		}
		s.S.Seek(at)
	case "quit", "q", "exit":
		return errQuit
	case "help", "?":
		return s.reviewHelp()
	default:
		if c := command(word); c != nil && slices.Contains(looks, c.name) {
			return c.do(s, rest)
		}
		return s.reply(fmt.Sprintf("%q does nothing where a game is shown again; help lists the words.", text))
	}
	if shows {
		if at := s.S.At(); at > from {
			s.print(s.S.Lines(s.viewer(), from)...)
		}
		s.reviewed()
	}
	return nil
}

// place is where a decision's number leads, or else the next place in the log that reads so.
func (s *Screen) place(text string) (int, error) {
	if n, err := strconv.Atoi(text); err == nil {
		if n < 0 || n > s.S.Length() {
			return 0, fmt.Errorf("there is no decision %d: the game has %s", n, english.Count(s.S.Length(), "decision"))
		}
		return n, nil
	}
	if text == "" {
		return 0, errors.New("to takes the number of a decision, or words of the log: to 12, to Turn: 2")
	}
	if n, ok := s.S.Find(text, s.viewer()); ok {
		return n, nil
	}
	return 0, fmt.Errorf("nothing in the log from here on reads %q", text)
}

// reviewHelp lists the words.
func (s *Screen) reviewHelp() error {
	var out []string
	for _, w := range [][2]string{
		{"next [N]", "the next decision, or the N-th; Enter does the same"},
		{"back [N]", "the decision before, or N before"},
		{"to N", "the position after N decisions"},
		{"to WORDS", "the next place where the log reads so"},
		{"turn", "the next decision of another player, or in another phase"},
		{"first, last", "the beginning, the end"},
		{"quit", "leave"},
	} {
		out = append(out, fmt.Sprintf("  %-18s %s", w[0], w[1]))
	}
	return s.answer(append(out, layout.Wrap("Besides, as in a game: "+strings.Join(looks, ", ")+".", s.Width)...)...)
}

// NewReviewer makes a clerk of a game that is only looked at, through the eyes of a viewer.
func NewReviewer(game *session.Session, viewer int32) *Clerk {
	c := NewClerk(game, Options{})
	c.s.review(game, viewer)
	return c
}

// Step carries out a word that goes through the game, or tells about it.
func (c *Clerk) Step(line string, width int) (said []string, leave bool) {
	c.s.Width = width
	return c.said(c.s.stepTo(strings.TrimSpace(line), false))
}
