// Package full is the full-screen face of play: a map with a cursor, the decision as a tree, the
// last of what happened, and panes for all else.
//
// A Moment is what there is to show, plain data made by the desk, which alone touches the game. A
// state is where the player looks and what is marked. Frame draws a state into a grid of cells, of
// which the library gets one string; composing styled strings took it 18 to 60 times as long.
package full

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/session"
	"sandtable/schema/layout"
	"sandtable/schema/model"
	"sandtable/show/grid"
)

// Options say who sits at the screen and how it looks.
type Options struct {
	In    io.Reader
	Out   io.Writer
	Seat  *model.Thing // the one player at this screen; nil: all people are
	Keep  string       // the folder in which a game is kept that is left without a save
	ASCII bool         // frames are drawn in ASCII

	Program []tea.ProgramOption // more options, for tests
}

// Face is one full screen.
type Face struct {
	o       Options
	program *tea.Program
	dice    chan throw
	over    chan struct{} // closed when nobody answers any more
	desk    *desk
}

// thinksMsg says that a bot weighs its options.
type thinksMsg string

// New makes a face; Play then shows a session on it.
func New(o Options) *Face { return &Face{o: o, dice: make(chan throw), over: make(chan struct{})} }

// Running reports whether the face has the screen.
func (f *Face) Running() bool { return f.program != nil }

// Another reports whether the game that was shown was left for another one, begun anew.
func (f *Face) Another() bool { return f.desk != nil && f.desk.table.Another }

// AskDie asks for the throw of a die, as session.Ask wants it.
func (f *Face) AskDie(name string, sides int32) (int32, bool) {
	why := ""
	for {
		f.program.Send(dieMsg{name, sides, why})
		select {
		case t := <-f.dice:
			if err := f.desk.game.MayThrowAgain(); t.back && err != nil {
				why = "Esc: " + err.Error() + "."
				continue
			}
			if t.back {
				f.desk.table.TakeBack()
			}
			return t.value, t.ok
		case <-f.over:
			return 0, false
		}
	}
}

// Play shows the session until the game is left. What there is to say of it then is printed.
func (f *Face) Play(game *session.Session) error {
	d := newDesk(game)
	d.table.Seat, d.table.Keep = f.o.Seat, f.o.Keep
	m, err := f.run(game, d, d.begin)
	f.goodbye(m, d)
	return err
}

// run shows what a desk does, from its first job on, until the face is left.
func (f *Face) run(game *session.Session, d *desk, first func() *Moment) (*face, error) {
	f.desk = d
	m := &face{state: newState(80, 24, grid.Dark), desk: d, dice: f.dice}
	m.lines = !f.o.ASCII
	options := append([]tea.ProgramOption{tea.WithInput(f.o.In), tea.WithOutput(f.o.Out)}, f.o.Program...)
	f.program = tea.NewProgram(m, options...)
	d.show = func(m *Moment) { f.program.Send(m) }
	game.Thinks = func(p *model.Thing, done int) {
		text := p.Title + " thinks"
		if done > 0 {
			text += fmt.Sprintf(", %d %% done", done)
		}
		f.program.Send(thinksMsg(text))
	}
	broken := make(chan error, 1)
	go func() {
		defer func() {
			// The library has the terminal, and gives it back only if it ends.
			if r := recover(); r != nil {
				broken <- fmt.Errorf("the program has failed: %v\n%s", r, debug.Stack())
				f.program.Kill()
			}
			close(broken)
		}()
		d.work()
	}()
	d.jobs <- first
	_, err := f.program.Run()
	d.halt.Store(true)
	close(f.over)
	close(d.jobs)
	failed := <-broken
	switch {
	case errors.Is(err, tea.ErrProgramPanic): // the library has printed where
		err = errors.New("internal error: this is a bug in the program, not in the content")
	case errors.Is(err, tea.ErrInterrupted) || errors.Is(err, tea.ErrProgramKilled):
		err = nil
	}
	f.program = nil
	return m, errors.Join(err, failed)
}

// goodbye prints the last of what happened, which the face has taken with it, and where the game
// is.
func (f *Face) goodbye(m *face, d *desk) {
	if m.m != nil && m.m.Scene != nil {
		lines, _ := m.tail(m.w, 3, "(%d more before)")
		for _, l := range lines {
			fmt.Fprintln(f.o.Out, l)
		}
		for _, l := range laid(m.m.End, unwrapped) {
			fmt.Fprintln(f.o.Out, l)
		}
		if m.m.Wait != "" && !m.m.Shared {
			fmt.Fprintf(f.o.Out, "It is %s's turn.\n", m.m.Wait)
		}
	}
	d.table.Store()
	for _, l := range laid(d.table.Leave(), unwrapped) {
		fmt.Fprintln(f.o.Out, layout.Visible(l)) // with the name of the save
	}
}

// Review shows a game again, through the eyes of a viewer, from where the session stands.
func (f *Face) Review(game *session.Session, viewer int32) error {
	d := newWatch(game, viewer)
	_, err := f.run(game, d, d.moment)
	return err
}
