package resolve

import (
	"fmt"
	"math/big"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// boxFields declares what is printed in the boxes of a track.
func (r *Resolver) boxFields(boxes *model.Kind, d decl.Decl) {
	for _, e := range r.Entries(d.Attrs["fields"], "resolve/fields", "{ field = type }") {
		if e.Key == "number" {
			continue // every box has a number
		}
		f := model.NewField(boxes, e.Key, e.Title, r.Type(e.Value), model.Printed)
		f.Range = e.At
		boxes.Fields = append(boxes.Fields, f)
	}
}

// trackBoxes makes the boxes of a track: numbers, names, or records of what is printed in them.
func (r *Resolver) trackBoxes(tr *model.Track, d decl.Decl) {
	a := d.Attrs["boxes"]
	if a == nil {
		return
	}
	list, ok := r.loadTime(a.Expr)
	if !ok {
		r.Doubt(tr)
		r.LoseWordsIn(a.Expr)
		return
	}
	if len(list) == 0 || len(list) > 10_000 {
		r.Doubt(tr)
		r.Errorf("resolve/track", a.Expr.Range(), "a track must have from 1 to 10000 boxes, found %d", len(list))
		return
	}
	if !r.Room(len(list), a.Expr.Range()) {
		r.Doubt(tr)
		return
	}
	tr.Numeric = true
	for i, v := range list {
		b := r.trackBox(tr, d, i, v, a.Expr.Range())
		b.Track = tr
		tr.Thing.Boxes = append(tr.Thing.Boxes, b)
	}
}

// trackBox makes one box.
func (r *Resolver) trackBox(tr *model.Track, d decl.Decl, i int, v cty.Value, at hcl.Range) *model.Thing {
	th, n := tr.Thing, int32(i)*r.Game.Unit
	name, title := "", ""
	switch {
	case v.Type() == cty.Number:
		if f, _ := v.AsBigFloat().Float64(); f < -maxLoadNumber || f > maxLoadNumber {
			r.Errorf("resolve/track", at, "a box number must be from -%d to %d", maxLoadNumber, maxLoadNumber)
			break
		}
		n = r.smallest(v)
		title = fmt.Sprintf("%s %s", th.Title, r.Show(n))
	case v.Type() == cty.String:
		tr.Numeric = false
		name = v.AsString()
		title = r.asWritten(d.Attrs["boxes"].Expr, name)
	case v.Type().IsObjectType():
		if x := v.AsValueMap()["number"]; x != cty.NilVal && x.Type() == cty.Number {
			n = r.smallest(x)
		}
		title = fmt.Sprintf("%s %s", th.Title, r.Show(n))
		if a := d.Attrs["name"]; a != nil {
			name, title = r.boxName(tr, a, v)
		}
	default:
		r.Errorf("resolve/track", at, "a box must be a number, a name or a record")
	}
	r.Short(title, at)
	b := r.NewThing(english.Slug(name), title, tr.Boxes, th.Origin)
	r.Later(func() {
		tr.Number.Values[b.ID] = []int32{n}
		if v.Type().IsObjectType() {
			r.boxRecord(tr, d, i, b, v)
		}
	})
	return b
}

// boxRecord fills in what is printed in the i-th box of a track. What is wrong with a field is told
// once for the whole track.
func (r *Resolver) boxRecord(tr *model.Track, d decl.Decl, i int, b *model.Thing, v cty.Value) {
	for _, key := range model.SortedKeys(v.AsValueMap()) {
		name, x := english.Slug(key), v.AsValueMap()[key]
		f := fieldNamed(tr.Boxes.Fields, name)
		switch {
		case name == "number" || f != nil && f.Type.Base == model.Invalid:
		case f == nil:
			r.onceOfTrack(tr, name, func() {
				r.Report(diag.Errorf("resolve/track", boxRange(d, i, key), "the boxes of %q have no field %q", tr.Thing.Title, name).
					WithHint("declare it with fields = { %s = .. }", name))
			})
		case f.Type.Is(model.Text) && x.Type() == cty.String && !x.IsNull():
			f.Texts[b.ID] = x.AsString()
		default:
			vals, ok := r.recordValues(f.Type, x)
			if !ok {
				r.onceOfTrack(tr, name, func() {
					r.Report(diag.Errorf("resolve/track", boxRange(d, i, key), "expected %s for box field %q", f.Type, name).
						WithRelated(f.Range, "declared here"))
				})
				vals = []int32{0}
			}
			f.Values[b.ID] = vals
		}
	}
}

// onceOfTrack tells something of a field of a track's boxes, unless it has been told.
func (r *Resolver) onceOfTrack(tr *model.Track, field string, tell func()) {
	key := tr.Thing.Name + "." + field
	if !r.toldOfBoxes[key] {
		r.toldOfBoxes[key] = true
		tell()
	}
}

func fieldNamed(fields []*model.Field, name string) *model.Field {
	return model.Find(fields, func(f *model.Field) bool { return f.Name == name })
}

// boxRange is where a field of the i-th box is written, or the whole list where it is computed.
func boxRange(d decl.Decl, i int, key string) hcl.Range {
	e := d.Attrs["boxes"].Expr
	items, ok := syntax.Items(e)
	if !ok || i >= len(items) {
		return e.Range()
	}
	if o, ok := items[i].(*hclsyntax.ObjectConsExpr); ok {
		for _, it := range o.Items {
			if syntax.Title(it.KeyExpr) == key {
				return it.ValueExpr.Range()
			}
		}
	}
	return items[i].Range()
}

// recordValues reads what a record says of a field: one value, or the members of a set or list.
func (r *Resolver) recordValues(t model.Type, x cty.Value) ([]int32, bool) {
	if t.Form == model.One {
		v, ok := r.recordValue(t, x)
		return []int32{v}, ok
	}
	if x.IsNull() || !x.Type().IsTupleType() && !x.Type().IsListType() {
		return nil, false
	}
	out := []int32{}
	for _, m := range x.AsValueSlice() {
		v, ok := r.recordValue(t.Elem(), m)
		if !ok {
			return nil, false
		}
		out = append(out, v)
	}
	return out, true
}

func (r *Resolver) recordValue(t model.Type, x cty.Value) (int32, bool) {
	switch {
	case x.IsNull():
		return model.None, t.Maybe
	case t.Is(model.DieOf) && x.Type() == cty.String:
		return syntax.DieSides(x.AsString())
	case t.Is(model.Number) && x.Type() == cty.Number:
		return r.smallest(x), true
	case t.Is(model.Bool) && x.Type() == cty.Bool:
		if x.True() {
			return 1, true
		}
		return 0, true
	case t.Is(model.EnumOf) && x.Type() == cty.String:
		i := t.Enum.Index(english.Slug(x.AsString()))
		return int32(i), i >= 0
	case t.Is(model.ThingOf) && x.Type() == cty.String:
		if th := r.Names.Thing(t.Kind, english.Slug(x.AsString())); th != nil {
			return th.ID, true
		}
		if x.AsString() == "none" {
			return model.None, t.Maybe
		}
	}
	return 0, false
}

// boxName names a box made from a record: "${day} (${number})". Its title says names of enums as
// these are written.
func (r *Resolver) boxName(tr *model.Track, a *hclsyntax.Attribute, v cty.Value) (name, title string) {
	fields := v.AsValueMap()
	name = r.boxText(a, fields)
	for key, x := range fields {
		if f := fieldNamed(tr.Boxes.Fields, english.Slug(key)); f != nil && f.Type.Is(model.EnumOf) && f.Type.Form == model.One && x.Type() == cty.String {
			if i := f.Type.Enum.Index(english.Slug(x.AsString())); i >= 0 {
				fields[key] = cty.StringVal(f.Type.Enum.Names[i])
			}
		}
	}
	if name == "" {
		return "", "?"
	}
	return name, r.boxText(a, fields)
}

func (r *Resolver) boxText(a *hclsyntax.Attribute, fields map[string]cty.Value) string {
	x, diags := a.Expr.Value(&hcl.EvalContext{Variables: fields})
	if diags.HasErrors() || x.Type() != cty.String {
		r.Errorf("resolve/track", a.Expr.Range(), "the name of a box must be a text of its fields, such as \"${day} ${number}\"")
		return ""
	}
	return x.AsString()
}

// asWritten finds how a name is written in the list of boxes: names are case-blind, titles are not.
func (r *Resolver) asWritten(e hclsyntax.Expression, name string) string {
	if r.spelt[e] == nil {
		out := map[string]string{}
		for _, t := range e.Variables() {
			if slug := english.Slug(t.RootName()); out[slug] == "" {
				out[slug] = t.RootName()
			}
		}
		r.spelt[e] = out
	}
	if title := r.spelt[e][name]; title != "" {
		return title
	}
	return name
}

// smallest reads a number of smallest units.
func (r *Resolver) smallest(v cty.Value) int32 {
	f := new(big.Float).Mul(v.AsBigFloat(), big.NewFloat(float64(r.Game.Unit)))
	n, _ := f.Int64()
	return int32(n)
}

// declareTracks declares tracks and their boxes.
func (r *Resolver) declareTracks() {
	r.Each(func(d decl.Decl) {
		title := d.Block.Labels[0]
		th := r.NewThing(english.Slug(title), title, r.Kinds["track"], r.OriginOf(d))
		boxes := &model.Kind{
			Name:   th.Name + "_box",
			Title:  title + " box",
			Plural: th.Name + "_boxes",
			Parent: r.Kinds["track_box"],
			Origin: th.Origin,
		}
		boxes.Parent.Children = append(boxes.Parent.Children, boxes)
		r.Game.Kinds = append(r.Game.Kinds, boxes)
		r.Names.Read[boxes.Plural] = append(r.Names.Read[boxes.Plural], symbol.Symbol{Set: boxes, Range: th.Range})
		number := model.NewField(boxes, "number", "number", model.TNumber, model.Printed)
		boxes.Fields = append(boxes.Fields, number)
		tr := &model.Track{Thing: th, Boxes: boxes, Number: number, Origin: th.Origin}
		th.Track = tr
		r.Game.Tracks = append(r.Game.Tracks, tr)
		r.boxFields(boxes, d)
		r.trackBoxes(tr, d)
		if a := d.Attrs["start"]; a != nil {
			r.trackStart(tr, a)
		}
	}, "track")
}

func (r *Resolver) trackStart(tr *model.Track, a *hclsyntax.Attribute) {
	w := syntax.Word(a.Expr)
	n, isNumber := syntax.Number(a.Expr, r.Game.Unit)
	for i, b := range tr.Thing.Boxes {
		if (w != "" && b.Name == w) || (isNumber && b.Title == fmt.Sprintf("%s %s", tr.Thing.Title, r.Show(n))) {
			tr.Start = i
			return
		}
	}
	if r.Doubtful(tr) {
		return
	}
	r.Errorf("resolve/track-start", a.Expr.Range(), "track %q has no such box", tr.Thing.Title)
}
