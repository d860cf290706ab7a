package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/verb/scaffold"
)

func (a *app) create() *cobra.Command {
	o := scaffold.Order{}
	c := &cobra.Command{
		Use:   "new game|scenario|mod NAME",
		Short: "Create a game, a scenario or a mod",
		Long: `Create a folder with the first files of a game, a scenario or a mod. The result lints clean and can be
played at once. A scenario is created as a mod of its game.`,
		Example: "  sandtable new game \"Stone Age\"\n  sandtable new mod \"Heavy Snow\" --of GAME",
		Args:    between(2, 2, "name what to create, and its title in quotes: new game \"Stone Age\", new scenario \"Dusk\" --of GAME, or new mod \"Heavy Snow\" --of GAME"),
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return scaffold.Kinds, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			o.Kind, o.Name = args[0], strings.TrimSpace(args[1])
			return scaffold.Create(a.Shell, o)
		},
	}
	c.Flags().StringVar(&o.Of, "of", "", "game that the scenario or mod is for")
	c.Flags().StringVar(&o.Dir, "dir", ".", "parent of the new folder")
	_ = c.RegisterFlagCompletionFunc("of", a.completeGames)
	_ = c.MarkFlagDirname("dir")
	return c
}
