package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/graph"
	"sandtable/interp"
)

func (a *app) graph() *cobra.Command {
	var format string
	c := &cobra.Command{
		Use: "graph GAME", Short: "Draw the sequence of play",
		Long: `Draw the sequence of play: the call graph of phases, rules and actions from the first rule of play,
and the rules that events of the table trigger. The formats are text, dot (Graphviz) and mermaid.`,
		Args: one(nameGame), ValidArgsFunction: a.completeGame,
		RunE: func(_ *cobra.Command, args []string) error {
			write, ok := graph.Formats[format]
			if !ok {
				return shell.Usage("unknown format %q; the formats are text, dot and mermaid", format)
			}
			g, err := a.Load(args[0])
			if err != nil {
				return err
			}
			write(graph.Of(g.Game, interp.NewOrder(g.Game)), a.Out)
			return nil
		},
	}
	a.modFlag(c)
	c.Flags().StringVar(&format, "format", "text", "output format: text, dot or mermaid")
	_ = c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions([]string{"text", "dot", "mermaid"}, cobra.ShellCompDirectiveNoFileComp))
	return c
}
