// Package shell is what all verbs of the command line stand on: the streams and the terminal, the
// games that are named with their mods, setups and players, errors with exit codes, and work that
// Ctrl-C or a time limit stops.
//
// It knows no verb and no flag. What is printed through a shell steers no terminal, whatever
// strangers have written into it.
package shell

import (
	"io"

	"sandtable/play/lineedit"
)

// Shell is the surroundings of a run of the command line.
type Shell struct {
	In       io.Reader
	Out, Err io.Writer

	NoColor bool
	Content []string // folders of further games
	Mods    []string // folders of mods to load on top of a game

	editor *lineedit.Editor // nil: not asked for yet, or there is none
}

// New returns a shell over streams. End writes what it still holds back.
func New(in io.Reader, out, errOut io.Writer) *Shell {
	return &Shell{In: in, Out: newStream(out), Err: newStream(errOut)}
}

// End gives the terminal back.
func (s *Shell) End() {
	if s.editor != nil {
		s.editor.Close()
	}
	for _, w := range []io.Writer{s.Out, s.Err} {
		if held, ok := w.(*stream); ok {
			held.end()
		}
	}
}
