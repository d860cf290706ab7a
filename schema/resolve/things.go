package resolve

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// pendingData is a cell whose value can only be read when all things are known.
type pendingData struct {
	field *model.Field
	thing *model.Thing // the thing, or the first copy of a design
	kind  *model.Kind  // the design, or nil
	expr  hclsyntax.Expression
}

func describe(block string) *lang.Block { return lang.Find(block) }

// scanCompositions notes which cards stand in compositions, how many of each, before the cards are
// declared.
func (r *Resolver) scanCompositions() {
	r.each(func(d Decl) {
		if rest := d.Attrs["rest"]; rest != nil && Word(rest.Expr) != "supply" {
			r.errorf("resolve/count", rest.Expr.Range(), "rest must be supply").hint("write rest = supply")
		}
		a := d.Attrs["rows"]
		if a == nil {
			return
		}
		entries, ok := Entries(a.Expr, r.report)
		if !ok {
			r.errorf("resolve/rows", a.Expr.Range(), "rows must have the form { card = [numbers] }")
			return
		}
		for _, e := range entries {
			items, _ := Items(e.Value)
			sum, sure := int32(0), d.Attrs["decks"] != nil && len(items) == len(r.NamesOf(d.Attrs["decks"]))
			for _, it := range items {
				n, ok := r.whole(it)
				sure = sure && ok
				if ok && (n < 0 || n > 10_000) {
					r.errorf("resolve/number", it.Range(), "a number of cards must be from 0 to 10000")
					n = 0
				}
				if ok {
					sum += n
				}
			}
			c := r.composed[e.Key]
			if c == nil {
				c = &composed{block: d.Block}
				r.composed[e.Key] = c
			}
			c.sum += sum
			c.unsure = c.unsure || !sure
			c.rest = c.rest || d.Attrs["rest"] != nil
		}
	}, "composition")
}

// composed is what the compositions say of a card: a design, whatever its number.
type composed struct {
	block *hclsyntax.Block // the first of them
	sum   int32            // of the copies in all decks
	rest  bool             // those that are in no deck are in the supply

	unsure bool // something is wrong with its rows
}

// printCompositions notes how many copies of each card the compositions of the game have before
// mods change them: the count of a card that the game states says no more.
func (r *Resolver) printCompositions() {
	r.each(func(d Decl) {
		if a := d.Attrs["rows"]; a != nil && d.Mod == nil {
			rows, _ := Entries(a.Expr, func(diag.Finding) {})
			for _, e := range rows {
				cells, _ := Items(e.Value)
				for _, c := range cells {
					if n, ok := quietNumber(c, 1); ok {
						r.inPrint[e.Key] += n
					}
				}
			}
		}
	}, "composition")
}

// compose compares the count that a card states with its copies in the decks. More are in no deck,
// which a composition must say; fewer cannot fill them.
func (r *Resolver) compose(k *model.Kind, name string, count int32, at hclsyntax.Expression, mod *model.Mod) {
	c := r.composed[name]
	if c == nil || !k.IsA(r.kinds["piece"]) || c.unsure {
		return
	}
	have := c.sum
	if n, printed := r.inPrint[name]; printed && mod == nil && count != have {
		have = n // what mods lay into the decks, or take from them, is not counted
	}
	switch {
	case count == have:
	case count > have && c.rest:
		c.sum += count - have
	case count > have:
		r.report(diag.Errorf("resolve/count", at.Range(), "%d copies are stated, and the decks hold %d", count, have).
			WithRelated(c.block.DefRange(), "composition").
			WithHint("write count = %d, or in the composition rest = supply: the other %d are in the supply then", have, count-have))
	default:
		r.report(diag.Errorf("resolve/count", at.Range(), "%d copies are stated, and the decks hold %d", count, have).
			WithRelated(c.block.DefRange(), "composition").WithHint("write count = %d, or remove it", have))
	}
}

