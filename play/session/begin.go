package session

import (
	"context"
	"slices"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/log"
)

// Config says how a session is played.
type Config struct {
	Program *machine.Program
	Header  save.Header        // what a save says of the game; the seed is in it
	Bots    map[int32]bot.Kind // players who are bots; nil: none decides here, whatever the header says
	Ask     Ask                // asks for a throw; nil: all dice are seeded
	Drive   save.Drive         // where saves are written
	// Which players decide in this session, if others play from the same save; nil: all do.
	Mine func(player int32) bool
	// Players sit apart from one another, each at a table of their own at this session.
	Apart bool
	// Seals checkpoints of long games; nil, or what gives nil: there are none.
	Sealer func() *save.Sealer
	// When it is done a replay stops where it is; nil: nobody stops it.
	Context context.Context
}

// New makes a session. The game begins with Start or Resume.
func New(c Config) *Session {
	s := &Session{
		P:       c.Program,
		M:       machine.New(c.Program),
		ctx:     c.Context,
		bots:    map[int32]bot.Player{},
		failed:  map[string]bool{},
		keeping: keeping{header: c.Header, drive: c.Drive},
	}
	s.earlier = c.Header.Bots
	if c.Bots != nil {
		s.header.Bots = nil
	}
	for _, p := range s.P.Players {
		if kind, is := c.Bots[p.ID]; is {
			s.bots[p.ID] = s.seat(p.ID, kind)
			s.header.Bots = append(s.header.Bots, kind.Seat(p.Name))
		}
	}
	if c.Ask != nil {
		s.header.Dice = "manual"
		s.dice = &hand{ask: c.Ask, report: s.report}
		s.M.Chance = s.dice
	}
	s.M.Source = c.Header.Chance()
	if c.Header.Guide != "" { // changed content may have lost it, or play otherwise
		s.guide, _ = interp.NewGuide(s.P.Game, c.Header.Guide)
	}
	s.owns, s.away = c.Mine, c.Apart
	s.marks.seal, s.marks.pace = c.Sealer, usual
	s.tell = log.New(log.Config{M: s.M, Options: s.Options, Tracer: s.Tracer})
	s.M.Watch = s.watch
	return s
}

// Start begins the game.
func (s *Session) Start() error {
	s.M.Start(s.header.Seed)
	switch {
	case s.dice.isStopped():
		return ErrStopped
	case s.M.Err != nil:
		return &Broken{s.M.Err}
	}
	s.start, s.first, s.begun = s.here(0), s.dice.take(), true
	return s.dice.failure()
}

// Resume takes up a game from its save, and goes on writing to it; without a file it only plays the
// log. A divergence is where the game no longer goes as it did; the session then stands before it.
func (s *Session) Resume(l *save.Log, f *save.File) (*save.Divergence, error) {
	return s.ResumeTo(l, f, -1)
}

// ResumeTo is Resume up to the position after some decisions.
func (s *Session) ResumeTo(l *save.Log, f *save.File, to int) (*save.Divergence, error) {
	s.file, s.first, s.known, s.wish, s.reseated = f, l.Opening, l.Known, l.Wish, l.Reseated
	for player, given := range l.Orders {
		s.hold([]save.Record{save.Orders{Player: player, List: given.List}})
	}
	o := save.Options{To: to, Context: s.ctx, Free: f != nil}
	if s.dice != nil {
		o.Live = s.dice
	}
	choice, all := 0, 0
	o.Before = func(n, at, options int) { s.tell.By, choice, all = l.Decisions[n-1].By, at, options }
	o.From = s.from(l, to)
	o.After = func(n int) {
		switch {
		case n == 0:
			s.start, s.begun = s.here(0), true
			s.reorder(l, 0)
			return
		case o.From != nil && n == o.From.N: // the lines are told anew from here
			s.begun, s.marks.did = true, s.M.Did()
			s.tell.Reset(s.M, 0)
			_ = s.here(n)
			s.reorder(l, 0)
			return
		}
		d := l.Decisions[n-1]
		// As they are now, should the content have changed.
		d.Options, d.Fallen = all, s.now().Fallen
		s.taken(Step{Decision: d, choice: choice, read: true, position: s.here(n)})
		s.reorder(l, n)
	}
	d := save.Play(s.M, l, o)
	if err := s.resumed(d); err != nil {
		return d, err
	}
	err := s.adopt(l, d)
	s.checkpoint()
	return d, err
}

// resumed puts the session where the replay has left it.
func (s *Session) resumed(d *save.Divergence) error {
	switch {
	case !s.begun && s.dice.isStopped():
		return ErrStopped
	case !s.begun && s.M.Err != nil:
		return &Broken{s.M.Err}
	case !s.begun:
		return d
	}
	thrown := s.dice.take() // those that the end of the log lacked
	if s.at == 0 {
		s.first = append(slices.Clone(s.first), thrown...)
	} else {
		s.steps[s.at-1].Dice = append(slices.Clone(s.steps[s.at-1].Dice), thrown...)
	}
	if s.dice.isStopped() {
		return ErrStopped
	}
	if d != nil && !d.Soft {
		s.back(s.at)
	}
	s.keys = nil
	return s.dice.failure()
}
