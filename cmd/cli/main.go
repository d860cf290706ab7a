// Package cli is the command line: one file for each verb, with its flags and its help. A verb
// reads its flags and calls the package that does the work.
//
// Results go to stdout, findings and progress to stderr. The exit codes are in cmd/shell.
package cli

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/play"
	"sandtable/schema/layout"
)

// Main runs the command line and returns the exit code.
func Main(args []string, in io.Reader, out, errOut io.Writer) (code int) {
	a := newApp(shell.New(in, out, errOut))
	defer a.End()
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(a.Err, "sandtable: internal error: %v\n", p)
			if os.Getenv("SANDTABLE_LOG") == "debug" {
				fmt.Fprintf(a.Err, "%s", debug.Stack())
			} else {
				fmt.Fprintln(a.Err, "this is a bug in the program, not in the content; SANDTABLE_LOG=debug prints the stack")
			}
			code = shell.Broken
		}
	}()
	root := a.root()
	root.SetArgs(args)
	if len(args) == 0 && a.Sits() {
		a.begun = true
		return a.finish(play.Enter(a.saved))
	}
	return a.finish(root.Execute())
}

// finish prints an error and chooses the exit code. What fails before a verb has begun is the
// command line's fault.
func (a *app) finish(err error) int {
	if err == nil {
		return shell.Clean
	}
	code := shell.Code(err)
	if code == shell.Broken && !a.begun {
		code = shell.Misuse
	}
	if text := steady(err.Error()); text != "" {
		text = "sandtable: " + text
		if watched, width, _ := shell.Window(a.Err); watched { // a terminal would cut words in two
			text = wrapped(text, width)
		}
		fmt.Fprintln(a.Err, text)
	}
	if code == shell.Misuse && a.verb != "" {
		fmt.Fprintf(a.Err, "run %q for usage\n", a.verb+" --help")
	}
	return code
}

// steady returns a message in lines that nothing steers, be it a color.
func steady(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = layout.Visible(line)
	}
	return strings.Join(lines, "\n")
}

// wrapped returns a message in lines of a width.
func wrapped(text string, width int) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if layout.Width(line) > width {
			lines[i] = layout.Indented(line, 0, 2, width)
		}
	}
	return strings.Join(lines, "\n")
}
