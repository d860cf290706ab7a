package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/schema/diag"
	"sandtable/schema/fix"
	"sandtable/schema/format"
	"sandtable/schema/load"
)

// fixer is one run of fix.
type fixer struct {
	*app
	check, diff, markdown bool

	quota    *load.Quota
	declared map[string]fix.Declared // by folder: what its files declare
	findings diag.Findings
	sources  map[string][]byte
	changed  int // files that have, or would have, other words
	refused  int // files that do not parse
	without  int // files without old words
}

func (a *app) fix() *cobra.Command {
	f := &fixer{app: a, quota: many(), declared: map[string]fix.Declared{}, sources: map[string][]byte{}}
	c := &cobra.Command{
		Use: "fix [--check] [--diff] [--markdown] PATH ...", Short: "Rewrite old words of the language to current ones",
		Long: `Rewrite the words of earlier drafts of the language to current ones. PATH is a file, a folder (with
all .hcl files below it), or - to read stdin and write stdout. Games, mods, tests and fragments are
rewritten without being loaded. Comments are kept. A formatted file stays formatted.

The name of each changed file is printed with its words. A file that does not parse is left unchanged,
with a finding. A word that fix cannot rewrite gets a warning.

--check and --diff write no file: --check fails if a file would change, --diff prints the changes.
--markdown rewrites the fenced hcl blocks of Markdown files (.md) instead.`,
		Args: between(1, -1, "name files or folders, or - for stdin"),
		RunE: func(_ *cobra.Command, args []string) error { return f.run(args) },
	}
	c.Flags().BoolVar(&f.check, "check", false, "write nothing; exit with code 1 if a file would change")
	c.Flags().BoolVar(&f.diff, "diff", false, "write nothing; print a diff")
	c.Flags().BoolVar(&f.markdown, "markdown", false, "rewrite the fenced hcl blocks of Markdown files")
	return c
}

func (f *fixer) run(args []string) error {
	var stopped error
	for _, arg := range args {
		if stopped = f.path(arg); stopped != nil {
			break
		}
	}
	if len(f.findings) > 0 {
		_ = f.Findings(f.findings, f.sources)
	}
	if stopped != nil {
		return stopped
	}
	f.sum()
	if f.findings.HasErrors() || f.check && f.changed > 0 {
		return shell.Found()
	}
	return nil
}

func (f *fixer) path(arg string) error {
	if arg == "-" {
		return f.stdin()
	}
	ending := ".hcl"
	if f.markdown {
		ending = ".md"
	}
	if isMarkdown := strings.EqualFold(filepath.Ext(arg), ".md"); isMarkdown != f.markdown && shell.IsFile(arg) {
		if isMarkdown {
			return shell.Usage("%s is a Markdown file: use --markdown to rewrite its fenced hcl blocks", arg)
		}
		return shell.Usage("%s is not a Markdown file; omit --markdown to rewrite it", arg)
	}
	paths, err := filesBelow(arg, ending, f.quota)
	if err != nil {
		return err
	}
	if len(paths) == 0 {
		return fmt.Errorf("no %s files below %s", ending, arg)
	}
	if shell.IsFolder(arg) && !f.markdown {
		f.gather(paths)
	}
	for _, p := range paths {
		if err := f.file(arg, p); err != nil {
			return err
		}
	}
	return nil
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

// declaredFor is what the files beside a file declare, and those of the folders around it, up to
// the folder that was named.
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

func (f *fixer) stdin() error {
	text, err := io.ReadAll(io.LimitReader(f.In, load.MaxFile+1))
	if err != nil {
		return err
	}
	result, ok := f.rewrite("stdin", text, fix.Declared{})
	switch {
	case !ok:
		return nil
	case f.diff:
		fmt.Fprint(f.Out, format.Diff("stdin", text, result.Text))
	case !f.check:
		_, err = f.Out.Write(result.Text)
	}
	return err
}

func (f *fixer) file(arg, path string) error {
	text, err := readContent(path, f.quota)
	if err != nil {
		return err
	}
	name := filepath.ToSlash(path)
	result, ok := f.rewrite(name, text, f.declaredFor(arg, path))
	if !ok || bytes.Equal(result.Text, text) {
		return nil
	}
	if f.diff {
		fmt.Fprint(f.Out, format.Diff(name, text, result.Text))
		return nil
	}
	if !f.check {
		if err := rewriteFile(path, result.Text, "it has old words"); err != nil {
			return err
		}
	}
	fmt.Fprintf(f.Out, "%s: %s\n", name, words(result.Changes))
	return nil
}

// rewriteFile gives a file another text, unless it is read-only: then the error says why it was to
// be written.
func rewriteFile(path string, text []byte, why string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if info.Mode().Perm()&0o222 == 0 {
		return fmt.Errorf("%s is read-only; %s", path, why)
	}
	if err := replace(path, text, info.Mode().Perm()); err != nil {
		return fmt.Errorf("cannot write %s: %w", path, err)
	}
	return nil
}

// rewrite rewrites one text and keeps count. It reports whether the text could be read.
func (f *fixer) rewrite(name string, text []byte, declared fix.Declared) (fix.Result, bool) {
	work := fix.Source
	if f.markdown {
		work = fix.Markdown
	}
	result := work(name, text, declared)
	f.findings = append(f.findings, result.Findings...)
	f.sources[name] = text
	switch {
	case len(result.Changes) > 0:
		f.changed++
	case result.Findings.HasErrors():
		f.refused++
	default:
		f.without++
	}
	return result, len(result.Changes) > 0 || !result.Findings.HasErrors()
}

// words lists the changes of one file, each once, with how often it was made.
func words(changes []fix.Change) string {
	count := map[string]int{}
	var order []string
	for _, c := range changes {
		what := c.Old + " -> " + c.New
		if count[what]++; count[what] == 1 {
			order = append(order, what)
		}
	}
	slices.Sort(order)
	for i, what := range order {
		if n := count[what]; n > 1 {
			order[i] = fmt.Sprintf("%s (%d)", what, n)
		}
	}
	return strings.Join(order, ", ")
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
