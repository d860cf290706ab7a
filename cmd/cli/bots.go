package cli

import "github.com/spf13/cobra"

// botHelp describes the bots.
const botHelp = `Bots:
  random                chooses uniformly at random
  policy[:NAME]         decides by a policy of the game: the one that is named, or the first that is
                        for the player
  careful[:N[:LENGTH]]  tries every option (or a fair sample of very many; of points those that are
                        listed, and those near pieces and edges) in worlds that its player considers
                        possible: hidden facts and chance are drawn anew. It plays N random
                        continuations of LENGTH decisions for each option (default 8 and 20), and
                        takes the option with the best mean value of "standing".
`

// completeBot completes the value of --bot.
func (a *app) completeBot(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	out := []string{"careful", "policy", "random"}
	if g := a.quietly(args); g != nil {
		for _, p := range g.Players {
			out = append(out, p.Name+"=careful", p.Name+"=policy", p.Name+"=random")
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
