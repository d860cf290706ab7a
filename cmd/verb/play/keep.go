package play

import (
	"fmt"
	"os"
	"time"

	"sandtable/cmd/verb/saved"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/play/talk"
)

// beginSave begins the save of a new game: in the file that the user names, else in the user's
// folder where people play at a terminal. A pipe, a script and bots alone leave no file behind that
// nobody has asked for.
func (v *verb) beginSave(t *sitting, f Flags, h save.Header) error {
	if f.Save != "" {
		if err := saved.Begin(t.game, f.Save); err != nil {
			return err
		}
		if t.p.Hides() {
			fmt.Fprintln(v.Err, talk.SaveTells)
		}
		return nil
	}
	if f.NoSave || !t.people {
		return nil
	}
	begin := func(path string) error {
		t.auto = path
		return t.game.Save(path)
	}
	if err := saves.Create(saves.Folder(), h.Game, h.Scenario, time.Now(), begin); err != nil {
		t.auto = ""
		fmt.Fprintf(v.Err, "The game is not saved as it is played: %v. Typed in the game, save FILE saves it elsewhere.\n", err)
	}
	return nil
}

// dropUnasked removes a save that was begun unasked, if nobody has decided anything in it, or the
// player has saved the game in another file since. A game that others play elsewhere from the same
// save keeps it.
func (t *sitting) dropUnasked(name string) error {
	people := t.game.Taken()[""]
	shared := t.seat != nil && t.others() != ""
	if t.auto == "" || name == t.auto && (people > 0 || t.game.CanRedo() > 0 || shared) {
		return nil
	}
	return os.Remove(t.auto)
}
