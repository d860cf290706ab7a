package diagnostics

import (
	"io/fs"

	"sandtable/interp"
	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// check loads the folder game of a file system, with mods on top, and returns all that is found.
func check(root fs.FS, mods []string) diag.Findings {
	src := interp.Sources{Game: load.Source{FS: root, Dir: "game", Name: "game"}}
	for _, m := range mods {
		src.Mods = append(src.Mods, load.Source{FS: root, Dir: m, Name: m})
	}
	_, found, _ := interp.Load(src)
	return found
}
