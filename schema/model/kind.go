package model

import (
	"iter"
	"slices"
	"strings"
)

// Enum is a set of names, ordered as written.
type Enum struct {
	Name, Title string
	Names       []string // titles, as written
	Slugs       []string
	Origin
}

// Index returns the ordinal of a name, or -1.
func (e *Enum) Index(slug string) int {
	for _, name := range []string{slug, strings.TrimPrefix(slug, e.Name+"_")} {
		if i := slices.Index(e.Slugs, name); i >= 0 {
			return i
		}
	}
	return -1
}

// Kind is a noun of the game. Kinds form trees; each root is built into the language.
type Kind struct {
	Name, Title, Plural string
	Parent              *Kind
	Children            []*Kind
	Design              bool // a printed counter or card with several copies
	Number              int32
	Fields              []*Field
	Sides               []string
	SideTitles          []string
	SideField           *Field     // which side is up
	Borders             []*Field   // of a kind of space: the data between two that touch
	Lo, Hi              int32      // its things have ids Lo <= id < Hi
	Of                  *Kind      // of a path: the kind of its steps; of a deck, box or cup: what lies there
	Length              int32      // how many steps a path makes; 0: it lists spaces
	SeenBy              Visibility // of places: of what lies in one; of pieces: of one that lies face down
	Along               *Field     // of a kind of space: those before and behind each on paths; nil: none of it lies on one
	Present             *Field     // of terrain: the state that says which lies on the surface now; nil: as its kind's kind says
	Owner               *Field     // of pieces: the field that says whose they are; nil: they are nobody's
	OwnBack             bool       // of pieces: the back tells that it is one of this kind
	Extent              *Extent    // in which additions of its things hold; nil if it has none
	Lattice             *Lattice   // of a kind of space whose spaces maps with a grid make; nil if it is none
	Surface             *Surface   // of the kind of a map measured in inches
	Origin
}

// IsA reports whether k is a or one of its sub-kinds.
func (k *Kind) IsA(a *Kind) bool {
	for ; k != nil; k = k.Parent {
		if k == a {
			return true
		}
	}
	return false
}

// AllFields goes through the fields of a kind and of all that it is a kind of, its own first.
func (k *Kind) AllFields() iter.Seq[*Field] {
	return func(yield func(*Field) bool) {
		for up := k; up != nil; up = up.Parent {
			for _, f := range up.Fields {
				if !yield(f) {
					return
				}
			}
		}
	}
}

// Pick finds the field of a name among the fields of a kind, and of all that it is a kind of, that
// are fit; if there is none, it lists the names of those that are.
func (k *Kind) Pick(name string, fit func(*Field) bool) (found *Field, known []string) {
	return pick(k.AllFields(), name, fit)
}

// PickOwn is Pick among the fields of the kind itself.
func (k *Kind) PickOwn(name string, fit func(*Field) bool) (found *Field, known []string) {
	return pick(slices.Values(k.Fields), name, fit)
}

func pick(fields iter.Seq[*Field], name string, fit func(*Field) bool) (found *Field, known []string) {
	for f := range fields {
		if !fit(f) {
			continue
		}
		if f.Name == name {
			return f, nil
		}
		known = append(known, f.Name)
	}
	return nil, known
}

// NewField returns a field for what is printed on the things of a kind, or kept of them.
func NewField(of *Kind, name, title string, t Type, s Storage) *Field {
	return &Field{Name: name, Title: title, Type: t, Of: of, Storage: s,
		Values: map[int32][]int32{}, BySide: map[int32][]int32{}, Start: map[int32]int32{}, Texts: map[int32]string{}}
}

// TellsSide reports whether a field says which side is up.
func (f *Field) TellsSide() bool { return f.Of != nil && f.Of.SideField == f }

// Sided returns the kind that declares the sides of a kind: itself, or one that it is a kind of; of
// what has no sides a kind without any.
func (k *Kind) Sided() *Kind {
	for ; k != nil; k = k.Parent {
		if len(k.Sides) > 0 {
			return k
		}
	}
	return &Kind{}
}

// PresentBy returns the state field that says which terrain of the kind lies on the surface now;
// nil if all of it always does.
func (k *Kind) PresentBy() *Field {
	for ; k != nil; k = k.Parent {
		if k.Present != nil {
			return k.Present
		}
	}
	return nil
}

// Base returns the nearest ancestor that is not a design: what people call the kind.
func (k *Kind) Base() *Kind {
	for k.Design {
		k = k.Parent
	}
	return k
}

// Words returns the words that a set of this kind spans within the whole bit set: from lo, n of
// them.
func (k *Kind) Words() (lo, n int32) {
	if k.Hi <= k.Lo {
		return 0, 0
	}
	lo = k.Lo >> 6
	return lo, (k.Hi-1)>>6 - lo + 1
}
