package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/rewrite"
)

func (a *app) fmt() *cobra.Command {
	var check, diff bool
	c := &cobra.Command{
		Use: "fmt [--check] [--diff] PATH ...", Short: "Format content files",
		Long: `Format content files in the standard layout. PATH is a file, a folder (with all .hcl files below it),
or - to read stdin and write stdout. The names of changed files are printed.

A comprehension that spans several lines, or is longer than 100 columns, gets one line for its "for"
and one for its "if". A condition, a choice or a sum that is longer than 100 columns is put in
parentheses, each part on a line of its own; a call gets a line for each of its arguments.

--check and --diff write no file: --check fails if a file would change, --diff prints the changes.`,
		Args: between(1, -1, "name files or folders, or - for stdin"),
		RunE: func(_ *cobra.Command, args []string) error { return rewrite.Format(a.Shell, check, diff, args) },
	}
	c.Flags().BoolVar(&check, "check", false, "write nothing; exit with code 1 if a file would change")
	c.Flags().BoolVar(&diff, "diff", false, "write nothing; print a diff")
	return c
}
