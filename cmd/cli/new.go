package cli

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
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
			return a.scaffold(o)
		},
	}
	c.Flags().StringVar(&o.Of, "of", "", "game that the scenario or mod is for")
	c.Flags().StringVar(&o.Dir, "dir", ".", "parent of the new folder")
	_ = c.RegisterFlagCompletionFunc("of", a.completeGames)
	_ = c.MarkFlagDirname("dir")
	return c
}

// liesIn reports whether a folder is another one, or lies in it.
func liesIn(folder, outer string) bool {
	inner, err := filepath.Abs(folder)
	around, err2 := filepath.Abs(outer)
	if err != nil || err2 != nil {
		return false
	}
	way, err := filepath.Rel(around, inner)
	return err == nil && way != ".." && !strings.HasPrefix(way, ".."+string(filepath.Separator))
}

func (a *app) scaffold(o scaffold.Order) error {
	// Whether the game of a mod is a folder of the author's, which its id does not find.
	own := false
	if !slices.Contains(scaffold.Kinds, o.Kind) {
		return shell.Usage("cannot create a new %q; use new %s", o.Kind, strings.Join(scaffold.Kinds, ", new "))
	}
	if err := scaffold.CheckName(o.Name); err != nil {
		return shell.Usage("%v", err)
	}
	switch {
	case o.Kind == "game" && o.Of != "":
		return shell.Usage("--of does not apply to a game; to change %s, use: new mod %q --of %s", o.Of, o.Name, o.Of)
	case o.Kind != "game" && o.Of == "":
		return shell.Usage("name the game: new %s %q --of GAME", o.Kind, o.Name)
	case o.Kind != "game":
		g, err := a.Load(o.Of)
		if err != nil {
			return err
		}
		o.Game = g.Game
		own = g.From.Kind == catalog.Folder
		if own && liesIn(o.Dir, o.Of) {
			return shell.Usage("a folder in %s would be part of the game: name one beside the game, such as --dir %s", o.Dir, filepath.ToSlash(filepath.Join(o.Of, "..")))
		}
	}
	folder, files, err := scaffold.Write(o)
	if err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintln(a.Out, f)
	}
	folder = "." + string(filepath.Separator) + folder
	if filepath.IsAbs(folder[2:]) || strings.HasPrefix(folder[2:], "..") {
		folder = folder[2:]
	}
	folder = filepath.ToSlash(folder)
	play := "sandtable play " + folder
	if o.Kind != "game" {
		play = "sandtable play " + o.Of + " --mod " + folder
	}
	if o.Kind == "scenario" {
		play += " --scenario " + filepath.Base(folder)
	}
	check := folder
	if own {
		check = o.Of + " --mod " + folder
	}
	fmt.Fprintf(a.Err, "now try:\n  sandtable lint %s\n  sandtable test %s\n  %s\n", check, check, play)
	return nil
}
