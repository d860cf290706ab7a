package session

import (
	"slices"

	"sandtable/interp/save"
	"sandtable/schema/model"
)

// AskAt asks the players of other screens to consent to an undo.
func (s *Session) AskAt(w Wish) error {
	to, taken := s.before(w.N, w.By)
	by := s.wishes(w.By)
	if taken == 0 || by == nil {
		return nil
	}
	rec := save.Wish{To: to, By: by.Name, Consent: names(w.Consent)}
	if err := s.record(rec); err != nil {
		return onlyMoved(err)
	}
	s.wish = &rec
	return nil
}

// Asked returns what a player is asked to consent to; nil if nothing.
func (s *Session) Asked(player *model.Thing) *Refusal {
	if s.wish == nil || s.wish.Denied != "" || player == nil || s.wish.To >= s.at {
		return nil
	}
	s.relive(s.wish.To)
	r := s.stops(s.wish.To, s.player(s.wish.By), s.players(s.wish.Consent))
	if r == nil || !slices.Contains(r.Ask, player) {
		return nil
	}
	return r
}

// WishedBy returns who asks for consent.
func (s *Session) WishedBy() *model.Thing {
	if s.wish == nil {
		return nil
	}
	return s.player(s.wish.By)
}

// Denied returns the player who has not consented to what was asked from here; nil if nobody has
// refused. It is told once.
func (s *Session) Denied(by *model.Thing) *model.Thing {
	if s.wish == nil || s.wish.Denied == "" {
		return nil
	}
	p, mine := s.player(s.wish.Denied), by != nil && s.wish.By == by.Name
	s.wish = nil
	if !mine {
		return nil
	}
	return p
}

// Answer returns a player's answer to what they were asked. When all have consented the decisions
// are taken back.
func (s *Session) Answer(player *model.Thing, yes bool) (taken int, err error) {
	w := s.wish
	if w == nil {
		return 0, &MovedError{}
	}
	next := save.Wish{To: w.To, By: w.By, Consent: slices.Clone(w.Consent)}
	if !yes {
		next.Denied = player.Name
	} else {
		next.Consent = append(next.Consent, player.Name)
		before := s.at
		by, consent := s.player(w.By), s.players(next.Consent)
		if r := s.stops(w.To, by, consent); r == nil {
			if _, err := s.takeBackTo(w.To, by, consent); err != nil {
				return 0, err
			}
			return before - s.at, nil
		}
	}
	if err := s.record(next); err != nil {
		return 0, onlyMoved(err)
	}
	if s.wish = &next; !yes {
		s.wish = nil
	}
	return 0, nil
}
