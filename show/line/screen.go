// Package line shows a game in progress line by line, and takes what people type. What a line means
// and what is answered is in play/talk. It moves no cursor, so it works through a pipe and over any
// line; colours are used only where they are wanted. What a decision shows fits the window: 80
// columns and 24 lines, unless the terminal is another size.
package line

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"sandtable/interp/view"
	"sandtable/play/log"
	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/model"
	"sandtable/show/prose"
	"sandtable/show/spoken"
)

// Options say how a game is shown and who sits at the screen.
type Options struct {
	Color    bool
	Terminal bool         // somebody watches: covers push what was shown out of sight
	Wipe     func()       // clears the terminal, with all that it could be scrolled back to; nil: it cannot
	Seat     *model.Thing // the one player at this screen; nil: all people are
	// What is read comes from a file or another program: it is shown, and the end of the game is
	// the end of it.
	Echo   bool
	Width  int  // columns of a line; 0: 80
	Height int  // lines of a window; 0: 24
	Reader bool // a screen reader listens: sentences only, and nothing is drawn
	// Input comes from a script: nothing is shown but what happens, and a wrong line ends it.
	Script bool

	// The folder of the user's saves, in which a game is kept that is left without one; "": nobody
	// keeps it.
	Keep string

	Wait bool // where another player decides at another screen, this one waits

	Interrupts <-chan struct{} // one for each Ctrl-C; nil: nobody listens to them
	// Reads lines at a terminal; nil: lines are read as they come.
	Editor Editor
	Size   func() (width, height int) // how large the window is now; nil: as it was
}

// An Editor reads lines at a terminal.
type Editor interface {
	// Line asks for a line. Complete lists what a beginning of one may go on with. The error is
	// lineedit.ErrInterrupted after Ctrl-C, and io.EOF at the end of the input.
	Line(ask string, complete func(beginning string) []string) (string, error)
	// Forget drops the lines read before, which could be called up again.
	Forget()
}

// Screen is one screen.
type Screen struct {
	Options

	talk      *talk.Table // nil until a game is played
	keys      *keyboard
	out       io.Writer
	seen      map[int32]int // how many decisions each viewer has seen the log of
	line      int           // of the input
	paused    bool          // something has just been asked: wait for the answer
	throws    []string      // typed ahead
	redraw    bool          // the whole position is shown next, not only what is new
	phases    []string      // the phases and the figures that were shown last
	figured   []string      //
	greeted   bool          // it has been said that there is help
	still     bool          // nothing has changed since the screen was drawn
	awaited   *model.Thing  // who is waited for, as it was said last
	awaitedAt int           // after so many decisions
}

// New makes a screen; Play then shows a session on it.
func New(in io.Reader, out io.Writer, o Options) *Screen {
	if o.Width == 0 {
		o.Width = usualWidth
	}
	if o.Height == 0 {
		o.Height = usualHeight
	}
	if o.Reader {
		o.Width, o.Color, o.Size = unwrapped, false, nil
	}
	return &Screen{Options: o, keys: newKeyboard(in, o.Interrupts), out: out, seen: map[int32]int{}, redraw: true}
}

// A screen is as wide and as high as this unless it is told otherwise.
const (
	usualWidth  = 80
	usualHeight = 24
)

// errQuit ends the loop.
var errQuit = errors.New("quit")

// seat makes the table of the game that is shown.
func (s *Screen) seat(game *session.Session) {
	s.talk = talk.New(game)
	s.talk.Seat, s.talk.Keep, s.talk.Strict, s.talk.Heard = s.Seat, s.Keep, s.Script, s.Reader
	s.talk.Attended, s.talk.Interrupts = s.Terminal && !s.Script, s.Interrupts
}

// Play shows the session until the game is left or the input ends.
func (s *Screen) Play(game *session.Session) error {
	s.seat(game)
	if s.Terminal && !s.Script {
		game.Thinks = func(p *model.Thing) { s.print(s.paint(talk.Faint, p.Title+" thinks; Ctrl-C interrupts.")) }
	}
	for {
		err := s.turn()
		switch {
		case errors.Is(err, errInterrupted) && !s.interrupted("save (or save FILE) keeps it, Enter goes on"):
		case errors.Is(err, errInterrupted), errors.Is(err, errQuit), errors.Is(err, io.EOF), errors.Is(err, session.ErrStopped):
			if !errors.Is(err, errQuit) && !s.talk.Asked {
				s.keep()
			}
			s.leave()
			return nil
		case err != nil:
			return err
		}
	}
}

