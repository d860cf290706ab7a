package cli

import "github.com/spf13/cobra"

// botHelp describes the bots.
const botHelp = `Bots:
  random                chooses uniformly at random
  policy[:NAME]         decides by a policy of the game: the one that is named, or the first that is
                        for the player
  search[:N]            looks ahead, in worlds that its player considers possible: hidden facts and
                        chance are drawn anew. It plays N continuations (default 1000) of its
                        options, or of a fair sample of very many (of points those that are listed,
                        and those near pieces and edges). In each, players choose what has been best
                        for them so far, and more and more of the N go to the options that come to
                        most: by their result, and by the value "standing" of the game
  search:TIME           thinks so long, such as 500ms or 2s. Other machines may then choose otherwise
In play a bot searches on all cores; with GOMAXPROCS=1 in the environment, on one.
`

// completeBot completes the value of --bot.
func (a *app) completeBot(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	out := []string{"policy", "random", "search"}
	if g := a.quietly(args); g != nil {
		for _, p := range g.Players {
			out = append(out, p.Name+"=policy", p.Name+"=random", p.Name+"=search")
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
