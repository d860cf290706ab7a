package resolve

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// borders reads what is printed between two spaces of a kind that touch.
func (r *Resolver) borders(k *model.Kind, d Decl) {
	a := d.Attrs["borders"]
	if a == nil {
		return
	}
	if !k.IsA(r.kinds["space"]) {
		if !r.Doubtful(k) {
			r.errorf("resolve/feature", a.NameRange, "borders need a kind of space; %q is not one", k.Name)
		}
		return
	}
	entries, ok := Entries(a.Expr, r.report)
	if !ok {
		r.errorf("resolve/fields", a.Expr.Range(), "borders must have the form { field = type }")
		return
	}
	for _, e := range entries {
		f := &model.Field{
			Name:    e.Key,
			Title:   e.Title,
			Type:    r.Type(e.Value),
			Of:      k,
			Storage: model.OfBorder,
			Between: map[model.Border]int32{},
			Origin:  r.originOf(d),
		}
		f.Range = e.At
		f.Default = zero(f.Type)
		switch {
		case f.Type.Form != model.One || f.Type.Base == model.Text:
			r.errorf("resolve/type", e.Value.Range(), "a border field must be a single value, not %s", f.Type)
			continue
		case (f.Type.Base == model.ThingOf || f.Type.Base == model.DesignOf || f.Type.Base == model.DieOf) && !f.Type.Maybe:
			r.errorf("resolve/type", e.Value.Range(), "a border field of type %s has no default", f.Type).hint("write maybe(" + f.Type.String() + ")")
			f.Type.Maybe, f.Default = true, model.None
		}
		if old := borderField(k, f.Name); old != nil {
			r.report(diag.Errorf("resolve/duplicate", f.Range, "the borders of %s already have %q", old.Of.Plural, f.Name).WithRelated(old.Range, "declared here"))
			continue
		}
		k.Borders = append(k.Borders, f)
	}
}

// borderField finds a field of the borders of a kind.
func borderField(k *model.Kind, name string) *model.Field {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Borders {
			if f.Name == name {
				return f
			}
		}
	}
	return nil
}

// laidOut is what features have laid so far, and where: two that differ on one thing are found.
type laidOut struct {
	spaces  map[*model.Field]map[int32]hcl.Range
	borders map[*model.Field]map[model.Border]hcl.Range
	crosses map[*model.Kind]map[model.Border]bool // pairs of spaces that touch
}

// applyFeatures lays what features say on spaces and borders.
func (r Filler) applyFeatures() {
	p := &laidOut{map[*model.Field]map[int32]hcl.Range{}, map[*model.Field]map[model.Border]hcl.Range{}, map[*model.Kind]map[model.Border]bool{}}
	names := map[string]hcl.Range{}
	r.each(func(d Decl) {
		m := &model.Feature{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.originOf(d)}
		if at, twice := names[m.Name]; twice {
			r.report(diag.Errorf("resolve/duplicate", d.Block.LabelRanges[0], "duplicate feature %q", m.Name).WithRelated(at, "other declaration"))
		}
		names[m.Name] = m.Range
		r.Game.Features = append(r.Game.Features, m)
		m.Laid = r.feature(d, p, m)
	}, "feature")
}

