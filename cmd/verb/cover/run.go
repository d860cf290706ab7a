package cover

import (
	"io"

	"sandtable/cmd/catalog"
	"sandtable/cmd/shell"
	"sandtable/cmd/verb/testrun"
	"sandtable/schema/load"
)

// Run runs the tests of a game, with those of more folders, and prints the report of its sections.
func Run(sh *shell.Shell, name string, tests []string, asJSON bool) error {
	g, err := loadTested(sh, name, tests)
	if err != nil {
		return err
	}
	ctx, stop := shell.Long(0)
	defer stop()
	results := testrun.All(ctx, g.Game, g.Tests)
	if ctx.Err() != nil {
		return sh.Stopped(ctx, "some tests have not run, so there is no report of the sections")
	}
	r := Of(g.Game, results)
	err = sh.Show(asJSON, r, func(w io.Writer) error { r.WriteText(w, sh.Width()); return nil })
	if err == nil && !r.Clean() {
		err = shell.Found()
	}
	return err
}

// loadTested loads a game with folders of tests that lie elsewhere.
func loadTested(sh *shell.Shell, name string, tests []string) (*shell.Game, error) {
	from, mods, err := sh.Find(name)
	if err != nil {
		return nil, err
	}
	var more []load.Source
	for _, dir := range tests {
		src, err := catalog.Source(dir)
		if err != nil {
			return nil, err
		}
		more = append(more, src)
	}
	return sh.LoadFrom(from, mods, more)
}
