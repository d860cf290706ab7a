// Package lint checks games, mods and tests for the command line, prints what it finds in several
// formats, and mends what has one mechanical mend. Changes are tried on the texts that were read; a
// file is written only when all of them are known to hold.
package lint

import "sandtable/cmd/shell"

// Run is one run of lint.
type Run struct {
	*shell.Shell
	Format string
	Game   string // that a folder of tests is for
	All    bool   // tell of all findings of a kind
	Fix    bool   // mend
	Diff   bool   // with Fix: print what would change instead
}
