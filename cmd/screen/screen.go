// Package screen shows a game in progress line by line, 80 columns wide, and takes what people type. It moves no cursor, so it works through a
// pipe and over any line; colours are used only where they are wanted.
package screen

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp/compile"
	"sandtable/interp/view"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Options say how a game is shown and who sits at the screen.
type Options struct {
	Color    bool
	Terminal bool         // somebody watches: covers push what was shown out of sight
	Seat     *model.Thing // the one player at this screen; nil: all people are
	Echo     bool         // what is read comes from a file or another program: it is shown, and the end of the game is the end of it
	Script   bool         // input comes from a script: nothing is shown but what happens, and a wrong line ends it

	Interrupts <-chan struct{} // one for each Ctrl-C; nil: nobody listens to them
}

// Screen is one screen.
type Screen struct {
	Options
	S *session.Session

	keys     *keyboard
	out      io.Writer
	board    *board
	tracer   *compile.Tracer
	seen     map[int32]int // how many decisions each viewer has seen the log of
	last     int32         // who looked at the screen last
	line     int           // of the input
	takeBack bool          // the throw that was asked for was answered with undo
	asked    bool          // whether to leave without a save has been asked
	paused   bool          // it has just been asked: wait for the answer
	throws   []string      // typed ahead
	listed   map[int]bool  // the options whose numbers stand in the list shown last
	greeted  bool          // it has been said that there is help
	ended    bool          // the end has been told
	still    bool          // nothing has changed since the screen was drawn
	failed   error         // what the last step failed with, until it is told
	forcedAt int           // after so many decisions a script has said what answered itself
	forcedBy int           // and so far in that
	halt     bool          // something failed: wait for people instead of going on
}

// New makes a screen; Play then shows a session on it.
func New(in io.Reader, out io.Writer, o Options) *Screen {
	return &Screen{Options: o, keys: newKeyboard(in, o.Interrupts), out: out, seen: map[int32]int{}, last: view.Spectator}
}

// errQuit ends the loop.
var errQuit = errors.New("quit")

// Play shows the session until the game is left or the input ends.
func (s *Screen) Play(game *session.Session) error {
	s.S = game
	s.board = newBoard(game.P.Game)
	for {
		err := s.turn()
		switch {
		case errors.Is(err, errInterrupted) && !s.interrupted("save (or save FILE) keeps it, Enter goes on"):
		case errors.Is(err, errInterrupted), errors.Is(err, errQuit), errors.Is(err, io.EOF), errors.Is(err, session.ErrStopped):
			s.leave()
			return nil
		case err != nil:
			return err
		}
	}
}

// turn goes on to where a person decides, shows the position, and carries out one line of input.
func (s *Screen) turn() error {
	if s.failed == nil && !s.halt && !s.paused {
		s.failed = s.S.GoOn(s.keys.pressed)
		if errors.Is(s.failed, session.ErrPaused) {
			s.failed = nil
			return errInterrupted
		}
		if s.takeBack {
			return s.takenBack(true)
		}
	}
	if s.failed != nil {
		if errors.Is(s.failed, session.ErrStopped) || s.Script {
			return s.failed
		}
		s.tellFailure()
	}
	if p := s.S.Player(); p != nil && s.Seat != nil && p != s.Seat && !s.halt && !s.paused {
		return s.waitFor(p)
	}
	if err := s.cover(); err != nil {
		return err
	}
	if !s.still && !s.paused {
		s.show()
	}
	s.still, s.paused = false, false
	return s.input()
}

// tellFailure says what went wrong. The game stands where it stood before, but for what could only
// not be saved.
func (s *Screen) tellFailure() {
	var unsaved *session.UnsavedError
	var broken *session.Broken
	if errors.As(s.failed, &unsaved) && !errors.As(s.failed, &broken) {
		s.tellUnsaved(unsaved)
		return
	}
	s.print(s.paint(alarm, capitalFirst(s.failed.Error())), "The decision that led there has been taken back: choose another one, undo earlier ones, or quit.")
	s.failed, s.halt, s.still, s.listed = nil, true, true, nil
}

