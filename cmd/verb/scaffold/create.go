package scaffold

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
)

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

// Create writes what is ordered, and says what to try next.
func Create(sh *shell.Shell, o Order) error {
	// Whether the game of a mod is a folder of the author's, which its id does not find.
	own := false
	if !slices.Contains(Kinds, o.Kind) {
		return shell.Usage("cannot create a new %q; use new %s", o.Kind, strings.Join(Kinds, ", new "))
	}
	if err := CheckName(o.Name); err != nil {
		return shell.Usage("%v", err)
	}
	switch {
	case o.Kind == "game" && o.Of != "":
		return shell.Usage("--of does not apply to a game; to change %s, use: new mod %q --of %s", o.Of, o.Name, o.Of)
	case o.Kind != "game" && o.Of == "":
		return shell.Usage("name the game: new %s %q --of GAME", o.Kind, o.Name)
	case o.Kind != "game":
		g, err := sh.Load(o.Of)
		if err != nil {
			return err
		}
		o.Game = g.Game
		own = g.From.Kind == catalog.Folder
		if own && liesIn(o.Dir, o.Of) {
			return shell.Usage("a folder in %s would be part of the game: name one beside the game, such as --dir %s", o.Dir,
				filepath.ToSlash(filepath.Join(o.Of, "..")))
		}
	}
	folder, files, err := Write(o)
	if err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintln(sh.Out, f)
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
	fmt.Fprintf(sh.Err, "now try:\n  sandtable lint %s\n  sandtable test %s\n  %s\n", check, check, play)
	return nil
}
