package play

import (
	"errors"
	"io/fs"
	"path/filepath"

	"sandtable/cmd/shell"
	"sandtable/cmd/verb/saved"
	"sandtable/cmd/verb/seats"
	"sandtable/interp/save"
)

// Joins reports whether a new game with --seat is one that another screen has begun in that very
// save: the second screen is opened by the same command as the first.
func Joins(o *saved.Opener, game string, f Flags) bool {
	if f.Seat == "" || f.Save == "" || !shell.IsFile(f.Save) {
		return false
	}
	log, err := save.Read(f.Save)
	switch {
	case err != nil:
		return false
	case log.Folder != "" && shell.IsFolder(game):
		if abs := seats.Absolute([]string{game}); abs[0] != filepath.ToSlash(log.Folder) {
			return false
		}
		o.Content = append(o.Content, game) // the user has named it
		return true
	}
	return log.Game == game && log.Folder == ""
}

// openFor opens a save: beside others, for a player who sits at a screen of their own. Dice that
// are thrown by hand are thrown at one screen.
func openFor(name string, f Flags) (*save.File, *save.Log, error) {
	if f.Seat == "" {
		return save.Open(name)
	}
	log, err := save.Read(name)
	if errors.Is(err, fs.ErrPermission) || err != nil {
		return nil, nil, err
	}
	if log.Manual() {
		return save.Open(name)
	}
	return save.Drive{}.Join(name)
}

// share lets others play from the save of a new game, where a player sits at a screen of their own
// and other people play.
func (t *sitting) share() error {
	if t.seat == nil || t.game.File() == "" || t.others() == "" || t.manual {
		return nil
	}
	return t.game.Share()
}

// mine reports whether a player of a shared game decides at this table: the one at the screen, and
// bots that no other program plays.
func (t *sitting) mine(player int32) bool {
	if t.seat != nil && t.seat.ID == player {
		return true
	}
	if _, bot := t.bots[player]; !bot {
		return false
	}
	if t.claims[player] != nil {
		return true
	}
	c, err := save.Take(t.game.File(), t.p.Game.Things[player].Name)
	if err != nil || c == nil {
		return false
	}
	if t.claims == nil {
		t.claims = map[int32]*save.Claim{}
	}
	t.claims[player] = c
	return true
}
