package model

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/english"
)

// Stmt is a checked statement.
type Stmt struct {
	Word   string // the effect
	Traits        // what the effect says of all its statements
	Label  string
	Title  string    // of a choice, what is chosen; of a roll, what it is for
	Passes string    // of a decision that may be passed: what passing means, for people to read; "": it says itself
	Range  hcl.Range // of the head
	Noun   Expr      // what it acts on
	Bind   *Var      // the name that it binds
	Args   map[string]Expr
	Body   []*Stmt
	Else   *Stmt // of if: the next branch; of a choice: what to do when there is nothing to choose
	Parts  []*Stmt
	Filled bool // of a choice or a draw: there is always something to choose or to draw
	Steady bool // of a loop: nothing inside changes what its conditions read
	Detail any  // what only this effect knows, made by its checker for its compiler
	Line   int
}

// Called is what people read instead of the name that a statement binds: its title, or the name in
// words.
func (s *Stmt) Called() string {
	if s.Title != "" {
		return s.Title
	}
	return english.Spaced(s.Label)
}
