package lint

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Lint checks what the arguments name; without any, all games.
func (r *Run) Lint(args []string) error {
	write, ok := formats[r.Format]
	if !ok {
		return shell.Usage("unknown format %q; the formats are text, json, sarif and junit", r.Format)
	}
	if err := r.usage(args); err != nil {
		return err
	}
	targets, err := r.Targets(args, r.Game)
	if err != nil {
		return err
	}
	mods, err := r.ModSources()
	if err != nil {
		return err
	}
	var found diag.Findings
	files := map[string][]byte{}
	for _, t := range targets {
		more, texts, err := r.target(t, mods)
		if err != nil {
			return err
		}
		found = append(found, more...)
		maps.Copy(files, texts)
	}
	found = found.Sort()
	if !r.All {
		found = found.Cut()
	}
	if err := write(r.Shell, found, files); err != nil {
		return err
	}
	if slices.ContainsFunc(found, func(f diag.Finding) bool { return f.Severity != diag.Note }) {
		return shell.Found()
	}
	return nil
}

// usage refuses flags that do not go together.
func (r *Run) usage(args []string) error {
	switch {
	case r.Diff && !r.Fix:
		return shell.Usage("--diff shows what --fix would change; add --fix")
	case r.Fix && r.Format != "text":
		return shell.Usage("--fix prints its changes as text; omit --format %s", r.Format)
	case r.Fix && len(args) == 0:
		return shell.Usage("--fix needs the folder whose files it may change")
	}
	return nil
}

// Formats lists the formats by name.
var Formats = []string{"text", "json", "sarif", "junit"}

// formats are the ways to print findings: for people on stderr, for programs on stdout.
var formats = map[string]func(sh *shell.Shell, fs diag.Findings, files map[string][]byte) error{
	"text": func(sh *shell.Shell, fs diag.Findings, files map[string][]byte) error {
		if len(fs) == 0 {
			fmt.Fprintf(sh.Out, "no findings in %s\n", english.Count(len(files), "file"))
			return nil
		}
		return sh.AllFindings(fs, files)
	},
	"json": func(sh *shell.Shell, fs diag.Findings, _ map[string][]byte) error { return diag.WriteJSON(sh.Out, fs) },
	"sarif": func(sh *shell.Shell, fs diag.Findings, files map[string][]byte) error {
		root, _ := os.Getwd()
		return diag.WriteSARIF(sh.Out, fs, diag.SARIFOptions{Version: semantic(shell.ThisRelease().Version), Root: root, Sources: files})
	},
	"junit": func(sh *shell.Shell, fs diag.Findings, files map[string][]byte) error {
		return diag.WriteJUnit(sh.Out, fs, model.SortedKeys(files))
	},
}

// semantic returns a version as SARIF wants it; a build without one is 0.0.0.
func semantic(version string) string {
	if !strings.HasPrefix(version, "v") {
		return "0.0.0-" + version
	}
	return strings.TrimPrefix(version, "v")
}
