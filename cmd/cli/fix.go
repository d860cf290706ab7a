package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/rewrite"
)

func (a *app) fix() *cobra.Command {
	var check, diff, markdown bool
	c := &cobra.Command{
		Use: "fix [--check] [--diff] [--markdown] PATH ...", Short: "Rewrite old words of the language to current ones",
		Long: `Rewrite the words of earlier drafts of the language to current ones. PATH is a file, a folder (with
all .hcl files below it), or - to read stdin and write stdout. Games, mods, tests and fragments are
rewritten without being loaded. Comments are kept. A formatted file stays formatted.

The name of each changed file is printed with its words. A file that does not parse is left unchanged,
with a finding. A word that fix cannot rewrite gets a warning.

--check and --diff write no file: --check fails if a file would change, --diff prints the changes.
--markdown rewrites the fenced hcl blocks of Markdown files (.md) instead.`,
		Args: between(1, -1, "name files or folders, or - for stdin"),
		RunE: func(_ *cobra.Command, args []string) error { return rewrite.Fix(a.Shell, check, diff, markdown, args) },
	}
	c.Flags().BoolVar(&check, "check", false, "write nothing; exit with code 1 if a file would change")
	c.Flags().BoolVar(&diff, "diff", false, "write nothing; print a diff")
	c.Flags().BoolVar(&markdown, "markdown", false, "rewrite the fenced hcl blocks of Markdown files")
	return c
}
