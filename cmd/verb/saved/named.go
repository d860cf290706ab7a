package saved

import (
	"errors"
	"fmt"
	"os"

	"sandtable/cmd/shell"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/schema/layout"
)

// Newest returns the file of the game that was saved last and is not over.
func (o *Opener) Newest() (string, error) {
	e, ok, err := saves.Newest(saves.Folder())
	if err != nil {
		return "", err
	}
	if !ok {
		return "", fmt.Errorf("there is no game to continue; \"sandtable play GAME\" begins one")
	}
	fmt.Fprintf(o.Err, "Continuing %s.\n", layout.Visible(e.Name))
	return e.Path, nil
}

// Named returns the file that a name on the command line means: a file, or a save of the user's
// folder.
func Named(name string) (string, error) {
	if shell.IsFile(name) {
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

// Table prints a list of saves.
func Table(sh *shell.Shell, list []saves.Entry) error {
	if len(list) == 0 {
		fmt.Fprintln(sh.Err, "No game is saved.")
		return nil
	}
	w := layout.NewTable(sh.Out, false)
	fmt.Fprintln(w, "NAME\tSAVED\tSTATE")
	for _, e := range list {
		fmt.Fprintf(w, "%s\t%s\t%s\n", layout.Visible(e.Name), e.Saved.Local().Format("2006-01-02 15:04"), e.Stands())
	}
	return w.Flush()
}

// Remove removes saves that nobody plays.
func Remove(sh *shell.Shell, list []saves.Entry) error {
	for _, e := range list {
		if err := save.Remove(e.Path); err != nil && !os.IsNotExist(err) {
			return fmt.Errorf("%s: %w", layout.Visible(e.Name), err)
		}
		fmt.Fprintf(sh.Out, "removed %s\n", layout.Visible(e.Name))
	}
	return nil
}
