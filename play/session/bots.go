package session

import (
	"math/rand/v2"
	"runtime"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/schema/model"
)

// seat makes the bot of a player. What it chooses follows from the seed and the decisions so far,
// so that a game goes on alike after a break.
func (s *Session) seat(player int32, kind bot.Kind) bot.Player {
	b, err := bot.New(s.P, player, kind, runtime.GOMAXPROCS(0))
	if err != nil || b == nil { // the content may have lost the policy
		b = &random{s: s}
	}
	switch b := b.(type) {
	case *bot.Policy:
		b.Guard(s.Tracer().Watched())
	case *bot.Search:
		b.Stop = func() bool { return s.stop() }
		b.Tell = func(done int) {
			if s.Thinks != nil {
				s.Thinks(s.P.Game.Things[player], done)
			}
		}
	}
	b.Begin(s.header.BotSeed(), player)
	return b
}

// Bot returns which bot decides for a player, also where the game is only looked at; false if none
// does.
func (s *Session) Bot(player *model.Thing) (bot.Kind, bool) { return seatOf(s.header.Bots, player) }

// botOf names the bot that takes the pending decision; "": none does.
func (s *Session) botOf(by string) string {
	if by != save.ByBot && by != save.ByLot {
		return ""
	}
	kind, _ := s.Bot(s.Player())
	return kind.String()
}

// seatOf returns which of the bots of a header decides for a player; false if none does.
func seatOf(bots []string, player *model.Thing) (bot.Kind, bool) {
	for _, text := range bots {
		if name, kind, err := bot.ParseSeat(text); err == nil && name == player.Name {
			return kind, true
		}
	}
	return bot.Kind{}, false
}

// random takes any option alike.
type random struct {
	s    *Session
	seed uint64
}

// Begin begins a game.
func (r *random) Begin(seed uint64, _ int32) { r.seed = seed }

// Choose returns the option that it takes.
func (r *random) Choose(m *machine.M) int {
	return rand.New(rand.NewPCG(r.seed, uint64(r.s.at))).IntN(m.Options().Len())
}