// feature lays one feature, and counts the spaces or borders that it names.
func (r Filler) feature(d Decl, p *laidOut, m *model.Feature) (laid int) {
	on, along, between := d.Attrs["on"], d.Attrs["along"], d.Attrs["between"]
	n := 0
	for _, a := range []*hclsyntax.Attribute{on, along, between} {
		if a != nil {
			n++
		}
	}
	if n != 1 {
		r.errorf("resolve/feature", d.Block.DefRange(), "a feature needs exactly one of on, along and between").
			hint("write on for spaces, along for a line of spaces, between for pairs")
		return 1
	}
	fields := d.Attrs["fields"]
	if fields == nil {
		return 1
	}
	entries, ok := Entries(fields.Expr, r.report)
	if !ok {
		r.errorf("resolve/feature", fields.Expr.Range(), "fields must have the form { field = value }")
		return 1
	}
	m.Says = says(fields.Expr)
	switch {
	case on != nil:
		ids, ok := r.Constant(on.Expr, model.SetOf(r.kinds["space"]))
		if !ok {
			return 1
		}
		m.Spaces = ids
		r.featureOnSpaces(ids, entries, p)
		return len(ids)
	case along != nil:
		ids, ok := r.Constant(along.Expr, model.OneOf(r.kinds["space"]).In(model.List))
		if !ok {
			return 1
		}
		if len(ids) < 2 {
			r.errorf("resolve/feature", along.Expr.Range(), "a line needs at least two spaces")
			return 1
		}
		m.Line = ids
		for i := 1; i < len(ids); i++ {
			r.featureOnBorder(ids[i-1], ids[i], along.Expr.Range(), entries, p)
		}
		return len(ids) - 1
	default:
		items, ok := Items(between.Expr)
		if !ok {
			r.errorf("resolve/feature", between.Expr.Range(), "between must be a list of pairs: [[a1, a2], [b1, b2]]")
			return 1
		}
		for _, it := range items {
			ids, ok := r.Constant(it, model.OneOf(r.kinds["space"]).In(model.List))
			if !ok {
				continue
			}
			if len(ids) != 2 {
				r.errorf("resolve/feature", it.Range(), "a border lies between two spaces, found %d", len(ids))
				continue
			}
			m.Pairs = append(m.Pairs, [2]int32{ids[0], ids[1]})
			r.featureOnBorder(ids[0], ids[1], it.Range(), entries, p)
		}
		return len(items)
	}
}

// featureOnSpaces gives spaces their printed fields.
func (r Filler) featureOnSpaces(ids []int32, entries []Entry, p *laidOut) {
	for _, id := range ids {
		t := r.Game.Things[id]
		for _, e := range entries {
			f := r.dataField(t.Kind, e.Key)
			if f == nil {
				r.noField(t.Kind.Base(), e)
				return
			}
			if f.Type.Is(model.Text) {
				r.errorf("resolve/feature", e.At, "%s is a text; a feature can set numbers, names and flags only", f.Name)
				return
			}
			v, ok := r.Fill(e.Value, f.Type, f.Range)
			if !ok {
				return
			}
			if p.spaces[f] == nil {
				p.spaces[f] = map[int32]hcl.Range{}
			}
			if at, twice := p.spaces[f][id]; twice && !equal(r.laid(f, id), v) {
				r.report(diag.Errorf("resolve/feature", e.At, "two features give %[2]s a different %[1]s", f.Name, t.Title).WithRelated(at, "other declaration"))
				return
			}
			p.spaces[f][id] = e.At
			if f.Storage == model.State {
				f.Start[id] = v[0]
			} else {
				f.Values[id] = v
			}
		}
	}
}

func (r Filler) laid(f *model.Field, id int32) []int32 {
	if f.Storage == model.State {
		return []int32{f.Start[id]}
	}
	return f.Values[id]
}

