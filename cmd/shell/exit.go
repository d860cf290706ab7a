package shell

import (
	"errors"
	"fmt"

	"sandtable/interp"
	"sandtable/schema/diag"
	"sandtable/schema/english"
)

// The exit codes.
const (
	Clean    = 0 // all is well
	Findings = 1 // findings, failed tests, open sections, games that do not end
	Misuse   = 2 // the command line is wrong
	Broken   = 3 // something could not be loaded or written; or a fault of ours

	Interrupted = 130 // ended by Ctrl-C, as shells have it
)

// exit is an error with an exit code. Its message is empty if everything has been printed already.
type exit struct {
	code int
	err  error
}

func (e *exit) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e *exit) Unwrap() error { return e.err }

// Exit returns an error that ends the program with an exit code. Without a cause everything has
// been printed already.
func Exit(code int, cause error) error { return &exit{code, cause} }

// Usage returns an error of the command line.
func Usage(format string, args ...any) error { return Exit(Misuse, fmt.Errorf(format, args...)) }

// Unknown returns the error that there is no such name: with the one that was probably meant, else
// with what there is.
func Unknown(what, name string, known []string, all string) error {
	if near := diag.Suggest(english.Slug(name), known); near != "" {
		return Usage("%s %q; did you mean %q?", what, name, near)
	}
	return Usage("%s %q; %s", what, name, all)
}

// Found returns the error for findings that have been printed already.
func Found() error { return Exit(Findings, nil) }

// Code returns the exit code of an error. What says nothing of its code is broken, but for a setup
// that a game does not have.
func Code(err error) int {
	var e *exit
	var s *interp.SetupError
	switch {
	case err == nil:
		return Clean
	case errors.As(err, &e):
		return e.code
	case errors.As(err, &s):
		return Misuse
	}
	return Broken
}
