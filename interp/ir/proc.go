package ir

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Proc is a rule, an action or the set-up of a game as a procedure. Its names lie in a frame of its
// own.
type Proc struct {
	Name    string
	Of      any // the rule or action
	Params  []*Var
	Gives   *Type // nil: nothing
	Room    machine.Room
	When    *Node   // otherwise it does nothing; nil: always
	Unless  []*Node // nor if one of these holds
	Instead []*Stmt // hooks, of which the first one that runs replaces what follows
	Before  []*Stmt
	Body    []*Stmt
	After   []*Stmt
	Prefer  *Node // asked before After: of the ways through a whole action those with the greatest are offered
}

// Parts are its statements in the order in which they are carried out.
func (p *Proc) Parts() [][]*Stmt { return [][]*Stmt{p.Instead, p.Before, p.Body, p.After} }

// Game is all that is played: how a game begins, and the actions that may be taken at any time.
type Game struct {
	Begin   *Proc
	Anytime []*Offered
}

// Hook is a rule or an action that is bound to an event: how its names go by what the event tells.
type Hook struct {
	Rule   *Proc // nil: it is an action
	Active *Node // whether the extents around it hold; nil: always
	Self   *Var  // each card or piece in force in turn; nil: it goes by none
	From   *Node // those that may be in force
	One    *Var  // of In: such a one
	In     *Node // whether it is in force
	Args   []Arg
}

// Arg is a name of a hook. Of a set that the event tells, a name for one thing is each member in
// turn.
type Arg struct {
	X     *Node // what the event tells
	V     *Var  // the name; nil: X must be Is, or have it as a member
	Is    *Node
	Dom   Dom  // V is one of these; N 0: it is anything
	None  bool // V may be none
	Empty bool // V may be a set without members
}

// Each reports whether V is each member of X in turn.
func (a *Arg) Each() bool { return a.V != nil && a.X.T.Form == Set && a.V.T.Form == One }

// Take is what the name is for something that the event tells; false: it cannot be that. The words
// of a set are written to out.
func (a *Arg) Take(x Val, out []uint64) (Val, bool) {
	is := func(id int32) bool { return a.Dom.N == 0 || a.Dom.Has(id) }
	switch {
	case a.V.T.Form == List:
		return x, true
	case a.V.T.Form == One && x.N == model.None:
		return x, a.None
	case a.V.T.Form == One:
		return x, is(x.N)
	case a.X.T.Form == One && (x.N == model.None || !is(x.N)):
		return x, false
	}
	clear(out)
	if a.X.T.Form == One {
		Add1(out, a.V.T.Win, x.N)
		return Val{S: out}, true
	}
	some := false
	for id := range Each(x.S, a.X.T.Win) {
		if is(id) {
			Add1(out, a.V.T.Win, id)
			some = true
		}
	}
	return Val{S: out}, some || a.Empty
}

// Event is what is bound to a deed: hooks before and after it. Params are what the deed tells them.
type Event struct {
	Name          string
	Params        []*Var
	Bound         int // how many
	Before, After []*Stmt
}

// Listing is how what may be chosen at a decision is found: the options of an action, or what a
// statement lets a player choose. It reads the position and changes nothing. Its names are those of
// the frame in which it is asked.
type Listing struct {
	Name string
	Of   any // the action, or the statement
	Body []*Stmt
}

// GoesBy reports whether something that the list goes through, or names, reads a name.
func (l *Listing) GoesBy(v *Var) (reads bool) {
	for _, s := range l.Body {
		s.Each(func(s *Stmt) {
			if s.Do == Binds || s.Do == Picks {
				s.X.Walk(func(n *Node) { reads = reads || n.V == v })
			}
		})
	}
	return reads
}

// Ask is a decision: where a game may rest. What is offered is listed, or the members of a set are
// chosen one by one from a list, or actions are offered, or it is a question.
type Ask struct {
	Name          string
	Title         string      // as people read it
	Type          model.Type  // of what is chosen
	Menu          *model.Menu // of which actions are offered; nil: they are bound to an event
	Player        *Node       // who decides; nil: the first player, or Taker
	Taker         bool        // whoever takes the action in progress
	When          *Node       // otherwise nothing is asked; nil: always
	List          *Listing
	Acts          []*Offered
	UpTo, AtLeast *Node // of a set, or of actions: how many; nil of actions: one
	Yes           bool  // it is a question
	Set           bool
	Total, AtMost *Node // of a set: what a member adds to the total, and its limit
	One           *Var  // of a set: the member whose figure is asked
	Pass          bool  // nothing may be chosen
	Empty         bool  // None says what is done if there is nothing to choose
	None          []*Stmt
	Never         string // what is wrong then; "": nothing
	Alone         bool   // nothing is offered beside it
	Secret        bool   // the others do not learn what is chosen
}

// Offered is an action that is offered.
type Offered struct {
	List  *Listing
	Proc  *Proc
	Index int32
	Given []Given // what its menu is given
	Hook  *Hook   // or: how it is bound to an event
	Actor *Var    // nil: nobody acts
	Picks []*Var  // what is chosen for it
	// All that it asks is part of the decision; of ways that leave the table alike the first
	// counts.
	Whole, Distinct bool
	By              *Node // of one that may be taken at any time: who may take it; nil: whoever decides
}

// Given is a name of a frame that is opened, and what it is given.
type Given struct {
	V *Var
	X *Node // nil: whoever decides
}
