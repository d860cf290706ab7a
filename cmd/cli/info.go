package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/inspect"
)

func (a *app) info() *cobra.Command {
	var asJSON, reconstructed bool
	c := &cobra.Command{
		Use: "info GAME", Short: "Show a game's scenarios, options, players and components",
		Long: `Show an overview of a game: scenarios, options, players and their computer opponents, components, and
how many of its figures do not come from the rulebook.`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := a.Load(args[0])
			if err != nil {
				return err
			}
			i := inspect.Game(g.Game, string(g.From.Kind), g.From.Source.Name)
			switch {
			case asJSON && reconstructed:
				return a.JSON(i.Reconstructed)
			case asJSON:
				return a.JSON(i)
			case reconstructed:
				i.WriteReconstructed(a.Out)
			default:
				i.WriteText(a.Out, a.Width())
			}
			return nil
		},
	}
	a.modFlag(c)
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	c.Flags().BoolVar(&reconstructed, "reconstructed", false, "list what does not come from the rulebook: inferred, reconstructed, invented, from other sources, or ruled")
	return c
}
