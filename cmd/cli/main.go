// Package cli is the command line: one file for each verb. A verb reads its flags, calls the
// package that does the work, and prints.
//
// Results go to stdout, findings and progress to stderr. The exit codes are in exit.go.
package cli

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
)

// Main runs the command line and returns the exit code.
func Main(args []string, in io.Reader, out, errOut io.Writer) (code int) {
	shown, said := newSteadied(out), newSteadied(errOut)
	defer shown.end()
	defer said.end()
	a := &app{in: in, out: shown, err: said, verb: "sandtable"}
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(said, "sandtable: internal error: %v\n", p)
			if os.Getenv("SANDTABLE_LOG") == "debug" {
				fmt.Fprintf(said, "%s", debug.Stack())
			} else {
				fmt.Fprintln(said, "this is a bug in the program, not in the content; SANDTABLE_LOG=debug prints the stack")
			}
			code = exitBroken
		}
	}()
	defer func() {
		if a.lines != nil {
			a.lines.Close()
		}
	}()
	root := a.root()
	root.SetArgs(args)
	if len(args) == 0 && a.sits() {
		return a.finish(a.enter())
	}
	return a.finish(root.Execute())
}
