// Package model is the checked game: what the stages of `schema` hand to `interp`.
//
// Everything here is typed, resolved and complete: no name is left to look up and no HCL value is
// left to convert. A model holds every scenario, option and mod of the game; interp/compile picks
// those that a play has chosen.
package model

import (
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
	// Where the datum comes from: "" or "text" is the rulebook; "inferred ...", "reconstructed
	// ...".
	Source string
	Ruling string // how a doubtful passage was read
	Text   string // in our own words
	Mod    *Mod   // nil for the game's own
}

// Game is a whole game, checked.
type Game struct {
	ID, Title, Version, Rulebook, Text string
	Language                           int
	Length                             int   // usual number of decisions of a play
	Unit                               int32 // parts of a number: 1, 2 (halves), 10 (tenths)
	Origin

	Sections []*Section
	Mods     []*Mod
	Components
	Laws
	Setups
	Trials
	Sources
}

// Components are what lies in the box: things, their kinds, and where they are put.
type Components struct {
	Enums []*Enum
	// The built-in enum of directions; nil if the game has an enum or kind of that name.
	Direction *Enum
	Kinds     []*Kind
	Things    []*Thing // by id; nil where ids are left free
	Words     int32    // 64-bit words of a set over all things
	Secrets   []*Field // state that is secret, or is so at times
	Markers   []*Marker
	Tracks    []*Track
	Maps      []*Map
	Features  []*Feature
	Surface   *Surface // the map measured in inches, or nil
	Supply    *Thing   // where counters lie that are not in use
	Out       *Thing   // out of the game
	Decks     []*Composition
	// How things are drawn: the game's own, then those of scenarios, variants and mods.
	Looks []*Appearance
	Faces map[Face]string // what counters are called in the legend of drawn set-ups
}

// Laws are what the rulebook says: figures, rules, and what players may do.
type Laws struct {
	Values     []*Value
	Tables     []*Table
	Rules      []*Rule
	Menus      []*Menu
	Actions    []*Action
	Forbids    []*Forbid
	Excepts    []*Except
	Invariants []*Invariant
	Begin      *Rule
	Standing   *Value // how well the game stands for a player, or nil
	Outlook    *Value // how well it may end for them, or nil
	Policies   []*Policy
}

// Setups are how a game may begin, and with whom.
type Setups struct {
	Options    []*Option
	Scenarios  []*Scenario
	StartWith  *Scenario // for who plays for the first time; nil: nothing is said
	Sitting    Sitting
	Goal       Goal
	Players    []*Thing  // who plays unless a variant says otherwise
	Deploys    []*Deploy // of variants
	StartScope Scope     // names bound in starting places
}

// Trials are how a game is put to the test.
type Trials struct {
	Tests []*Test
}

// Sources are the text of a game, and where it comes from.
type Sources struct {
	Files  map[string][]byte // source text, for snippets
	Aside  map[string]bool   // files of tests alone: they are no part of what is played
	Marked []Mark            // single figures whose source is stated
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

// Number returns the parts of a section's number: 3, 1 and 2 of "3.1.2"; nil if its ID is none.
func (s *Section) Number() (out []int) {
	for p := range strings.SplitSeq(s.ID, ".") {
		n, err := strconv.Atoi(p)
		if err != nil {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// Mod is a folder that changes a game.
type Mod struct {
	ID, Title, Version string
	Over               []string
	Dir                string
	Range              hcl.Range
}

// Mark is a figure whose source the content states: `inferred(4)`.
type Mark struct {
	Thing  *Thing
	Field  *Field
	Source string
	Range  hcl.Range
}
