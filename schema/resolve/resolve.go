// Package resolve is stage 2 of 5: syntax trees -> nouns.
//
// It checks the shape of every block against schema/lang, gathers the outline, and declares all
// nouns: kinds, things, enums, markers, tracks, options, scenarios, and the heads (name and
// parameters) of values, tables, rules, menus and actions. It fills in printed data, numbers all
// things and applies the revisions of mods. Expressions and statements stay syntax; the next stage
// checks them.
//
// Its hardest idea: what a word means depends on nouns that may be declared in any later file. So
// blocks are first gathered (gather.go), then declared in an order of passes (the table in Game),
// each of which needs only the passes before it.
package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// Context is where a block stands.
type Context struct {
	Section *model.Section
	Extent  *model.Extent
	Mod     *model.Mod
	Kind    *model.Kind // the kind (or design) in whose body it stands: `self`
	Test    bool
}

// Decl is a block with its context.
type Decl struct {
	Block *hclsyntax.Block
	Attrs Attrs
	Context
}

// Bodies is what the checker has still to check: for each declared noun its syntax.
type Bodies struct {
	Values     map[*model.Value]Decl
	Tables     map[*model.Table]Decl
	Rules      []RuleBody
	Menus      map[*model.Menu]Decl
	Actions    map[*model.Action]Decl
	Modifies   []Decl
	Forbids    []Decl
	Excepts    []Decl
	Whiles     map[*model.Extent]Decl
	Deploys    []DeployBody
	Invariants []Decl
	Tests      []Decl
	Strategies []Decl
	Starts     map[*model.Thing]hclsyntax.Expression // `at` of things
	MarkStarts map[*model.Marker]hclsyntax.Expression
}

// RuleBody is a rule and its syntax.
type RuleBody struct {
	Rule *model.Rule
	Decl
}

// DeployBody is a set-up block and whose it is.
type DeployBody struct {
	Decl
	Scenario *model.Scenario
}

// Resolver carries what the passes share.
type Resolver struct {
	Game     *model.Game
	Names    *Names
	Bodies   *Bodies
	Findings diag.Findings
	Cells    map[Cell][]*model.Thing // of all maps that draw their own spaces
	Fillings []Filling               // constants, with what they fill

	// Incomplete: what there is means nothing here; not all has been declared.
	Incomplete bool

	lines         map[string][]string // of files in which maps are drawn
	lost          lost
	decls         []Decl
	instances     []Decl
	kinds         map[string]*model.Kind
	enums         map[string]*model.Enum
	sections      map[string]*model.Section
	composed      map[string]*composed
	inPrint       map[string]int32 // by card: its copies in the compositions of the game, without mods
	pending       []pendingData
	variants      map[string][]*model.Variant
	gameDecl      *Decl
	menus         map[string]*model.Menu
	spelled       map[string]bool                               // names of the kinds that the files declare: blocks of these names are things
	wrongMod      bool                                          // a mod of another game, or no mod at all: what it says means nothing here
	originals     map[string]string                             // what revisions found before the first mod changed it
	printedRows   map[*hclsyntax.Block]*hclsyntax.TupleConsExpr // of tables that mods revise, without mods
	rowChanges    map[*hclsyntax.Block][]model.RowChange
	full          bool                                        // it has been said that there are too many things
	drawn         int                                         // spaces of grids so far
	longAt        hcl.Range                                   // where a name was last found too long
	sums          []figures                                   // what revisions add to figures
	follow        map[*hclsyntax.Block][]hclsyntax.Expression // rows that mods add to a grid: its totals follow
	ends          map[*hclsyntax.Block]hclsyntax.Expression   // where numbered boxes end without mods
	variantsAdded map[*hclsyntax.Block][]Decl                 // variants that mods add to an option
	afterIDs      []func()
	grids         map[*hclsyntax.Block]*gridMap // which draw their layouts
	begins        []func()

	toldOfBoxes map[string]bool                            // fields of the boxes of tracks with which something is wrong
	signs       map[*hclsyntax.Block][]model.Sign          // what the words of a drawn grid stand for
	idle        map[*hclsyntax.Block][]model.Idle          // words of its legend that it does not use
	seen        map[*model.Thing]*hclsyntax.Attribute      // seen_by of single places
	spelt       map[hclsyntax.Expression]map[string]string // names of boxes, as they are written
}

