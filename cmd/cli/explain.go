package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/explain"
	"sandtable/interp"
	"sandtable/schema/diag"
)

func (a *app) explain() *cobra.Command {
	var s shell.Setup
	c := &cobra.Command{
		Use: "explain CODE | GAME [rule|value|action|menu|table|event] NAME", Short: "Explain a finding, or how a part of a game works",
		Long: `Explain a finding by its code, with an example and its repair. Or explain a part of a game: what runs
before, instead of and after a rule or action, in order; how each line of a value computes it; which
rules an event triggers. Each item has its section, its place, and its conditions.

Without --scenario and --set, the items of all scenarios and variants are shown. Without an argument,
the codes of all findings are listed.`,
		Example: `  sandtable explain check/unknown-name
  sandtable explain GAME rule NAME
  sandtable explain GAME value NAME
  sandtable explain GAME event enter`,
		Args: between(0, 3, "explain CODE, explain GAME, explain GAME NAME, or explain GAME rule NAME"), ValidArgsFunction: a.completeExplain,
		RunE: func(_ *cobra.Command, args []string) error {
			switch len(args) {
			case 0:
				explain.Codes(a.Out)
				return nil
			case 1:
				return a.explainCode(args[0])
			case 2:
				if slices.Contains(explain.Kinds, args[1]) {
					return a.explainIndex(args[0], args[1])
				}
				return a.explainGame(args[0], "", args[1], s)
			}
			if !slices.Contains(explain.Kinds, args[1]) {
				return shell.Usage("unknown kind of declaration %q; write explain %s %s NAME", args[1], args[0], strings.Join(explain.Kinds, "|"))
			}
			return a.explainGame(args[0], args[1], args[2], s)
		},
	}
	a.modFlag(c)
	a.setupFlags(c, &s)
	return c
}

func (a *app) explainCode(id string) error {
	width := a.Width()
	if c, ok := diag.LookupCode(id); ok {
		explain.Code(a.Out, c, width)
		return nil
	}
	var known []string
	for _, c := range diag.Codes() {
		known = append(known, c.ID)
		if strings.HasSuffix(c.ID, "/"+id) {
			explain.Code(a.Out, c, width)
			return nil
		}
	}
	if cat, err := a.Catalog(); err == nil {
		if _, err := cat.Find(id); err == nil {
			return a.explainIndex(id, "")
		}
	}
	if s := diag.Suggest(id, known); s != "" {
		return shell.Usage("unknown code %q; did you mean %q?", id, s)
	}
	return shell.Usage("unknown code %q; \"sandtable explain\" lists all codes", id)
}

// explainIndex lists what of a game can be explained.
func (a *app) explainIndex(game, kind string) error {
	g, err := a.Load(game)
	if err != nil {
		return err
	}
	explain.New(g.Game, interp.NewOrder(g.Game), a.Out, a.Width()).Index(kind)
	return nil
}

func (a *app) explainGame(game, kind, name string, s shell.Setup) error {
	choice, err := s.Choice()
	if err != nil {
		return err
	}
	g, err := a.Load(game)
	if err != nil {
		return err
	}
	order := interp.NewOrder(g.Game)
	if s.Scenario != "" || len(s.Sets) > 0 {
		if order, err = interp.OrderOf(g.Game, choice); err != nil {
			return err
		}
	}
	if err := explain.New(g.Game, order, a.Out, a.Width()).Thing(kind, name); err != nil {
		return shell.Usage("%v", err)
	}
	return nil
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
