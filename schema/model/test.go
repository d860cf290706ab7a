package model

import (
	"slices"

	"math/big"

	"github.com/hashicorp/hcl/v2"
)

// Test is a test written in the language.
type Test struct {
	Name     string
	Scope    *Scope
	Variants []*Variant
	Scenario *Scenario
	Seed     uint64
	Rolls    []int32
	Plays    []*Strategy // how players decide, for exact odds
	Steps    []*Step
	Origin
}

// Step is one step of a test.
type Step struct {
	Perft   []int32 // how many sequences of decisions there are, of length 1, 2, ..
	Word    string  // statement, given, take, answer, pass, refuse, play, expect
	Stmt    *Stmt
	Layout  []Layout
	Action  *Action
	Menu    *Menu
	Picks   []Pick
	Passed  string // of pass: the name of the decision, if it is stated
	That    Expr
	Value   Expr
	Is      Expr
	Are     *Pick    // in place of Is, where Value is a piece or several
	Chance  Expr     // a condition: how likely it is in the end
	Mean    Expr     // a figure, or a player: what it is on average in the end
	Best    *Thing   // a player: what they get on average at best
	Exact   *big.Rat // what one of these must be
	Because string
	Seed    uint64
	Bots    string
	Range   hcl.Range
}

// Layout is what lies in a place, bottom to top.
type Layout struct {
	Place  *Thing
	Pieces []Laid
	Piece  *Thing // or: a piece and the point where it stands
	At     Expr
	Range  hcl.Range
}

// Pick is one named choice of a test. Each part is a value or several.
type Pick struct {
	Name   string
	Parts  []Expr
	Copies bool // a design among the parts stands for any of its copies
	Range  hcl.Range
}

// Advised reports whether somebody plays by a policy in the test.
func (t *Test) Advised() bool {
	return slices.ContainsFunc(t.Steps, func(s *Step) bool { return s.Bots == "policy" })
}
