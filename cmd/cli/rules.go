package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/show/rulebook"
)

func (a *app) rules() *cobra.Command {
	c := &cobra.Command{
		Use: "rules GAME [SECTION]", Short: "Print the rules of a game, section by section",
		Long: `Print the rules of a game as its sections state them, with the printed data of its map, pieces, cards
and tables, and with its scenarios and options. SECTION is a number or a title; its subsections are
printed too.`,
		Args: between(1, 2, "name a game, and optionally one of its sections: rules GAME 4.1"), ValidArgsFunction: a.completeSection,
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := a.Load(args[0])
			if err != nil {
				return err
			}
			w := rulebook.New(g.Game, g.Files, a.Out, min(a.Width(), 80))
			if len(args) == 1 {
				w.All()
				return nil
			}
			if err := w.Section(args[1]); err != nil {
				return shell.Usage("%v", err)
			}
			return nil
		},
	}
	a.modFlag(c)
	return c
}

func (a *app) completeSection(c *cobra.Command, args []string, part string) ([]string, cobra.ShellCompDirective) {
	if len(args) != 1 {
		return a.completeGame(c, args, part)
	}
	var out []string
	if g := a.quietly(args); g != nil {
		for _, s := range g.Sections {
			out = append(out, cobra.CompletionWithDesc(s.ID, s.Title))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
