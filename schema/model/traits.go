package model

// Traits are what a statement is to whoever need not know its word. Its effect states them once,
// and the checker hands them to every statement that it makes.
type Traits struct {
	Names  Naming  // what the name that it binds stands for
	Arm    Arm     // how it decides which statements are carried out
	Calls  Calling // what its label says is carried out or asked for
	Moves  Moving  // what it moves
	Leaves Leaving // where control goes: after the statement, or elsewhere
	Event  string  // the event of the language that it fires in its own name; "": none

	Asks   bool // it may stop for a decision
	Chance bool // it may stop for a throw
	Loops  bool // what stands inside may be carried out again and again
	// It takes the members of a list by their values, in whatever order they are listed.
	Sorted   bool
	Redoes   bool // it carries out the rule again to which its own is bound
	Proceeds bool // it carries out the rule that its own replaces
	Stops    bool // it leaves a rule that has led here, however many frames up
	Ends     bool // it ends the game
	Demands  bool // it says what must hold for an action to be legal
	Undone   bool // what stands inside is tried only, and taken back
	Tells    bool // it tells the players something, and changes nothing
	Lays     bool // it only lays out what other steps of a test are about
	Prompts  bool // it tells a person who is led what to do
	Decides  bool // a player decides something in it, of a test
	Plain    bool // it reads what its expressions say and no more: watched, these tell what is hidden
	Tidies   bool // it puts things elsewhere, orders them or shows them, and no more
}

// Naming says what the name stands for that a statement binds.
type Naming uint8

// What names stand for.
const (
	NamesOther  Naming = iota // nothing, or something of its own
	NamesValue                // the value of an expression
	NamesChoice               // what a player chooses
	NamesMember               // one member of a set or list after the other
	NamesRound                // the number of the round
	NamesThrow                // what dice show, or what a table makes of them
	NamesDrawn                // what is drawn
	NamesResult               // what a rule returns
)

// Arm says how a statement decides which statements are carried out.
type Arm uint8

// The arms.
const (
	NoArm      Arm = iota
	FirstArm       // by a condition
	FurtherArm     // by the conditions before it, and perhaps one of its own
	CaseArms       // by cases of a value
)

// Calling says what a statement's label names.
type Calling uint8

// What is called.
const (
	CallsNothing Calling = iota
	CallsRule            // a rule, which it carries out
	CallsMenu            // a menu, of which it offers the actions
)

// Moving says what a statement moves.
type Moving uint8

// What is moved.
const (
	MovesNothing Moving = iota
	MovesNoun           // what it acts on, to where it says
	MovesBound          // what it binds, to where it says, if it says so
	MovesOn             // a track, by so many boxes
)

// Leaving says whether control goes on after a statement.
type Leaving uint8

// The ways to leave.
const (
	GoesOn     Leaving = iota
	LeavesLoop         // a loop around it, or the rule
	LeavesRule         // the rule or action, or the game
)

// Elsewhere says whether what stands after the statement is carried out only after something else
// has had its turn, or not at all: it leaves, or asks.
func (t *Traits) Elsewhere() bool { return t.Leaves != GoesOn || t.Asks }
