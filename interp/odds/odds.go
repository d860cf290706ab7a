// Package odds finds exact odds: it looks at every way in which a game can go on, and says in
// rational numbers how likely each end is.
//
// Positions that play on alike are one (see alike), so a game that goes round in circles has a
// finite number of them and its odds are the solution of a linear system, which is solved exactly.
// Positions are told apart by a hash of 64 bits: that two of a million should clash has odds of
// about one to forty million.
//
// Its hardest idea is to stop before chance: the machine is moved on instruction by instruction,
// and where one has asked for chance, the game is put back before it and that instruction is
// run once for every way in which chance can fall.
package odds

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The limits of one question, unless it has its own.
const (
	MaxPositions = 200_000   // positions of a game
	maxOutcomes  = 1_000_000 // ways in which the chance of one statement can fall
	maxLoop      = 3_000     // positions that can all be reached from one another
	maxWork      = 5_000_000 // words of fractions that are multiplied to solve one circle
	maxBranches  = 5_000_000 // ways in which chance can fall, and options, in all
	maxReplies   = 20_000    // pure replies of a player who does not see everything
)

// Question is what is asked.
type Question struct {
	Program *machine.Program
	Machine *machine.M         // of the program, to explore with; nil: a new one
	Start   func(m *machine.M) // brings the machine to the start; what it throws counts as chance
	Floor   int                // frames that were in progress before: the question ends where no more than these are left
	Notes   machine.Notes      // bound names of a test in progress

	// Weights says how likely each option of the pending decision is, in whole numbers; nil: nobody
	// says how it is decided.
	Weights func(m *machine.M) ([]int64, error)
	// Noted is what players remember, by which they decide: positions in which it differs are not
	// one.
	Noted func(m *machine.M) []int32
	// Label sums up an end: ends with one label are one outcome. past: see Over.
	Label func(m *machine.M, past bool) (int32, error)

	// Over reports whether what the question is about has just ended; nil: it is about the whole
	// game. What is past that goes on by itself: the question ends before the next decision, before
	// chance is asked, or something moves that the player does not see, as when a card is drawn.
	Over func(m *machine.M) bool
	// Stops reports whether the question ends at the pending decision, which leaves a choice; nil:
	// at none.
	Stops func(m *machine.M) bool

	Named bool   // like counters are not taken for one another: each is told of by its own name
	Sight *Sight // the player from whose sight it is answered; nil: nothing is hidden

	Best  int32                                   // a player who takes what is best, or model.None
	Worth func(label int32, forever bool) int64   // of an outcome, for that player
	Known func(m *machine.M) (information string) // what the deciding player knows: decisions with the same are one to them

	Context context.Context // when it is done the question is given up; nil: nobody stops it
	Purse   *machine.Purse  // pays for the work; nil: it is bounded by the limits above alone

	Positions int // most positions; 0: MaxPositions
	Branches  int // most branches; 0: MaxBranches
	Work      int // most words of fractions multiplied to solve one circle; 0: MaxWork
	Held      int // most bytes that positions, their ways on and their fractions take; 0: MaxHeld
}

func (q *Question) work() int {
	if q.Work > 0 {
		return q.Work
	}
	return maxWork
}

// Answer is how likely each outcome is.
type Answer struct {
	Chance    map[int32]*big.Rat // by label
	Forever   *big.Rat           // the chance that it never ends
	Open      *big.Rat           // the chance of positions that were not looked at, as somebody stopped the search
	Positions int
	Decisions int // of the positions: those in which somebody decides among several options
	Ways      int // in which chance can fall, of all positions together; 0: there is no chance in it
	Replies   int // how many ways to play the best player was compared over; 0 if there is no such player
}

// An Error says why a question has no answer.
type Error struct {
	Code    string
	Message string
	Hint    string
}

// Error is the message.
func (e *Error) Error() string { return e.Message }

func fail(code, hint, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), Hint: hint}
}

// Find answers a question.
func Find(q Question) (*Answer, error) {
	if q.Positions <= 0 {
		q.Positions = MaxPositions
	}
	if q.Branches <= 0 {
		q.Branches = maxBranches
	}
	g, err := explore(&q)
	if err != nil && g.soFar(err) == nil {
		return nil, stoppedAt(asSeen(err), g)
	}
	a := &Answer{Positions: len(g.nodes), Decisions: g.decisions, Ways: g.chances}
	var row map[int32]*big.Rat
	if q.Best != model.None {
		row, a.Replies, err = g.best()
	} else {
		row, err = g.solve(nil)
	}
	if err != nil {
		return nil, stoppedAt(err, g)
	}
	a.Chance, a.Forever, a.Open = map[int32]*big.Rat{}, new(big.Rat), new(big.Rat)
	for end, p := range row {
		switch end {
		case forever:
			a.Forever = p
		case open:
			a.Open = p
		default:
			a.Chance[g.labels[end]] = p
		}
	}
	return a, nil
}

// asSeen is an error as the asker may know it.
func asSeen(err error) error {
	var e *machine.Error
	if errors.As(err, &e) && e.Hidden() {
		return Unseen{}
	}
	return err
}

// stoppedAt notes how many positions had been examined when somebody stopped.
func stoppedAt(err error, g *graph) error {
	var s *Stopped
	if errors.As(err, &s) {
		s.Positions = len(g.nodes)
	}
	return err
}

// Mean is the mean of a figure over all outcomes.
func (a *Answer) Mean(of func(label int32) *big.Rat) *big.Rat {
	sum := new(big.Rat)
	for label, p := range a.Chance {
		sum.Add(sum, new(big.Rat).Mul(p, of(label)))
	}
	return sum
}