// tellUnsaved says that the save could not be written, and what that means for the game.
func (s *Screen) tellUnsaved(u *session.UnsavedError) {
	s.print("")
	for _, l := range layout.Wrap(sentence(u.Error()), lineWidth) {
		s.print(s.paint(alarm, l))
	}
	if u.Late {
		s.print(layout.Wrap("What has just happened is written with the next decision. Make room, or save the game elsewhere: save FILE.", lineWidth)...)
		s.failed, s.listed = nil, nil
		return
	}
	s.print(layout.Wrap("Nothing has happened: make room and choose again, or save the game elsewhere: save FILE.", lineWidth)...)
	s.failed, s.halt, s.still, s.listed = nil, true, true, nil
}

// waitFor ends the game at this screen: another player is to decide.
func (s *Screen) waitFor(p *model.Thing) error {
	s.news(s.Seat.ID)
	s.print(fmt.Sprintf("It is %s's turn.", p.Title))
	if f := s.S.File(); f != "" {
		s.print(fmt.Sprintf("Hand on the save: `play %s --seat %s` goes on with it.", word(f), p.Name))
	}
	return errQuit
}

// viewer is whose eyes the screen is for: the one at it, or who decides.
func (s *Screen) viewer() int32 {
	if s.Seat != nil {
		return s.Seat.ID
	}
	people := s.people()
	if len(people) == 1 {
		return people[0].ID
	}
	if s.Script { // nobody in particular
		return view.Spectator
	}
	if p := s.S.Player(); p != nil {
		return p.ID
	}
	if s.S.M.Over {
		return view.Spectator
	}
	return s.last
}

// people lists the players who are no bots.
func (s *Screen) people() []*model.Thing {
	var out []*model.Thing
	for _, p := range s.S.P.Players {
		if !s.S.IsBot(p.ID) {
			out = append(out, p)
		}
	}
	return out
}

// cover hides the screen while it is handed from one player to another, in games with hidden hands or secret choices.
func (s *Screen) cover() error {
	p := s.S.Player()
	if s.Script || s.Seat != nil || p == nil || p.ID == s.last || len(s.people()) < 2 || !s.S.P.Private() {
		return nil
	}
	if s.Terminal {
		fmt.Fprint(s.out, strings.Repeat("\n", 60))
	}
	s.print(s.rule())
	fmt.Fprintf(s.out, "Pass the screen to %s, who presses Enter.\n", p.Title)
	s.last = p.ID
	_, err := s.read()
	return err
}

// show draws the whole screen; a script sees only what happened.
func (s *Screen) show() {
	v := s.viewer()
	if s.Script {
		s.news(v)
		s.tellEnd()
		return
	}
	if p := s.S.Player(); p != nil {
		s.last = p.ID
	}
	at := view.For(s.S.M, v)
	s.print(s.status(&at)...)
	s.news(v)
	s.tellEnd()
	if s.S.M.Pending() != nil {
		s.print("")
		s.print(s.decision()...)
		if s.Terminal && !s.Echo && !s.greeted {
			s.greeted = true
			s.print(s.paint(faint, "help lists what else may be typed; board draws the board alone, undo takes back"))
		}
	}
}

// maxNews is how many lines of what happened are shown by themselves.
const maxNews = 24

// news shows what has happened since the viewer looked last.
func (s *Screen) news(v int32) {
	from, looked := s.seen[v]
	s.seen[v] = s.S.At()
	if !looked {
		from = -1
	}
	if looked && from >= s.S.At() {
		return
	}
	lines := s.S.Lines(v, from)
	if s.Script {
		s.print(lines...)
		return
	}
	if n := len(lines); n > maxNews+4 {
		lines = append([]string{s.paint(faint, fmt.Sprintf("(%d earlier lines: log %d)", n-maxNews, n))}, lines[n-maxNews:]...)
	}
	if len(lines) > 0 {
		s.print("")
		s.print(dedent(lines)...)
	}
}

// print writes lines.
func (s *Screen) print(lines ...string) {
	for _, l := range lines {
		fmt.Fprintln(s.out, strings.TrimRight(l, " "))
	}
}

// paint colours a text, where colours are wanted.
func (s *Screen) paint(st style, text string) string {
	if !s.Color || st == plain || strings.TrimSpace(text) == "" {
		return text
	}
	return "\x1b[" + string(st) + "m" + text + "\x1b[0m"
}