// turn goes on to where a person decides, shows the position, and carries out one line of input.
func (s *Screen) turn() error {
	if !s.paused {
		if err := s.take(s.talk.GoOn(s.talk.Pressed)); err != nil {
			return err
		}
	}
	if s.Size != nil {
		s.Width, s.Height = s.Size()
	}
	if s.talk.S.Shared() && s.talk.Question() == "" {
		if _, err := s.follow(); err != nil {
			return err
		}
	}
	if s.talk.Question() != "" {
		return s.input()
	}
	if p := s.talk.Awaited(); p != nil && !s.talk.Halt && !s.paused {
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

// take prints an answer and notes what it means for the screen.
func (s *Screen) take(a talk.Answer) error {
	s.say(a.Lines...)
	if a.Anew { // what was seen of later decisions is to be seen again
		for v, n := range s.seen {
			s.seen[v] = min(n, s.talk.S.At())
		}
		s.redraw = true
	}
	s.still = s.still || a.Still
	switch {
	case a.Paused:
		return errInterrupted
	case a.Err != nil:
		return a.Err
	case a.Leave:
		return errQuit
	}
	return nil
}

// cover hides the screen while it is handed from one player to another, in games with hidden hands
// or secret choices.
func (s *Screen) cover() error {
	who := s.talk.Cover()
	if who == "" {
		return nil
	}
	switch {
	case s.Wipe != nil:
		s.Wipe()
	case s.Terminal:
		fmt.Fprint(s.out, strings.Repeat("\n", 60))
	}
	s.say(talk.Line{Kind: talk.Rule})
	s.print(fmt.Sprintf("Pass the screen to %s, who presses Enter.", who))
	s.talk.Looks()
	s.redraw = true
	if s.Editor != nil { // what one player has typed is not for the other
		s.Editor.Forget()
	}
	_, err := s.read("")
	return err
}

// show draws the whole screen; a script sees only what happened.
func (s *Screen) show() {
	v := s.talk.Viewer()
	if s.Script {
		s.news(v)
		if end := s.tellEnd(); end != nil {
			s.print("")
			s.print(end...)
		}
		return
	}
	s.talk.Looks()
	s.talk.Listed = nil // the numbers of another decision mean nothing in this one
	at := s.talk.Scene()
	whole, news := s.redraw, s.fresh(v)
	if len(news) > 0 {
		s.talk.Told = news
	}
	if s.Reader {
		s.tell(at, whole, news)
		s.redraw = false
		return
	}
	decision := s.decision()
	if len(decision) > 0 && s.Terminal && !s.Echo && !s.greeted {
		s.greeted = true
		for _, l := range prose.Fold("help lists what else may be typed; Enter shows where all stands, undo takes back", s.Width) {
			decision = append(decision, s.paint(talk.Faint, l))
		}
	}
	if decision == nil {
		decision = s.tellEnd()
	}
	if whole {
		s.print(s.whole(at, news, decision).lines()...)
	} else {
		s.print(s.brief(at, news, decision)...)
	}
	s.redraw, s.phases, s.figured = false, s.lay(talk.Path(at)), s.scores(at)
}

// news shows what has happened since the viewer looked last.
func (s *Screen) news(v int32) {
	if lines := s.fresh(v); len(lines) > 0 {
		if s.Script {
			s.print(log.Texts(lines)...)
			return
		}
		s.print("")
		s.print(s.lastNews(s.talk.Scene(), lines, s.Height-2)...)
	}
}

// fresh returns what has happened since the viewer looked last.
func (s *Screen) fresh(v int32) []log.Told {
	who := v
	// Nothing is covered: who looks at the screen has seen what the others saw.
	if !s.talk.S.P.Private() {
		who = view.Spectator
	}
	from, looked := s.seen[who]
	s.seen[who] = s.talk.S.At()
	if !looked {
		from = -1
	}
	if looked && from >= s.talk.S.At() {
		return nil
	}
	return s.talk.S.Log(v, from)
}

// print writes lines; for a screen reader as sentences.
func (s *Screen) print(lines ...string) {
	if s.Reader {
		lines = spoken.Lines(lines)
	}
	for _, l := range lines {
		fmt.Fprintln(s.out, strings.TrimRight(l, " "))
	}
}

// say prints lines of an answer.
func (s *Screen) say(lines ...talk.Line) {
	for _, l := range lines {
		if l.Kind == talk.Verbatim { // it is for a program, which listens to no sentences
			fmt.Fprintln(s.out, l.Text)
			continue
		}
		s.print(s.lay([]talk.Line{l})...)
	}
}

// lay lays out lines for this screen.
func (s *Screen) lay(lines []talk.Line) []string {
	p := prose.Page{Width: s.Width, Height: s.Height, Heard: s.Reader, Paint: s.paint, Draw: s.drawn}
	return p.Lay(lines)
}

// drawn returns what a page does not lay out by itself: the board, and options.
func (s *Screen) drawn(l *talk.Line) []string {
	if l.Kind == talk.Board {
		return s.board(l.Place)
	}
	return s.list(l.Of, l.Full)
}

// colors are how a terminal paints what a line is.
var colors = map[talk.Role]string{talk.Bright: "1", talk.Faint: "2", talk.Alarm: "31"}

// paint colours a text, where colours are wanted.
func (s *Screen) paint(role talk.Role, text string) string {
	if !s.Color || role == talk.Plain || strings.TrimSpace(text) == "" {
		return text
	}
	return "\x1b[" + colors[role] + "m" + text + "\x1b[0m"
}
