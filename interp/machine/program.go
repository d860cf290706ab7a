package machine

import (
	"math"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// None is the run-time value of `none`, whatever its type.
const None = model.None

// The forms of compiled expressions. They read the machine's state and change nothing but scratch
// memory.
type (
	Num  func(m *M) int32         // a number, bool, enum name, thing, design ...; None if none
	Set  func(m *M, dst []uint64) // writes every word of dst
	List func(m *M) []int32       // in scratch memory, valid for the statement
)

// Program is a compiled game with one scenario and one choice of options.
type Program struct {
	Game     *model.Game
	Scenario *model.Scenario
	Variants []*model.Variant
	Players  []*model.Thing

	Procs   []*Proc
	Begin   *Proc               // set-up, then the first rule
	Bare    *Proc               // decks and cups filled, nothing else: where tests start
	Blank   State               // all in supply, tracks at start
	Spans   []Span              // slots that values read whose answers are kept: see kept.go
	Keepers int32               // values whose answers are kept
	Notes   int32               // what is noted during searches: see shelf.go
	Shelves int32               // what is kept from one search to the next
	Recalls int32               // places whose searches are kept: see recall.go
	Slots   map[*model.Var]Slot // where names lie in the frames of their procedures
	// What requirements suppose: procedures on the frames in which they are asked.
	Supposed map[*model.Stmt]*Proc
	Records  map[*model.Stmt]int32 // the numbers of record statements: each has a record of its own
	SpanOf   []uint16              // by slot: the number of its span, counted from one; 0: it has none; nil: there are no spans
	Ids      Ids
	Limits   Limits

	// Watched is the program that runs on the same states and stops at what is hidden; it is
	// compiled when it is first asked for. Nil: it is this one.
	Watched func() *Program

	Policies []*Policy // nil: none were asked for
	Pads     []Pad     // of the policies that take notes
	Anytime  *Ask      // what may be done at any time, beside every decision; nil: nothing may

	Indexes Indexes // the sets that are kept up to date for queries
	SetRegs int32   // words of the sets that loops keep
	Regs    int32   // variables of queries: they live outside frames

	Likeness

	Invariants []Invariant
	Standing   func(m *M, player int32) int32 // nil: the content declares none
	Outlook    func(m *M, player int32) int32 // what a search goes by: Standing, if the content declares nothing else
	Digest     string
	States     map[*model.Kind][]int32 // slots (less the first id) of the state fields of a kind
	Fixed      map[*model.Stmt][]int32 // the members of loops that are known beforehand: see code.Builder
	Plan       []PlanLine              // how queries are answered; nothing reads it while a game runs
	Undone     []PlanLine              // what would have been faster, and took too much time or memory to prepare
}

// PlanLine says how one query of the content is answered while the game runs. The compiler writes
// one for every query, in the order in which it meets them; a query that is compiled into several
// places (a value inlined into many rules) has several lines.
type PlanLine struct {
	At   hcl.Range // of the query in the content
	What string    // the query in short: "list", "count", "choose to" ..
	Form string    // one of the forms below
	Why  string    // what kept it from a faster form, in the words of the content; empty: nothing did
}

// The forms of queries, fastest first.
const (
	FormSet      = "set"          // whole sets at a time: bits are combined, no member is examined
	FormFiltered = "filtered set" // sets as far as they go; what is left is asked of each member
	FormLoop     = "loop"         // every candidate is bound and asked
	FormUndone   = "left undone"  // not analysed, without a table or without index sets, because that would take too much time or memory
)

// Likeness tells which pieces are alike, and which positions are the same.
type Likeness struct {
	Copies    []int32   // by piece: the number of its design if there are several copies, else -1
	Turns     []Turn    // by piece: which side of it can be up
	Sorts     []uint64  // by piece: what it is, as a hash; the same for pieces that are alike
	Looks     [][]int32 // by piece: slots of its state and markers, but for what is declared as history
	Supplied  []uint64  // by piece: its share of the hash of the table while it lies in the supply, where that never changes; else 0
	Alone     bool      // no piece has slots in Looks: where it lies, and which side is up, is all that there is to it
	Past      []Past    // the slots of what is declared as history
	Refs      []int32   // slots of state that mean pieces
	Remembers bool      // there are such slots
	Loose     int32     // where in I the slots begin that belong to no piece
	Alike     [][]int32 // by design: slots (less the first id) of its state, its markers included
}

// Bytes estimates the memory of one machine for the program.
func (p *Program) Bytes() int { return 32<<10 + 2*p.Blank.Bytes() }

// Plays reports whether what stands in an extent belongs to the program: not to another scenario or
// variant.
func (p *Program) Plays(x *model.Extent) bool { return x.Played(p.Scenario, p.Variants) }

// Turn is the slot that holds which side of a piece is up, or None if the piece has no sides, and
// the number of sides.
type Turn struct{ Slot, Sides int32 }

// Past is a slot that is declared as history.
type Past struct {
	Slot  int32
	Copy  int32 // the piece that it belongs to, if that is one of several copies; else None
	Field int32 // which of the fields it is
}

// Invariant is a condition that holds after every decision.
type Invariant struct {
	Model *model.Invariant
	Holds Num
	Keep  *Keeping // its answer is kept; nil: it is asked each time
}

// Ids holds the offsets of all slots of the state.
type Ids struct {
	PieceLo, PieceHi int32 // ids of all pieces
	PlaceLo, PlaceHi int32 // ids of all places
	At               int32 // slot of the first piece's place
	Under            int32 // slot of the first piece's lower neighbor
	Top              int32 // slot of the first place's top piece
	Down             int32 // word of the first pieces' face-down bits
	PieceWord        int32 // first word of a set of pieces
	PieceWords       int32
	Supply, Out      int32 // the two places where order does not matter
	Surface          int32 // the place where pieces stand at points, or None
	Spot             int32 // slot of the first piece's point
	Field            map[*model.Field]int32
	Marker           []int32 // by index: slot of the first host's count
	MarkerSupply     []int32 // by index
	Track            map[*model.Thing]int32
	Note             map[*model.Field]int32 // in a pad: see note.go
}

// Piece reports whether an id is that of a piece.
func (ids *Ids) Piece(id int32) bool { return ids.PieceLo <= id && id < ids.PieceHi }

// Limits bound what content may cost.
type Limits struct {
	Steps   int // of work between two decisions: see work.go
	Game    int // steps of work of a whole game, where it is played for its end: in a simulation, in a test
	Options int // of one decision
	Ways    int // decisions on all ways through whole actions that are tried for one list
	Depth   int // frames
	Nest    int // values calling values
	List    int // entries of lists in scratch memory
	Bytes   int // of locals, of scratch memory, of what is being tried
}

// DefaultLimits are generous for honest content and end hostile content within a second.
var DefaultLimits = Limits{Steps: 20_000_000, Game: 40_000_000, Options: 200_000, Ways: 1 << 20, Depth: 10_000, Nest: 1_000, List: 4_000_000, Bytes: 64 << 20}

// WorkOfDecision is the work allowed for each decision of a game's declared length. It suffices for
// random play of hundreds of units on thousands of hexes. LongestGame is the maximum length that
// counts.
const (
	WorkOfDecision = 40_000
	LongestGame    = 100_000
)

// GameWork returns the work, in steps, that a whole game of a declared length may take.
func GameWork(length int) int {
	work := int64(WorkOfDecision) * int64(min(length, LongestGame))
	return int(min(max(work, int64(DefaultLimits.Game)), math.MaxInt))
}

// numbersOfOption is the number of integers reserved for each option of a list.
const numbersOfOption = 8

// Proc is a compiled procedure.
type Proc struct {
	ID     int32
	Name   string // as people call it
	Rule   *model.Rule
	Action *model.Action
	Code   []Instr
	Ints   int32 // locals
	Words  int32 // set-valued locals
	Phase  bool
	Quiet  int32 // from this instruction on nothing is asked; 0: that is not known

	Straight int32 // frames that it and what it calls take, where it can be run inline; 0: it cannot
	Bound    int32 // where it begins for a hook, which has asked its condition
	Fast     *Proc // how it is run inline; nil: by its own code
	Written  bool  // of Fast: nothing in its frame is read before it is written, so that the frame need not be cleared

	Held    []Held   // which locals mean pieces: to lay out hidden pieces in sampled worlds
	Named   []Named  // which locals are dead somewhere: the stack map, for positions
	Secrets []Secret // which choices are not for all to know
}

// Instr is one instruction. Ask is set where the machine may stop for a decision. Where neither is
// set the procedure returns.
type Instr struct {
	Do   func(m *M)
	Ask  *Ask
	At   *Place
	Work int32 // steps that it is charged with
	Meet bool  // after it ways through a whole action are likely to meet: what one has come to before is not gone through again
}

// Place ties an instruction to the content.
type Place struct {
	Range hcl.Range
	Word  string
	Ref   string
	Title string
	In    []string // rules inlined whole in which it stands, innermost first
}

// Slot is where a local lives in its frame.
type Slot struct {
	I int32 // index in L; for a list: offset in H, and its length in the next slot
	W int32 // index in B, for a set
	N int32 // words of a set
}
