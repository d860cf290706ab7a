// Package line shows a game in progress line by line, and takes what people type. What a line means
// and what is answered is in play/talk. It moves no cursor, so it works through a pipe and over any
// line; colours are used only where they are wanted. What a decision shows fits the window: 80
// columns and 24 lines, unless the terminal is another size.
package line

import (
	"fmt"
	"io"
	"strings"

	"sandtable/play/say"
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
	draw      func(*say.Line) []string // what a page does not lay out by itself
	seen      map[int32]int            // how many decisions each viewer has seen the log of
	line      int                      // of the input
	paused    bool                     // something has just been asked: wait for the answer
	throws    []string                 // typed ahead
	redraw    bool                     // the whole position is shown next, not only what is new
	phases    []string                 // the phases and the figures that were shown last
	figured   []string                 //
	greeted   bool                     // it has been said that there is help
	guided    bool                     // the prompt of the guide has been told above the decision
	still     bool                     // nothing has changed since the screen was drawn
	awaited   *model.Thing             // who is waited for, as it was said last
	awaitedAt int                      // after so many decisions
}

// A screen is as wide and as high as this unless it is told otherwise.
const (
	usualWidth  = 80
	usualHeight = 24
)

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
func (s *Screen) say(lines ...say.Line) {
	for _, l := range lines {
		if l.Kind == say.Verbatim { // it is for a program, which listens to no sentences
			fmt.Fprintln(s.out, l.Text)
			continue
		}
		s.print(s.lay([]say.Line{l})...)
	}
}

// lay lays out lines for this screen.
func (s *Screen) lay(lines []say.Line) []string {
	p := prose.Page{Width: s.Width, Height: s.Height, Heard: s.Reader, Paint: s.paint, Draw: s.draw}
	return p.Lay(lines)
}

// colors are how a terminal paints what a line is.
var colors = map[say.Role]string{say.Bright: "1", say.Faint: "2", say.Alarm: "31"}

// paint colours a text, where colours are wanted.
func (s *Screen) paint(role say.Role, text string) string {
	if !s.Color || role == say.Plain || strings.TrimSpace(text) == "" {
		return text
	}
	return "\x1b[" + colors[role] + "m" + text + "\x1b[0m"
}
