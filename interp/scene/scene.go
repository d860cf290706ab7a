// Package scene is what any face shows of a game: plain data, made once per decision from a view.
//
// A scene names everything in words. Its references are indexes into its own list of things and mean
// nothing outside it. It reads the view and what is printed in the game, never the state, so it
// cannot tell more than the view: TestHiddenThingsDoNotShow holds scenes equal of positions that
// differ only in what their viewer cannot see.
//
// A face computes no rule and knows no game. What it draws and how wide is its own business.
package scene

// Scene is a position as one viewer sees it.
type Scene struct {
	Game, Scenario string
	Viewer         string // "": a spectator
	Decision       int32  // how many have been taken
	Header         Header
	Maps           []Map
	Off            []Pile // what lies in no space of a map
	Tracks         []Track
	Things         []Thing // all that can be pointed at
	End            *End
}

// Header says where the game stands.
type Header struct {
	Path  []Step
	Who   string  // who decides; "": nobody
	What  string  // what is to be decided
	Ref   string  // the section of that
	Mine  bool    // it is the viewer's own decision
	Score []Score // players and whatever else there is one of, with figures
}

// Step is a phase in progress, outermost first. One inside another of the same name is named once.
type Step struct{ Title, Section string }

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
	Kind        string // "": a piece of which only the back is seen; Title is then that of its family
	Text        string // what is printed on it in words
	Section     string
	Unknown     bool
	FaceDown    bool
	Side        string // the side that is up, where there are several
	Turned      bool   // that is not the first
	Point       string // on a surface
	State       []Figure
	Marks       []Mark
	On          Ref // the place of a piece
}

// Figure is a value with its name.
type Figure struct{ Name, Value string }

// Mark is so many of a marker.
type Mark struct {
	Name, Title string
	Count       int32
}

// Pile is a place with what lies there, bottom to top.
type Pile struct {
	Place  Ref
	Pieces []Ref
	Closed bool // the viewer does not see into it
}

// Track is a track with the box in which its marker is.
type Track struct {
	Name, Title string
	Box         string
	Last        string // of a numbered track
}

// End is how the game has ended.
type End struct {
	Result, Title string
	Worth         int32 // for the viewer
}
