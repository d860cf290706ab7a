package diagnostics

import (
	"io/fs"

	schemacheck "sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/resolve"
)

// check loads the folder game of a file system, with mods on top, and returns all that is found.
func check(root fs.FS, mods []string) diag.Findings {
	var found diag.Findings
	report := func(f diag.Finding) { found = append(found, f) }
	files, fs := load.Folder(load.Source{FS: root, Dir: "game", Name: "game"})
	found = append(found, fs...)
	for _, m := range mods {
		mf, fs := load.Folder(load.Source{FS: root, Dir: m, Name: m})
		found = append(found, fs...)
		for _, f := range mf {
			f.Mod, f.Folder = true, m
		}
		files = append(files, mf...)
	}
	if found.HasErrors() {
		return found.Sort()
	}
	r := resolve.Game(files, report)
	if words := (&schemacheck.Vocabulary{}); !found.HasErrors() && len(words.Effects) > 0 {
		schemacheck.Game(r, words, report)
	}
	return found.Sort()
}
