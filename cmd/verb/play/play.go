// Package play plays games at the command line: it seats players and bots, chooses the face, begins
// and keeps the save, and shares it with other screens. It asks what to play where nothing is
// named, and shows played games again.
//
// The game itself is play/session's and what is shown is the face's; a table holds both together.
package play

import (
	"sandtable/cmd/verb/saved"
	"sandtable/cmd/verb/seats"
)

// Flags say how a game is played.
type Flags struct {
	seats.Flags
	Seat   string // the only player at this screen
	Dice   string
	Script string // file of decisions
	UI     string // the face
	Reader bool   // for a screen reader
	Wait   bool   // wait for others in a pipe, too
	Seated bool   // who plays has been asked
}

// verb is one run of a verb that plays.
type verb struct{ *saved.Opener }
