// Package session is one game in progress among people: what was decided, undo and redo, decisions
// that answer themselves, bots, dice thrown by hand, the log of what happened as each player may
// read it, and the save.
//
// A session knows no screen. What can be said of it is in play/talk; the faces show that.
package session

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/play/log"
	"sandtable/schema/model"
)

// Session is one game in progress.
type Session struct {
	P *machine.Program
	M *machine.M

	Thinks func(bot *model.Thing) // told when a bot begins to weigh its options; may be nil

	bots   map[int32]bot.Player
	failed map[string]bool // why policies of bots have failed, as it was told
	ctx    context.Context // of replays; may be nil
	stop   func() bool     // says that the game is to wait, while it goes on by itself
	dice   *hand

	keeping
	history
	account
}

// keeping is the save that a session writes to, and whose game it is.
type keeping struct {
	header save.Header
	drive  save.Drive
	file   *save.File
	held   *held         // why the save is not yet written to; nil: it is
	late   []save.Record // what has happened and could not be written yet

	// Which players decide in this session, of a shared game; nil: all do.
	owns func(player int32) bool
	wish *save.Wish // what a player has asked for last; nil: nothing, or it is void
}

// history is what has been decided, and what may be taken back.
type history struct {
	begun  bool
	start  position
	first  []save.Die // typed in before the first decision
	steps  []Step     // steps[:at] have been taken; the rest was undone and may be redone
	at     int
	weight int        // of the steps taken, as records
	snaps  snapshots  // positions between the steps
	marks  marks      // checkpoints, in the save too
	booked int        // memory of the lines of all steps
	oldest int        // no position before it has lines
	skips  []*Skip    // decisions that are passed whenever they come
	known  save.Known // where something was seen or thrown before decisions were taken back
}

// account is how the game is told.
type account struct {
	tell   *log.Narrator
	keys   []naming.Option // of the pending decision
	tracer *compile.Tracer
}

// Config says how a session is played.
type Config struct {
	Program *machine.Program
	Header  save.Header        // what a save says of the game; the seed is in it
	Bots    map[int32]bot.Kind // players who are bots
	Ask     Ask                // asks for a throw; nil: all dice are seeded
	Drive   save.Drive         // where saves are written
	// Which players decide in this session, if others play from the same save; nil: all do.
	Mine func(player int32) bool
	// Seals checkpoints of long games; nil, or what gives nil: there are none.
	Sealer func() *save.Sealer
	// When it is done a replay stops where it is; nil: nobody stops it.
	Context context.Context
}

// Broken is what has gone wrong in the content. The decision that led to it has been taken back.
type Broken struct {
	Err *machine.Error
}

// Error returns the message.
func (b *Broken) Error() string {
	return fmt.Sprintf("the rules stopped with an error: %v [%s]", b.Err, b.Err.Code)
}

// Unwrap returns the machine's error.
func (b *Broken) Unwrap() error { return b.Err }

// ErrStopped says that the dice are no longer thrown: the input has ended.
var ErrStopped = errors.New("the game was interrupted while dice were rolled")

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
	for player, kind := range c.Bots {
		s.bots[player] = s.seat(player, kind)
	}
	if c.Ask != nil {
		s.header.Dice = "manual"
		s.dice = &hand{ask: c.Ask, s: s}
		s.M.Chance = s.dice
	}
	s.owns = c.Mine
	s.marks.seal, s.marks.pace = c.Sealer, usual
	s.tell = log.New(log.Config{M: s.M, Options: s.Options, Tracer: s.Tracer})
	s.M.Watch = s.watch
	return s
}

// Header returns what a save says of the game.
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
	s.file, s.first, s.known, s.wish = f, l.Opening, l.Known, l.Wish
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
			return
		case o.From != nil && n == o.From.N: // the lines are told anew from here
			s.begun, s.marks.did = true, s.M.Did()
			s.tell.Reset(s.M, 0)
			_ = s.here(n)
			return
		}
		d := l.Decisions[n-1]
		// As they are now, should the content have changed.
		d.Options, d.Fallen = all, s.now().Fallen
		s.taken(Step{Decision: d, choice: choice, position: s.here(n)})
	}
	d := save.Play(s.M, l, o)
	if err := s.resumed(l, d); err != nil {
		return d, err
	}
	err := s.adopt(l, d)
	s.checkpoint()
	return d, err
}

