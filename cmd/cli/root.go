package cli

import "github.com/spf13/cobra"

const about = `Sandtable plays tabletop games written in text files, and checks these files.

A game is named by its id (see "sandtable list") or by the path of its folder. Without arguments, at
a terminal, sandtable asks what to play.`

const exitHelp = `
Exit codes:
  0    success
  1    findings, failed tests, or games that do not finish
  2    wrong command line
  3    a file cannot be loaded or written, or an internal error
  130  interrupted by Ctrl-C; the results so far are printed

Output is colored on a terminal, unless NO_COLOR is set or --no-color is given.
`

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use: "sandtable", Short: "Play and check tabletop games written in text files", Long: about,
		SilenceUsage: true, SilenceErrors: true,
		PersistentPreRun: func(*cobra.Command, []string) { a.begun = true },
	}
	root.SetIn(a.In)
	root.SetOut(a.Out)
	root.SetErr(a.Err)
	root.SetUsageTemplate(root.UsageTemplate() + "{{if not .HasParent}}" + exitHelp + "{{end}}")
	root.PersistentFlags().BoolVar(&a.NoColor, "no-color", false, "disable colors (same as NO_COLOR)")
	root.PersistentFlags().StringArrayVar(&a.Content, "content", nil, "folder with more games (repeatable)")
	_ = root.MarkPersistentFlagDirname("content")
	root.AddGroup(&cobra.Group{ID: "play", Title: "Play:"}, &cobra.Group{ID: "read", Title: "Read a game:"},
		&cobra.Group{ID: "write", Title: "Write a game:"})
	for _, g := range []struct {
		id    string
		verbs []func() *cobra.Command
	}{
		{"play", []func() *cobra.Command{a.play, a.resume, a.serve, a.saves, a.replay, a.report, a.sim, a.tune, a.odds, a.perft}},
		{"read", []func() *cobra.Command{a.list, a.info, a.rules, a.draw, a.print, a.explain, a.graph}},
		{"write", []func() *cobra.Command{a.words, a.create, a.lint, a.fmt, a.fix, a.test, a.cover, a.bench}},
		{"", []func() *cobra.Command{a.version}},
	} {
		for _, verb := range g.verbs {
			c := verb()
			c.GroupID = g.id
			root.AddCommand(c)
		}
	}
	for _, c := range root.Commands() {
		a.remember(c)
	}
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		a.verb = c.CommandPath()
		return plainFlag(c, err)
	})
	return root
}

// remember makes messages name the verb that was called.
func (a *app) remember(c *cobra.Command) {
	if args := c.Args; args != nil {
		c.Args = func(c *cobra.Command, words []string) error {
			a.verb = c.CommandPath()
			return args(c, words)
		}
	}
	for _, sub := range c.Commands() {
		a.remember(sub)
	}
}
