package sim

import (
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
)

// Seats is who decides for each player in a worker's games: those who are not named decide at
// random. A bot's numbers are its own; the game's chance and the random players' choices are what
// they would be without it.
type Seats struct {
	search  map[int32]*bot.Search
	policy  map[int32]*bot.Policy
	random  bot.Random
	purse   machine.Purse // pays for the game
	stop    func() bool   // nil: nobody stops the game
	watched func() *machine.Program
}

// NewSeats seats the bots of a program, by player. Policies are guarded.
func NewSeats(p *machine.Program, bots map[int32]bot.Kind) *Seats {
	s := newSeats(p, bots, nil, func() *machine.Program { return interp.NewTracer(p).Watched() })
	s.guard(true)
	return s
}

// newSeats is NewSeats without a guard. watched makes the program that guards policies; by are the
// programs by which some judge.
func newSeats(p *machine.Program, bots map[int32]bot.Kind, by map[int32]*machine.Program, watched func() *machine.Program) *Seats {
	s := &Seats{search: map[int32]*bot.Search{}, policy: map[int32]*bot.Policy{}, watched: watched}
	for player, kind := range bots {
		b, _ := bot.New(p, player, kind, 1) // the games themselves are shared among workers
		switch b := b.(type) {
		case *bot.Search:
			s.search[player] = b
		case *bot.Policy:
			s.policy[player] = b
			if other := by[player]; other != nil {
				b.JudgeBy(other)
			}
		}
	}
	return s
}

// guard makes policies fail where they go by what their players cannot see, or does so no longer.
func (s *Seats) guard(on bool) {
	var watched *machine.Program
	if on && len(s.policy) > 0 {
		watched = s.watched()
	}
	for _, x := range s.policy {
		x.Guard(watched)
	}
}

// stopWhen lets a question stop games in progress, and bots that think.
func (s *Seats) stopWhen(stop func() bool) {
	s.stop = stop
	for _, c := range s.search {
		c.Stop = stop
	}
}

// bots reports whether anybody but the random player decides.
func (s *Seats) bots() bool { return len(s.policy) > 0 || len(s.search) > 0 }

// begin begins a game.
func (s *Seats) begin(seed uint64) {
	s.random = bot.NewRandom(seed)
	if !s.bots() {
		return
	}
	for player, c := range s.search {
		c.Begin(seed, player)
	}
	for player, c := range s.policy {
		c.Begin(seed, player)
	}
}

// choose is the option that is taken. A policy that fails makes the game fail.
func (s *Seats) choose(m *machine.M) int {
	if s.bots() {
		if c := s.policy[m.Player()]; c != nil {
			i := c.Choose(m)
			if c.Err != nil {
				m.Err = c.Err
			}
			return i
		}
		if c := s.search[m.Player()]; c != nil {
			return c.Choose(m)
		}
	}
	return s.random.Choose(m)
}
