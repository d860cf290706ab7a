package saved

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"sandtable/cmd/shell"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// SayChanged says that a save was made with other content.
func (s *Save) SayChanged(w io.Writer) {
	if s.Log.Current == s.Program.Digest {
		return
	}
	text := "The content has changed since this game was saved"
	if s.Log.Version != s.Program.Game.Version {
		text += fmt.Sprintf(" (it was version %s, now it is %s)", layout.Visible(s.Log.Version), s.Program.Game.Version)
	}
	fmt.Fprintln(w, text+".")
}

// SayResumed says how a game was taken up from a save: that the content has changed, what has
// lapsed, where the game goes another way, and that the save was not left in good order. A shared
// one never is.
func (s *Save) SayResumed(w io.Writer, game *session.Session, d *save.Divergence) {
	s.SayChanged(w)
	for _, line := range game.Lapsed() {
		fmt.Fprintf(w, "%s.\n", layout.Visible(line))
	}
	if d != nil {
		fmt.Fprintln(w, Divergence(d))
	}
	switch {
	case s.Log.Torn:
		fmt.Fprintln(w, "The last record of the save is incomplete; everything before it is kept.")
	case !s.Log.Closed && d == nil && !game.Shared():
		fmt.Fprintln(w, Unclosed(s.Log)+" The game continues from there.")
	}
}

// SayUnsaved says that something of a beginning game could not be saved yet, which is no reason not
// to play; any other error it returns.
func SayUnsaved(w io.Writer, err error) error {
	var u *session.UnsavedError
	if errors.As(err, &u) && u.Late {
		fmt.Fprintf(w, "%v; the missing records are written with the next decision\n", u)
		return nil
	}
	return err
}

// Begin begins the save of a game in a file that the user names. It tells a file that is in the way
// from a disk that fails.
func Begin(game *session.Session, path string) error {
	err := game.Save(path)
	var e *save.ExistsError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &e):
		return shell.Usage("%v", err)
	}
	return fmt.Errorf("cannot save the game: %w", err)
}

// Divergence says where a game does not go as its save says, and what would be legal there.
func Divergence(d *save.Divergence) string {
	text := "The game diverges from its save: " + layout.Visible(d.Error()) + "."
	if d.Soft || len(d.Legal) == 0 {
		return text
	}
	const most = 8
	keys := english.Each(d.Legal, func(o naming.Option) string { return o.Key })
	return text + "\nLegal there now: " + strings.Join(english.Most(keys, most), ", ") + "."
}

// Unclosed says that a save does not end as one does that was left in good order.
func Unclosed(log *save.Log) string {
	return fmt.Sprintf("The save ends after decision %d without a closing line: it is in use, the program was killed, or the end of the file is missing.", len(log.Decisions))
}

// beside tells what else a save holds: what was dropped or undone, and that the content has changed
// on the way.
func beside(log *save.Log) string {
	text := ""
	if log.Cut > 0 {
		text += fmt.Sprintf("; %s dropped earlier, after a change of the content", english.Count(log.Cut, "decision"))
	}
	if log.Undone > 0 {
		text += fmt.Sprintf("; %s undone", english.Count(log.Undone, "decision"))
		if log.Consents > 0 {
			text += fmt.Sprintf(", %s with consent", english.Count(log.Consents, "time"))
		}
	}
	if log.Current != log.Digest {
		text += "; the content changed during the game"
	}
	if log.End == nil {
		text += "; the game goes on"
	}
	return text
}
