// Package model is the checked game: what the stages of `schema` hand to `interp`.
//
// Everything here is typed, resolved and complete: no name is left to look up and no HCL value is
// left to convert. A model holds every scenario, option and mod of the game; interp/compile picks
// those that a play has chosen.
package model

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// None is the run-time value of `none`, whatever its type.
const None int32 = -1 << 31

// Origin tells where a declaration stands and what it rests on.
type Origin struct {
	Range   hcl.Range
	Ref     string // the rulebook's section
	Section *Section
	Source  string // where the datum comes from: "" or "text" is the rulebook; "inferred ...", "reconstructed ..."
	Ruling  string // how a doubtful passage was read
	Text    string // in our own words
	Mod     *Mod   // nil for the game's own
}

// Game is a whole game, checked.
type Game struct {
	ID, Title, Version, Rulebook, Text string
	Language                           int
	Length                             int   // usual number of decisions of a play
	Unit                               int32 // parts of a number: 1, 2 (halves), 10 (tenths)
	Origin

	Sections   []*Section
	Enums      []*Enum
	Direction  *Enum // the built-in enum of directions; nil if the game has an enum or kind of that name
	Kinds      []*Kind
	Things     []*Thing // by id; nil where ids are left free
	Words      int32    // 64-bit words of a set over all things
	Markers    []*Marker
	Tracks     []*Track
	Maps       []*Map
	Features   []*Feature
	Looks      []*Appearance // how things are drawn: the game's own, then those of scenarios, variants and mods
	Values     []*Value
	Tables     []*Table
	Rules      []*Rule
	Menus      []*Menu
	Actions    []*Action
	Forbids    []*Forbid
	Excepts    []*Except
	Options    []*Option
	Scenarios  []*Scenario
	Invariants []*Invariant
	Tests      []*Test
	Strategies []*Strategy
	Mods       []*Mod
	Decks      []*Composition
	Marked     []Mark // single figures whose source is stated

	Begin    *Rule
	Players  []*Thing // who plays unless a variant says otherwise
	Surface  *Surface // the map measured in inches, or nil
	Supply   *Thing   // where counters lie that are not in use
	Out      *Thing   // out of the game
	Standing *Value   // how well the game stands for a player, or nil

	Deploys    []*Deploy       // of variants
	Faces      map[Face]string // what counters are called in the legend of drawn set-ups
	StartScope Scope           // names bound in starting places

	Files map[string][]byte // source text, for snippets
}

// Section is one numbered part of the rulebook's outline.
type Section struct {
	ID, Title string
	Open      string // why nothing implements it; "" if something does
	Parent    *Section
	Depth     int
	Group     bool // holds only other sections
	Revises   bool // a mod's: revises what the game prints
	Origin
}

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
	Shown               []*Field   // of pieces: what screens write for one of them on the board; empty: as its kind's kind says
	Borders             []*Field   // of a kind of space: the data between two that touch
	Lo, Hi              int32      // its things have ids Lo <= id < Hi
	Of                  *Kind      // of a path: the kind of its steps; of a deck, box or cup: what lies there
	Length              int32      // how many steps a path makes; 0: it lists spaces
	SeenBy              Visibility // of places: of what lies in one; of pieces: of one that lies face down
	Present             *Field     // of terrain: the state that says which lies on the surface now; nil: as its kind's kind says
	Owner               *Field     // of pieces: the field that says whose they are; nil: they are nobody's
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

// Builtin reports whether the kind belongs to the language itself.
func (k *Kind) Builtin() bool { return k.Range.Filename == "" }

// Words returns the words that a set of this kind spans within the whole bit set: from lo, n of
// them.
func (k *Kind) Words() (lo, n int32) {
	if k.Hi <= k.Lo {
		return 0, 0
	}
	lo = k.Lo >> 6
	return lo, (k.Hi-1)>>6 - lo + 1
}

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
	SeenByOwner // of pieces
)

