package ir

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
)

// Listing is how what may be chosen at a decision is found: the options of an action, or what a
// statement lets a player choose. It reads the position and changes nothing. Its names are those of
// the frame in which it is asked.
type Listing struct {
	Name string
	Of   any // the action, or the statement
	Body []*Stmt
}

// Verb is what a statement does.
type Verb uint8

// The verbs.
const (
	Binds   Verb = iota // V is X
	Stores              // fields of the thing or the set of things X; all values are found before one of them changes
	Refuses             // goes no further unless X holds
	Picks               // goes on with Body for every V of X that meets Need
	Emits               // what has been picked is an option

	Branches // Body if X holds, otherwise Else
	Loops    // Body for every V of the list X for which When holds
	Runs     // carries out the procedure Call with Args
	Moves    // lays the pieces X in the place To, or at the point To
	Turns    // turns the pieces X to the side To; nil: each to its next one
	Marks    // lays To of a Marker on the things X, or takes them off
	Advances // moves the marker of a Track To boxes on, or into the box To
	Leaves   // leaves the procedure
)

// Stmt is a statement: of a listing, or of what a requirement supposes.
type Stmt struct {
	Do    Verb
	V     *Var
	X     *Node
	Sets  []Setting
	When  *Node   // Picks: otherwise V is none, and Need is not asked; nil: always
	Need  []*Stmt // Picks: what is required of V
	Body  []*Stmt
	Alike bool // Picks: of those that are alike one is enough
	Open  bool // Picks: X is an area, of which samples are tried
	Else  []*Stmt
	Call  *Proc
	Args  []*Node
	To    *Node
	Spot  bool  // Moves: To is a point
	Flags int32 // Moves: how it is laid
	Mark  *Marker
	Track *Course
	Trial *Trial
	Why   *Reason // what is told where it goes no further
}

// Setting is a field that is set, and to what.
type Setting struct {
	Res *Res
	To  *Node
}

// Proc is a rule as a procedure. Its names lie in a frame of its own.
type Proc struct {
	Name   string
	Params []*Var
	Room   machine.Room
	Body   []*Stmt
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
	Name     string
	Slot, ID int32
	Boxes    Dom
	Into     bool // into a box, and not over the boxes on the way
}

// Trial is what is done before a requirement is asked, and taken back.
type Trial struct {
	Proc *machine.Proc // by the program
	Body []*Stmt       // by evaluation; nil if some statement of it has no lowering
	Sure bool          // its statements only set what they say
	Text []string      // its statements, by their words and labels
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
	for _, part := range [][]*Stmt{s.Need, s.Body, s.Else} {
		for _, x := range part {
			x.Each(f)
		}
	}
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
