package model

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Appearance says how things are drawn and told. Its rows go over those of the looks before it.
type Appearance struct {
	Extent  *Extent // nil: the game's own
	Sides   []SideLook
	Signs   map[string]string // of pieces, by title
	Markers map[string]string // by name
	Borders map[string]BorderLook
	State   map[*Field][]string // what a value of the field is drawn as, by its ordinal; one text: where it holds, or is above 0
	Hidden  map[*Field]bool     // never shown
	Quiet   map[*Field]bool     // changes are not told; of the side that is up nothing is
	Unsaid  map[string]bool     // markers, by name, of which the same holds
	Aside   map[*Rule]bool      // neither their names nor the moves that they make are told
	// Boxes and cups that are not listed beside the board.
	Unlisted map[*Thing]bool
	Unshown  map[*Table]bool // people need no chart of them
	Score    []Scored
	Ends     []Scored        // tracks and values: how far it is to each end of the game; nil: nothing is said of it
	Spans    map[*Thing]Span // of tracks: the boxes that a play comes to
	AreaAt   hcl.Range
	Area     *Value               // gives the spaces of grids that are drawn; nil: all are
	Rolls    map[string]RollWords // by the name that the roll binds
	Copies   map[*Kind]Copies     // of how many pieces of each design counters are printed
	Shown    map[*Kind][]*Field   // what screens write for a piece of the kind on the board
	Layouts  map[*Map]Drawing     // boards as text
	Pieces   []PieceLook
	Grounds  []GroundLook // the first that holds gives the colour
}

// Span is the value that gives some boxes of a track, and where that is said.
type Span struct {
	Value *Value
	At    hcl.Range
}

// Copies is how many copies of a design are printed: a number, or what a value comes to when a play
// begins.
type Copies struct {
	Number int32
	Value  *Value
	At     hcl.Range
}

// Shown lists the values that are asked outside of rules: how the game stands, and what looks show.
func (g *Game) Shown() (out []*Value) {
	out = append(out, g.Standing, g.Outlook)
	for _, l := range g.Looks {
		out = append(out, l.Area)
		for _, x := range l.Spans {
			out = append(out, x.Value)
		}
		for _, x := range l.Copies {
			out = append(out, x.Value)
		}
		for _, x := range slices.Concat(l.Ends, l.Score) {
			out = append(out, x.Value)
		}
	}
	return slices.DeleteFunc(out, func(v *Value) bool { return v == nil })
}

// QuietSides reports whether nothing is told of which side of a piece of a kind is up.
func (l *Appearance) QuietSides(k *Kind) bool {
	for ; k != nil; k = k.Parent {
		if k.SideField != nil {
			return l.Quiet[k.SideField]
		}
	}
	return false
}

// CopiesOf is what the look says of copies of a kind, or of the kind that it is a kind of.
func (l *Appearance) CopiesOf(k *Kind) (Copies, bool) {
	for ; k != nil; k = k.Parent {
		if c, ok := l.Copies[k]; ok {
			return c, true
		}
	}
	return Copies{}, false
}

// Drawing is a board as text, and where it stands in a file.
type Drawing struct {
	Text string
	At   hcl.Range
}

// ShownOf is what boards show of pieces of a kind: what the look says of it, or of the kind that it
// is a kind of.
func (l *Appearance) ShownOf(k *Kind) []*Field {
	for ; k != nil; k = k.Parent {
		if list := l.Shown[k]; len(list) > 0 {
			return list
		}
	}
	return nil
}

// Shows reports whether a look of the game, of a scenario or of a variant has boards show a field.
func (g *Game) Shows(f *Field) bool {
	for _, l := range g.Looks {
		for _, list := range l.Shown {
			if slices.Contains(list, f) {
				return true
			}
		}
	}
	return false
}

// RollWords is what is said of a roll that reaches what it needs, and of one that does not.
type RollWords struct{ Held, Failed string }

// SideLook is a player or side whose pieces are told apart, and its colour: a word or "#rrggbb".
type SideLook struct {
	Thing  *Thing
	Colour string
}

