package cli

import (
	"time"

	"github.com/spf13/cobra"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/play/saves"
)

func (a *app) saves() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use: "saves [--json]", Short: "List the saved games",
		Long: `List the games that were saved as they were played, the last one first. "resume NAME" continues one,
"replay NAME" shows it again.

They lie in the folder for the state of programs, such as ~/.local/state/sandtable (XDG_STATE_HOME is
obeyed). A file in it that cannot be read is listed with the reason.`,
		Args: nothing,
		RunE: func(*cobra.Command, []string) error {
			list, err := saves.List(saves.Folder())
			switch {
			case err != nil:
				return err
			case asJSON && list == nil:
				return a.JSON([]saves.Entry{})
			case asJSON:
				return a.JSON(list)
			}
			return saved.Table(a.Shell, list)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	c.AddCommand(a.removeSave(), a.pruneSaves())
	return c
}

func (a *app) removeSave() *cobra.Command {
	return &cobra.Command{
		Use: "rm NAME...", Short: "Remove saved games", Args: between(1, -1, "name the saves to remove"),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return savedNames(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, names []string) error {
			list, err := saves.List(saves.Folder())
			if err != nil {
				return err
			}
			var gone []saves.Entry
			for _, name := range names { // a wrong name removes nothing
				e, err := saves.Find(list, name)
				if err != nil {
					return err
				}
				gone = append(gone, e)
			}
			return saved.Remove(a.Shell, gone)
		},
	}
}

func (a *app) pruneSaves() *cobra.Command {
	var days int
	c := &cobra.Command{
		Use: "prune", Short: "Remove games that were over a while ago", Args: nothing,
		RunE: func(*cobra.Command, []string) error {
			if days < 0 {
				return shell.Usage("--days %d: must be 0 or more", days)
			}
			list, err := saves.List(saves.Folder())
			if err != nil {
				return err
			}
			before := time.Now().AddDate(0, 0, -days)
			var gone []saves.Entry
			for _, e := range list {
				if e.Finished && !e.Saved.After(before) {
					gone = append(gone, e)
				}
			}
			return saved.Remove(a.Shell, gone)
		},
	}
	c.Flags().IntVar(&days, "days", 30, "keep what was saved in the last days, so many")
	return c
}
