package session

import (
	"errors"
	"slices"

	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/schema/model"
)

// ErrShared says that who sits where is fixed while others play from the same save.
var ErrShared = errors.New("the game is played at several screens, and each keeps its seats")

// Reseat gives a seat to a bot from now on, or to a person if there is none. The save keeps it.
func (s *Session) Reseat(player *model.Thing, kind *bot.Kind) error {
	if s.Shared() {
		return ErrShared
	}
	rec := save.Seat{Player: player.Name}
	if kind != nil {
		rec.Bot = kind.String()
	}
	if err := s.record(rec); err != nil {
		return err
	}
	delete(s.bots, player.ID)
	if kind != nil {
		s.bots[player.ID] = s.seat(player.ID, *kind)
	}
	s.header.Bots, s.reseated = rec.Among(slices.Clone(s.header.Bots)), true
	return nil
}