// BorderLook is how something between spaces is drawn.
type BorderLook struct{ Sign, Line string }

// Along reports whether it runs through the middles of spaces, not along their sides.
func (b BorderLook) Along() bool { return b.Line == "road" || b.Line == "track" || b.Line == "rail" }

// Scored is a track, a field or a value that the status shows.
type Scored struct {
	Track *Thing
	Field *Field
	Value *Value
}

// Colours are the colours of sides, in the order of the palette.
var Colours = []string{"blue", "amber", "pale", "rose", "slate"}

// Lines are the kinds of lines between spaces.
var Lines = []string{"water", "stream", "road", "track", "rail", "wall", "wire", "cliff"}

// LookOf is all looks that are in force in a play of a scenario and some variants, as one.
func (g *Game) LookOf(s *Scenario, variants []*Variant) *Appearance {
	var in []*Appearance
	for _, l := range g.Looks {
		if l.Extent.Played(s, variants) {
			in = append(in, l)
		}
	}
	slices.SortStableFunc(in, func(a, b *Appearance) int { return a.Extent.Rank() - b.Extent.Rank() })
	out := NewAppearance(nil)
	for _, l := range in {
		out.over(l)
	}
	return out
}

// NewAppearance makes a look without rows.
func NewAppearance(x *Extent) *Appearance {
	return &Appearance{Extent: x, Signs: map[string]string{}, Markers: map[string]string{}, Borders: map[string]BorderLook{},
		State:  map[*Field][]string{},
		Hidden: map[*Field]bool{}, Quiet: map[*Field]bool{}, Unsaid: map[string]bool{}, Aside: map[*Rule]bool{}, Unlisted: map[*Thing]bool{}, Unshown: map[*Table]bool{}, Rolls: map[string]RollWords{}, Spans: map[*Thing]Span{},
		Copies: map[*Kind]Copies{}, Shown: map[*Kind][]*Field{}, Layouts: map[*Map]Drawing{}}
}

// over lays the rows of another look over those that there are.
func (l *Appearance) over(m *Appearance) {
	for _, s := range m.Sides {
		if i := slices.IndexFunc(l.Sides, func(x SideLook) bool { return x.Thing == s.Thing }); i >= 0 {
			l.Sides[i] = s
		} else {
			l.Sides = append(l.Sides, s)
		}
	}
	lay(l.Signs, m.Signs)
	lay(l.Markers, m.Markers)
	lay(l.Borders, m.Borders)
	lay(l.State, m.State)
	lay(l.Hidden, m.Hidden)
	lay(l.Quiet, m.Quiet)
	lay(l.Unsaid, m.Unsaid)
	lay(l.Aside, m.Aside)
	lay(l.Unlisted, m.Unlisted)
	lay(l.Unshown, m.Unshown)
	lay(l.Rolls, m.Rolls)
	lay(l.Spans, m.Spans)
	lay(l.Copies, m.Copies)
	lay(l.Shown, m.Shown)
	lay(l.Layouts, m.Layouts)
	for _, p := range m.Pieces {
		if i := slices.IndexFunc(l.Pieces, func(x PieceLook) bool { return x.Kind == p.Kind }); i >= 0 {
			l.Pieces[i] = l.Pieces[i].over(p)
		} else {
			l.Pieces = append(l.Pieces, p)
		}
	}
	for _, x := range m.Grounds {
		if i := slices.IndexFunc(l.Grounds, func(y GroundLook) bool { return y.Name == x.Name }); i >= 0 {
			l.Grounds[i] = x
		} else {
			l.Grounds = append(l.Grounds, x)
		}
	}
	if m.Area != nil {
		l.Area = m.Area
	}
	if m.Score != nil {
		l.Score = m.Score
	}
	if m.Ends != nil {
		l.Ends = m.Ends
	}
}

func lay[K comparable, V any](to, from map[K]V) {
	maps.Copy(to, from)
}
