package screen

import (
	"bytes"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Drawn is all that a player can get to see of a position without deciding anything: the screen, and
// what the commands answer to questions about the board and about some things.
func Drawn(game *session.Session, st *machine.State, seat *model.Thing, names []string) (string, error) {
	var out bytes.Buffer
	s := New(strings.NewReader(""), &out, Options{Seat: seat})
	s.S, s.board = game, newBoard(game.P.Game, s.Width)
	game.M.Restore(st)
	at := view.For(game.M, seat.ID)
	s.print(s.status(&at)...)
	for _, ask := range []func(*Screen, string) error{(*Screen).look, (*Screen).drawBoard, (*Screen).legend} {
		if err := ask(s, ""); err != nil {
			return "", err
		}
	}
	for _, name := range names {
		if err := s.showThing(name); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}
