package resolve

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// borders reads what is printed between two spaces of a kind that touch.
func (r *Resolver) borders(k *model.Kind, d decl.Decl) {
	a := d.Attrs["borders"]
	if a == nil {
		return
	}
	if !k.IsA(r.Kinds["space"]) {
		if !r.Doubtful(k) {
			r.Errorf("resolve/feature", a.NameRange, "borders need a kind of space; %q is not one", k.Name)
		}
		return
	}
	for _, e := range r.Entries(a, "resolve/fields", "{ field = type }") {
		f := &model.Field{
			Name:    e.Key,
			Title:   e.Title,
			Type:    r.Type(e.Value),
			Of:      k,
			Storage: model.OfBorder,
			Between: map[model.Border]int32{},
			Origin:  r.OriginOf(d),
		}
		f.Range = e.At
		f.Default = zero(f.Type)
		switch {
		case f.Type.Form != model.One || f.Type.Base == model.Text:
			r.Errorf("resolve/type", e.Value.Range(), "a border field must be a single value, not %s", f.Type)
			continue
		case (f.Type.Base == model.ThingOf || f.Type.Base == model.DesignOf || f.Type.Base == model.DieOf) && !f.Type.Maybe:
			r.Errorf("resolve/type", e.Value.Range(), "a border field of type %s has no default", f.Type).
				Hint("write maybe(" + f.Type.String() + ")")
			f.Type.Maybe, f.Default = true, model.None
		}
		if old := decl.BorderField(k, f.Name); old != nil {
			r.Report(diag.Errorf("resolve/duplicate", f.Range, "the borders of %s already have %q", old.Of.Plural, f.Name).
				WithRelated(old.Range, "declared here"))
			continue
		}
		k.Borders = append(k.Borders, f)
	}
}