// Game resolves the files of a game and of the mods on top of it. What it finds is reported by the
// checker, with its own findings.
func Game(files []*load.File) *Resolver {
	r := newResolver()
	r.gather(files)
	for _, pass := range []struct {
		name string
		run  func()
	}{
		{"the game and the mods", r.header},
		{"names that stand twice", r.dropTwice},
		{"cards of the compositions as printed", r.printCompositions},
		{"revisions of mods", r.applyRevisions},
		{"additions of mods", r.applyAdditions},
		{"what the game says of itself", r.aboutGame},
		{"enums", r.declareEnums},
		{"kinds", r.declareKinds},
		{"directions", r.declareDirections},
		{"a map measured in inches", r.declareSurface},
		{"players, sides, results, boxes", r.declareOwners},
		{"compositions: which cards are designs", r.scanCompositions},
		{"fields of kinds", r.declareFields},
		{"lists of spaces", r.declareLists},
		{"things", r.declareThings},
		{"spaces of grids", r.declareGrids},
		{"results", r.declareResults},
		{"markers", r.declareMarkers},
		{"tracks", r.declareTracks},
		{"what is history", r.declareHistory},
		{"which terrain is there", r.declarePresent},
		{"decks", r.declareDecks},
		{"who sees what", r.declareSight},
		{"which fields are secret", r.declareSecrets},
		{"ids", r.assignIDs},
		{"the size of positions", r.measureState},
		{"adjectives and built-in fields", r.declareAdjectives},
		{"printed data", r.fillData},
		{"whose secrets are kept", r.checkOwners},
		{"options, scenarios", r.declareOptions},
		{"heads of values, tables, rules, menus, actions", r.declareProcedures},
		{"bases of pieces", r.checkBases},
		{"looks", r.declareLooks},
		{"what the game block names", r.finishHeader},
	} {
		if pass.run(); r.wrongMod {
			r.Incomplete = true
			break
		}
	}
	return r
}

func newResolver() *Resolver {
	g := &model.Game{Files: map[string][]byte{}, Aside: map[string]bool{}, Unit: 1}
	r := &Resolver{
		Game:  g,
		Names: newNames(),
		Cells: map[Cell][]*model.Thing{},
		Bodies: &Bodies{
			Values:     map[*model.Value]Decl{},
			Tables:     map[*model.Table]Decl{},
			Menus:      map[*model.Menu]Decl{},
			Actions:    map[*model.Action]Decl{},
			Whiles:     map[*model.Extent]Decl{},
			Starts:     map[*model.Thing]hclsyntax.Expression{},
			MarkStarts: map[*model.Marker]hclsyntax.Expression{},
		},
		lost:          newLost(),
		spelt:         map[hclsyntax.Expression]map[string]string{},
		kinds:         map[string]*model.Kind{},
		enums:         map[string]*model.Enum{},
		sections:      map[string]*model.Section{},
		follow:        map[*hclsyntax.Block][]hclsyntax.Expression{},
		ends:          map[*hclsyntax.Block]hclsyntax.Expression{},
		variantsAdded: map[*hclsyntax.Block][]Decl{},
		composed:      map[string]*composed{},
		inPrint:       map[string]int32{},
		variants:      map[string][]*model.Variant{},
		menus:         map[string]*model.Menu{},
		originals:     map[string]string{},
		printedRows:   map[*hclsyntax.Block]*hclsyntax.TupleConsExpr{},
		rowChanges:    map[*hclsyntax.Block][]model.RowChange{},
		grids:         map[*hclsyntax.Block]*gridMap{},
		seen:          map[*model.Thing]*hclsyntax.Attribute{},
		signs:         map[*hclsyntax.Block][]model.Sign{},
		idle:          map[*hclsyntax.Block][]model.Idle{},
		toldOfBoxes:   map[string]bool{},
	}
	return r
}

func (r *Resolver) report(f diag.Finding) { r.Findings = append(r.Findings, f) }

func (r *Resolver) errorf(code string, at hcl.Range, format string, args ...any) hinted {
	r.report(diag.Errorf(code, at, format, args...))
	return hinted{}
}

// add enters a readable name; two things of one name and one kind clash.
func (r *Resolver) add(m map[string][]Symbol, name string, s Symbol) {
	for _, o := range m[name] {
		if clash(o, s) {
			r.report(diag.Errorf("resolve/duplicate", s.Range, "duplicate name %q", name).WithRelated(o.Range, "other declaration"))
			r.loseName(s.What()) // it may have been meant to be one that is missing
			return
		}
	}
	if len(m[name]) == MaxAlike {
		r.report(diag.Errorf("resolve/too-many", s.Range, "more than %d different things are called %q", MaxAlike, name).WithHint("give them names of their own"))
		return
	}
	m[name] = append(m[name], s)
}

// MaxAlike is how many things of different kinds may share a name: every use of the name looks at
// all of them.
const MaxAlike = 50

// clash says whether two symbols of one name could not be told apart even with a qualifier.
func clash(a, b Symbol) bool {
	switch {
	case a.Language || b.Language:
		return false
	case a.Thing != nil && b.Thing != nil:
		return a.Thing.Kind.Base() == b.Thing.Kind.Base()
	case a.Member != nil && b.Member != nil:
		return a.Member == b.Member
	case a.Design != nil && b.Design != nil:
		return a.Design.Parent == b.Design.Parent
	case a.Design != nil && b.Thing != nil:
		return a.Design != b.Thing.Kind && a.Design.Parent == b.Thing.Kind.Base()
	}
	return a.What() == b.What()
}

// hinted lets errorf be followed by a hint for the finding just made.
type hinted struct{}

func (hinted) hint(r *Resolver, h string) {
	if h != "" {
		r.Findings[len(r.Findings)-1].Hint = h
	}
}

// few says whether there are so few findings yet that suggestions are still worth their time: each
// compares a wrong name with all right ones.
func (r *Resolver) few() bool { return len(r.Findings) < 200 }
