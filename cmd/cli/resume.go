package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"sandtable/play/saves"
	"sandtable/schema/layout"
)

func (a *app) resume() *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use: "resume [SAVE]", Short: "Continue a saved game",
		Long: `Continue the game that was saved last and is not over, or the one named.

SAVE is the name of a save as "saves" lists them, the beginning of one, or a file.`,
		Example: `  sandtable resume
  sandtable resume GAME --seat PLAYER`,
		Args: between(0, 1, "name one save"), ValidArgsFunction: a.completeSave,
		RunE: func(_ *cobra.Command, args []string) error {
			path, err := a.chosenSave(args)
			if err != nil {
				return err
			}
			return a.goOn(path, f)
		},
	}
	a.modFlag(c)
	a.followFlag(c)
	a.seatFlags(c, &f)
	return c
}

// chosenSave is the file of the save that the command line names, or of the game that was saved
// last.
func (a *app) chosenSave(args []string) (string, error) {
	if len(args) > 0 {
		return saveNamed(args[0])
	}
	e, ok, err := saves.Newest(saves.Folder())
	if err != nil {
		return "", err
	}
	if !ok {
		return "", fmt.Errorf("there is no game to continue; \"sandtable play GAME\" begins one")
	}
	fmt.Fprintf(a.Err, "Continuing %s.\n", layout.Visible(e.Name))
	return e.Path, nil
}

// saveNamed is the file that a name on the command line means: a file, or a save of the user's
// folder.
func saveNamed(name string) (string, error) {
	if isFile(name) {
		return name, nil
	}
	list, err := saves.Names(saves.Folder())
	if err != nil {
		return "", err
	}
	e, err := saves.Find(list, name)
	var unknown *saves.NameError
	if errors.As(err, &unknown) {
		return "", fmt.Errorf("%w; \"sandtable saves\" lists the saves", err)
	}
	return e.Path, err
}

// completeSave completes the names of saves, and files.
func (a *app) completeSave(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return savedNames(), cobra.ShellCompDirectiveDefault
}

// savedNames lists the saves of the user's folder with what they hold, for a shell.
func savedNames() (out []string) {
	list, _ := saves.List(saves.Folder())
	for _, e := range list {
		if e.Problem == "" {
			out = append(out, cobra.CompletionWithDesc(e.Name, where(e)))
		}
	}
	return out
}
