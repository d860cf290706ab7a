package rewrite

import (
	"fmt"
	"path/filepath"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/schema/fix"
)

// fixer rewrites old words.
type fixer struct {
	*rewriter
	markdown bool
	declared map[string]fix.Declared // by folder: what its files declare
}

// Fix rewrites old words of the language in files, or in the fenced blocks of Markdown.
func Fix(sh *shell.Shell, check, diff, markdown bool, args []string) error {
	f := &fixer{newRewriter(sh, check, diff), markdown, map[string]fix.Declared{}}
	f.why, f.work, f.begin, f.done = "it has old words", f.rewrite, f.look, f.sum
	if markdown {
		f.ending = ".md"
	}
	return f.run(args)
}

// look sees the files of an argument before the first is rewritten.
func (f *fixer) look(arg string, paths []string) error {
	switch isMarkdown := strings.EqualFold(filepath.Ext(arg), ".md"); {
	case isMarkdown && !f.markdown && shell.IsFile(arg):
		return shell.Usage("%s is a Markdown file: use --markdown to rewrite its fenced hcl blocks", arg)
	case f.markdown && !isMarkdown && shell.IsFile(arg):
		return shell.Usage("%s is not a Markdown file; omit --markdown to rewrite it", arg)
	case len(paths) == 0:
		return fmt.Errorf("no %s files below %s", f.ending, arg)
	case shell.IsFolder(arg) && !f.markdown:
		f.gather(paths)
	}
	return nil
}

// rewrite rewrites the old words of one text.
func (f *fixer) rewrite(arg, name string, text []byte) rewritten {
	work := fix.Source
	if f.markdown {
		work = fix.Markdown
	}
	r := work(name, text, f.declaredFor(arg, filepath.FromSlash(name)))
	return rewritten{r.Text, fix.Words(r.Changes), r.Findings}
}

// gather notes what the files of each folder declare: a game's own value `span` is no old word in
// its other files either. Files that cannot be read are reported when their turn comes.
func (f *fixer) gather(paths []string) {
	names := many()
	for _, p := range paths {
		text, err := readContent(p, names)
		if err != nil {
			continue
		}
		declared := f.declared[filepath.Dir(p)]
		declared.Add(fix.DeclaredBy(p, text))
		f.declared[filepath.Dir(p)] = declared
	}
}

// declaredFor returns what the files beside a file declare, and those of the folders around it, up
// to the folder that was named.
func (f *fixer) declaredFor(arg, path string) fix.Declared {
	var all fix.Declared
	top := filepath.Clean(arg)
	for dir := filepath.Dir(path); ; dir = filepath.Dir(dir) {
		all.Add(f.declared[dir])
		if dir == top || dir == filepath.Dir(dir) {
			return all
		}
	}
}

// sum prints a summary to stderr.
func (f *fixer) sum() {
	did := "rewritten"
	if f.check || f.diff {
		did = "to be rewritten"
	}
	text := fmt.Sprintf("%d %s", f.changed, did)
	if f.without > 0 {
		text += fmt.Sprintf(", %d without old words", f.without)
	}
	if f.refused > 0 {
		text += fmt.Sprintf(", %d unchanged because of errors", f.refused)
	}
	fmt.Fprintln(f.Err, "files: "+text)
}
