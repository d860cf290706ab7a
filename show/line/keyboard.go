package line

import (
	"bufio"
	"io"

	"sandtable/play/lineedit"
)

// errInterrupted says that somebody has pressed Ctrl-C.
var errInterrupted = lineedit.ErrInterrupted

// keyboard reads lines. Where it may be interrupted it reads them in a goroutine of its own, so
// that an interrupt need not wait for the end of a line.
type keyboard struct {
	in         *bufio.Reader
	interrupts <-chan struct{} // nil: there are none
	lines      chan typed
}

// typed is a line, or why there is none.
type typed struct {
	text string
	err  error
}

func newKeyboard(in io.Reader, interrupts <-chan struct{}) *keyboard {
	return &keyboard{in: bufio.NewReader(in), interrupts: interrupts}
}

// line gives the next line.
func (k *keyboard) line() (string, error) {
	if k.interrupts == nil {
		return k.in.ReadString('\n')
	}
	if k.lines == nil {
		k.lines = make(chan typed)
		go k.listen()
	}
	select {
	case t, open := <-k.lines:
		if !open {
			return "", io.EOF
		}
		return t.text, t.err
	case <-k.interrupts:
		return "", errInterrupted
	}
}

// listen reads one line ahead until the input ends.
func (k *keyboard) listen() {
	defer close(k.lines)
	for {
		text, err := k.in.ReadString('\n')
		k.lines <- typed{text, err}
		if err != nil {
			return
		}
	}
}
