package model

// Visibility says who may see what lies in a place, or which piece it is that lies face down.
type Visibility struct {
	Rule   SeenBy
	Player *Thing // of SeenByPlayer
}

// SeenBy is the kind of a visibility.
type SeenBy uint8

// The visibilities.
const (
	SeenByAll SeenBy = iota
	SeenByNobody
	SeenByPlayer
	SeenByOwner // of pieces, and of kinds of places: each of these is seen by the player who owns it
)
