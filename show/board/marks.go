package board

import "sandtable/interp/scene"

// Marks is what is told of places for the decision that is pending.
type Marks struct {
	Legal  map[scene.Ref]bool // may be chosen; pieces and places
	Acting map[scene.Ref]bool // who acts, and where
	Fresh  map[scene.Ref]bool // what has changed while the player did not decide
	Marked scene.Ref          // is chosen if Enter is pressed
	Cursor scene.Ref          // where the player looks
	At     Point              // on a measured map: where the player looks
	Points []Labelled         // on a measured map: points that may be chosen
	Reach  *Reach             // on a measured map: where a point may be chosen; nil: nowhere
	Way    []Passed           // the way that is drawn, the start first
	Bare   bool               // counters are left out
}

// Passed is a place on a way, with what it costs up to there.
type Passed struct {
	Place scene.Ref
	Sum   string
}

// Point is a point of a measured map, in smallest parts.
type Point struct{ X, Y int }

// Labelled is a point with the label of its option.
type Labelled struct {
	Point
	Label  string
	Marked bool
}
