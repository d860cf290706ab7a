package printed

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// laidOut is what features have laid so far, and where: two that differ on one thing are found.
type laidOut struct {
	spaces  map[*model.Field]map[int32]hcl.Range
	borders map[*model.Field]map[model.Border]hcl.Range
	crosses map[*model.Kind]map[model.Border]bool // pairs of spaces that touch
}

// Features lays what features say on spaces and borders.
func Features(r *decl.Reader) {
	p := &laidOut{map[*model.Field]map[int32]hcl.Range{}, map[*model.Field]map[model.Border]hcl.Range{},
		map[*model.Kind]map[model.Border]bool{}}
	r.Each(func(d decl.Decl) {
		m := &model.Feature{Name: english.Slug(d.Block.Labels[0]), Title: d.Block.Labels[0], Origin: r.OriginOf(d)}
		r.Game.Features = append(r.Game.Features, m)
		m.Laid = feature(r, d, p, m)
	}, "feature")
}

// feature lays one feature, and counts the spaces or borders that it names.
func feature(r *decl.Reader, d decl.Decl, p *laidOut, m *model.Feature) (laid int) {
	on, along, between, names, fields := d.Attrs["on"], d.Attrs["along"], d.Attrs["between"], d.Attrs["names"], d.Attrs["fields"]
	n := 0
	for _, a := range []*hclsyntax.Attribute{on, along, between, names} {
		if a != nil {
			n++
		}
	}
	switch {
	case n != 1:
		r.Errorf("resolve/feature", d.Block.DefRange(), "a feature needs exactly one of on, along, between and names").
			Hint("write on for spaces, along for a line of spaces, between for pairs, names for what spaces are called")
		return 1
	case names != nil && fields != nil:
		r.Errorf("resolve/feature", fields.NameRange, "a feature of names has no fields").Hint("write a feature of its own: on = .., fields = ..")
		return 1
	case names != nil:
		entries, _ := syntax.Entries(names.Expr, func(diag.Finding) {}) // their own pass has read them
		return len(entries)
	case fields == nil:
		r.Report(diag.Errorf("resolve/missing-attribute", d.Block.DefRange(), "feature needs the attribute %q", "fields").WithHint("add fields = ..: the data, such as { river = true }"))
		return 1
	}
	entries, ok := syntax.Entries(fields.Expr, r.Report)
	if !ok {
		r.Errorf("resolve/feature", fields.Expr.Range(), "fields must have the form { field = value }")
		return 1
	}
	m.Says = syntax.Says(fields.Expr)
	switch {
	case on != nil:
		ids, ok := r.Constant(on.Expr, model.SetOf(r.Kinds["space"]))
		if !ok {
			return 1
		}
		m.Spaces = ids
		featureOnSpaces(r, ids, entries, p)
		return len(ids)
	case along != nil:
		ids, ok := r.Constant(along.Expr, model.OneOf(r.Kinds["space"]).In(model.List))
		if !ok {
			return 1
		}
		if len(ids) < 2 {
			r.Errorf("resolve/feature", along.Expr.Range(), "a line needs at least two spaces")
			return 1
		}
		m.Line = ids
		for i := 1; i < len(ids); i++ {
			featureOnBorder(r, ids[i-1], ids[i], along.Expr.Range(), entries, p)
		}
		return len(ids) - 1
	default:
		items, ok := syntax.Items(between.Expr)
		if !ok {
			r.Errorf("resolve/feature", between.Expr.Range(), "between must be a list of pairs: [[a1, a2], [b1, b2]]")
			return 1
		}
		for _, it := range items {
			ids, ok := r.Constant(it, model.OneOf(r.Kinds["space"]).In(model.List))
			if !ok {
				continue
			}
			if len(ids) != 2 {
				r.Errorf("resolve/feature", it.Range(), "a border lies between two spaces, found %d", len(ids))
				continue
			}
			m.Pairs = append(m.Pairs, [2]int32{ids[0], ids[1]})
			featureOnBorder(r, ids[0], ids[1], it.Range(), entries, p)
		}
		return len(items)
	}
}

// featureOnSpaces gives spaces their printed fields.
func featureOnSpaces(r *decl.Reader, ids []int32, entries []syntax.Entry, p *laidOut) {
	for _, id := range ids {
		t := r.Game.Things[id]
		for _, e := range entries {
			f := r.DataField(t.Kind, e.Key)
			if f == nil {
				r.UnknownField(t.Kind.Base(), e)
				return
			}
			if f.Type.Is(model.Text) {
				r.Errorf("resolve/feature", e.At, "%s is a text; a feature can set numbers, names and flags only", f.Name)
				return
			}
			v, ok := r.Fill(e.Value, f.Type, f.Range)
			if !ok {
				return
			}
			if p.spaces[f] == nil {
				p.spaces[f] = map[int32]hcl.Range{}
			}
			if at, twice := p.spaces[f][id]; twice && !slices.Equal(laid(f, id), v) {
				r.Report(diag.Errorf("resolve/feature", e.At, "two features give %[2]s a different %[1]s", f.Name, t.Title).
					WithRelated(at, "other declaration"))
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

func laid(f *model.Field, id int32) []int32 {
	if f.Storage == model.State {
		return []int32{f.Start[id]}
	}
	return f.Values[id]
}

// featureOnBorder gives the border of two spaces its data.
func featureOnBorder(r *decl.Reader, a, b int32, at hcl.Range, entries []syntax.Entry, p *laidOut) {
	x, y := r.Game.Things[a], r.Game.Things[b]
	pair := model.BorderBetween(a, b)
	if !touch(r, pair, p) {
		r.Report(diag.Errorf("resolve/feature", at, "%s and %s are not adjacent", x.Title, y.Title).WithHint("%s", touching(r, x)))
		return
	}
	for _, e := range entries {
		f := decl.BorderField(x.Kind, e.Key)
		if f == nil {
			known := []string{}
			for k := x.Kind; k != nil; k = k.Parent {
				for _, o := range k.Borders {
					known = append(known, o.Name)
				}
			}
			r.Report(diag.Errorf("resolve/unknown-name", e.At, "unknown field of the borders of %s %q", x.Kind.Base().Plural, e.Key).
				WithSuggestion(e.Key, known).WithCause(blame.NoBorder(x.Kind, e.Key, known)))
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
			r.Report(diag.Errorf("resolve/feature", at, "two features give the border of %[2]s and %[3]s a different %[1]s", f.Name, x.Title,
				y.Title).WithRelated(old, "other declaration"))
			return
		}
		p.borders[f][pair] = at
		f.Between[pair] = v[0]
	}
}

// touch says whether two spaces lie next to one another, whichever of them says so.
func touch(r *decl.Reader, pair model.Border, p *laidOut) bool {
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
func touching(r *decl.Reader, t *model.Thing) string {
	f := model.Links(t.Kind)
	if f == nil || len(f.Values[t.ID]) == 0 {
		return t.Title + " has no adjacent space"
	}
	names := english.Each(f.Values[t.ID], func(id int32) string { return r.Game.Things[id].Title })
	return t.Title + " is adjacent to " + strings.Join(names, ", ")
}
