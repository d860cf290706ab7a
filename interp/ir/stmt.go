package ir

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Verb is what a statement does.
type Verb uint8

// The verbs.
const (
	Binds    Verb = iota // V is X
	Stores               // fields of the thing or the set of things X; all values are found before one of them changes
	Branches             // Body if X holds, otherwise Else
	Matches              // the one of the Cases that X is, otherwise Else

	// Of listings.
	Refuses // goes no further unless X holds
	Picks   // goes on with Body for every V of X that meets Need
	Emits   // what has been picked is an option

	// Loops.
	Loops    // Body for every V of the list X for which When holds, in the order of Keys; Ask: who says which is next
	Together // the V of the list X for which When holds choose in Need, and then each goes on with Body
	Repeats  // Body while X holds, To times at most; V is the number of the round; Ask: who may end it
	Breaks   // leaves a loop: the innermost, or that which is Out further out

	// Procedures.
	Runs     // carries out the procedure Call with Args; V is what it gives
	Hooks    // carries out the rule of Hook in each case in which it fits the event
	Leaves   // leaves the procedure, which gives X
	Stops    // leaves the procedure Call, in which this one is run
	Redoes   // carries out the body of the procedure Call again
	Proceeds // carries out what the procedure replaces, after so many that replace it; V is what that gives
	Ends     // ends the game with the result X

	// Decisions and chance.
	Asks     // V is what is chosen; Body, if the answer to a question is yes
	Throws   // V is what is thrown
	Draws    // V is drawn from X, To times; Body is done with each, and Else if there is none
	Shuffles // what lies in the place X

	// Deeds.
	Moves    // lays the pieces X in the place To, or at the point To
	Deploys  // lays the pieces X in the place To, or one in each place of the list To, before the game begins: nothing comes off them
	Turns    // turns the pieces X to the side To; nil: each to its next one
	Reveals  // turns the pieces X face up
	Conceals // turns the pieces X face down
	Marks    // lays To of a Marker on the things X, or takes them off
	Advances // moves the marker of a Track To boxes on, or into the box To
	Records  // V is how often the table has been as it is, and X
	Says     // the text X
)

// Stmt is a statement: of a procedure, of a listing, or of what a requirement supposes.
type Stmt struct {
	Do          Verb
	Of          *model.Stmt // the statement of the content; nil: it is a part of the one around it
	V           *Var
	X           *Node
	Sets        []Setting
	When        *Node   // Picks: otherwise V is none, and Need is not asked; nil: always
	Need        []*Stmt // Picks: what is required of V
	Body        []*Stmt
	Alike       bool // Picks: of those that are alike one is enough
	Open        bool // Picks: X is an area, of which samples are tried
	Else        []*Stmt
	Cases       []Case
	Keys        []*Node // Loops, Together: by which members are sorted
	Down        bool    // the greatest first
	Out         int
	Call        *Proc
	Args        []*Node
	Hook        *Hook
	Ask         *Ask
	To          *Node
	Side        *Node      // Deploys: which side is up; nil: as it was
	Spot        bool       // Moves, Deploys: To is a point
	Must        bool       // Moves: to have no piece fails
	Flags       int32      // Moves, Deploys: how it is laid; Records: which record it is
	Event       *Event     // of deeds: what is bound to them; nil: nothing
	What, Where model.Type // Moves: of the pieces, and of where they go
	Mark        *Marker
	Track       *Course
	Throw       *Throw
	Draw        *Draw
	Trial       *Trial
	Why         *Reason // what is told where it goes no further
}

// Case is what is done for some values.
type Case struct {
	Values []int32
	Body   []*Stmt
}

// Setting is a field that is set, and to what.
type Setting struct {
	Res   *Res
	To    *Node
	Seals bool // it says whether others are secret
}

// Marker is a marker that is laid, or taken off.
type Marker struct {
	Name     string
	Index    int32
	On       Dom
	Off, Out bool
}

// Course is a track whose marker is moved.
type Course struct {
	Of       *model.Track
	Name     string
	Slot, ID int32
	Boxes    Dom
	Into     bool // into a box, and not over the boxes on the way
}

// Throw is how dice are thrown.
type Throw struct {
	Name  string
	Count *Node // how many; nil: one, whose number is the result
	Sides *Node
	Face  *Var            // with Look: a die
	Look  *Node           // what it gives on a table
	Sum   bool            // Face is the sum of all dice, and not each of them
	Read  machine.Reading // of several dice: what rules read of them
	Marks []Mark
}

// Mark is a number that dice are compared with.
type Mark struct {
	X    *Node
	Also bool // also with the next number, to tell which dice are equal to it
}

// Draw is how something is drawn.
type Draw struct {
	One   *Var // each that is drawn; V, if it is a single one
	Kind  Dom  // from a place: of these
	Decks Dom  // from these the top is drawn, and from other places anything
	Lack  bool // there may be nothing
	Never string
}

// Trial is what is done before a requirement is asked, and taken back.
type Trial struct {
	Proc *machine.Proc // by the program
	Body []*Stmt
	Sure bool // its statements only set what they say
}

// Reason is why something is refused.
type Reason struct {
	Label, Ref string
	At         hcl.Range
	Against    bool  // the label says what stands against it, not what must hold
	Short      *Node // by what figures, as a text; nil: there are none to tell
}

// Each calls f for a statement and all statements in it, outermost first.
func (s *Stmt) Each(f func(*Stmt)) {
	f(s)
	parts := [][]*Stmt{s.Need, s.Body}
	for _, c := range s.Cases {
		parts = append(parts, c.Body)
	}
	parts = append(parts, s.Else)
	if s.Ask != nil {
		parts = append(parts, s.Ask.None)
	}
	if s.Trial != nil {
		parts = append(parts, s.Trial.Body)
	}
	for _, part := range parts {
		for _, x := range part {
			x.Each(f)
		}
	}
}
