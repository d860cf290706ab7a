package cli

import (
	"errors"
	"fmt"
	"strings"

	"sandtable/interp"
	"sandtable/schema/layout"
)

// The exit codes.
const (
	exitClean    = 0 // all is well
	exitFindings = 1 // findings, failed tests, open sections, games that do not end
	exitUsage    = 2 // the command line is wrong
	exitBroken   = 3 // something could not be loaded or written; or a fault of ours

	exitInterrupted = 130 // ended by Ctrl-C, as shells have it
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

// usage is an error of the command line.
func usage(format string, args ...any) error {
	return &exit{exitUsage, fmt.Errorf(format, args...)}
}

// found reports findings that have been printed already.
func found() error { return &exit{exitFindings, nil} }

// finish prints an error and chooses the exit code. What fails before a verb has begun is the
// command line's fault.
func (a *app) finish(err error) int {
	if err == nil {
		return exitClean
	}
	code := exitBroken
	var e *exit
	var s *interp.SetupError
	switch {
	case errors.As(err, &e):
		code = e.code
	case errors.As(err, &s), !a.begun:
		code = exitUsage
	}
	if text := steady(err.Error()); text != "" {
		text = "sandtable: " + text
		if watched, width, _ := window(a.err); watched { // a terminal would cut words in two
			text = wrapped(text, width)
		}
		fmt.Fprintln(a.err, text)
	}
	if code == exitUsage && a.verb != "" {
		fmt.Fprintf(a.err, "run %q for usage\n", a.verb+" --help")
	}
	return code
}

// steady is a message in lines that nothing steers, be it a color.
func steady(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = layout.Visible(line)
	}
	return strings.Join(lines, "\n")
}

// wrapped is a message in lines of a width.
func wrapped(text string, width int) string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		if layout.Width(line) > width {
			line = layout.Indented(line, 0, 2, width)
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}
