package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/lint"
)

func (a *app) lint() *cobra.Command {
	r := lint.Run{Shell: a.Shell}
	c := &cobra.Command{
		Use: "lint [GAME|PATH ...]", Aliases: []string{"validate"}, Short: "Check games, mods and tests",
		Long: `Check games, mods and tests. GAME is the id of a game; PATH is the folder of a game, of a mod (checked
on top of the game that it names), or of tests (with --game). Without an argument, all built-in games
are checked.

"sandtable explain CODE" explains a finding. The exit code is 1 if there is an error or a warning;
notes do not count.

--fix mends what has one mechanical mend, such as a misspelt name to which one name alone is near, in
the files of the folder that PATH names. It prints each change, then the findings that remain. A file
that would have a finding that it had not before stays as it is. With --diff it writes nothing.`,
		Args: cobra.ArbitraryArgs, ValidArgsFunction: a.completeGames,
		RunE: func(_ *cobra.Command, args []string) error {
			return r.Lint(args)
		},
	}
	a.modFlag(c)
	c.Flags().StringVar(&r.Format, "format", "text", "output format: text, json, sarif or junit")
	c.Flags().BoolVar(&r.All, "all", false, "show all findings of a kind, however many")
	c.Flags().BoolVar(&r.Fix, "fix", false, "mend what has one mechanical mend")
	c.Flags().BoolVar(&r.Diff, "diff", false, "with --fix: write nothing; print a diff")
	c.Flags().StringVar(&r.Game, "game", "", "game that a folder of tests is for")
	_ = c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(lint.Formats, cobra.ShellCompDirectiveNoFileComp))
	_ = c.RegisterFlagCompletionFunc("game", a.completeGames)
	return c
}
