package line

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"sandtable/play/talk"
	"sandtable/schema/layout"
)

// A ScriptError says which line of a script could not be followed.
type ScriptError struct {
	Line   int
	Text   string
	Reason string
}

// Error returns the message.
func (e *ScriptError) Error() string {
	return fmt.Sprintf("line %d of the script, %q: %s", e.Line, e.Text, e.Reason)
}

// input reads a line and does what it says.
func (s *Screen) input() error {
	if s.talk.Ended && s.Echo && !s.Script { // nobody is there who could still want something
		return errQuit
	}
	text, err := s.prompt()
	if err != nil {
		return err
	}
	if s.talk.Question() != "" {
		return s.take(s.talk.Consent(text))
	}
	if text == "" || strings.HasPrefix(text, "#") {
		s.redraw, s.still = text == "", text != ""
		return nil
	}
	err = s.take(s.talk.Obey(text))
	var wrong talk.Wrong
	if errors.As(err, &wrong) {
		if len(text) > talk.LongestLine {
			text = text[:40] + ".."
		}
		return &ScriptError{s.line, text, wrong.Error()}
	}
	return err
}

// prompt asks for a line.
func (s *Screen) prompt() (string, error) {
	if ask := s.talk.Question(); ask != "" {
		return s.read(ask + "> ")
	}
	who := "the end"
	if p := s.talk.S.Player(); p != nil {
		who = p.Title
	}
	if s.Reader {
		return s.read(who + ": ")
	}
	return s.read(who + "> ")
}

// read asks for a line of input, and reads it without blanks around it. A script is not asked.
func (s *Screen) read(ask string) (string, error) {
	stop := func() {}
	if s.talk == nil || s.talk.Question() == "" {
		stop = s.heedCalls()
	}
	text, err := s.typed(ask)
	stop()
	if errors.Is(err, errInterrupted) {
		return "", err
	}
	s.line++
	if err != nil && text == "" {
		if !s.Script {
			fmt.Fprintln(s.out)
		}
		return "", io.EOF
	}
	text = strings.TrimSpace(text)
	if s.Echo && !s.Script {
		fmt.Fprintln(s.out, layout.Visible(text)) // a terminal would obey what else stands in a file
	}
	return text, nil
}

// typed asks for a line: at a terminal with editing and completion.
func (s *Screen) typed(ask string) (string, error) {
	if s.Editor != nil {
		return s.Editor.Line(ask, s.completions)
	}
	if !s.Script {
		fmt.Fprint(s.out, ask)
	}
	return s.keys.line()
}

// completions lists the lines that a beginning may mean.
func (s *Screen) completions(line string) []string {
	if s.talk == nil { // dice are thrown before the game is seen
		return nil
	}
	return s.talk.Completions(line)
}
