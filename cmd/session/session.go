// Package session is one game in progress among people: what was decided, undo and redo, decisions that answer themselves, bots, dice thrown
// by hand, the log of what happened as each player may read it, and the save.
//
// A session knows no screen. The screens of cmd/screen show it and tell it what was decided.
package session

import (
	"errors"
	"fmt"
	"slices"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/schema/model"
)

// Session is one game in progress.
type Session struct {
	P *machine.Program
	M *machine.M

	header save.Header
	bots   map[int32]bot.Player
	dice   *hand
	file   *save.File
	held   *held // why the save is not yet written to; nil: it is

	start position
	first []save.Die // typed in before the first decision
	steps []Step     // steps[:at] have been taken; the rest was undone and may be redone
	at    int
	known save.Known // where something was seen or thrown before decisions were taken back
	tell  *narrator
	keys  []interp.Option // of the pending decision

	rollTypes map[string]model.Type
}

// Step is one decision with what came of it.
type Step struct {
	save.Decision
	position // after it
}

// position is where the game stands between decisions.
type position struct {
	state  *machine.State
	lines  []Line    // what happened on the way here
	rolled [][]int32 // how the dice fell on the way here
	stack  []frame   // for the log to go on from here
}

// Config says how a session is played.
type Config struct {
	Program *machine.Program
	Header  save.Header        // what a save says of the game; the seed is in it
	Bots    map[int32]bot.Kind // players who are bots
	Ask     Ask                // asks for a throw; nil: all dice are seeded
}

// Broken is what has gone wrong in the content. The decision that led to it has been taken back.
type Broken struct {
	Err *machine.Error
}

// Error is the message.
func (b *Broken) Error() string {
	return fmt.Sprintf("the content fails: %v [%s]", b.Err, b.Err.Code)
}

// Unwrap is the machine's error.
func (b *Broken) Unwrap() error { return b.Err }

// ErrStopped says that the dice are no longer thrown: the input has ended.
var ErrStopped = errors.New("the game was broken off while dice were thrown")

// New makes a session. The game begins with Start or Resume.
func New(c Config) *Session {
	s := &Session{P: c.Program, M: machine.New(c.Program), header: c.Header, bots: map[int32]bot.Player{}}
	for player, kind := range c.Bots {
		s.bots[player] = s.seat(player, kind)
	}
	if c.Ask != nil {
		s.header.Dice = "manual"
		s.dice = &hand{ask: c.Ask, s: s}
		s.M.Chance = s.dice
	}
	s.tell = newNarrator(s)
	s.M.Watch = s.tell.watch
	return s
}

// Header is what a save says of the game.
func (s *Session) Header() save.Header { return s.header }

// Start begins the game.
func (s *Session) Start() error {
	s.M.Start(s.header.Seed)
	switch {
	case s.dice.isStopped():
		return ErrStopped
	case s.M.Err != nil:
		return &Broken{s.M.Err}
	}
	s.start, s.first = s.here(), s.dice.take()
	return s.dice.failure()
}

// Resume takes up a game from its save, and goes on writing to it; without a file it only plays the log. A divergence is where the game no
// longer goes as it did; the session then stands before it.
func (s *Session) Resume(l *save.Log, f *save.File) (*save.Divergence, error) {
	return s.ResumeTo(l, f, -1)
}

// ResumeTo is Resume up to the position after some decisions.
func (s *Session) ResumeTo(l *save.Log, f *save.File, to int) (*save.Divergence, error) {
	s.file, s.first, s.known = f, l.Opening, l.Known
	o := save.Options{To: to}
	if s.dice != nil {
		o.Live = s.dice
	}
	all := 0
	o.Before = func(n int, _ string, options int) { s.tell.by, all = l.Decisions[n-1].By, options }
	o.After = func(n int, _ [][]int32) {
		if n == 0 {
			s.start = s.here()
			return
		}
		d := l.Decisions[n-1]
		d.Options, d.Rolled = all, s.now().rolled // as they are now, should the content have changed
		s.steps = append(s.steps, Step{d, s.here()})
		s.at = n
	}
	d := save.Play(s.M, l, o)
	if err := s.resumed(l, d); err != nil {
		return d, err
	}
	return d, s.adopt(l, d)
}

