package model

import (
	"iter"
	"strings"
)

// Thing is anything with a name of its own: a piece, a space, a card, a track, a player ...
type Thing struct {
	ID          int32
	Name, Title string
	Called      string // of a space: its name beside that of the map, with which the title ends
	Kind        *Kind  // the leaf: the design if there are several copies
	Copy        int32  // 1, 2 ... among the copies of a design; 0 if it is the only one
	InForce     bool   // of a box: additions of what lies here hold
	SeenBy      Visibility
	Holds       *Kind    // of a deck, box or cup: what lies there
	Worth       []int32  // of a result: by player, in the smallest parts of a number
	Winners     []*Thing // of a result: the players who may be its winners
	// Of such a result: as it is won by some of them; the bits of an index say by whom, the first
	// is itself.
	WonBy  []*Thing
	Tier   *Thing     // of a result as some have won it: the declared one
	Player *Thing     // of a side: who decides for it
	At     Expr       // where it starts; nil: in the supply
	Path   *Thing     // of a step that a path has made: the path
	Steps  []*Thing   // of a path: its spaces, in order
	Boxes  []*Thing   // of a track
	Track  *Track     // of a track, and of its boxes
	Shape  *Outline   // of terrain: the part of the surface that it covers
	Deck   *DeckStart // of a deck: what it holds at the start
	Origin
}

// Label is what a map calls a space: the title without the name that it has besides.
func (t *Thing) Label() string {
	if t.Called == "" {
		return t.Title
	}
	return strings.TrimSuffix(t.Title, " "+t.Called)
}

// Marker is a token laid on a host.
type Marker struct {
	Name, Title, Plural string
	On                  *Kind
	Count               int32 // how many the box holds; 0: not stated
	Limit               int32 // how many can lie out at once; 0: any number
	Many                bool
	Start               []*Thing
	StartExpr           Expr
	Has, Number         *Field
	Index               int32
	Origin
}

// Track is a row of boxes with one marker on it.
type Track struct {
	Thing   *Thing
	Start   int // index of the first box
	Numeric bool
	History bool // no part of the position
	Boxes   *Kind
	Number  *Field // of its boxes: each has one
	Origin
}

// NumberOf returns the number of one of its boxes.
func (t *Track) NumberOf(box *Thing) int32 { return t.Number.Values[box.ID][0] }

// Composition is the printed grid of what decks hold.
type Composition struct {
	Name, Title string
	Decks       []*Thing
	Origin
}

// DeckStart is what a deck holds at the start, before it is shuffled.
type DeckStart struct{ Cards []*Thing }

// All yields the things of the game, in the order of their ids.
func (g *Game) All() iter.Seq[*Thing] {
	return func(yield func(*Thing) bool) {
		for _, t := range g.Things {
			if t != nil && !yield(t) {
				return
			}
		}
	}
}

// OfKind yields the things of a kind, in the order of their ids.
func (g *Game) OfKind(k *Kind) iter.Seq[*Thing] {
	return func(yield func(*Thing) bool) {
		for id := k.Lo; id < k.Hi; id++ {
			if t := g.Things[id]; t != nil && !yield(t) {
				return
			}
		}
	}
}

// IDs lists the ids of the things of a kind.
func (g *Game) IDs(k *Kind) (out []int32) {
	for t := range g.OfKind(k) {
		out = append(out, t.ID)
	}
	return out
}

// Of yields the things of a kind of the language, in the order of their ids.
func (g *Game) Of(b Builtin) iter.Seq[*Thing] {
	return func(yield func(*Thing) bool) {
		for t := range g.All() {
			if t.Kind.Is(b) && !yield(t) {
				return
			}
		}
	}
}
