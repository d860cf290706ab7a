package model

import "github.com/hashicorp/hcl/v2"

// Face is a counter as it lies: its title, and that of its side; none for the first one.
type Face struct{ Title, Side string }

// Laid is what lies in a place in a set-up or layout: a piece, a set of them, or a design, and how
// it lies, if that is stated.
type Laid struct {
	X    Expr
	Side int32 // None: as it is
	Face Facing
}

// Facing says whether a piece lies face up or face down.
type Facing uint8

// The facings. One that is not stated is face up where a piece is laid out, and any where it is
// looked at.
const (
	Unstated Facing = iota
	FacesUp
	FacesDown
)

// Deploy is one row of a set-up.
type Deploy struct {
	Place  Expr
	Pieces []Laid
	Extent *Extent
	Scope  *Scope
	Choice *Stmt // of one of several places; nil: there is no choice
	Piece  *Var  // with a choice: the first of the pieces that go there
	Range  hcl.Range
}
