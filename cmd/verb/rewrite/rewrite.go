// Package rewrite changes the texts of files: it formats them, and rewrites the old words of the
// language. Of a text that cannot be read nothing is changed, and a file is written whole or not at
// all.
package rewrite

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"

	"sandtable/cmd/shell"
	"sandtable/schema/diag"
	"sandtable/schema/format"
	"sandtable/schema/load"
)

// rewriter is one run over files and folders, or stdin.
type rewriter struct {
	*shell.Shell
	check, diff bool // write nothing: fail if a file would change; print what would

	ending string // of the files that are meant
	why    string // a file is written
	work   func(arg, name string, text []byte) rewritten
	begin  func(arg string, files []string) error // sees the files of an argument first
	done   func()                                 // tells of the run

	quota    *load.Quota
	findings diag.Findings
	sources  map[string][]byte
	changed  int // files that have, or would have, another text
	refused  int // files that do not parse
	without  int // files that stay as they are
}

// rewritten is what became of one text: itself, if it cannot be read.
type rewritten struct {
	text     []byte
	note     string // what was changed in it
	findings diag.Findings
}

func newRewriter(sh *shell.Shell, check, diff bool) *rewriter {
	return &rewriter{Shell: sh, check: check, diff: diff, ending: ".hcl", quota: many(), sources: map[string][]byte{},
		begin: func(string, []string) error { return nil }, done: func() {}}
}

// Format lays out files in the standard way.
func Format(sh *shell.Shell, check, diff bool, args []string) error {
	r := newRewriter(sh, check, diff)
	r.why = "it is not in the standard layout"
	r.work = func(_, name string, text []byte) rewritten {
		out, found := format.Source(name, text)
		if found.HasErrors() {
			out = text
		}
		return rewritten{text: out, findings: found}
	}
	return r.run(args)
}

func (r *rewriter) run(args []string) error {
	var stopped error
	for _, arg := range args {
		if stopped = r.path(arg); stopped != nil {
			break
		}
	}
	if len(r.findings) > 0 {
		_ = r.Findings(r.findings, r.sources)
	}
	if stopped != nil {
		return stopped
	}
	r.done()
	if r.findings.HasErrors() || r.check && r.changed > 0 {
		return shell.Found()
	}
	return nil
}

func (r *rewriter) path(arg string) error {
	if arg == "-" {
		return r.stdin()
	}
	paths, err := filesBelow(arg, r.ending, r.quota)
	if err == nil {
		err = r.begin(arg, paths)
	}
	for _, p := range paths {
		if err == nil {
			err = r.file(arg, p)
		}
	}
	return err
}

func (r *rewriter) stdin() error {
	text, err := io.ReadAll(io.LimitReader(r.In, load.MaxFile+1))
	if err != nil {
		return err
	}
	out := r.rewrite("", "stdin", text)
	switch {
	case out.refused(text):
		return nil
	case r.diff:
		fmt.Fprint(r.Out, format.Diff("stdin", text, out.text))
	case !r.check:
		_, err = r.Out.Write(out.text)
	}
	return err
}

func (r *rewriter) file(arg, path string) error {
	text, err := readContent(path, r.quota)
	if err != nil {
		return err
	}
	name := filepath.ToSlash(path)
	out := r.rewrite(arg, name, text)
	switch {
	case bytes.Equal(out.text, text):
		return nil
	case r.diff:
		fmt.Fprint(r.Out, format.Diff(name, text, out.text))
		return nil
	case !r.check:
		if err := shell.Rewrite(path, out.text, r.why); err != nil {
			return err
		}
	}
	if out.note != "" {
		name += ": " + out.note
	}
	fmt.Fprintln(r.Out, name)
	return nil
}

// rewrite rewrites one text and keeps count.
func (r *rewriter) rewrite(arg, name string, text []byte) rewritten {
	out := r.work(arg, name, text)
	r.findings = append(r.findings, out.findings...)
	r.sources[name] = text
	switch {
	case out.refused(text):
		r.refused++
	case bytes.Equal(out.text, text):
		r.without++
	default:
		r.changed++
	}
	return out
}

// refused reports whether a text could not be read.
func (out *rewritten) refused(text []byte) bool {
	return out.findings.HasErrors() && bytes.Equal(out.text, text)
}
