// Package lineedit reads lines at a terminal: with editing, history, and completion by Tab.
//
// The terminal is changed only while a line is read, so that Ctrl-C interrupts a bot that thinks,
// and a program that is ended leaves the terminal as it was. What is typed or pasted ahead is kept
// for the next line.
package lineedit

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/peterh/liner"

	"sandtable/schema/layout"
)

// ErrInterrupted says that somebody has pressed Ctrl-C.
var ErrInterrupted = errors.New("interrupted")

// roomToType is how many columns after a prompt are left for what is typed.
const roomToType = 24

// Editor reads lines from the terminal that is the standard input and output of the program.
type Editor struct {
	state         *liner.State
	usual, edited liner.ModeApplier // of the terminal: between lines, and while one is read
	columns       func() int
}

// New makes an editor of the standard input and output, or nil if these are no terminal that can be
// edited on. Columns is how wide the terminal is.
func New(columns func() int) *Editor {
	if !liner.TerminalSupported() {
		return nil
	}
	usual, err := liner.TerminalMode()
	if err != nil {
		return nil
	}
	e := &Editor{state: liner.NewLiner(), usual: usual, columns: columns}
	e.state.SetCtrlCAborts(true)
	e.state.SetTabCompletionStyle(liner.TabPrints)
	e.state.SetBeep(false)
	if e.edited, err = liner.TerminalMode(); err != nil {
		e.edited = usual
	}
	_ = usual.ApplyMode()
	return e
}

// Line asks for a line. Complete lists the lines that may be meant by the beginning of one; it may
// be nil. The error is io.EOF after Ctrl-D, and ErrInterrupted after Ctrl-C.
func (e *Editor) Line(prompt string, complete func(beginning string) []string) (string, error) {
	_ = e.edited.ApplyMode()
	defer e.usual.ApplyMode()
	e.state.SetCompleter(complete)
	text, err := e.state.Prompt(e.short(prompt))
	if errors.Is(err, liner.ErrPromptAborted) {
		return "", ErrInterrupted
	}
	if err == nil && strings.TrimSpace(text) != "" {
		e.state.AppendHistory(text)
	}
	return text, err
}

// short returns a prompt that leaves room to type. A longer one is written on a line of its own.
func (e *Editor) short(prompt string) string {
	prompt = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.C, r) {
			return -1
		}
		return r
	}, prompt)
	if layout.Width(prompt)+roomToType <= e.columns() {
		return prompt
	}
	fmt.Println(strings.TrimSpace(prompt))
	return "> "
}

// Forget drops the history: somebody else sits at the terminal from now on.
func (e *Editor) Forget() { e.state.ClearHistory() }

// Close gives the terminal back.
func (e *Editor) Close() error {
	err := e.state.Close()
	return errors.Join(err, e.usual.ApplyMode())
}