// columnsOfAll are what every roster can state, whatever its kind: no field is called so.
var columnsOfAll = map[string]string{
	"at": "the place where a thing stands at the start", "count": "how many like pieces there are", "traits": "the traits that a thing has",
}

// declareFields reads the printed and state fields, sides and traits of kinds.
func (r *Resolver) declareFields() {
	r.each(func(d Decl) {
		k := r.kinds[english.Slug(d.Block.Labels[0])]
		if k == nil || k.Range != d.Block.DefRange() {
			return
		}
		for _, part := range []struct {
			attr    string
			storage model.Storage
		}{{"fields", model.Printed}, {"state", model.State}} {
			a := d.Attrs[part.attr]
			if a == nil {
				continue
			}
			entries, ok := Entries(a.Expr, r.report)
			if !ok {
				r.errorf("resolve/fields", a.Expr.Range(), "%s must have the form { field = type }", part.attr)
				continue
			}
			for _, e := range entries {
				if what := columnsOfAll[e.Key]; what != "" {
					r.report(diag.Errorf("resolve/duplicate", e.At, "%q is a word of the language: %s", e.Key, what).WithHint("remove it, or give the field another name"))
					continue
				}
				f := &model.Field{Name: e.Key, Title: e.Title, Type: r.Type(e.Value), Of: k, Storage: part.storage, Origin: r.originOf(d)}
				f.Range = e.At
				f.Values, f.BySide, f.Start, f.Texts = map[int32][]int32{}, map[int32][]int32{}, map[int32]int32{}, map[int32]string{}
				if part.storage == model.State {
					f.Default = zero(f.Type)
					if f.Type.Form != model.One {
						r.errorf("resolve/type", e.Value.Range(), "a state field must be a single value, not %s", f.Type)
					}
				}
				r.addField(k, f)
			}
		}
		r.borders(k, d)
		for _, e := range r.NamesOf(d.Attrs["sides"]) {
			k.Sides = append(k.Sides, e.Key)
			k.SideTitles = append(k.SideTitles, e.Title)
		}
		if len(k.Sides) > 0 {
			k.SideField = &model.Field{Name: "side up", Type: model.TNumber, Of: k, Storage: model.State, Start: map[int32]int32{}}
			k.Fields = append(k.Fields, k.SideField)
			for i, s := range k.Sides {
				r.addField(k, &model.Field{
					Name:    s,
					Title:   k.SideTitles[i],
					Type:    model.TBool,
					Of:      k,
					Storage: model.SideUp,
					Side:    int32(i),
					Origin:  k.Origin,
				})
			}
		}
		for _, e := range r.NamesOf(d.Attrs["traits"]) {
			f := &model.Field{
				Name:    e.Key,
				Title:   e.Title,
				Type:    model.TBool,
				Of:      k,
				Storage: model.Printed,
				Values:  map[int32][]int32{},
				Origin:  k.Origin,
			}
			f.Range = e.At
			r.addField(k, f)
		}
	}, "kind")
}

// zero is where a state field starts: 0, false, the first name, or none.
func zero(t model.Type) int32 {
	if t.Maybe || t.Base == model.ThingOf || t.Base == model.DesignOf {
		return model.None
	}
	return 0
}

// addField adds a word after the dot, unless the kind or one above it has it.
func (r *Reader) addField(k *model.Kind, f *model.Field) {
	for up := k; up != nil; up = up.Parent {
		for _, o := range up.Fields {
			if o.Name == f.Name {
				r.report(diag.Errorf("resolve/duplicate", f.Range, "duplicate word %q of %s", f.Name, up.Name).WithRelated(o.Range, "declared here"))
				return
			}
		}
	}
	if o := fieldBelow(k, f.Name); o != nil {
		r.report(diag.Errorf("resolve/duplicate", o.Range, "duplicate word %q of %s", f.Name, k.Name).WithRelated(f.Range, "declared here"))
		return
	}
	k.Fields = append(k.Fields, f)
}

