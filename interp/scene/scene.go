// Package scene is what any face shows of a game: plain data, made once per decision from a view.
//
// A scene names everything in words. Its references are indexes into its own list of things and
// mean nothing outside it. It reads the view and what is printed in the game, never the state, so
// it cannot tell more than the view: TestHiddenThingsDoNotShow holds scenes equal of positions that
// differ only in what their viewer cannot see.
//
// A face computes no rule and knows no game. What it draws and how wide is its own business.
package scene

import (
	"strings"

	"sandtable/schema/english"
)

// Scene is a position as one viewer sees it.
type Scene struct {
	Game, Scenario string
	Variants       []string // chosen for the game, other than what is played unless said
	Viewer         string   // "": a spectator
	Seat           string   // what the viewer is called
	Decision       int32    // how many have been taken
	Header         Header
	Maps           []Map
	Off            []Pile // what lies in no space of a map
	Tracks         []Track
	Things         []Thing // all that can be pointed at
	Sides          []Side  // whose pieces are told apart
	// Letters of a code with the figures that are shown after it; 0: none are shown.
	Room int
	End  *End

	of []Ref // of what can be told from others, by id; None: it is not in the scene
}

// Find is the thing of an id; None if the viewer cannot tell which it is.
func (s *Scene) Find(id int32) Ref {
	if id < 0 || int(id) >= len(s.of) {
		return None
	}
	return s.of[id]
}

// Lies reports whether a thing is a piece that lies somewhere, and is seen.
func (s *Scene) Lies(r Ref) bool { return s.Things[r].On != None && !s.Things[r].Unknown }

// Header says where the game stands.
type Header struct {
	Path  []Step
	Who   string   // who decides; "": nobody
	What  string   // what is to be decided
	Ref   string   // the section of that
	Mine  bool     // it is the viewer's own decision
	Score []Score  // players and whatever else there is one of, with figures
	Sums  []Figure // values that the game's look puts on the status line
}

// Step is a phase in progress, outermost first. One inside another of the same name is named once.
type Step struct{ Title, Section string }

// Side is a player or a side to which pieces belong. Codes of pieces tell sides apart without
// colour: those of the first are written in capitals, those of the second in small letters.
type Side struct{ Name, Title, Code, Colour string }

// Score is the figures of a thing that is no piece and no place.
type Score struct {
	Ref     Ref
	Figures []Figure
}

// Ref points at a thing of the scene.
type Ref int32

// None points at nothing.
const None Ref = -1

// Thing is a place, a piece, or anything else about which something may change.
type Thing struct {
	Name, Title string
	// "": a piece of which only the back is seen; Title is then that of its family.
	Kind     string
	Text     string   // what is printed on it in words
	Owner    string   // the name of the player or side whose it is
	Mine     bool     // the viewer decides for them
	Shown    []Figure // what a board shows of it
	Printed  []Figure // all that is printed on it; of figures that differ by side all of them
	Look     Look
	Counter  Counter // of a piece that is seen: what the side that is up shows
	Section  string
	Card     bool
	Foot     Foot // on a surface: how much room it takes
	Unknown  bool
	FaceDown bool
	Side     string    // the side that is up, where there are several
	Imprints []Imprint // what is printed on all its sides, where there are several
	Turned   bool      // that is not the first
	Point    string    // on a surface
	State    []Figure
	Marks    []Mark
	On       Ref // the place of a piece
}

// Figure is a value with its name.
type Figure struct {
	Name, Value string
	Usual       bool   // it is as it is where nothing is said of it
	Sign        string // what is drawn for it: whose a space is, and what the game's look says
	Scored      bool   // it stands on the status line
	Number      bool
	Head        string // the sign that stands before each of its numbers; "" if each has its own
	Quiet       bool   // the log does not tell of it either
}

// String is the figure in words: what is not so, and what is nothing, goes without saying. A trait,
// which stands on a counter by its name, is told once.
func (f Figure) String() string {
	name := english.Spaced(f.Name)
	switch {
	case f.Value == "false", f.Value == "none":
		return ""
	case f.Value == "true", strings.EqualFold(english.Spaced(f.Value), name):
		return name
	}
	return name + " " + f.Value
}

// Look is how a thing is drawn where there are letters only.
type Look struct {
	// A short name that no other thing has; of a piece of which only the back is seen ? and a
	// letter for its family.
	Code   string
	Turned Turned // how the code says which side is up
}

// Turned is how a code says that another side than the first is up.
type Turned uint8

// The ways to say it.
const (
	First  Turned = iota // the first side is up
	Word                 // the game's drawings have a word of their own for this side
	Small                // small letters
	Stroke               // a stroke after it, where small letters say something else
)

// Mark is so many of a marker.
type Mark struct {
	Name, Title, Sign string
	Count             int32
}

// Role is what a pile is for.
type Role uint8

// The roles.
const (
	Box    Role = iota
	Hand        // one player sees into it
	Supply      // counters that are not in use
	Out         // of the game
)

// Pile is a place with what lies there, bottom to top.
type Pile struct {
	Place  Ref
	Role   Role
	Pieces []Ref
	Closed bool // the viewer does not see into it
}

// Track is a track with the box in which its marker is.
type Track struct {
	Name, Title string
	Box         string
	Boxes       []string // the titles of its boxes: of those that the play comes to, if the look says so
	Waits       []Wait   // what comes in its boxes
	Last        string   // of a numbered track
	Count       string   // instead of the last, where the look says which boxes a play comes to: "3 of 7"
	Scored      bool     // it stands on the status line
	Ends        bool     // it counts how far it is to an end of the game
}

// End is how the game has ended.
type End struct {
	Result, Title string
	Worth         int32 // for the viewer
}
