package model

import "github.com/hashicorp/hcl/v2"

// Map is the board's drawing.
type Map struct {
	Name, Title string
	Drawn       string // of a grid: the drawing as the content has it
	Of          *Kind  // of a grid: the kind of its spaces; nil: the map has no grid
	Part        int32  // of a grid: the part of the lattice on which it lies
	Signs       []Sign // of a grid: what the words of its drawing stand for
	Idle        []Idle // of a grid: words of its legend that stand nowhere in the drawing
	Origin
}

// Sign is a word of a drawn grid, other than the plain one, and where it stands.
type Sign struct {
	Word, Says string
	Spaces     []*Thing
}

// Idle is a word of a legend that stands nowhere in the drawing.
type Idle struct {
	Word  string
	Range hcl.Range
}