// Thing is anything with a name of its own: a piece, a space, a card, a track, a player ...
type Thing struct {
	ID          int32
	Name, Title string
	Kind        *Kind // the leaf: the design if there are several copies
	Copy        int32 // 1, 2 ... among the copies of a design; 0 if it is the only one
	InForce     bool  // of a box: additions of what lies here hold
	SeenBy      Visibility
	Holds       *Kind      // of a deck, box or cup: what lies there
	Worth       []int32    // of a result: by player, in the smallest parts of a number
	Winners     []*Thing   // of a result: the players who may be its winners
	WonBy       []*Thing   // of such a result: as it is won by some of them; the bits of an index say by whom, the first is itself
	Tier        *Thing     // of a result as some have won it: the declared one
	Player      *Thing     // of a side: who decides for it
	At          Expr       // where it starts; nil: in the supply
	Path        *Thing     // of a step that a path has made: the path
	Steps       []*Thing   // of a path: its spaces, in order
	Boxes       []*Thing   // of a track
	Track       *Track     // of a track, and of its boxes
	Shape       *Outline   // of terrain: the part of the surface that it covers
	Deck        *DeckStart // of a deck: what it holds at the start
	Origin
}

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
	History     bool // State: no part of the position
	Side        int32
	Kind        *Kind // OfKind, Contents, Supply
	Origin
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
	Origin
}

// Map is the board's drawing.
type Map struct {
	Name, Title string
	Layout      string // of a map without a grid: the board as text, each space a cell
	Drawn       string // of a grid: the drawing as the content has it
	Of          *Kind  // of a grid: the kind of its spaces; nil: the map has no grid
	Part        int32  // of a grid: the part of the lattice on which it lies
	Signs       []Sign // of a grid: what the words of its drawing stand for
	Idle        []Idle // of a grid: words of its legend that stand nowhere in the drawing
	Origin
}

// Sign is a word of a drawn grid, other than the plain one, and where it stands.
type Sign struct {
	Word, Says string
	Spaces     []*Thing
}

// Idle is a word of a legend that stands nowhere in the drawing.
type Idle struct {
	Word  string
	Range hcl.Range
}

// Composition is the printed grid of what decks hold.
type Composition struct {
	Name, Title string
	Decks       []*Thing
	Origin
}

// DeckStart is what a deck holds at the start, before it is shuffled.
type DeckStart struct{ Cards []*Thing }

// Var is a name bound in a procedure: given, chosen, rolled, let ...
type Var struct {
	Name    string
	Type    Type
	Default Expr // of an optional parameter
	Slot    int32
	Range   hcl.Range
	Used    bool
	Brief   bool // an expression binds it: it means nothing behind that
}

// Scope is the locals of one procedure, value or test.
type Scope struct {
	Vars   []*Var
	Params []*Var
}

// Extent says when additions hold.
type Extent struct {
	Kind    ExtentKind
	Name    string
	Parent  *Extent // an extent inside an extent: both must hold
	Holds   Expr    // While
	Scope   *Scope  // of Holds
	Thing   *Kind   // InForce: each thing of the kind that is in force is `self`
	Variant *Variant
	Start   *Scenario
	Mod     *Mod
	Range   hcl.Range
}

// ExtentKind is the kind of an extent.
type ExtentKind uint8

// The extents, as ranked by language.md: origin first, then things in play over standing text.
const (
	Always ExtentKind = iota
	While
	InForce
	OfScenario
	OfVariant
	OfMod
)

// Rank orders additions: rulebook < scenario < variant < mod; within one, standing text < things in
// play.
func (e *Extent) Rank() int {
	rank := 0
	for ; e != nil; e = e.Parent {
		switch e.Kind {
		case OfScenario:
			rank += 2
		case OfVariant:
			rank += 4
		case OfMod:
			rank += 8
		case InForce:
			rank++
		}
	}
	return rank
}

// Rule is a procedure: must be carried out when called or when its event happens.
type Rule struct {
	Name, Title string
	Scope
	Returns Type // Invalid: nothing
	Phase   bool
	Binding *Binding
	When    Expr
	Over    []string
	Body    []*Stmt
	Extent  *Extent
	Self    *Var // of a rule in a kind or card
	Index   int32
	Calls   []*Rule
	Origin
}

