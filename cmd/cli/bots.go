package cli

import (
	"slices"

	"github.com/spf13/cobra"

	"sandtable/interp/bot"
)

// botHelp describes the bots.
const botHelp = `Bots:
  cadet, regular,       how well they play. A regular decides by the first policy of the game that is
  veteran               for the player, and searches where there is none. A cadet overlooks a third of
                        its options, or looks ahead a little. A veteran searches, guided by the
                        policies, where the policy says that this is better; else it plays as a regular
  random                chooses uniformly at random
  policy[:NAME]         decides by a policy of the game: the one that is named, or the first that is
                        for the player
  search[:N]            looks ahead, in worlds that its player considers possible: hidden facts and
                        chance are drawn anew. It plays N continuations of its options, or of a fair
                        sample of very many (of points those that are listed, and those near pieces
                        and edges); without N 1000, or as many as fit into a fixed amount of work,
                        some tenths of a second. In each, players choose what has been best for them
                        so far, and more and more of the N go to the options that come to most: by
                        their result, and by the value "standing" of the game
  search:TIME           thinks so long, such as 500ms or 2s. Other machines may then choose otherwise
  guided[:N], guided:TIME
                        searches, and plays continuations by the policies of whoever decides
In play a bot searches on all cores; with GOMAXPROCS=1 in the environment, on one.
`

// completeBot completes the value of --bot.
func (a *app) completeBot(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	out := slices.Clone(bot.Names)
	if g := a.quietly(args); g != nil {
		for _, p := range g.Players {
			for _, name := range bot.Names {
				out = append(out, p.Name+"="+name)
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
