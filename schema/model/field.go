package model

// Storage says how the machine finds a field.
type Storage uint8

// The storages.
const (
	Printed      Storage = iota // constant, printed on the thing
	State                       // changes; a slot in the state for each thing
	Computed                    // a value of the kind
	SideUp                      // an adjective: this side is up
	HasMarker                   // an adjective: carries the marker
	MarkerCount                 // how many of the marker it carries
	OfKind                      // an adjective: belongs to the sub-kind or design
	At                          // the place where a piece lies
	InPlay                      // an adjective: lies on a space
	OnTop                       // an adjective: on top of its stack
	FaceDown                    // an adjective: lies face down
	Contents                    // the pieces of a kind that lie in a place or anywhere on a path
	Supply                      // of a design: those that lie in the supply
	MarkerSupply                // of a marker: how many are left
	TrackAt                     // the box where a track's marker stands
	GameOver                    // of the game itself
	GameResult                  // of the game itself; may be none
	OfBorder                    // between two spaces that touch: border(a, b).field
	Spot                        // the point of the surface where a piece stands
	Covers                      // the area that terrain covers
	Across                      // of a point: how far east it lies
	Along                       // of a point: how far north it lies
	Noted                       // a note of a policy, of itself or of each thing of a kind
)

// Field is a word after a dot.
type Field struct {
	Name, Title string
	Type        Type
	Of          *Kind // nil for fields of the game itself
	Storage     Storage
	Values      map[int32][]int32 // Printed: by thing; one value, or the members of a set or list
	BySide      map[int32][]int32 // Printed, differing by side: a value for each side
	Start       map[int32]int32   // State: where it is not Default
	Default     int32
	Between     map[Border]int32 // of a border: where it is not Default
	Texts       map[int32]string // Printed text
	Value       *Value           // Computed
	Marker      *Marker
	History     bool     // State: no part of the position
	Secret      *Secrecy // State: known to the owner of the thing alone; nil: open to all
	Seals       bool     // State: some field is secret while this one is true
	Side        int32
	Kind        *Kind // OfKind, Contents, Supply
	Origin
}

// Numbers returns a printed figure by thing of its kind; None for things without it, if it may be
// none.
func (f *Field) Numbers() []int32 {
	tab := make([]int32, f.Of.Hi-f.Of.Lo)
	if f.Type.Maybe {
		for i := range tab {
			tab[i] = None
		}
	}
	for id, v := range f.Values {
		if len(v) == 1 {
			tab[id-f.Of.Lo] = v[0]
		}
	}
	return tab
}

// Static reports whether the field is the same in every position: it is printed, and not by side.
func (f *Field) Static() bool {
	return f.Storage == OfKind || f.Storage == Printed && len(f.BySide) == 0 && f.Type.Base != Text
}