// Moment is when a bound rule runs.
type Moment uint8

// The moments.
const (
	Before Moment = iota
	After
	Instead
)

// String is the word in the language.
func (m Moment) String() string { return [...]string{"before", "after", "instead_of"}[m] }

// Binding ties a rule or action to an event.
type Binding struct {
	Moment Moment
	Event  Event
	Args   []Arg
	Range  hcl.Range
}

// Event is what a binding waits for.
type Event struct {
	Name    string // of a built-in event, else ""
	Rule    *Rule
	Action  *Action
	Menu    *Menu
	Track   *Track
	Builtin bool
}

// Arg is one argument of a binding: a name that it binds, or a constant that it must equal.
type Arg struct {
	Var   *Var
	Const Expr
}

// Menu is to actions what a kind is to pieces.
type Menu struct {
	Name, Title string
	Scope
	Player   Expr
	Actor    Expr
	ActorVar *Var
	ActVar   *Var // `act`: the action in question, where a requirement or a prohibition of the menu reads it
	Printed  []*Field
	Requires []*Stmt
	Actions  []*Action
	Hooked   bool
	Index    int32
	Origin
}

// MaxLeadingChoices is how many questions one option of an action can answer: those before the
// action's first effect.
const MaxLeadingChoices = 9

// Action is something that may be done.
type Action struct {
	Name, Title string
	Scope
	Menu     *Menu
	Actor    *Var
	Anytime  bool
	Whole    bool
	Distinct bool // of a whole action: of the ways that leave the table alike the first stands for all
	Prefer   Expr // of a whole action: of all ways, those where it is greatest
	Binding  *Binding
	Player   Expr
	Printed  map[*Field]int32
	Lead     []*Stmt // requires, lets and choices before the first effect
	Body     []*Stmt
	Waived   []string // labels of the menu's requirements that do not bind it
	Forbids  []*Forbid
	Extent   *Extent
	Self     *Var
	Index    int32
	Hooks    *Rule // pseudo-rule that carries its event's hooks
	Origin
}

// Forbid makes an action or a whole menu illegal while it holds.
type Forbid struct {
	Action *Action
	Menu   *Menu
	Scope
	When    Expr
	Because string
	Extent  *Extent
	Self    *Var
	Origin
}

// Except switches off a rule, or one modifier of a value, while it holds.
type Except struct {
	Rule     *Rule
	Value    *Value
	Label    string // the modifier of the value
	Modifier *Modifier
	Scope
	When   Expr
	Extent *Extent
	Self   *Var
	Origin
}

// Option is a choice made before play.
type Option struct {
	Name, Title string
	Variants    []*Variant
	Default     *Variant
	Origin
}

// Variant finds a variant by its name; nil if there is none.
func (o *Option) Variant(name string) *Variant {
	for _, v := range o.Variants {
		if v.Name == name {
			return v
		}
	}
	return nil
}

// Variant is one value of an option: an extent.
type Variant struct {
	Name, Title     string
	Option          *Option
	Needs, Excludes []*Variant
	Players         []*Thing
	Origin
}

// Scenario is a start.
type Scenario struct {
	Name, Title string
	Begin       *Rule
	Deploy      []*Deploy
	Origin
}

// Face is a counter as it lies: its title, and that of its side; none for the first one.
type Face struct{ Title, Side string }

// Laid is what lies in a place in a set-up or layout: a piece, a set of them, or a design, and how
// it lies, if that is stated.
type Laid struct {
	X    Expr
	Side int32 // None: as it is
	Face Facing
}

// Facing says whether a piece lies face up or face down.
type Facing uint8

// The facings. One that is not stated is face up where a piece is laid out, and any where it is
// looked at.
const (
	Unstated Facing = iota
	FacesUp
	FacesDown
)

// Deploy is one row of a set-up.
type Deploy struct {
	Place  Expr
	Pieces []Laid
	Extent *Extent
	Scope  *Scope
	Range  hcl.Range
}

