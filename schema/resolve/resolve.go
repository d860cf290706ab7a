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
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
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
	composed      map[string]bool // cards that stand in a composition: designs whatever their number
	extras        map[string]int32
	pending       []pendingData
	variants      map[string][]*model.Variant
	gameDecl      *Decl
	menus         map[string]*model.Menu
	spelled       map[string]bool                             // names of the kinds that the files declare: blocks of these names are things
	wrongMod      bool                                        // a mod of another game, or no mod at all: what it says means nothing here
	originals     map[string]string                           // what revisions found before the first mod changed it
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
		{"what boards show of counters", r.declareShown},
		{"decks", r.declareDecks},
		{"who sees what", r.declareSight},
		{"ids", r.assignIDs},
		{"the size of positions", r.measureState},
		{"adjectives and built-in fields", r.declareAdjectives},
		{"printed data", r.fillData},
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
	g := &model.Game{Files: map[string][]byte{}, Unit: 1}
	r := &Resolver{
		Game: g, Names: newNames(), Cells: map[Cell][]*model.Thing{},
		Bodies: &Bodies{
			Values: map[*model.Value]Decl{}, Tables: map[*model.Table]Decl{}, Menus: map[*model.Menu]Decl{}, Actions: map[*model.Action]Decl{},
			Whiles: map[*model.Extent]Decl{}, Starts: map[*model.Thing]hclsyntax.Expression{}, MarkStarts: map[*model.Marker]hclsyntax.Expression{},
		},
		lost: newLost(), spelt: map[hclsyntax.Expression]map[string]string{}, kinds: map[string]*model.Kind{}, enums: map[string]*model.Enum{}, sections: map[string]*model.Section{},
		follow: map[*hclsyntax.Block][]hclsyntax.Expression{}, ends: map[*hclsyntax.Block]hclsyntax.Expression{}, variantsAdded: map[*hclsyntax.Block][]Decl{},
		composed: map[string]bool{}, extras: map[string]int32{}, variants: map[string][]*model.Variant{}, menus: map[string]*model.Menu{}, originals: map[string]string{}, grids: map[*hclsyntax.Block]*gridMap{},
		seen:  map[*model.Thing]*hclsyntax.Attribute{},
		signs: map[*hclsyntax.Block][]model.Sign{}, idle: map[*hclsyntax.Block][]model.Idle{},
		toldOfBoxes: map[string]bool{},
	}
	return r
}

func (r *Resolver) report(f diag.Finding) { r.Findings = append(r.Findings, f) }

func (r *Resolver) errorf(code string, at hcl.Range, format string, args ...any) hinted {
	r.report(diag.Errorf(code, at, format, args...))
	return hinted{}
}

// gather walks all files and lists the blocks with their contexts; sections are opened on the way.
func (r *Resolver) gather(files []*load.File) {
	for _, f := range files {
		r.Game.Files[f.Name] = f.Src
	}
	r.spelled = kindNames(files)
	r.renameOld(files)
	mods := r.modBlocks(files)
	files = slices.Clone(files)
	slices.SortStableFunc(files, func(a, b *load.File) int { return byID(mods[a], mods[b]) })
	for _, f := range files {
		if f.Body == nil {
			continue
		}
		ctx := Context{Test: f.Test, Mod: mods[f]}
		if ctx.Mod != nil {
			ctx.Extent = &model.Extent{Kind: model.OfMod, Mod: ctx.Mod, Name: ctx.Mod.Title, Range: ctx.Mod.Range}
		}
		for _, a := range SortedAttrs(f.Body) {
			r.errorf("resolve/stray-attribute", a.NameRange, "attribute %q is outside any block", a.Name)
		}
		for _, b := range f.Body.Blocks {
			r.gatherBlock(b, ctx)
		}
	}
	r.sortOutline()
	r.checkOutline()
}