// scanCompositions notes which cards stand in compositions, how many of each, before the cards are
// declared.
func (r *Resolver) scanCompositions() {
	r.Each(func(d decl.Decl) {
		if rest := d.Attrs["rest"]; rest != nil && syntax.Word(rest.Expr) != "supply" {
			r.Errorf("resolve/count", rest.Expr.Range(), "rest must be supply").Hint("write rest = supply")
		}
		for _, e := range r.Entries(d.Attrs["rows"], "resolve/rows", "{ card = [numbers] }") {
			items, _ := syntax.Items(e.Value)
			sum, sure := int32(0), d.Attrs["decks"] != nil && len(items) == len(r.NamesOf(d.Attrs["decks"]))
			for _, it := range items {
				n, ok := r.Whole(it)
				sure = sure && ok
				if ok && (n < 0 || n > 10_000) {
					r.Errorf("resolve/number", it.Range(), "a number of cards must be from 0 to 10000")
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

// printCompositions notes how many copies of each card the compositions of the game have before
// mods change them: the count of a card that the game states says no more.
func (r *Resolver) printCompositions() {
	r.Each(func(d decl.Decl) {
		if a := d.Attrs["rows"]; a != nil && d.Mod == nil {
			rows, _ := syntax.Entries(a.Expr, func(diag.Finding) {})
			for _, e := range rows {
				cells, _ := syntax.Items(e.Value)
				for _, c := range cells {
					if n, ok := syntax.Number(c, 1); ok {
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
	if c == nil || !k.IsA(r.Kinds["piece"]) || c.unsure {
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
		r.Report(diag.Errorf("resolve/count", at.Range(), "%d copies are stated, and the decks hold %d", count, have).
			WithRelated(c.block.DefRange(), "composition").
			WithHint("write count = %d, or in the composition rest = supply: the other %d are in the supply then", have, count-have))
	default:
		r.Report(diag.Errorf("resolve/count", at.Range(), "%d copies are stated, and the decks hold %d", count, have).
			WithRelated(c.block.DefRange(), "composition").WithHint("write count = %d, or remove it", have))
	}
}

// columnsOfAll are what every roster can state, whatever its kind: no field is called so.
var columnsOfAll = map[string]string{
	"at": "the place where a thing stands at the start", "count": "how many like pieces there are", "traits": "the traits that a thing has",
}

// declareFields reads the printed and state fields, sides and traits of kinds.
func (r *Resolver) declareFields() {
	r.Each(func(d decl.Decl) {
		k := r.Kinds[english.Slug(d.Block.Labels[0])]
		if k == nil || k.Range != d.Block.DefRange() {
			return
		}
		for _, part := range []struct {
			attr    string
			storage model.Storage
		}{{"fields", model.Printed}, {"state", model.State}} {
			for _, e := range r.Entries(d.Attrs[part.attr], "resolve/fields", "{ field = type }") {
				if what := columnsOfAll[e.Key]; what != "" {
					r.Report(diag.Errorf("resolve/duplicate", e.At, "%q is a word of the language: %s", e.Key, what).
						WithHint("remove it, or give the field another name"))
					continue
				}
				f := model.NewField(k, e.Key, e.Title, r.Type(e.Value), part.storage)
				f.Origin = r.OriginOf(d)
				f.Range = e.At
				if part.storage == model.State {
					f.Default = zero(f.Type)
					if f.Type.Form != model.One {
						r.Errorf("resolve/type", e.Value.Range(), "a state field must be a single value, not %s", f.Type)
					}
				}
				r.AddField(k, f)
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
				r.AddField(k, &model.Field{
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
			f := model.NewField(k, e.Key, e.Title, model.TBool, model.Printed)
			f.Origin = k.Origin
			f.Range = e.At
			r.AddField(k, f)
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

// declareThings declares what rosters, single blocks and paths list.
func (r *Resolver) declareThings() {
	r.Each(func(d decl.Decl) {
		name := english.Slug(d.Block.Labels[0])
		k := r.Kinds[name]
		if k == nil {
			r.Report(diag.Errorf("resolve/unknown-kind", d.Block.LabelRanges[0], "unknown kind %q", name).
				WithSuggestion(name, symbol.Keys(r.Names, r.Kinds)))
			k = r.MeantKind(name) // go on as if it were meant
			r.Doubt(d.Block)
		}
		switch a := d.Attrs["rows"]; {
		case k != nil:
			r.roster(k, d)
		case a != nil:
			r.LoseWordsIn(a.Expr)
			rows, _ := syntax.Entries(a.Expr, func(diag.Finding) {})
			for _, row := range rows {
				r.LoseThing(row.Key)
			}
		}
	}, "roster")
	for _, d := range r.Instances {
		r.instance(d)
	}
	r.declareSteps()
}

// makeThing declares one thing, or a design and its copies; it returns the (first) thing and the
// design.
func (r *Resolver) makeThing(k *model.Kind, name, title string, count int32, o model.Origin, additions bool) (*model.Thing, *model.Kind) {
	if r.Doubtful(k) {
		r.LoseThing(name)
	}
	inDecks := r.composed[name]
	if !k.IsA(r.Kinds["piece"]) {
		inDecks = nil
	}
	if inDecks != nil {
		count = inDecks.sum
	}
	if count == 1 && inDecks == nil && !additions {
		t := r.NewThing(name, title, k, o)
		return t, nil
	}
	design := &model.Kind{Name: name, Title: title, Plural: name, Parent: k, Design: true, Number: count, Origin: o}
	if old := r.Names.Design(k, name); old != nil && old.Parent == k {
		r.Report(diag.Errorf("resolve/duplicate", o.Range, "duplicate name %q", name).WithRelated(old.Range, "other declaration"))
	}
	k.Children = append(k.Children, design)
	r.Game.Kinds = append(r.Game.Kinds, design)
	r.Enter(r.Names.Read, name, symbol.Symbol{Design: design, Range: o.Range})
	if !r.Room(int(count), o.Range) {
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
		r.Names.Read[name] = append(r.Names.Read[name], symbol.Symbol{Thing: first, Range: o.Range})
	}
	return first, design
}

// instance declares a block such as `defender "Bouck" { ... }`.
func (r *Resolver) instance(d decl.Decl) {
	k := r.Kinds[english.Slug(d.Block.Type)]
	if k == nil || k.Design {
		known := append(lang.Groups["declaration"], "game", "mod")
		for n, k := range r.Kinds {
			if !k.Builtin() {
				known = append(known, n)
			}
		}
		if d.Context.Test {
			known = append(known, r.steps...)
		}
		r.Report(diag.Errorf("resolve/unknown-block", d.Block.TypeRange, "unknown block %q", d.Block.Type).
			WithSuggestion(english.Slug(d.Block.Type), known))
		r.LoseThings(d.Block)
		return
	}
	if len(d.Block.Labels) != 1 {
		r.Errorf("resolve/labels", d.Block.DefRange(), "%s needs one label: its name", d.Block.Type)
		if len(d.Block.Labels) > 0 {
			r.LoseWords(strings.Join(d.Block.Labels, " "))
			return
		}
		r.LoseName("thing")
		d.Block = r.Unnamed(d.Block)
	}
	d.Attrs = syntax.Attrs{}
	for _, a := range syntax.SortedAttrs(d.Block.Body) {
		d.Attrs[a.Name] = a
	}
	name := english.Slug(d.Block.Labels[0])
	count, sure := int32(1), true
	if a := d.Attrs["count"]; a != nil {
		if n, ok := r.Integer(a); !ok {
			count, sure = 2, false
		} else if n >= 0 && n <= 10000 {
			count = int32(n)
			r.compose(k, name, count, a.Expr, d.Mod)
		} else {
			r.Errorf("resolve/number", a.Expr.Range(), "a count must be from 0 to 10000")
			count, sure = 100, false // enough for whatever else is said of the design
		}
	}
	additions := false
	for _, b := range d.Block.Body.Blocks {
		additions = additions || b.Type != "value"
	}
	o := r.OriginOf(d)
	t, design := r.makeThing(k, name, d.Block.Labels[0], count, o, additions)
	if !sure {
		r.Doubt(design)
	}
	if additions {
		r.gatherBody(d.Block, d.Context, design)
	}
	for _, a := range syntax.SortedAttrs(d.Block.Body) {
		key := english.Slug(a.Name)
		switch {
		case key == "count" || decl.IsOriginAttr(a.Name):
		case key == "traits":
			r.traits(k, t, design, a.Expr)
		case key == "at":
			r.startAt(t, a.Expr)
		case key == "in_force" && k.IsA(r.Kinds["box"]):
			t.InForce = r.Boolean(a)
		case key == "seen_by" && k.IsA(r.Kinds["place"]):
			r.sight.Of[t] = a
		default:
			f := r.DataField(k, key)
			if f == nil {
				if r.Doubtful(k) {
					continue
				}
				r.Report(diag.Errorf("resolve/unknown-field", a.NameRange, "%s has no field %q", k.Name, a.Name).
					WithSuggestion(key, r.Names.Few(append(r.DataFields(k), "count", "traits", "at"))).WithCause(blame.NoField(k, key)))
				r.LoseFigures(t, 1)
				continue
			}
			r.Pending = append(r.Pending, decl.Datum{Field: f, Thing: t, Kind: design, Expr: a.Expr})
		}
	}
}

// startAt notes where a thing starts.
func (r *Resolver) startAt(t *model.Thing, e hclsyntax.Expression) {
	if t != nil {
		r.Bodies.Starts[t] = e
	}
}

// traits marks the adjectives that a thing has for good.
func (r *Resolver) traits(k *model.Kind, t *model.Thing, design *model.Kind, e hclsyntax.Expression) {
	items, ok := syntax.Items(e)
	if !ok {
		r.Errorf("resolve/names", e.Range(), "traits must be a list of names: [a, b]")
		return
	}
	for _, it := range items {
		w := syntax.Word(it)
		f := r.DataField(k, w)
		if f == nil || f.Type != model.TBool {
			_, known := k.Pick("", func(f *model.Field) bool { return f.Storage == model.Printed && f.Type == model.TBool })
			if !r.Doubtful(k) {
				r.Report(diag.Errorf("resolve/unknown-field", it.Range(), "%s has no trait %q", k.Name, w).WithSuggestion(w, known).
					WithCause(blame.NoField(k, w)))
			}
			continue
		}
		r.Pending = append(r.Pending, decl.Datum{Field: f, Thing: t, Kind: design, Expr: nil})
	}
}
