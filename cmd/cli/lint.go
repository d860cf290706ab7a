package cli

import (
	"fmt"
	"os"
	"sort"
	"strings"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/schema/diag"
	"sandtable/schema/english"
)

func (a *app) lint() *cobra.Command {
	var format, game string
	var all bool
	m := &mender{app: a}
	c := &cobra.Command{
		Use: "lint [GAME|PATH ...]", Aliases: []string{"validate"}, Short: "Check games, mods and tests",
		Long: `Check games, mods and tests. GAME is the id of a game; PATH is the folder of a game, of a mod (checked
on top of the game that it names), or of tests (with --game). Without an argument, all built-in games
are checked.

"sandtable explain CODE" explains a finding. The exit code is 1 if there is an error or a warning;
notes do not count.

--fix mends what has one mechanical mend, such as a misspelt name to which one name alone is near, in
the files of the folder that PATH names. It prints each change, then the findings that remain. A file
that would have a finding that it had not before stays as it is. With --diff it writes nothing.`,
		Args: cobra.ArbitraryArgs, ValidArgsFunction: a.completeGames,
		RunE: func(_ *cobra.Command, args []string) error {
			write, ok := lintFormats[format]
			if !ok {
				return shell.Usage("unknown format %q; the formats are text, json, sarif and junit", format)
			}
			if err := m.usage(args, format); err != nil {
				return err
			}
			targets, err := a.Targets(args, game)
			if err != nil {
				return err
			}
			mods, err := a.ModSources()
			if err != nil {
				return err
			}
			var fs diag.Findings
			files := map[string][]byte{}
			for _, t := range targets {
				more, texts, err := m.lint(t, mods)
				if err != nil {
					return err
				}
				fs = append(fs, more...)
				for name, text := range texts {
					files[name] = text
				}
			}
			fs = fs.Sort()
			if !all {
				fs = fs.Cut()
			}
			if err := write(a, fs, files); err != nil {
				return err
			}
			for _, f := range fs {
				if f.Severity != diag.Note {
					return shell.Found()
				}
			}
			return nil
		},
	}
	a.modFlag(c)
	c.Flags().StringVar(&format, "format", "text", "output format: text, json, sarif or junit")
	c.Flags().BoolVar(&all, "all", false, "show all findings of a kind, however many")
	c.Flags().BoolVar(&m.fix, "fix", false, "mend what has one mechanical mend")
	c.Flags().BoolVar(&m.diff, "diff", false, "with --fix: write nothing; print a diff")
	c.Flags().StringVar(&game, "game", "", "game that a folder of tests is for")
	_ = c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions([]string{"text", "json", "sarif", "junit"}, cobra.ShellCompDirectiveNoFileComp))
	_ = c.RegisterFlagCompletionFunc("game", a.completeGames)
	return c
}

// lintFormats are the ways to print findings: for people on stderr, for programs on stdout.
var lintFormats = map[string]func(a *app, fs diag.Findings, files map[string][]byte) error{
	"text": func(a *app, fs diag.Findings, files map[string][]byte) error {
		if len(fs) == 0 {
			fmt.Fprintf(a.Out, "no findings in %s\n", english.Count(len(files), "file"))
			return nil
		}
		return a.AllFindings(fs, files)
	},
	"json": func(a *app, fs diag.Findings, _ map[string][]byte) error { return diag.WriteJSON(a.Out, fs) },
	"sarif": func(a *app, fs diag.Findings, files map[string][]byte) error {
		root, _ := os.Getwd()
		return diag.WriteSARIF(a.Out, fs, diag.SARIFOptions{Version: semantic(shell.ThisRelease().Version), Root: root, Sources: files})
	},
	"junit": func(a *app, fs diag.Findings, files map[string][]byte) error {
		names := make([]string, 0, len(files))
		for name := range files {
			names = append(names, name)
		}
		sort.Strings(names)
		return diag.WriteJUnit(a.Out, fs, names)
	},
}

// semantic is a version as SARIF wants it; a build without one is 0.0.0.
func semantic(version string) string {
	if !strings.HasPrefix(version, "v") {
		return "0.0.0-" + version
	}
	return strings.TrimPrefix(version, "v")
}