// fieldBelow finds a field of the name on a sub-kind.
func fieldBelow(k *model.Kind, name string) *model.Field {
	for _, c := range k.Children {
		for _, o := range c.Fields {
			if o.Name == name {
				return o
			}
		}
		if o := fieldBelow(c, name); o != nil {
			return o
		}
	}
	return nil
}

// declareThings declares what rosters, single blocks and paths list.
func (r *Resolver) declareThings() {
	r.each(func(d Decl) {
		name := english.Slug(d.Block.Labels[0])
		k := r.kinds[name]
		if k == nil {
			r.report(diag.Errorf("resolve/unknown-kind", d.Block.LabelRanges[0], "unknown kind %q", name).WithSuggestion(name, Keys(r.Names, r.kinds)))
			k = r.meantKind(name) // go on as if it were meant
			r.doubt(d.Block)
		}
		switch a := d.Attrs["rows"]; {
		case k != nil:
			r.roster(k, d)
		case a != nil:
			r.loseWordsIn(a.Expr)
		}
	}, "roster")
	for _, d := range r.instances {
		r.instance(d)
	}
	r.declareSteps()
}

// makeThing declares one thing, or a design and its copies; it returns the (first) thing and the
// design.
func (r *Resolver) makeThing(k *model.Kind, name, title string, count int32, o model.Origin, ctx Context, additions bool) (*model.Thing, *model.Kind) {
	if r.Doubtful(k) {
		r.loseThing(name)
	}
	inDecks := r.composed[name]
	if !k.IsA(r.kinds["piece"]) {
		inDecks = nil
	}
	if inDecks != nil {
		count = inDecks.sum
	}
	if count == 1 && inDecks == nil && !additions {
		t := r.newThing(name, title, k, o)
		return t, nil
	}
	design := &model.Kind{Name: name, Title: title, Plural: name, Parent: k, Design: true, Number: count, Origin: o}
	if old := r.Names.Design(k, name); old != nil && old.Parent == k {
		r.report(diag.Errorf("resolve/duplicate", o.Range, "duplicate name %q", name).WithRelated(old.Range, "other declaration"))
	}
	k.Children = append(k.Children, design)
	r.Game.Kinds = append(r.Game.Kinds, design)
	r.add(r.Names.Read, name, Symbol{Design: design, Range: o.Range})
	if !r.room(int(count), o.Range) {
		count = 0
	}
	var first *model.Thing
	for i := int32(1); i <= count; i++ {
		t := &model.Thing{Name: name, Title: title, Kind: design, Copy: i, Origin: o}
		if first == nil {
			first = t
		}
		r.Game.Things = append(r.Game.Things, t)
	}
	if count == 1 && first != nil {
		first.Copy = 0
		r.Names.Read[name] = append(r.Names.Read[name], Symbol{Thing: first, Range: o.Range})
	}
	return first, design
}

