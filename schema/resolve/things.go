package resolve

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/lang"
	"sandtable/schema/model"
)

// MaxThings bounds how many things a game may have.
const MaxThings = 200_000

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
			sum := int32(0)
			for _, it := range items {
				n, ok := r.whole(it)
				if ok && (n < 0 || n > 10_000) {
					r.errorf("resolve/number", it.Range(), "a number of cards must be from 0 to 10000")
					n = 0
				}
				if ok {
					sum += n
				}
			}
			r.composed[e.Key] = true
			r.extras[e.Key] += sum
		}
	}, "composition")
}

// columnsOfAll are what every roster can state, whatever its kind: no field is called so.
var columnsOfAll = map[string]string{
	"at": "the place where a thing stands at the start", "count": "how many like pieces there are", "traits": "the traits that a thing has",
}

// declareFields reads the printed and state fields, sides and traits of kinds.
func (r *Resolver) declareFields() {
	r.each(func(d Decl) {
		k := r.kinds[model.Slug(d.Block.Labels[0])]
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
				f := &model.Field{Name: e.Key, Title: e.Title, Type: r.Type(e.Value), Of: k, Storage: part.storage, Origin: r.origin(d)}
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
		for _, e := range r.names(d.Attrs["sides"]) {
			k.Sides = append(k.Sides, e.Key)
			k.SideTitles = append(k.SideTitles, e.Title)
		}
		if len(k.Sides) > 0 {
			k.SideField = &model.Field{Name: "side up", Type: model.TNumber, Of: k, Storage: model.State, Start: map[int32]int32{}}
			k.Fields = append(k.Fields, k.SideField)
			for i, s := range k.Sides {
				r.addField(k, &model.Field{Name: s, Title: k.SideTitles[i], Type: model.TBool, Of: k, Storage: model.SideUp, Side: int32(i), Origin: k.Origin})
			}
		}
		for _, e := range r.names(d.Attrs["traits"]) {
			f := &model.Field{Name: e.Key, Title: e.Title, Type: model.TBool, Of: k, Storage: model.Printed, Values: map[int32][]int32{}, Origin: k.Origin}
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
func (r *Resolver) addField(k *model.Kind, f *model.Field) {
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
		name := model.Slug(d.Block.Labels[0])
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

// roster declares the rows of a printed grid.
func (r *Resolver) roster(k *model.Kind, d Decl) {
	if a := d.Attrs["rows"]; a != nil && d.Attrs["columns"] == nil { // reported: nothing is said of the rows
		r.loseWordsIn(a.Expr)
		if rows, ok := Entries(a.Expr, func(diag.Finding) {}); ok {
			r.loseWords(entryKeys(rows)...)
		}
		return
	}
	cols := r.names(d.Attrs["columns"])
	var entries []Entry
	if a := d.Attrs["rows"]; a != nil {
		var ok bool
		before := len(r.Findings)
		if entries, ok = Entries(a.Expr, r.report); !ok {
			r.errorf("resolve/rows", a.Expr.Range(), "rows must have the form { name = [cells] }")
			r.loseWordsIn(a.Expr)
			return
		}
		for range r.Findings[before:] { // a row is called as another one is
			r.loseName("row")
		}
	}
	fields := make([]*model.Field, len(cols))
	for i, c := range cols {
		if c.Key == "count" || c.Key == "traits" || c.Key == "at" {
			continue
		}
		if fields[i] = r.dataField(k, c.Key); fields[i] == nil && c.Key != "each" {
			known := r.Names.Few(append(r.dataFields(k), "count", "traits", "at"))
			r.report(diag.Errorf("resolve/unknown-field", c.At, "%s has no field %q", k.Name, c.Key).WithSuggestion(c.Key, known).WithCause(NoField(k, c.Key)))
			if meant := diag.Suggest(c.Key, known); meant != "" { // go on as if it were meant
				cols[i].Key, fields[i] = meant, r.dataField(k, meant)
			}
		}
	}
	strange := 0 // columns that are no field
	for i, c := range cols {
		if fields[i] == nil && c.Key != "count" && c.Key != "traits" && c.Key != "at" && c.Key != "each" {
			strange++
		}
	}
	sums, unread := make([]int32, len(cols)), make([]bool, len(cols))
	o := r.origin(d)
	for _, e := range entries {
		cells, ok := Items(e.Value)
		if !ok || len(cells) != len(cols) {
			r.errorf("resolve/row", e.Value.Range(), "row %q must have %d cells, one for each column", e.Title, len(cols)).
				hint(r, fmt.Sprintf("found %d", len(cells)))
			for i := range unread {
				unread[i] = true
			}
			r.halfRow(k, e, cols, cells, o, d)
			continue
		}
		count := int32(1)
		for i, c := range cols {
			if c.Key == "count" {
				if count, ok = r.howMany(cells[i]); !ok {
					unread[i] = true
				}
			}
		}
		ro := o
		ro.Range = e.At
		t, design := r.makeThing(k, e.Key, e.Title, count, ro, d.Context, false)
		if !ok {
			r.doubt(design)
		}
		if r.Doubtful(d.Block) {
			r.doubt(t)
		}
		r.lost.figures[t] += strange
		for i, c := range cols {
			if n, ok := quietNumber(cells[i], r.Game.Unit); ok {
				sums[i] += n
			} else {
				unread[i] = true
			}
			switch {
			case Word(cells[i]) == "absent": // a mod has added the column, and says nothing of this row
			case c.Key == "traits":
				r.traits(k, t, design, cells[i])
			case c.Key == "at":
				r.startAt(t, design, cells[i])
			case fields[i] != nil:
				r.pending = append(r.pending, pendingData{fields[i], t, design, cells[i]})
			}
		}
	}
	r.totals(d, cols, sums, unread)
}

// halfRow declares what a row is about that has too few cells, or too many: its name is known, and
// its figures are not.
func (r *Resolver) halfRow(k *model.Kind, e Entry, cols []Entry, cells []hclsyntax.Expression, o model.Origin, d Decl) {
	count := int32(1)
	for i, c := range cols {
		if c.Key == "count" {
			if count = 2; i < len(cells) {
				if n, ok := quietNumber(cells[i], 1); ok && n > 0 && n <= 10000 {
					count = n
				}
			}
		}
	}
	o.Range = e.At
	t, design := r.makeThing(k, e.Key, e.Title, count, o, d.Context, false)
	r.doubt(t)
	r.doubt(design)
}

// howMany reads how many copies of a design there are; several, if that cannot be read.
func (r *Resolver) howMany(cell hclsyntax.Expression) (int32, bool) {
	n, ok := r.whole(cell)
	switch {
	case !ok:
		r.errorf("resolve/number", cell.Range(), "a count must be a whole number")
	case n < 0:
		r.errorf("resolve/number", cell.Range(), "a count must be from 0 to 10000")
	case n > 10000:
		r.errorf("resolve/number", cell.Range(), "a count must be from 0 to 10000")
		return 100, false // enough for what is said of them
	default:
		return n, true
	}
	return 2, false
}

// totals checks what the columns of a roster add up to.
func (r *Resolver) totals(d Decl, cols []Entry, sums []int32, unread []bool) {
	a := d.Attrs["totals"]
	if a == nil {
		return
	}
	entries, ok := Entries(a.Expr, r.report)
	if !ok {
		r.errorf("resolve/rows", a.Expr.Range(), "totals must have the form { column = number }")
		return
	}
	followed := r.followed(d, len(cols), r.Game.Unit)
	for _, e := range entries {
		found := false
		for i, c := range cols {
			if c.Key != e.Key {
				continue
			}
			found = true
			if n, ok := r.number(e.Value); ok && n+followed[i] != sums[i] && !unread[i] && !r.Doubtful(d.Block) {
				r.errorf("resolve/total", e.Value.Range(), "column %q adds up to %s, not %s", c.Title, r.show(sums[i]), r.show(n))
			}
		}
		if !found {
			r.unknown(e, "column", entryKeys(cols))
		}
	}
}

func entryKeys(es []Entry) []string {
	var out []string
	for _, e := range es {
		out = append(out, e.Key)
	}
	return out
}

// makeThing declares one thing, or a design and its copies; it returns the (first) thing and the
// design.
func (r *Resolver) makeThing(k *model.Kind, name, title string, count int32, o model.Origin, ctx Context, additions bool) (*model.Thing, *model.Kind) {
	if r.Doubtful(k) {
		r.loseThing(name)
	}
	composed := r.composed[name] && k.IsA(r.kinds["piece"])
	if composed {
		count = r.extras[name]
	}
	if count == 1 && !composed && !additions {
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
	if len(r.Game.Things)+int(count) > MaxThings {
		r.errorf("resolve/too-many", o.Range, "the game has more than %d things", MaxThings)
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

// loseThings is loseThing for the labels of a block.
func (r *Resolver) loseThings(b *hclsyntax.Block) {
	for _, l := range b.Labels {
		r.loseThing(model.Slug(l))
	}
}

// loseThing notes the names that come with a thing of an unknown kind: it may be a player, or a path.
func (r *Resolver) loseThing(name string) {
	r.loseWords(name, name+"_wins")
	r.loseLike(func(word string) bool { return word != name && stem(word) == name })
}

// instance declares a block such as `defender "Bouck" { ... }`.
func (r *Resolver) instance(d Decl) {
	k := r.kinds[model.Slug(d.Block.Type)]
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
			WithSuggestion(model.Slug(d.Block.Type), known))
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
	name := model.Slug(d.Block.Labels[0])
	count, sure := int32(1), true
	if a := d.Attrs["count"]; a != nil {
		if n, ok := r.integer(a); !ok {
			count, sure = 2, false
		} else if n >= 0 && n <= 10000 {
			count = int32(n)
		} else {
			r.errorf("resolve/number", a.Expr.Range(), "a count must be from 0 to 10000")
			count, sure = 100, false // enough for whatever else is said of the design
		}
	}
	additions := false
	for _, b := range d.Block.Body.Blocks {
		additions = additions || b.Type != "value"
	}
	o := r.origin(d)
	t, design := r.makeThing(k, name, d.Block.Labels[0], count, o, d.Context, additions)
	if !sure {
		r.doubt(design)
	}
	if additions {
		r.gatherBody(d.Block, d.Context, design)
	}
	for _, a := range SortedAttrs(d.Block.Body) {
		key := model.Slug(a.Name)
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
				r.report(diag.Errorf("resolve/unknown-field", a.NameRange, "%s has no field %q", k.Name, a.Name).
					WithSuggestion(key, r.Names.Few(append(r.dataFields(k), "count", "traits", "at"))).WithCause(NoField(k, key)))
				r.lost.figures[t]++
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
			r.report(diag.Errorf("resolve/unknown-field", it.Range(), "%s has no trait %q", k.Name, w).WithSuggestion(w, known).WithCause(NoField(k, w)))
			continue
		}
		r.pending = append(r.pending, pendingData{f, t, design, nil})
	}
}

// dataField finds a printed or state field of the kind.
func (r *Resolver) dataField(k *model.Kind, name string) *model.Field {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == name && (f.Storage == model.Printed || f.Storage == model.State || f.Storage == model.Covers) {
				return f
			}
		}
	}
	return nil
}

func (r *Resolver) dataFields(k *model.Kind) []string {
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

func (r *Resolver) later(f func()) { r.afterIDs = append(r.afterIDs, f) }

// declareMarkers declares tokens and the words that they add to their hosts.
func (r *Resolver) declareMarkers() {
	r.each(func(d Decl) {
		m := &model.Marker{Name: model.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.origin(d), Index: int32(len(r.Game.Markers))}
		if a := d.Attrs["on"]; a != nil {
			m.On = r.kindNamed(a.Expr)
		}
		lost := m.On == nil // nobody knows what carries it
		if lost {
			m.On = r.kinds["piece"]
			r.loseDecl(m.Range)
		}
		if n, ok := r.integer(d.Attrs["count"]); ok {
			m.Count, m.Limit = int32(n), int32(n)
		}
		if a := d.Attrs["limit"]; a != nil {
			if !r.boolean(a) {
				m.Limit = 0
			}
			if d.Attrs["count"] == nil {
				r.errorf("resolve/limit", a.NameRange, "limit has no effect on a marker without a count").
					hint(r, "add count, or remove limit")
			}
		}
		if a := d.Attrs["many"]; a != nil {
			m.Many = r.boolean(a)
		}
		word := m.Name
		if a := d.Attrs["adjective"]; a != nil {
			if w := r.name(a); w != "" {
				word = w
			}
		}
		m.Has = &model.Field{Name: word, Title: m.Title, Type: model.TBool, Of: m.On, Storage: model.HasMarker, Marker: m, Origin: m.Origin}
		r.addField(m.On, m.Has)
		if lost {
			r.loseWords(word)
		}
		m.Plural = m.Name + "s"
		if a := d.Attrs["plural"]; a != nil {
			if w := r.name(a); w != "" {
				m.Plural = w
			}
		}
		m.Number = &model.Field{Name: m.Plural, Title: m.Plural, Type: model.TNumber, Of: m.On, Storage: model.MarkerCount, Marker: m, Origin: m.Origin}
		if m.Many {
			r.addField(m.On, m.Number)
			if lost {
				r.loseWords(m.Plural)
			}
		}
		if a := d.Attrs["start"]; a != nil {
			r.Bodies.MarkStarts[m] = a.Expr
		}
		r.Game.Markers = append(r.Game.Markers, m)
		r.add(r.Names.Read, m.Name, Symbol{Marker: m, Range: m.Range})
	}, "marker")
}

// declareTracks declares tracks and their boxes.
func (r *Resolver) declareTracks() {
	r.each(func(d Decl) {
		title := d.Block.Labels[0]
		th := r.newThing(model.Slug(title), title, r.kinds["track"], r.origin(d))
		boxes := &model.Kind{Name: th.Name + "_box", Title: title + " box", Plural: th.Name + "_boxes", Parent: r.kinds["track_box"], Origin: th.Origin}
		boxes.Parent.Children = append(boxes.Parent.Children, boxes)
		r.Game.Kinds = append(r.Game.Kinds, boxes)
		r.Names.Read[boxes.Plural] = append(r.Names.Read[boxes.Plural], Symbol{Set: boxes, Range: th.Range})
		number := &model.Field{Name: "number", Title: "number", Type: model.TNumber, Of: boxes, Storage: model.Printed, Values: map[int32][]int32{}}
		boxes.Fields = append(boxes.Fields, number)
		tr := &model.Track{Thing: th, Boxes: boxes, Origin: th.Origin}
		th.Track = tr
		r.Game.Tracks = append(r.Game.Tracks, tr)
		r.boxFields(boxes, d)
		r.trackBoxes(tr, d, number)
		if a := d.Attrs["start"]; a != nil {
			r.trackStart(tr, a)
		}
	}, "track")
}

func (r *Resolver) trackStart(tr *model.Track, a *hclsyntax.Attribute) {
	w := Word(a.Expr)
	n, isNumber := quietNumber(a.Expr, r.Game.Unit)
	for i, b := range tr.Thing.Boxes {
		if (w != "" && b.Name == w) || (isNumber && b.Title == fmt.Sprintf("%s %s", tr.Thing.Title, r.show(n))) {
			tr.Start = i
			return
		}
	}
	if r.Doubtful(tr) {
		return
	}
	r.errorf("resolve/track-start", a.Expr.Range(), "track %q has no such box", tr.Thing.Title)
}
