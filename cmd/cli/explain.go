package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/explain"
	"sandtable/schema/diag"
)

func (a *app) explain() *cobra.Command {
	var s shell.Setup
	var stage string
	c := &cobra.Command{
		Use: "explain CODE | GAME [rule|value|action|menu|table|policy|event] NAME", Short: "Explain a finding, or how a part of a game works",
		Long: `Explain a finding by its code, with an example and its repair. Or explain a part of a game: what runs
before, instead of and after a rule or action, in order; how each line of a value computes it; what a
policy goes by; which rules an event triggers. Each item has its section, its place, and its conditions.

Without --scenario and --set, the items of all scenarios and variants are shown. Without an argument,
the codes of all findings are listed. --ir lowered prints values, actions and rules as they are evaluated.`,
		Example: `  sandtable explain check/unknown-name
  sandtable explain GAME rule NAME
  sandtable explain GAME value NAME
  sandtable explain GAME policy NAME
  sandtable explain GAME event enter`,
		Args: between(0, 3, "explain CODE, explain GAME, explain GAME NAME, or explain GAME rule NAME"), ValidArgsFunction: a.completeExplain,
		RunE: func(_ *cobra.Command, args []string) error {
			if stage != "" {
				return explain.IR(a.Shell, stage, args, s)
			}
			return explain.Run(a.Shell, args, s)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &s)
	c.Flags().StringVar(&stage, "ir", "", "print values, actions and rules in the intermediate representation: lowered")
	return c
}

func (a *app) completeExplain(c *cobra.Command, args []string, part string) ([]string, cobra.ShellCompDirective) {
	switch len(args) {
	case 0:
		out := a.gameIDs()
		for _, c := range diag.Codes() {
			out = append(out, cobra.CompletionWithDesc(c.ID, c.Summary))
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	case 1:
		return explain.Kinds, cobra.ShellCompDirectiveNoFileComp
	case 2:
		if g := a.quietly(args); g != nil {
			return explain.Names(g, args[1]), cobra.ShellCompDirectiveNoFileComp
		}
	}
	return nil, cobra.ShellCompDirectiveNoFileComp
}
