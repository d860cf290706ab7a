package model

// A Builtin is a kind that the language itself has.
type Builtin string

// The kinds of the language. Cards and chits are pieces; spaces, boxes, decks, cups and the boxes
// of tracks are places. There are areas only where a map is measured in inches.
const (
	KindPlayer   Builtin = "player"
	KindSide     Builtin = "side"
	KindResult   Builtin = "result"
	KindConcept  Builtin = "concept"
	KindArea     Builtin = "area"
	KindPath     Builtin = "path"
	KindTrack    Builtin = "track"
	KindPiece    Builtin = "piece"
	KindCard     Builtin = "card"
	KindChit     Builtin = "chit"
	KindPlace    Builtin = "place"
	KindSpace    Builtin = "space"
	KindBox      Builtin = "box"
	KindDeck     Builtin = "deck"
	KindCup      Builtin = "cup"
	KindTrackBox Builtin = "track_box"
)

// Builtin reports whether the kind belongs to the language itself.
func (k *Kind) Builtin() bool { return k.Range.Filename == "" }

// Is reports whether k is a kind of the language or one of its sub-kinds.
func (k *Kind) Is(b Builtin) bool {
	for ; k != nil; k = k.Parent {
		if k.Name == string(b) && k.Builtin() {
			return true
		}
	}
	return false
}

// Kind returns a kind of the language; nil for areas where there is no surface.
func (g *Game) Kind(b Builtin) *Kind {
	return Find(g.Kinds, func(k *Kind) bool { return k.Name == string(b) && k.Builtin() })
}