// resumed puts the session where the replay has left it.
func (s *Session) resumed(l *save.Log, d *save.Divergence) error {
	switch {
	case s.start.state == nil && s.dice.isStopped():
		return ErrStopped
	case s.start.state == nil && s.M.Err != nil:
		return &Broken{s.M.Err}
	case s.start.state == nil:
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

// here takes down where the game stands.
func (s *Session) here() position {
	s.keys = nil
	lines, rolled := s.tell.take(s.M)
	return position{state: s.M.State.Clone(), lines: lines, rolled: rolled, stack: slices.Clone(s.tell.stack)}
}

// now is the position after the decisions taken.
func (s *Session) now() *position {
	if s.at == 0 {
		return &s.start
	}
	return &s.steps[s.at-1].position
}

// back puts the machine into the position after n of the decisions known.
func (s *Session) back(n int) {
	s.at = n
	p := s.now()
	s.M.Restore(p.state)
	s.tell.reset(p.stack)
	s.keys = nil
}

// Options names the legal options of the pending decision.
func (s *Session) Options() []interp.Option {
	if s.keys == nil && s.M.Pending() != nil {
		s.keys = interp.Keys(s.M)
	}
	return s.keys
}

// Admit finds an option by its key, also one that names a point which is not listed; it is legal then, and may be chosen by its number.
func (s *Session) Admit(key string) (int, error) {
	i, err := interp.Admit(s.M, key)
	s.keys = nil
	return i, err
}

// Player is who decides now, or nil.
func (s *Session) Player() *model.Thing {
	if s.M.Pending() == nil {
		return nil
	}
	return s.P.Game.Things[s.M.Player()]
}

// Choose takes an option of the pending decision. by is empty for a person.
func (s *Session) Choose(i int, by string) error {
	opts := s.Options()
	if i < 0 || i >= len(opts) {
		return fmt.Errorf("there is no option %d", i+1)
	}
	d := save.Decision{N: s.at + 1, Player: s.Player().Name, Name: s.M.Pending().Name, Key: opts[i].Key, Options: len(opts) - s.M.Options().Named(), By: by, Rolled: s.now().rolled}
	if by == "" {
		if err := s.release(); err != nil {
			return err
		}
	}
	if err := s.record(func(f *save.File) error { return f.Decide(d) }); err != nil {
		return err
	}
	s.steps = s.steps[:s.at]
	s.tell.by = by
	s.M.Choose(i)
	if err := s.M.Err; err != nil {
		s.back(s.at)
		s.dice.take()
		return errors.Join(&Broken{err}, s.record(func(f *save.File) error { return f.Undo(s.at, 0) }))
	}
	if s.dice.isStopped() {
		s.back(s.at)
		return ErrStopped
	}
	p := s.here()
	d.Dice = s.dice.take()
	s.steps = append(s.steps, Step{d, p})
	s.at++
	if err := s.dice.failure(); err != nil {
		return err
	}
	if s.M.Done() {
		return s.record(func(f *save.File) error { return f.Finish(s.ending()) })
	}
	return nil
}

// ending is how the game has ended.
func (s *Session) ending() save.End {
	e := save.End{Rolled: s.now().rolled}
	if s.M.Over && s.M.Result != model.None {
		e.Result = s.P.Game.Things[s.M.Result].Name
	}
	return e
}

// Taken is how many decisions have been taken, and how many of them by people, by bots, and by themselves.
func (s *Session) Taken() (all, people, bots, auto int) {
	for _, st := range s.steps[:s.at] {
		switch st.By {
		case save.ByBot:
			bots++
		case save.ByAuto:
			auto++
		default:
			people++
		}
	}
	return s.at, people, bots, auto
}
