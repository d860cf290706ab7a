package screen

import (
	"bytes"
	"strings"

	"sandtable/cmd/session"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Drawn is all that a player can get to see of a position without deciding anything: the screen,
// and what the commands answer to questions about the board and about some things.
func Drawn(game *session.Session, st *machine.State, seat *model.Thing, names []string) (string, error) {
	var out bytes.Buffer
	s := New(strings.NewReader(""), &out, Options{Seat: seat})
	s.S = game
	s.maker = s.sceneMaker()
	game.M.Restore(st)
	s.print(s.status(s.sceneFor(seat.ID))...)
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