// resumed puts the session where the replay has left it.
func (s *Session) resumed(l *save.Log, d *save.Divergence) error {
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

// Options names the legal options of the pending decision.
func (s *Session) Options() []naming.Option {
	if s.M.Pending() != nil && len(s.keys) != s.M.Options().Len() { // a bot may have named a point
		s.keys = naming.Keys(s.M)
	}
	return s.keys
}

// Admit finds an option by its key, also one that names a point which is not listed; it is legal
// then, and may be chosen by its number.
func (s *Session) Admit(key string) (int, error) {
	i, err := naming.Admit(s.M, key)
	s.keys = nil
	return i, err
}

// Player returns who decides now, or nil.
func (s *Session) Player() *model.Thing {
	if s.M.Pending() == nil {
		return nil
	}
	return s.P.Game.Things[s.M.Player()]
}

// errTooLong says that a game has become longer than a save can hold.
var errTooLong = fmt.Errorf("the game exceeds the largest save, %d MB", save.MaxBytes>>20)

// Choose takes an option of the pending decision. by is empty for a person. What fails before the
// decision is on record leaves the game where it stood.
func (s *Session) Choose(i int, by string) error {
	if err := s.upToDate(); err != nil {
		return err
	}
	if p := s.Awaited(); p != nil {
		return &ElsewhereError{p}
	}
	opts := s.Options()
	if i < 0 || i >= len(opts) {
		return fmt.Errorf("option %d does not exist", i+1)
	}
	d := save.Decision{
		N:       s.at + 1,
		Player:  s.Player().Name,
		Name:    s.M.Pending().Name,
		Key:     opts[i].Key,
		Options: len(opts) - s.M.Options().Named(),
		By:      by,
		Fallen:  s.now().Fallen,
	}
	if s.weight+weightOf(&d) > save.MaxBytes {
		return errTooLong
	}
	if by == "" {
		if err := s.release(); err != nil {
			return err
		}
	}
	if err := s.record(d); err != nil {
		return onlyMoved(err)
	}
	s.wish = nil
	s.forget()
	s.tell.By = by
	s.M.Choose(i)
	if err := s.M.Err; err != nil {
		s.back(s.at)
		s.dice.take()
		return errors.Join(&Broken{err}, s.report(save.Undo{To: s.at}))
	}
	if s.dice.isStopped() {
		s.back(s.at)
		return ErrStopped
	}
	p := s.here(s.at + 1)
	d.Dice = s.dice.take()
	s.taken(Step{Decision: d, choice: i, position: p})
	s.checkpoint()
	if s.M.Done() {
		return errors.Join(s.dice.failure(), s.report(s.ending()))
	}
	return s.dice.failure()
}

// taken notes a decision that was taken.
func (s *Session) taken(st Step) {
	did := s.M.Did()
	st.work = s.worked(s.at) + int64(did-s.marks.did+workOfOption*st.Options+workOfDecision)
	s.marks.did = did
	s.steps = append(s.steps, st)
	s.at = len(s.steps)
	s.weight += weightOf(&st.Decision)
}

// forget gives up what was undone: the game goes another way.
func (s *Session) forget() {
	for i := range s.steps[s.at:] {
		st := &s.steps[s.at+i]
		s.weight -= weightOf(&st.Decision)
		s.lose(&st.position)
	}
	clear(s.steps[s.at:])
	s.steps = s.steps[:s.at]
	s.snaps.cut(s.at)
	s.marks.cut(s.at)
}

// weightOf is about how many bytes a decision takes in a save.
func weightOf(d *save.Decision) int {
	n := 100 + len(d.Player) + len(d.Name) + len(d.Key) + 40*len(d.Dice)
	for _, r := range d.Rolled {
		n += 2 + 2*len(r)
	}
	return n
}

// ending returns how the game has ended.
func (s *Session) ending() save.End {
	e := save.End{Fallen: s.now().Fallen}
	if s.M.Over && s.M.Result != model.None {
		e.Result = s.P.Game.Things[s.M.Result].Name
	}
	return e
}

// Taken returns how many decisions have been taken, and how many of them by people, by bots, and by
// themselves.
func (s *Session) Taken() (all, people, bots, auto int) {
	for _, st := range s.steps[:s.at] {
		switch st.By {
		case save.ByBot, save.ByLot:
			bots++
		case save.ByAuto:
			auto++
		default:
			people++
		}
	}
	return s.at, people, bots, auto
}

// Tracer answers questions about the game, as far as whoever asks may know.
func (s *Session) Tracer() *compile.Tracer {
	if s.tracer == nil {
		s.tracer = interp.NewTracer(s.P)
	}
	return s.tracer
}
