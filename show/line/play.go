package line

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/play/talk"
	"sandtable/schema/model"
	"sandtable/show/prose"
)

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
	s := &Screen{Options: o, keys: newKeyboard(in, o.Interrupts), out: out}
	s.draw = s.drawn
	return s
}

// Another reports whether the game that was shown was left for another one, begun anew.
func (s *Screen) Another() bool { return s.talk != nil && s.talk.Another }

// seat makes the table of the game that is shown. Nothing of a game before it is known any more.
func (s *Screen) seat(game *session.Session) {
	s.talk = talk.New(game)
	s.seen, s.redraw, s.paused, s.still, s.phases, s.figured = map[int32]int{}, true, false, false, nil, nil
	s.talk.Seat, s.talk.Keep, s.talk.Strict, s.talk.Heard = s.Seat, s.Keep, s.Script, s.Reader
	s.talk.Attended, s.talk.Interrupts = s.Terminal && !s.Script, s.Interrupts
}

// Play shows the session until the game is left or the input ends.
func (s *Screen) Play(game *session.Session) error {
	s.seat(game)
	if s.Terminal && !s.Script {
		game.Thinks = func(p *model.Thing, done int) {
			text := p.Title + " thinks; Ctrl-C interrupts."
			if done > 0 {
				text = fmt.Sprintf("%s thinks: %d %% done.", p.Title, done)
			}
			s.print(s.paint(say.Faint, text))
		}
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
	s.say(say.Line{Kind: say.Rule})
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
		s.say(s.lessons()...)
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
		s.say(s.lessons()...)
		s.redraw = false
		return
	}
	lessons, decision := s.lay(s.lessons()), s.decision()
	if len(decision) > 0 && s.Terminal && !s.Echo && !s.greeted {
		s.greeted = true
		for _, l := range prose.Fold("help lists what else may be typed; Enter shows where all stands, undo takes back", s.Width) {
			decision = append(decision, s.paint(say.Faint, l))
		}
	}
	if decision == nil {
		decision = s.tellEnd()
	}
	if len(lessons) > 0 {
		decision = slices.Concat(lessons, []string{""}, decision)
	}
	if whole {
		s.print(s.whole(at, news, decision).lines()...)
	} else {
		s.print(s.brief(at, news, decision)...)
	}
	s.redraw, s.phases, s.figured = false, s.lay(say.Path(at)), s.scores(at)
}

// lessons are what bots have moved for, and what the guide has to say, where somebody wants to read
// that.
func (s *Screen) lessons() []say.Line {
	guide := s.talk.Guidance()
	s.guided = len(guide) > 0
	return append(s.talk.Lessons(), guide...)
}

// drawn returns what a page does not lay out by itself: the board, and options.
func (s *Screen) drawn(l *say.Line) []string {
	if l.Kind == say.Board {
		return s.board(l.Place)
	}
	return s.list(l.Of, l.Full)
}
