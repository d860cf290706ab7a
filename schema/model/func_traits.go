package model

import "sandtable/schema/figure"

// FuncTraits are what a function is to whoever need not know its word. Its description states them
// once, and the checker hands them to every call that it makes.
type FuncTraits struct {
	// Span is between which figures its result lies, or each member of its result. Nil: nobody has
	// said.
	Span func(f Figures, args []Expr) figure.Span
	// Field is the field that it reads; nil: none.
	Field func(args []Expr) *Field

	Asks     Asking // what it asks of its first argument
	Counts   bool   // it is how many its first argument has
	FromMany bool   // it is one of its first argument, or none
	Ranges   bool   // it is a list of all numbers from its first argument to its second one
	Orders   bool   // it goes by the order in which its arguments stand, of names that of their enum
	All      bool   // it is all things of a kind, pieces wherever they lie
	Divides  bool   // its second argument must not be 0
	Varies   bool   // it goes by what happens in play, whatever its arguments are
}

// Asking says what a function asks that is true or false.
type Asking uint8

// What is asked.
const (
	AsksOther  Asking = iota // something of its own
	AsksSome                 // whether its first argument has a member
	AsksNone                 // whether its first argument has no member
	AsksMember               // whether its second argument is a member of its first one
)

// Figures tells between which figures the arguments of a function lie.
type Figures interface {
	// Of returns the span of a number or of a name of an enum.
	Of(Expr) figure.Span
	// Members returns the span of each figure of a list, and how many there are, or 0 if that is
	// not known.
	Members(Expr) (one figure.Span, many int64)
	// Soft returns a span of which nobody knows whether a number comes to its ends, as far as it
	// may be used.
	Soft(figure.Span) figure.Span
	// Firm reports whether only such ends count that the content itself names.
	Firm() bool
	// Unit is the number one, in its smallest parts.
	Unit() int64
}
