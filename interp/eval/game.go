package eval

import (
	"sandtable/interp/ir"
)

// Games that are evaluated: what is in progress, and how statements are carried out.

// Decision is a decision at which a game that is evaluated rests.
type Decision struct {
	Ask     *ir.Ask
	Player  int32
	Options []Option // none: the game is stuck
	Beside  []Option // the actions that may be taken at any time
}

// Option is what may be chosen, by its numbers as in machine.Options. Way is what is chosen within
// a whole action, whose last number is 0 if it asks nothing, and otherwise none.
type Option struct {
	Numbers []int32
	Way     [][]int32
	prefer  int32
}

// halted is what ends a game whose decisions are not answered any more.
type halted struct{}

// play is a game that is evaluated.
type play struct {
	asks    func(d *Decision) int // who answers decisions, by the index of an option or of one beside; nil: nobody
	anytime []*ir.Offered
	up      *running  // the procedure in progress; nil: none
	steps   [][]int32 // what is still to be chosen within a whole action; nil: there is none
	trying  *trying   // the way that is tried; nil: none is
	met     bool      // something has been asked on the way, or passed over for lack of options
	prefer  int32     // what the last action has preferred, or none
}

// trying is a way that is tried, up to the first decision on it that is open.
type trying struct {
	open bool
	next []Option // what may be chosen there
}

// running is a procedure in progress.
type running struct {
	*ir.Proc
	up     *running
	result ir.Val
	told   []ir.Val // of a rule that is bound to an event: what that tells
	taker  int32    // of an action: who takes it
}

// exit is how statements end before their end; nil: they do not.
type exit struct {
	do  ir.Verb  // Leaves, Breaks, Stops, Redoes or Ends
	to  *ir.Proc // Stops, Redoes: the procedure where it goes on
	out int      // Breaks: how many loops further out
}

// verbs carry out statements: see do.go.
var verbs [ir.Says + 1]func(r *Run, s *ir.Stmt) *exit

// do carries out statements, each with scratch memory of its own.
func (r *Run) do(body []*ir.Stmt) *exit {
	m := r.m
	for _, s := range body {
		m.Spend(1)
		lists, words := m.ListStart(), m.Mark()
		x := verbs[s.Do](r, s)
		m.ListDrop(lists)
		m.Release(words)
		switch {
		case x != nil:
			return x
		case m.Over:
			return &exit{do: ir.Ends}
		}
	}
	return nil
}