// Invariant is what must hold after every decision.
type Invariant struct {
	Label string
	Scope
	That   Expr
	Extent *Extent
	Origin
}

// Mod is a folder that changes a game.
type Mod struct {
	ID, Title, Version string
	Over               []string
	Dir                string
	Range              hcl.Range
}

// Stmt is a checked statement.
type Stmt struct {
	Word   string // the effect
	Traits        // what the effect says of all its statements
	Label  string
	Range  hcl.Range // of the head
	Noun   Expr      // what it acts on
	Bind   *Var      // the name that it binds
	Args   map[string]Expr
	Body   []*Stmt
	Else   *Stmt // of if: the next branch; of a choice: what to do when there is nothing to choose
	Parts  []*Stmt
	Filled bool // of a choice or a draw: there is always something to choose or to draw
	Detail any  // what only this effect knows, made by its checker for its compiler
	Line   int
}

// Test is a test written in the language.
type Test struct {
	Name     string
	Scope    *Scope
	Variants []*Variant
	Scenario *Scenario
	Seed     uint64
	Rolls    []int32
	Plays    []*Strategy // how players decide, for exact odds
	Steps    []*Step
	Origin
}

// Step is one step of a test.
type Step struct {
	Perft   []int32 // how many sequences of decisions there are, of length 1, 2, ..
	Word    string  // statement, given, take, answer, pass, refuse, play, expect
	Stmt    *Stmt
	Layout  []Layout
	Action  *Action
	Menu    *Menu
	Picks   []Pick
	Passed  string // of pass: the name of the decision, if it is stated
	That    Expr
	Value   Expr
	Is      Expr
	Are     *Pick    // in place of Is, where Value is a piece or several
	Chance  Expr     // a condition: how likely it is in the end
	Mean    Expr     // a figure, or a player: what it is on average in the end
	Best    *Thing   // a player: what they get on average at best
	Exact   *big.Rat // what one of these must be
	Because string
	Seed    uint64
	Bots    string
	Range   hcl.Range
}

// Layout is what lies in a place, bottom to top.
type Layout struct {
	Place  *Thing
	Pieces []Laid
	Piece  *Thing // or: a piece and the point where it stands
	At     Expr
	Range  hcl.Range
}

// Pick is one named choice of a test. Each part is a value or several.
type Pick struct {
	Name   string
	Parts  []Expr
	Copies bool // a design among the parts stands for any of its copies
	Range  hcl.Range
}

// Mark is a figure whose source the content states: `inferred(4)`.
type Mark struct {
	Thing  *Thing
	Field  *Field
	Source string
	Range  hcl.Range
}

// Show writes a run-time value as an author would.
func (g *Game) Show(t Type, v int32) string {
	if v == None {
		return "none"
	}
	switch t.Base {
	case Bool:
		return strconv.FormatBool(v != 0)
	case EnumOf:
		if v >= 0 && int(v) < len(t.Enum.Names) {
			return t.Enum.Names[v]
		}
	case ThingOf:
		if v >= 0 && int(v) < len(g.Things) && g.Things[v] != nil {
			return g.Things[v].Title
		}
	case DesignOf:
		if v >= 0 && int(v) < len(g.Kinds) {
			return g.Kinds[v].Title
		}
	case ActionOf:
		if v >= 0 && int(v) < len(g.Actions) {
			return g.Actions[v].Title
		}
	case DieOf:
		return "d" + strconv.Itoa(int(v))
	case PointOf:
		if g.Surface != nil {
			x, y := g.Surface.XY(v)
			return g.Show(TNumber, x) + "," + g.Show(TNumber, y)
		}
	case Number:
		if g.Unit > 1 {
			if v%g.Unit == 0 {
				return strconv.Itoa(int(v / g.Unit))
			}
			return strconv.FormatFloat(float64(v)/float64(g.Unit), 'f', -1, 64)
		}
	}
	return strconv.Itoa(int(v))
}
