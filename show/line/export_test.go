package line

import (
	"bytes"
	"strings"

	"sandtable/interp/machine"
	"sandtable/play/session"
	"sandtable/schema/model"
)

// Drawn is all that a player can get to see of a position without deciding anything: the screen,
// and what the commands answer to questions about the board and about some things.
func Drawn(game *session.Session, st *machine.State, seat *model.Thing, names []string) (string, error) {
	var out bytes.Buffer
	s := New(strings.NewReader(""), &out, Options{Seat: seat})
	s.seat(game)
	game.M.Restore(st)
	s.print(s.status(s.talk.Scene())...)
	lines := []string{":look", ":board", ":legend", ":score", ":players"}
	for _, name := range names {
		lines = append(lines, ":show "+name)
	}
	for _, line := range lines {
		if err := s.take(s.talk.Obey(line)); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}