// gatherBlock lists one block at the level of declarations.
func (r *Resolver) gatherBlock(b *hclsyntax.Block, ctx Context) {
	if b.Type == "section" {
		r.gatherSection(b, ctx)
		return
	}
	d := lang.Find(b.Type)
	if d == nil {
		for _, s := range lang.TestSteps {
			if s.Name == b.Type {
				r.errorf("resolve/misplaced-block", b.TypeRange, "%s is allowed only in a test", b.Type)
				return
			}
		}
		if r.spelled == nil || r.spelled[model.Slug(b.Type)] {
			r.instances = append(r.instances, Decl{Block: b, Context: ctx})
			return
		}
		known := append(model.SortedKeys(r.spelled), lang.Groups["declaration"]...)
		if ctx.Section == nil && ctx.Extent == nil && ctx.Kind == nil { // a game and a mod begin at the top
			known = append(known, "game", "mod")
		}
		if ctx.Test {
			known = append(known, lang.Groups["test step"]...)
		}
		f := diag.Errorf("resolve/unknown-block", b.TypeRange, "unknown block %q", b.Type)
		if lang.IsAttribute(b.Type) {
			r.report(f.WithHint("%s is an attribute; write %s = ..", b.Type, b.Type))
			return
		}
		if !r.few() {
			r.report(f)
			r.loseThings(b)
			return
		}
		r.report(f.WithGuess(model.Slug(b.Type), known))
		meant := diag.Suggest(model.Slug(b.Type), known) // go on as if it were meant
		switch {
		case meant == "section":
			r.gatherSection(b, ctx)
			return
		case r.spelled[meant]:
			x := *b
			x.Type = meant
			r.instances = append(r.instances, Decl{Block: &x, Context: ctx})
			return
		}
		if d = lang.Find(meant); d == nil {
			r.loseThings(b)
			return
		}
		x := *b
		x.Type = meant
		b = &x
	}
	if ctx.Kind == nil && (b.Type == "deploy" || b.Type == "modifier" || b.Type == "variant") {
		r.errorf("resolve/misplaced-block", b.TypeRange, "%s is not allowed here", b.Type).hint(r, map[string]string{
			"deploy": "move it into a scenario or a variant", "modifier": "move it into a value", "variant": "move it into an option"}[b.Type])
		return
	}
	attrs := Conform(b, d, r.report)
	HoldsNone(b, d, r.report)
	switch {
	case labelled(b, d):
	case len(b.Labels) > len(d.Labels): // a name without quotes
		r.loseWords(strings.Join(b.Labels, " "))
	default:
		r.loseName(b.Type)
		b = r.unnamed(b)
	}
	r.decls = append(r.decls, Decl{Block: b, Attrs: attrs, Context: ctx})
}

func (r *Resolver) gatherSection(b *hclsyntax.Block, ctx Context) {
	d := lang.Find("section")
	attrs := Conform(b, d, r.report)
	if len(b.Labels) == 0 {
		return
	}
	id := b.Labels[0]
	s := r.sections[id]
	if s == nil {
		s = &model.Section{ID: id, Parent: ctx.Section, Group: true}
		if ctx.Section != nil {
			s.Depth = ctx.Section.Depth + 1
		}
		s.Range = b.DefRange()
		s.Mod = ctx.Mod
		s.Ref = id
		r.sections[id] = s
		r.Game.Sections = append(r.Game.Sections, s)
	}
	if !labelled(b, d) { // that has been reported
		r.doubt(s)
	}
	if len(b.Labels) > 1 {
		if s.Title != "" && s.Title != b.Labels[1] {
			r.report(diag.Errorf("resolve/section-title", b.LabelRanges[1], "section %s has a different title elsewhere: %q", id, s.Title).WithRelated(s.Range, "declared here"))
		}
		s.Title = b.Labels[1]
	}
	if t := r.text(attrs["text"]); t != "" {
		if s.Text != "" {
			r.report(diag.Errorf("resolve/section-text", attrs["text"].NameRange, "duplicate text for section %s", id).WithRelated(s.Range, "declared here"))
		}
		s.Text = t
	}
	if t := r.text(attrs["no_rules"]); t != "" {
		s.Open = t
	}
	if t := r.text(attrs["source"]); t != "" {
		s.Source = t
	}
	inner := ctx
	inner.Section = s
	for _, c := range b.Body.Blocks {
		if c.Type != "section" {
			s.Group = false
		}
		r.gatherBlock(c, inner)
	}
}

// checkOutline reports sections that say nothing.
func (r *Resolver) checkOutline() {
	for _, s := range r.Game.Sections {
		if s.Title == "" && !r.Doubtful(s) {
			r.errorf("resolve/labels", s.Range, "section %s needs a title", s.ID)
		}
	}
}

// text returns a literal text attribute's value.
func (r *Resolver) text(a *hclsyntax.Attribute) string {
	if a == nil {
		return ""
	}
	s, ok := Literal(a.Expr)
	if !ok {
		f := diag.Errorf("resolve/text", a.Expr.Range(), "%s must be a literal text", a.Name).WithHint("write it in quotes, without ${ }")
		if at := a.Expr.Range(); at.End.Byte <= len(r.Game.Files[at.Filename]) && at.Start.Line == at.End.Line {
			if text := string(r.Game.Files[at.Filename][at.Start.Byte:at.End.Byte]); !strings.ContainsAny(text, `"${[`) {
				f = f.WithHint("write it in quotes: %s = %q", a.Name, text)
			}
		}
		r.report(f)
	}
	return s
}

// Text returns a literal text attribute's value.
func (r *Resolver) Text(a *hclsyntax.Attribute) string { return r.text(a) }

// name returns the name that an attribute gives to something new.
func (r *Resolver) name(a *hclsyntax.Attribute) string {
	w := Word(a.Expr)
	if w == "" {
		r.report(diag.Errorf("resolve/names", a.Expr.Range(), "%s must be a name", a.Name).WithHint("write a name without quotes, such as %s = many_of_them", a.Name))
	}
	return w
}

