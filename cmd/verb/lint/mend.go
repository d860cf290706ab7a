package lint

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/interp"
	"sandtable/schema/diag"
	"sandtable/schema/fix"
	"sandtable/schema/format"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// mostRounds is how often a target is mended: what a mend uncovers is mended after it.
const mostRounds = 10

// target loads a target and returns its findings and texts, those after the mends if there are any.
func (r *Run) target(t catalog.Target, mods []load.Source) (diag.Findings, map[string][]byte, error) {
	look := func() (diag.Findings, map[string][]byte) {
		_, found, texts := interp.Load(interp.Sources{Game: t.Game.Source, Mods: append(t.Mods, mods...), Tests: t.Tests})
		return found, texts
	}
	found, read := look()
	if !r.Fix {
		return found, read, nil
	}
	folder := t.Folder()
	if folder == nil {
		return nil, nil, shell.Usage("%s is no folder; --fix changes only files in a folder that you name", t.Name)
	}
	folder.Overlay = map[string][]byte{}
	texts, changed, kept := read, map[string]fix.Result{}, map[string]bool{}
	for range mostRounds {
		round := mendable(t, folder, texts, found)
		maps.DeleteFunc(round, func(name string, _ fix.Result) bool { return kept[name] })
		if len(round) == 0 {
			break
		}
		for name, result := range round {
			folder.Overlay[name] = result.Text
		}
		after, mended := look()
		for r.takeBack(round, folder.Overlay, texts, found, after, kept) {
			after, mended = look()
		}
		for name, result := range round {
			result.Changes = append(changed[name].Changes, result.Changes...)
			changed[name] = result
		}
		found, texts = after, mended
	}
	return found, texts, r.write(changed, read)
}

// mendable mends the texts of a folder's files, and returns those that change.
func mendable(t catalog.Target, folder *load.Source, texts map[string][]byte, found diag.Findings) map[string]fix.Result {
	changed := map[string]fix.Result{}
	files, _ := load.Folder(*folder) // its findings are among those of the game
	for _, f := range files {
		if !t.Means(f.Name) || !bytes.Equal(f.Src, texts[f.Name]) {
			continue
		}
		if result := fix.Mend(f.Name, f.Src, found); len(result.Changes) > 0 {
			changed[f.Name] = result
		}
	}
	return changed
}

// takeBack takes back the changes of files that have findings that they had not before, and reports
// whether there were any. These files are kept as they were from then on.
func (r *Run) takeBack(changed map[string]fix.Result, overlay, texts map[string][]byte, before, after diag.Findings, kept map[string]bool) bool {
	taken := false
	for _, name := range model.SortedKeys(changed) {
		worse := fix.Worse(name, changed[name].Changes, before, after)
		if len(worse) == 0 {
			continue
		}
		taken = true
		fmt.Fprintf(r.Err, "%s: changes taken back (%s): they lead to another finding: %s\n", name, fix.Words(changed[name].Changes),
			worse[0].Message)
		delete(changed, name)
		overlay[name] = texts[name]
		kept[name] = true
	}
	return taken
}

// write writes the changed files, or shows what would change. None is written if one of them is no
// longer as it was read.
func (r *Run) write(changed map[string]fix.Result, texts map[string][]byte) error {
	names := model.SortedKeys(changed)
	for _, name := range names {
		if text, err := os.ReadFile(filepath.FromSlash(name)); err != nil || !bytes.Equal(text, texts[name]) {
			return fmt.Errorf("%s has changed since it was read; nothing was written; run lint again", name)
		}
	}
	for _, name := range names {
		result := changed[name]
		if r.Diff {
			fmt.Fprint(r.Out, format.Diff(name, texts[name], result.Text))
			continue
		}
		if err := shell.Rewrite(filepath.FromSlash(name), result.Text, "it has words to mend"); err != nil {
			return err
		}
		for _, c := range result.Changes {
			fmt.Fprintf(r.Out, "%s:%d:%d: %s -> %s\n", name, c.At.Start.Line, c.At.Start.Column, model.OneLine(c.Old), model.OneLine(c.New))
		}
	}
	return nil
}
