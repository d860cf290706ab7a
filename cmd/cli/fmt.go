package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/schema/diag"
	"sandtable/schema/format"
	"sandtable/schema/load"
)

// formatter is one run of fmt.
type formatter struct {
	*app
	check, diff bool
	changed     bool
	quota       *load.Quota
	findings    diag.Findings
	sources     map[string][]byte
}

func (a *app) fmt() *cobra.Command {
	f := &formatter{app: a, quota: many(), sources: map[string][]byte{}}
	c := &cobra.Command{
		Use: "fmt [--check] [--diff] PATH ...", Short: "Format content files",
		Long: `Format content files in the standard layout. PATH is a file, a folder (with all .hcl files below it),
or - to read stdin and write stdout. The names of changed files are printed.

A comprehension that spans several lines, or is longer than 100 columns, gets one line for its "for"
and one for its "if".

--check and --diff write no file: --check fails if a file would change, --diff prints the changes.`,
		Args: between(1, -1, "name files or folders, or - for stdin"),
		RunE: func(_ *cobra.Command, args []string) error { return f.run(args) },
	}
	c.Flags().BoolVar(&f.check, "check", false, "write nothing; exit with code 1 if a file would change")
	c.Flags().BoolVar(&f.diff, "diff", false, "write nothing; print a diff")
	return c
}

func (f *formatter) run(args []string) error {
	for _, arg := range args {
		if arg == "-" {
			if err := f.stdin(); err != nil {
				return err
			}
			continue
		}
		paths, err := filesBelow(arg, ".hcl", f.quota)
		if err != nil {
			return err
		}
		for _, p := range paths {
			if err := f.file(p); err != nil {
				return err
			}
		}
	}
	if len(f.findings) > 0 {
		_ = f.Findings(f.findings, f.sources)
	}
	if f.findings.HasErrors() || f.check && f.changed {
		return shell.Found()
	}
	return nil
}

// filesBelow lists the files of a path: itself, or all files below it whose names end so. Links are
// not followed. The quota bounds what all arguments of a run hold together.
func filesBelow(arg, ending string, quota *load.Quota) ([]string, error) {
	info, err := os.Stat(arg)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no such file or folder: %s", arg)
	}
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []string{arg}, nil
	}
	var out []string
	err = quota.Tree(os.DirFS(arg), ".", arg, ending, func(p string, d fs.DirEntry) error {
		if d.Type().IsRegular() {
			out = append(out, filepath.Join(arg, filepath.FromSlash(p)))
		}
		return nil
	})
	return out, err
}

// many is the quota of a run over many files: of all games of a project.
func many() *load.Quota { return load.NewQuota(manyGames, "name fewer folders at once") }

// manyGames is how many games' worth of files fmt and fix work on.
const manyGames = 4

func (f *formatter) stdin() error {
	text, err := io.ReadAll(io.LimitReader(f.In, load.MaxFile+1))
	if err != nil {
		return err
	}
	out, ok := f.layout("stdin", text)
	switch {
	case !ok:
		return nil
	case f.diff:
		fmt.Fprint(f.Out, format.Diff("stdin", text, out))
	case !f.check:
		_, err = f.Out.Write(out)
	}
	return err
}

func (f *formatter) file(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	text, err := readContent(path, f.quota)
	if err != nil {
		return err
	}
	name := filepath.ToSlash(path)
	out, ok := f.layout(name, text)
	if !ok || bytes.Equal(out, text) {
		return nil
	}
	if f.diff {
		fmt.Fprint(f.Out, format.Diff(name, text, out))
		return nil
	}
	if f.check {
		fmt.Fprintln(f.Out, name)
		return nil
	}
	if info.Mode().Perm()&0o222 == 0 {
		return fmt.Errorf("%s is read-only, and not formatted", path)
	}
	if err := replace(path, out, info.Mode().Perm()); err != nil {
		return fmt.Errorf("cannot format %s: %w", path, err)
	}
	fmt.Fprintln(f.Out, name)
	return nil
}

// readContent reads one file that is not too large for content, nor for what the quota has left.
func readContent(path string, quota *load.Quota) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", path)
	}
	if info.Size() > load.MaxFile {
		return nil, fmt.Errorf("%s has %d KB; the limit for a file is %d KB", path, info.Size()>>10, load.MaxFile>>10)
	}
	if err := quota.Room(info.Size(), filepath.Dir(path)); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// layout lays out one text. It reports whether the text could be read.
func (f *formatter) layout(name string, text []byte) ([]byte, bool) {
	out, fs := format.Source(name, text)
	f.findings = append(f.findings, fs...)
	f.sources[name] = text
	if fs.HasErrors() {
		return nil, false
	}
	f.changed = f.changed || !bytes.Equal(out, text)
	return out, true
}

// replace writes a file so that at no time half of it is there. A link stays one: what it leads to
// is replaced.
func replace(path string, text []byte, mode fs.FileMode) error {
	target, err := filepath.EvalSymlinks(path)
	if err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(target), ".sandtable-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	_, err = tmp.Write(text)
	if closed := tmp.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Chmod(tmp.Name(), mode)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), target)
	}
	return err
}