func equal(a, b []int32) bool {
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// featureOnBorder gives the border of two spaces its data.
func (r Filler) featureOnBorder(a, b int32, at hcl.Range, entries []Entry, p *laidOut) {
	x, y := r.Game.Things[a], r.Game.Things[b]
	pair := model.BorderBetween(a, b)
	if !r.touch(pair, p) {
		r.report(diag.Errorf("resolve/feature", at, "%s and %s are not adjacent", x.Title, y.Title).WithHint("%s", r.touching(x)))
		return
	}
	for _, e := range entries {
		f := borderField(x.Kind, e.Key)
		if f == nil {
			known := []string{}
			for k := x.Kind; k != nil; k = k.Parent {
				for _, o := range k.Borders {
					known = append(known, o.Name)
				}
			}
			r.report(diag.Errorf("resolve/unknown-name", e.At, "unknown field of the borders of %s %q", x.Kind.Base().Plural, e.Key).
				WithSuggestion(e.Key, known).WithCause(noBorder(x.Kind, e.Key, known)))
			return
		}
		v, ok := r.Fill(e.Value, f.Type, f.Range)
		if !ok {
			return
		}
		if p.borders[f] == nil {
			p.borders[f] = map[model.Border]hcl.Range{}
		}
		if old, twice := p.borders[f][pair]; twice && f.Between[pair] != v[0] {
			r.report(diag.Errorf("resolve/feature", at, "two features give the border of %[2]s and %[3]s a different %[1]s", f.Name, x.Title, y.Title).WithRelated(old, "other declaration"))
			return
		}
		p.borders[f][pair] = at
		f.Between[pair] = v[0]
	}
}

// touch says whether two spaces lie next to one another, whichever of them says so.
func (r Filler) touch(pair model.Border, p *laidOut) bool {
	k := r.Game.Things[pair.A].Kind
	if p.crosses[k] == nil {
		p.crosses[k] = map[model.Border]bool{}
		if f := model.Links(k); f != nil {
			for id, near := range f.Values {
				for _, n := range near {
					p.crosses[k][model.BorderBetween(id, n)] = true
				}
			}
		}
	}
	return p.crosses[k][pair]
}

// touching tells what a space touches.
func (r Filler) touching(t *model.Thing) string {
	f := model.Links(t.Kind)
	if f == nil || len(f.Values[t.ID]) == 0 {
		return t.Title + " has no adjacent space"
	}
	var names []string
	for _, id := range f.Values[t.ID] {
		names = append(names, r.Game.Things[id].Title)
	}
	return t.Title + " is adjacent to " + strings.Join(names, ", ")
}

// NamedThings is a call such as hexes("29.04 30.04"): things of a kind by their names, in that
// order.
type NamedThings struct {
	Kind *model.Kind
	Text string
	At   hcl.Range // of the text
}

// divided divides the text: by commas, where names hold blanks, else by blanks. A comma may belong
// to a name, too ("3,1 3,2"), and one name may hold blanks: the first way counts in which all are
// names.
func (r *Reader) divided(n NamedThings) []string {
	words, parts := strings.Fields(n.Text), strings.Split(n.Text, ",")
	for i, p := range parts {
		parts[i] = strings.TrimSpace(p)
	}
	known := func(ws []string) bool {
		return !slices.ContainsFunc(ws, func(w string) bool { return r.Names.Thing(n.Kind, english.Slug(w)) == nil })
	}
	if known(parts) || len(parts) > 1 && !known(words) {
		return parts
	}
	return words
}

// Named reads KINDS("x y z"), the plural of a kind with one plain text.
func (r *Reader) Named(e hclsyntax.Expression) (NamedThings, bool) {
	f, args, ok := CallName(e)
	if !ok || len(args) != 1 {
		return NamedThings{}, false
	}
	text, ok := Literal(args[0])
	if !ok {
		return NamedThings{}, false
	}
	for _, s := range r.Names.Read[f] {
		if s.Set != nil {
			return NamedThings{s.Set, text, args[0].Range()}, true
		}
	}
	return NamedThings{}, false
}

// unknownPlural reports what has the form of KINDS("x y z") and names no kind; false if it has
// another form.
func (r *Reader) unknownPlural(e hclsyntax.Expression) bool {
	call, ok := e.(*hclsyntax.FunctionCallExpr)
	if !ok || len(call.Args) != 1 {
		return false
	}
	if _, plain := Literal(call.Args[0]); !plain {
		return false
	}
	known := r.Names.Of(r.Names.Read, func(s Symbol) bool { return s.Set != nil })
	r.report(diag.Errorf("resolve/unknown-name", call.NameRange, "no kind has the plural %q", call.Name).WithSuggestion(english.Slug(call.Name), known))
	return true
}

// NamedIDs finds the things, and reports names that there are not.
func (r *Reader) NamedIDs(n NamedThings, report func(diag.Finding)) ([]int32, bool) {
	out := []int32{}
	for _, w := range r.divided(n) {
		t := r.Names.Thing(n.Kind, english.Slug(w))
		if t == nil {
			f := diag.Errorf("resolve/unknown-name", n.At, "unknown %s %q", n.Kind.Name, w).WithSuggestion(english.Slug(w), r.thingNames(n.Kind))
			if strings.ContainsAny(strings.TrimSpace(n.Text), " \t") && !strings.Contains(n.Text, ",") && len(f.Fixes) == 0 {
				f = f.WithHint("separate names that contain spaces with commas: %s(\"A 1, B 2\")", n.Kind.Plural)
			}
			report(f)
			return nil, false
		}
		out = append(out, t.ID)
	}
	return out, true
}

func (r *Reader) namedThings(n NamedThings, want model.Type) ([]int32, bool) {
	if want.Base != model.ThingOf || !n.Kind.IsA(want.Kind) && !want.Kind.IsA(n.Kind) {
		r.errorf("resolve/constant", n.At, "expected %s, found %s", want, model.SetOf(n.Kind))
		return nil, false
	}
	return r.NamedIDs(n, r.report)
}
