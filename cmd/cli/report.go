package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/saved"
)

func (a *app) report() *cobra.Command {
	var out, seat string
	c := &cobra.Command{
		Use: "report SAVE [-o FILE]", Short: "Pack a saved game into one file, for a bug report",
		Long: `Pack a save, the content of its game and its mods, and the version of the program into one file, a ZIP
archive. "resume FILE" and "replay FILE" open it anywhere at the same decision, without the game being
there. The names of your folders are left out.

With --seat the report holds only what that player saw, as text and as JSON: neither the save nor the
dice nor what is hidden. "replay FILE" shows it; it cannot be played on.`,
		Args: one("name a save; \"sandtable saves\" lists them"), ValidArgsFunction: a.completeSave,
		RunE: func(_ *cobra.Command, args []string) error {
			name, err := saved.Named(args[0])
			if err != nil {
				return err
			}
			return a.saved.Pack(name, out, seat)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	c.Flags().StringVarP(&out, "output", "o", "", "file to write (default: GAME-report.zip)")
	c.Flags().StringVar(&seat, "seat", "", "leave out all that this player did not see")
	return c
}