// instance declares a block such as `defender "Bouck" { ... }`.
func (r *Resolver) instance(d Decl) {
	k := r.kinds[english.Slug(d.Block.Type)]
	if k == nil || k.Design {
		known := append(lang.Groups["declaration"], "game", "mod")
		for n, k := range r.kinds {
			if !k.Builtin() {
				known = append(known, n)
			}
		}
		if d.Context.Test {
			known = append(known, lang.Groups["test step"]...)
		}
		r.report(diag.Errorf("resolve/unknown-block", d.Block.TypeRange, "unknown block %q", d.Block.Type).
			WithSuggestion(english.Slug(d.Block.Type), known))
		r.loseThings(d.Block)
		return
	}
	if len(d.Block.Labels) != 1 {
		r.errorf("resolve/labels", d.Block.DefRange(), "%s needs one label: its name", d.Block.Type)
		if len(d.Block.Labels) > 0 {
			r.loseWords(strings.Join(d.Block.Labels, " "))
			return
		}
		r.loseName("thing")
		d.Block = r.unnamed(d.Block)
	}
	d.Attrs = Attrs{}
	for _, a := range SortedAttrs(d.Block.Body) {
		d.Attrs[a.Name] = a
	}
	name := english.Slug(d.Block.Labels[0])
	count, sure := int32(1), true
	if a := d.Attrs["count"]; a != nil {
		if n, ok := r.integer(a); !ok {
			count, sure = 2, false
		} else if n >= 0 && n <= 10000 {
			count = int32(n)
			r.compose(k, name, count, a.Expr, d.Mod)
		} else {
			r.errorf("resolve/number", a.Expr.Range(), "a count must be from 0 to 10000")
			count, sure = 100, false // enough for whatever else is said of the design
		}
	}
	additions := false
	for _, b := range d.Block.Body.Blocks {
		additions = additions || b.Type != "value"
	}
	o := r.originOf(d)
	t, design := r.makeThing(k, name, d.Block.Labels[0], count, o, d.Context, additions)
	if !sure {
		r.doubt(design)
	}
	if additions {
		r.gatherBody(d.Block, d.Context, design)
	}
	for _, a := range SortedAttrs(d.Block.Body) {
		key := english.Slug(a.Name)
		switch {
		case key == "count" || isOriginAttr(a.Name):
		case key == "traits":
			r.traits(k, t, design, a.Expr)
		case key == "at":
			r.startAt(t, design, a.Expr)
		case key == "in_force" && k.IsA(r.kinds["box"]):
			t.InForce = r.boolean(a)
		case key == "seen_by" && k.IsA(r.kinds["place"]):
			r.seen[t] = a
		default:
			f := r.dataField(k, key)
			if f == nil {
				if r.Doubtful(k) {
					continue
				}
				r.report(diag.Errorf("resolve/unknown-field", a.NameRange, "%s has no field %q", k.Name, a.Name).
					WithSuggestion(key, r.Names.Few(append(r.dataFields(k), "count", "traits", "at"))).WithCause(NoField(k, key)))
				r.LoseFigures(t, 1)
				continue
			}
			r.pending = append(r.pending, pendingData{f, t, design, a.Expr})
		}
	}
}

func isOriginAttr(n string) bool {
	for _, a := range lang.OriginAttrs {
		if a.Name == n {
			return true
		}
	}
	return false
}

// startAt notes where a thing starts.
func (r *Resolver) startAt(t *model.Thing, design *model.Kind, e hclsyntax.Expression) {
	if t != nil {
		r.Bodies.Starts[t] = e
	}
}

// traits marks the adjectives that a thing has for good.
func (r *Resolver) traits(k *model.Kind, t *model.Thing, design *model.Kind, e hclsyntax.Expression) {
	items, ok := Items(e)
	if !ok {
		r.errorf("resolve/names", e.Range(), "traits must be a list of names: [a, b]")
		return
	}
	for _, it := range items {
		w := Word(it)
		f := r.dataField(k, w)
		if f == nil || f.Type != model.TBool {
			var known []string
			for up := k; up != nil; up = up.Parent {
				for _, f := range up.Fields {
					if f.Storage == model.Printed && f.Type == model.TBool {
						known = append(known, f.Name)
					}
				}
			}
			if !r.Doubtful(k) {
				r.report(diag.Errorf("resolve/unknown-field", it.Range(), "%s has no trait %q", k.Name, w).WithSuggestion(w, known).WithCause(NoField(k, w)))
			}
			continue
		}
		r.pending = append(r.pending, pendingData{f, t, design, nil})
	}
}

// dataField finds a printed or state field of the kind.
func (r *Reader) dataField(k *model.Kind, name string) *model.Field {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == name && (f.Storage == model.Printed || f.Storage == model.State || f.Storage == model.Covers) {
				return f
			}
		}
	}
	return nil
}

func (r *Reader) dataFields(k *model.Kind) []string {
	var out []string
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Storage == model.Printed || f.Storage == model.State || f.Storage == model.Covers {
				out = append(out, f.Name)
			}
		}
	}
	return out
}

func (r *Reader) later(f func()) { r.afterIDs = append(r.afterIDs, f) }
