package saved

import (
	"fmt"
	"io"
	"strings"

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

// SayLapsed says which standing answers of a save have ended with the game being taken up.
func SayLapsed(w io.Writer, game *session.Session) {
	for _, line := range game.Lapsed() {
		fmt.Fprintf(w, "%s.\n", layout.Visible(line))
	}
}

// Divergence says where a game does not go as its save says, and what would be legal there.
func Divergence(d *save.Divergence) string {
	text := "The game diverges from its save: " + layout.Visible(d.Error()) + "."
	if d.Soft || len(d.Legal) == 0 {
		return text
	}
	const most = 8
	var keys []string
	for i, o := range d.Legal {
		if i == most {
			keys = append(keys, fmt.Sprintf("and %d more", len(d.Legal)-most))
			break
		}
		keys = append(keys, o.Key)
	}
	return text + "\nLegal there now: " + strings.Join(keys, ", ") + "."
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
