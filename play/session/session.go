// Package session is one game in progress among people: what was decided, undo and redo, decisions
// that answer themselves, bots, dice thrown by hand, the log of what happened as each player may
// read it, and the save.
//
// A session knows no screen. What can be said of it is in play/talk; the faces show that.
package session

import (
	"context"
	"fmt"

	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/interp/step"
	"sandtable/interp/why"
	"sandtable/play/log"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Session is one game in progress.
type Session struct {
	P *machine.Program
	M *machine.M

	Thinks func(bot *model.Thing, done int) // told when a bot begins to weigh its options, and while it takes long, of how many percent it has done; may be nil

	bots   map[int32]bot.Player
	failed map[string]bool // why policies of bots have failed, as it was told
	ctx    context.Context // of replays; may be nil
	stop   func() bool     // says that the game is to wait, while it goes on by itself
	dice   *hand

	guide *step.Guide // leads a player through the first turn; nil: none does

	keeping
	history
	account
}

// keeping is the save that a session writes to, and whose game it is.
type keeping struct {
	header  save.Header
	earlier []string // who was a bot by the save; the header says who is one now
	drive   save.Drive
	file    *save.File
	going   int                     // which decision began what a person does in one go; 0: none
	orders  map[string][]save.Order // the standing answers of each player that the save holds
	lapsed  []string                // why some of them have ended with the game being taken up
	held    *held                   // why the save is not yet written to; nil: it is
	late    []save.Record           // what has happened and could not be written yet

	// Which players decide in this session, of a shared game; nil: all do.
	owns     func(player int32) bool
	away     bool       // they sit apart all the same
	wish     *save.Wish // what a player has asked for last; nil: nothing, or it is void
	reseated bool       // a seat was given to a bot, or back
}

// held is a save that is left as it is until a person decides something: the content has changed,
// perhaps by mistake and only for now, and to look at the game must not cost what was decided.
type held struct {
	whole   int         // decisions that the save holds
	changed bool        // the digest of the content is to be noted
	another bool        // the game went another way: what was decided is to be written anew
	unled   *save.Unled // the guide has been left since; nil: it has not
}

// history is what has been decided, and what may be taken back.
type history struct {
	begun   bool
	start   position
	first   []save.Die // typed in before the first decision
	steps   []Step     // steps[:at] have been taken; the rest was undone and may be redone
	at      int
	course  int        // how often something undone was given up for another way
	weight  int        // of the steps taken, as records
	snaps   snapshots  // positions between the steps
	marks   marks      // checkpoints, in the save too
	booked  int        // memory of the lines of all steps
	oldest  int        // no position before it has lines
	skips   []*Skip    // decisions that are passed whenever they come
	unasked bool       // whoever takes the decision is a person, and not asked
	phase   int        // the frame of the phase whose set-up is laid
	known   save.Known // where something was seen or thrown before decisions were taken back
}

// account is how the game is told.
type account struct {
	tell   *log.Narrator
	keys   []naming.Option // of the pending decision
	tracer *why.Tracer
}

// Header returns what a save says of the game.
func (s *Session) Header() save.Header { return s.header }

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

// ending returns how the game has ended.
func (s *Session) ending() save.End {
	e := save.End{Fallen: s.now().Fallen}
	if s.M.Over && s.M.Result != model.None {
		e.Result = s.P.Game.Things[s.M.Result].Name
	}
	return e
}

// Tracer answers questions about the game, as far as whoever asks may know.
func (s *Session) Tracer() *why.Tracer {
	if s.tracer == nil {
		s.tracer = interp.NewTracer(s.P)
	}
	return s.tracer
}

// now returns the position after the decisions taken.
func (s *Session) now() *position { return s.after(s.at) }

// after returns the position after n decisions.
func (s *Session) after(n int) *position {
	if n == 0 {
		return &s.start
	}
	return &s.steps[n-1].position
}

// worked returns the work of the game up to the position after n decisions.
func (s *Session) worked(n int) int64 {
	if n == 0 {
		return 0
	}
	return s.steps[n-1].work
}

// IsBot reports whether a player is a bot.
func (s *Session) IsBot(player int32) bool { return s.bots[player] != nil }

// People lists the players who are no bots.
func (s *Session) People() []*model.Thing {
	var out []*model.Thing
	for _, p := range s.P.Players {
		if !s.IsBot(p.ID) {
			out = append(out, p)
		}
	}
	return out
}

// player returns the player of a name; nil if there is none.
func (s *Session) player(name string) *model.Thing {
	return model.Find(s.P.Players, func(p *model.Thing) bool { return p.Name == name })
}

func (s *Session) players(names []string) (out []*model.Thing) {
	for _, name := range names {
		if p := s.player(name); p != nil {
			out = append(out, p)
		}
	}
	return out
}

func names(players []*model.Thing) []string {
	return english.Each(players, func(p *model.Thing) string { return p.Name })
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
