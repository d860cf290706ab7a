// Package ir is the intermediate representation of a game: trees that one can print, between the
// checked model and what evaluates them. Nothing in it is implied. Windows of sets, absent values,
// reads of the state and failures are part of the tree.
//
// A Node is an expression: an operator (op.go) with operands, and a Type. A Stmt is a statement: a
// Verb (stmt.go) with its parts. A Func is a value of the game, a Proc a rule or an action, a
// Listing how options are found, and a Game what is played (proc.go). A Maker makes each node once.
// Verify, VerifyProc and their like say what does not fit together. The arithmetic, searches and
// choices that all evaluators share are in compute.go, search.go and rest.go. docs/ir.md shows the
// text form.
package ir

import "fmt"

// Base is what a single value is.
type Base uint8

// The bases. All but texts are numbers of 32 bits.
const (
	Num  Base = iota // a count of the game's smallest unit
	Bool             // 0 or 1
	ID               // a thing, a name of an enum, a point ..: a number of its domain
	Text             // words for people
)

// Form is one value, a set of ids, or a list.
type Form uint8

// The forms.
const (
	One Form = iota
	Set
	List
)

// Dom is a range of ids: N of them, from Lo on. N 0: it is not known.
type Dom struct{ Lo, N int32 }

// Has reports whether an id belongs to the domain.
func (d Dom) Has(id int32) bool { return uint32(id-d.Lo) < uint32(d.N) }

// Within reports whether all ids of the domain belong to another one.
func (d Dom) Within(of Dom) bool { return d.N > 0 && d.Lo >= of.Lo && d.Lo+d.N <= of.Lo+of.N }

// In reports whether all things of a domain are in a window.
func (d Dom) In(w Window) bool { return d.Within(Dom{w.Lo << 6, w.N << 6}) }

// Window is the window of the sets of a domain.
func (d Dom) Window() Window {
	if d.N <= 0 {
		return Window{}
	}
	return Window{Lo: d.Lo >> 6, N: (d.Lo+d.N-1)>>6 - d.Lo>>6 + 1}
}

// Inside reports whether another window has all words of a window.
func (w Window) Inside(of Window) bool { return w.Lo >= of.Lo && w.Lo+w.N <= of.Lo+of.N }

// Window is the words that a set spans: N words from word Lo of the set over all ids.
type Window struct{ Lo, N int32 }

// Type is the type of a node. Types are comparable with ==.
type Type struct {
	Base  Base
	Form  Form
	Maybe bool   // it may be None
	Dom   Dom    // of ids: one of these
	Win   Window // of a set
}

// Elem is the type of one member of a set or list.
func (t Type) Elem() Type { return Type{Base: t.Base, Dom: t.Dom, Maybe: t.Form == One && t.Maybe} }

// Sure is the type without None.
func (t Type) Sure() Type {
	t.Maybe = false
	return t
}

// In is a set type in another window.
func (t Type) In(w Window) Type {
	t.Win = w
	return t
}

// Names of types as printed.
var baseNames = [...]string{Num: "number", Bool: "bool", ID: "id", Text: "text"}

// String is the type as printed.
func (t Type) String() string {
	s := baseNames[t.Base]
	if t.Base == ID && t.Dom.N > 0 {
		s = fmt.Sprintf("id %d+%d", t.Dom.Lo, t.Dom.N)
	}
	switch t.Form {
	case Set:
		s = fmt.Sprintf("set(%s) @%d+%d", s, t.Win.Lo, t.Win.N)
	case List:
		s = "list(" + s + ")"
	}
	if t.Maybe {
		s = "maybe " + s
	}
	return s
}

// The types that need no domain.
var (
	TNum  = Type{Base: Num}
	TBool = Type{Base: Bool}
	TText = Type{Base: Text}
)
