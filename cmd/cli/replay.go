package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/play"
	"sandtable/cmd/verb/saved"
)

func (a *app) replay() *cobra.Command {
	var f play.Flags
	var to int
	var verify, step bool
	c := &cobra.Command{
		Use: "replay SAVE", Short: "Replay a saved game, or verify it",
		Long: `Show a saved game again. The save is not modified.

At a terminal it is shown on the whole screen: n and p go one decision on and back, Space plays it by
itself, / goes to a decision by its number or to words of the log, ? lists the keys. Line by line (in a
pipe, with --ui line) the events and the final position are printed; at a terminal, and with --step,
words such as next, back and "to 12" then go through the game.

--verify shows no events. It compares the game with the record and reports the first divergence. The
exit code is 1 if the game diverges, or if the save is incomplete: the program was killed, or the end
of the file is missing. A save with a modified line is rejected.`,
		Example: `  sandtable replay evening.save
  sandtable replay evening.save --to 40 --seat PLAYER
  printf 'to 12\nnext\n' | sandtable replay evening.save --step`,
		Args: one("name a save; \"sandtable saves\" lists them"), ValidArgsFunction: a.completeSave,
		RunE: func(c *cobra.Command, args []string) error {
			if c.Flags().Changed("to") && to < 0 {
				return shell.Usage("--to %d: must be 0 or more decisions", to)
			}
			name, err := saved.Named(args[0])
			if err != nil {
				return err
			}
			if !verify && a.saved.ShowSeen(name) {
				return nil
			}
			s, err := a.saved.Open(name)
			switch {
			case err != nil:
				return err
			case verify:
				return a.saved.Verify(s, to)
			}
			return play.Review(a.saved, s, f, to, step)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	c.Flags().IntVar(&to, "to", -1, "go to the position after this many decisions")
	c.Flags().BoolVar(&verify, "verify", false, "only check the save; exit with code 1 at the first divergence")
	c.Flags().StringVar(&f.Seat, "seat", "", "show the game as this player saw it")
	c.Flags().BoolVar(&step, "step", false, "read words such as next, back and to N from the input, though it is no terminal")
	a.uiFlags(c, &f.UI, &f.Reader)
	return c
}