// origin reads the attributes that every declaration may have.
func (r *Resolver) origin(d Decl) model.Origin {
	o := model.Origin{Range: d.Block.DefRange(), Section: d.Section, Mod: d.Mod}
	if d.Section != nil {
		o.Ref = d.Section.ID
	}
	if a := d.Attrs["ref"]; a != nil {
		o.Ref = r.text(a)
		if s := r.sections[o.Ref]; s != nil {
			o.Section = s
		} else if len(r.sections) > 0 && o.Ref != "" {
			r.report(r.unknownRef(o.Ref, a.Expr.Range()))
		}
	}
	o.Source, o.Ruling, o.Text = r.text(d.Attrs["source"]), r.text(d.Attrs["ruling"]), r.text(d.Attrs["text"])
	if o.Source == "" && d.Section != nil {
		o.Source = d.Section.Source
	}
	return o
}

// unknownRef reports a section that the outline does not have. Numbers that look alike mean
// nothing; what counts is how far they agree from the left.
func (r *Resolver) unknownRef(ref string, at hcl.Range) diag.Finding {
	f := diag.Errorf("resolve/unknown-ref", at, "unknown section %q", ref)
	known := Keys(r.Names, r.sections)
	if plain := strings.Trim(ref, "§ ."); r.sections[plain] != nil {
		return f.WithSuggestion(plain, []string{plain})
	}
	if len(known) == 0 {
		return f
	}
	slices.SortStableFunc(known, func(a, b string) int { return agree(b, ref) - agree(a, ref) })
	return f.WithHint("known sections: %s; to declare a new one, write section %q \"Its title\" { .. }", diag.Some(known, 8), ref)
}

// agree is how many characters two texts have in common from the left.
func agree(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// each runs f for every gathered block of the kinds.
func (r *Resolver) each(f func(Decl), kinds ...string) {
	for _, d := range r.decls {
		for _, k := range kinds {
			if d.Block.Type == k && (len(lang.Find(k).Labels) == 0 || len(d.Block.Labels) > 0) {
				f(d)
			}
		}
	}
}

// names reads a list of names.
func (r *Resolver) names(a *hclsyntax.Attribute) []Entry {
	if a == nil {
		return nil
	}
	items, ok := Items(a.Expr)
	if !ok {
		if w := Word(a.Expr); w != "" {
			return []Entry{{Key: w, Title: Title(a.Expr), At: a.Expr.Range()}}
		}
		r.errorf("resolve/names", a.Expr.Range(), "%s must be a list of names: [a, b]", a.Name)
		return nil
	}
	var out []Entry
	seen := map[string]hcl.Range{}
	for _, e := range items {
		w := Word(e)
		if w == "" {
			r.errorf("resolve/names", e.Range(), "expected a name")
			continue
		}
		if at, twice := seen[w]; twice {
			r.report(diag.Errorf("resolve/duplicate", e.Range(), "duplicate name %q", w).WithRelated(at, "first declared here"))
			continue
		}
		seen[w] = e.Range()
		out = append(out, Entry{Key: w, Title: Title(e), At: e.Range(), Value: e})
	}
	return out
}

// NamesOf reads a list of names, for the checker.
func (r *Resolver) NamesOf(a *hclsyntax.Attribute) []Entry { return r.names(a) }

// add enters a readable name; two things of one name and one kind clash.
func (r *Resolver) add(m map[string][]Symbol, name string, s Symbol) {
	for _, o := range m[name] {
		if clash(o, s) {
			r.report(diag.Errorf("resolve/duplicate", s.Range, "duplicate name %q", name).WithRelated(o.Range, "other declaration"))
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

// Origin reads the origin of a block inside another declaration, such as a modifier; what it does
// not state is as around it.
func (r *Resolver) Origin(d Decl, around model.Origin) model.Origin {
	o := r.origin(d)
	if o.Section == nil {
		o.Section, o.Ref = around.Section, around.Ref
	}
	if o.Source == "" {
		o.Source = around.Source
	}
	return o
}

// few says whether there are so few findings yet that suggestions are still worth their time: each
// compares a wrong name with all right ones.
func (r *Resolver) few() bool { return len(r.Findings) < 200 }

// kindNames lists the kinds that files declare, before anything is known of them: so a misspelt
// block can be told from a thing.
func kindNames(files []*load.File) map[string]bool {
	out := map[string]bool{}
	for _, k := range builtinKinds {
		out[k.name] = true
	}
	var in func(bs hclsyntax.Blocks)
	in = func(bs hclsyntax.Blocks) {
		for _, b := range bs {
			if len(b.Labels) > 0 && (b.Type == "kind" || lang.Find(b.Type) == nil && diag.Suggest(b.Type, []string{"kind"}) != "") {
				out[model.Slug(b.Labels[0])] = true
			}
			in(b.Body.Blocks)
		}
	}
	for _, f := range files {
		if f.Body != nil {
			in(f.Body.Blocks)
		}
	}
	return out
}

// Strange says whether a block has an attribute that its description does not know.
func (d Decl) Strange() bool {
	desc := describe(d.Block.Type)
	for name := range d.Block.Body.Attributes {
		if desc.Attr(name) == nil {
			return true
		}
	}
	return false
}
