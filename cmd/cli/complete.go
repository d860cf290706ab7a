package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/play/saves"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// completeGame completes the ids of games, and folders.
func (a *app) completeGame(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return a.gameIDs(), cobra.ShellCompDirectiveDefault
}

// completePolicy completes a game, then one of its policies.
func (a *app) completePolicy(c *cobra.Command, args []string, to string) ([]string, cobra.ShellCompDirective) {
	var out []string
	if len(args) == 0 {
		return a.completeGame(c, args, to)
	}
	if g := a.quietly(args); g != nil && len(args) == 1 {
		out = english.Each(g.Policies, func(p *model.Policy) string { return cobra.CompletionWithDesc(p.Name, p.Text) })
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeGames is completeGame for verbs that take several.
func (a *app) completeGames(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return a.gameIDs(), cobra.ShellCompDirectiveDefault
}

func (a *app) gameIDs() []string {
	c, err := a.Catalog()
	if err != nil {
		return nil
	}
	return english.Each(c.Games(), func(g catalog.Game) string { return cobra.CompletionWithDesc(g.ID, g.Title) })
}

// quietly loads the game that the command line names, without a word if that fails: a shell is
// waiting.
func (a *app) quietly(args []string) *model.Game {
	if len(args) == 0 {
		return nil
	}
	c, err := a.Catalog()
	if err != nil {
		return nil
	}
	from, err := c.Find(args[0])
	if err != nil {
		return nil
	}
	mods, err := a.ModSources()
	if err != nil {
		return nil
	}
	g, _, _ := interp.Load(interp.Sources{Game: from.Source, Mods: mods})
	return g
}

func (a *app) completeScenario(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	var out []string
	if g := a.quietly(args); g != nil {
		for _, s := range g.Scenarios {
			out = append(out, cobra.CompletionWithDesc(s.Name, s.Text))
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

func (a *app) completeOption(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	var out []string
	if g := a.quietly(args); g != nil {
		for _, o := range g.Options {
			for _, v := range o.Variants {
				out = append(out, cobra.CompletionWithDesc(o.Name+"="+v.Name, v.Text))
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeSave completes the names of saves, and files.
func (a *app) completeSave(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return savedNames(), cobra.ShellCompDirectiveDefault
}

// savedNames lists the saves of the user's folder with what they hold, for a shell.
func savedNames() (out []string) {
	list, _ := saves.List(saves.Folder())
	for _, e := range list {
		if e.Problem == "" {
			out = append(out, cobra.CompletionWithDesc(e.Name, e.Stands()))
		}
	}
	return out
}
