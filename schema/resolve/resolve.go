// Package resolve is stage 2 of 5: syntax trees -> nouns.
//
// It checks the shape of every block against schema/lang, gathers the outline, and declares all
// nouns: kinds, things, enums, markers, tracks, options, scenarios, and the heads (name and
// parameters) of values, tables, rules, menus and actions. It fills in printed data, numbers all
// things and applies the revisions of mods. Expressions and statements stay syntax; the next stage
// checks them.
//
// Its hardest idea: what a word means depends on nouns that may be declared in any later file. So
// blocks are first gathered (gather.go), then declared in an order of passes (passes.go), each of
// which needs only the passes before it. What passes share is in decl; those that stand on their
// own have packages of their own: mods, grid, look, printed, sight.
package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/grid"
	"sandtable/schema/resolve/mods"
	"sandtable/schema/resolve/sight"
)

// Resolver is the state of the passes.
type Resolver struct {
	*decl.Reader
	Cells map[grid.Cell][]*model.Thing // of all maps that draw their own spaces

	steps []string // words that are allowed only in tests
	mods  *mods.Changes
	grids *grid.Grids
	sight *sight.Sight

	game     *decl.Decl      // the block
	spelled  map[string]bool // names of the kinds that the files declare: blocks of these names are things
	composed map[string]*composed
	inPrint  map[string]int32 // by card: its copies in the compositions of the game, without mods
	variants map[string][]*model.Variant
	begins   []func() // what names rules, when they are known

	toldOfBoxes map[string]bool                            // fields of the boxes of tracks with which something is wrong
	spelt       map[hclsyntax.Expression]map[string]string // names of boxes, as they are written
}

func newResolver() *Resolver {
	r := decl.New()
	grids := grid.New(r)
	return &Resolver{
		Reader:      r,
		Cells:       grids.Cells,
		mods:        mods.New(r),
		grids:       grids,
		sight:       sight.New(r),
		composed:    map[string]*composed{},
		inPrint:     map[string]int32{},
		variants:    map[string][]*model.Variant{},
		toldOfBoxes: map[string]bool{},
		spelt:       map[hclsyntax.Expression]map[string]string{},
	}
}

// composed is what the compositions say of a card: a design, whatever its number.
type composed struct {
	block *hclsyntax.Block // the first of them
	sum   int32            // of the copies in all decks
	rest  bool             // those that are in no deck are in the supply

	unsure bool // something is wrong with its rows
}

// Nouns returns what has been declared, for those who look which findings follow from others.
func (r *Resolver) Nouns() blame.Nouns {
	return blame.NounsOf(r.Lost, r.Game, func(name string) bool {
		_, read := r.Names.Read[name]
		_, called := r.Names.Calls[name]
		_, run := r.Names.Procs[name]
		return read || called || run || r.Kinds[name] != nil || r.Enums[name] != nil
	})
}
