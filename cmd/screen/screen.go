// Package screen shows a game in progress line by line, and takes what people type. It moves no
// cursor, so it works through a pipe and over any line; colours are used only where they are
// wanted. What a decision shows fits the window: 80 columns and 24 lines, unless the terminal is
// another size.
package screen

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/session"
	"sandtable/cmd/spoken"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Options say how a game is shown and who sits at the screen.
type Options struct {
	Color    bool
	Terminal bool         // somebody watches: covers push what was shown out of sight
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
	S *session.Session

	keys      *keyboard
	out       io.Writer
	maker     *scene.Maker
	odder     *teller        // nil: nobody has asked for odds
	seen      map[int32]int  // how many decisions each viewer has seen the log of
	last      int32          // who looked at the screen last
	line      int            // of the input
	takeBack  bool           // the throw that was asked for was answered with undo
	asked     bool           // whether to leave without a save has been asked
	paused    bool           // it has just been asked: wait for the answer
	throws    []string       // typed ahead
	told      []session.Told // what has happened, as it was said last
	listed    map[int]bool   // the options whose numbers stand in the list shown last
	redraw    bool           // the whole position is shown next, not only what is new
	phases    []string       // the phases and the figures that were shown last
	figured   []string       //
	greeted   bool           // it has been said that there is help
	ended     bool           // the end has been told
	still     bool           // nothing has changed since the screen was drawn
	failed    error          // what the last step failed with, until it is told
	forcedAt  int            // after so many decisions a script has said what answered itself
	forcedBy  int            // and so far in that
	awaited   *model.Thing   // who is waited for, as it was said last
	awaitedAt int            // after so many decisions
	through   *int32         // whose eyes a game is looked at through; nil: it is played
	asking    *consent       // to be answered with yes or no; nil: none is
	halt      bool           // something failed: wait for people instead of going on
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
	return &Screen{Options: o, keys: newKeyboard(in, o.Interrupts), out: out, seen: map[int32]int{}, last: view.Spectator, redraw: true}
}

// errQuit ends the loop.
var errQuit = errors.New("quit")

// Play shows the session until the game is left or the input ends.
func (s *Screen) Play(game *session.Session) error {
	s.S = game
	s.maker = s.sceneMaker()
	if s.Terminal && !s.Script {
		game.Thinks = func(p *model.Thing) { s.print(s.paint(faint, p.Title+" thinks; Ctrl-C interrupts.")) }
	}
	for {
		err := s.turn()
		switch {
		case errors.Is(err, errInterrupted) && !s.interrupted("save (or save FILE) keeps it, Enter goes on"):
		case errors.Is(err, errInterrupted), errors.Is(err, errQuit), errors.Is(err, io.EOF), errors.Is(err, session.ErrStopped):
			if !errors.Is(err, errQuit) && !s.asked {
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
	if s.Size != nil {
		s.Width, s.Height = s.Size()
	}
	if s.S.Shared() && s.asking == nil {
		if _, err := s.follow(); err != nil {
			return err
		}
	}
	if s.asking != nil {
		return s.input()
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
	if s.tellMoved(s.failed) {
		return
	}
	var unsaved *session.UnsavedError
	var broken *session.Broken
	if errors.As(s.failed, &unsaved) && !errors.As(s.failed, &broken) {
		s.tellUnsaved(unsaved)
		return
	}
	s.print(s.paint(alarm, english.Capital(s.failed.Error())), "The decision that led there has been taken back: choose another one, undo earlier ones, or quit.")
	s.failed, s.halt, s.still, s.listed = nil, true, true, nil
}

// tellUnsaved says that the save could not be written, and what that means for the game.
func (s *Screen) tellUnsaved(u *session.UnsavedError) {
	s.print("")
	for _, l := range layout.Wrap(english.Sentence(u.Error()), s.Width) {
		s.print(s.paint(alarm, l))
	}
	if u.Late {
		s.print(layout.Wrap("What has just happened is written with the next decision. Make room, or save the game elsewhere: save FILE.", s.Width)...)
		s.failed, s.listed = nil, nil
		return
	}
	s.print(layout.Wrap("Nothing has happened: make room and choose again, or save the game elsewhere: save FILE.", s.Width)...)
	s.failed, s.halt, s.still, s.listed = nil, true, true, nil
}

// viewer is whose eyes the screen is for: the one at it, or who decides.
func (s *Screen) viewer() int32 {
	if s.through != nil {
		return *s.through
	}
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
	if p := s.S.Player(); p != nil && !s.S.IsBot(p.ID) {
		return p.ID
	}
	if s.S.M.Over {
		return view.Spectator
	}
	return s.last
}

// cover hides the screen while it is handed from one player to another, in games with hidden hands
// or secret choices.
func (s *Screen) cover() error {
	p := s.S.Player()
	if s.Script || s.Seat != nil || p == nil || p.ID == s.last || len(s.people()) < 2 || !s.S.P.Private() {
		return nil
	}
	if s.Terminal {
		fmt.Fprint(s.out, strings.Repeat("\n", 60))
	}
	s.print(s.rule())
	s.print(fmt.Sprintf("Pass the screen to %s, who presses Enter.", p.Title))
	s.last, s.redraw = p.ID, true
	if s.Editor != nil { // what one player has typed is not for the other
		s.Editor.Forget()
	}
	_, err := s.read("")
	return err
}

// show draws the whole screen; a script sees only what happened.
func (s *Screen) show() {
	v := s.viewer()
	if s.Script {
		s.news(v)
		if end := s.tellEnd(); end != nil {
			s.print("")
			s.print(end...)
		}
		return
	}
	if p := s.S.Player(); p != nil {
		s.last = p.ID
	}
	s.listed = nil // the numbers of another decision mean nothing in this one
	at := s.sceneFor(v)
	whole, news := s.redraw, s.fresh(v)
	if len(news) > 0 {
		s.told = news
	}
	if s.Reader {
		s.tell(at, whole, news)
		s.redraw = false
		return
	}
	decision := s.decision()
	if len(decision) > 0 && s.Terminal && !s.Echo && !s.greeted {
		s.greeted = true
		for _, l := range s.folded([]string{"help lists what else may be typed; Enter shows where all stands, undo takes back"}) {
			decision = append(decision, s.paint(faint, l))
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
	s.redraw, s.phases, s.figured = false, s.path(at), s.shortFigures(at)
}

// news shows what has happened since the viewer looked last.
func (s *Screen) news(v int32) {
	if lines := s.fresh(v); len(lines) > 0 {
		if s.Script {
			s.print(session.Texts(lines)...)
			return
		}
		s.print("")
		s.print(s.lastNews(lines, s.Height-2)...)
	}
}

// fresh is what has happened since the viewer looked last.
func (s *Screen) fresh(v int32) []session.Told {
	who := v
	// Nothing is covered: who looks at the screen has seen what the others saw.
	if !s.S.P.Private() {
		who = view.Spectator
	}
	from, looked := s.seen[who]
	s.seen[who] = s.S.At()
	if !looked {
		from = -1
	}
	if looked && from >= s.S.At() {
		return nil
	}
	return s.S.Log(v, from)
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

// paint colours a text, where colours are wanted.
func (s *Screen) paint(st style, text string) string {
	if !s.Color || st == plain || strings.TrimSpace(text) == "" {
		return text
	}
	return "\x1b[" + string(st) + "m" + text + "\x1b[0m"
}
