package cli

import (
	"github.com/spf13/cobra"

	"sandtable/cmd/verb/play"
	"sandtable/cmd/verb/saved"
)

func (a *app) resume() *cobra.Command {
	var f play.Flags
	c := &cobra.Command{
		Use: "resume [SAVE]", Short: "Continue a saved game",
		Long: `Continue the game that was saved last and is not over, or the one named.

SAVE is the name of a save as "saves" lists them, the beginning of one, or a file.`,
		Example: `  sandtable resume
  sandtable resume GAME --seat PLAYER`,
		Args: between(0, 1, "name one save"), ValidArgsFunction: a.completeSave,
		RunE: func(_ *cobra.Command, args []string) error {
			find := a.saved.Newest
			if len(args) > 0 {
				find = func() (string, error) { return saved.Named(args[0]) }
			}
			path, err := find()
			if err != nil {
				return err
			}
			return play.GoOn(a.saved, path, f)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	a.seatFlags(c, &f)
	return c
}
