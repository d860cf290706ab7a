package rulebook

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

// things prints the things of one kind that a section declares: as a table of what is printed on
// them, then their texts.
func (x *Writer) things(indent int, b outline.Block) {
	ts := slices.DeleteFunc(slices.Clone(b.Things), x.elsewhere)
	slices.SortStableFunc(ts, func(a, b *model.Thing) int { return before(a.Range, b.Range) })
	if len(b.Things) == 0 { // a result stands alone
		x.result(indent, b.What.(*model.Thing))
		return
	}
	if len(ts) == 0 {
		return
	}
	k := ts[0].Kind.Base()
	cols := x.columnsOf(ts)
	if len(cols) == 0 || len(cols) == 1 && cols[0].name == counted {
		x.list(indent, k, ts)
		return
	}
	x.blank()
	x.entry(indent, many(k)+x.about(k)+":")
	g := layout.Grid{Head: []string{""}}
	for _, c := range cols {
		g.Head = append(g.Head, c.name)
	}
	for _, t := range ts {
		row := []string{t.Title}
		for _, c := range cols {
			row = append(row, c.of(t))
		}
		g.Rows = append(g.Rows, row)
	}
	x.columns(indent+2, g)
	for _, t := range ts {
		if t.Text != "" {
			x.entry(indent+2, t.Title+": "+t.Text)
		}
	}
}

// elsewhere reports whether a thing is printed with another declaration: a step with its path, a
// space of a grid with its map, a deck with its composition.
func (x *Writer) elsewhere(t *model.Thing) bool {
	made := func(c *model.Composition) bool { return slices.Contains(c.Decks, t) }
	return t.Path != nil || model.LatticeOf(t.Kind) != nil || slices.ContainsFunc(x.g.Decks, made) ||
		x.g.Surface != nil && t == x.g.Surface.Thing
}

// list prints things on which nothing is printed: their names, and what they say.
func (x *Writer) list(indent int, k *model.Kind, ts []*model.Thing) {
	var names []string
	told := false
	for _, t := range ts {
		names = append(names, t.Title+x.holds(t))
		if n := copies(t); n != "" {
			names[len(names)-1] += " (" + n + ")"
		}
		told = told || t.Text != ""
	}
	if !told {
		x.entry(indent, many(k)+x.about(k)+": "+strings.Join(names, ", ")+".")
		return
	}
	if len(ts) > 1 {
		x.entry(indent, many(k)+x.about(k)+":")
		indent += 2
	}
	for i, t := range ts {
		if t.Text == "" {
			x.entry(indent, names[i])
			continue
		}
		x.entry(indent, names[i]+": "+t.Text)
	}
}

// about says what is true of all things of a kind: the sides that they have, and which of
// their fields are secret.
func (x *Writer) about(k *model.Kind) string {
	var parts []string
	if k.Length > 0 {
		parts = append(parts, fmt.Sprintf("%d steps each", k.Length))
	}
	for up := k; up != nil; up = up.Parent {
		if len(up.SideTitles) > 0 {
			parts = append(parts, "sides: "+english.Spaced(strings.Join(up.SideTitles, ", ")))
		}
		for _, f := range up.Fields {
			if f.Secret != nil {
				parts = append(parts, english.Spaced(f.Name)+": its owner's secret"+while(f.Secret))
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, "; ") + ")"
}

// while says when a field is secret.
func while(s *model.Secrecy) string {
	if s.While == nil {
		return ""
	}
	return " while " + english.Spaced(s.While.Name)
}

// holds says what lies in a place at the start, and what it is for.
func (x *Writer) holds(t *model.Thing) string {
	var parts []string
	switch {
	case t.Deck != nil && t.Holds != nil:
		parts = append(parts, fmt.Sprintf("%d %s", len(t.Deck.Cards), english.Spaced(t.Holds.Plural)))
	case t.Holds != nil:
		parts = append(parts, "for "+english.Spaced(t.Holds.Plural))
	}
	if t.InForce {
		parts = append(parts, "what lies here is in force")
	}
	switch t.SeenBy.Rule {
	case model.SeenByPlayer:
		parts = append(parts, "seen by "+t.SeenBy.Player.Title)
	case model.SeenByNobody:
		if t.Deck == nil {
			parts = append(parts, "seen by nobody")
		}
	}
	if t.Player != nil {
		parts = append(parts, "led by "+t.Player.Title)
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, "; ") + ")"
}

// counted heads the column that says how many there are.
const counted = "count"

// column is something that is printed on things.
type column struct {
	name string
	of   func(*model.Thing) string
}

// columnsOf finds what there is to print of things: how many there are of each, what is printed on
// them, their state and place at the start. A column in which nothing stands is none.
func (x *Writer) columnsOf(ts []*model.Thing) []column {
	cols := []column{{counted, copies}}
	if slices.ContainsFunc(ts, func(t *model.Thing) bool { return copies(t) != "" }) {
		cols[0].of = func(t *model.Thing) string { return cmp.Or(copies(t), "1") }
	}
	var traits []*model.Field
	for _, f := range declared(ts[0].Kind.Base()) {
		switch {
		case f.Storage == model.Printed && f.Type.Is(model.Bool):
			traits = append(traits, f)
		case f.Storage == model.Printed:
			cols = append(cols, column{english.Spaced(f.Title), func(t *model.Thing) string { return x.printed(f, t) }})
		case f.Storage == model.State:
			cols = append(cols, column{english.Spaced(f.Title), func(t *model.Thing) string { return x.start(f, t) }})
		}
	}
	if len(traits) > 0 {
		cols = append(cols, column{"traits", func(t *model.Thing) string { return x.traits(traits, t) }})
	}
	cols = append(cols, column{"steps", func(t *model.Thing) string { return x.steps(t) }},
		column{"starts at", func(t *model.Thing) string { return x.starts(t) }},
		column{"covers", func(t *model.Thing) string { return x.shape(t) }})
	return slices.DeleteFunc(cols, func(c column) bool {
		return !slices.ContainsFunc(ts, func(t *model.Thing) bool { return c.of(t) != "" })
	})
}

// declared returns the fields that the content itself declares for a kind, those of kinds above it
// first.
func declared(k *model.Kind) []*model.Field {
	var out []*model.Field
	for ; k != nil; k = k.Parent {
		out = append(ownFields(k), out...)
	}
	return out
}

// ownFields returns the fields that the content declares for a kind, without those of its parents.
func ownFields(k *model.Kind) []*model.Field {
	var own []*model.Field
	for _, f := range k.Fields {
		if f.Range.Filename != "" && f.Range != k.Range {
			own = append(own, f)
		}
	}
	return own
}

// copies returns how many there are of a design; nothing of a thing of its own.
func copies(t *model.Thing) string {
	if t.Kind.Design && t.Kind.Number != 1 {
		return fmt.Sprint(t.Kind.Number)
	}
	return ""
}

// printed returns what is printed on a thing: a value, several, or one for each side.
func (x *Writer) printed(f *model.Field, t *model.Thing) string {
	if f.Type.Is(model.Text) {
		return f.Texts[t.ID]
	}
	if sides, ok := f.BySide[t.ID]; ok {
		out := english.Each(sides, func(v int32) string { return x.show(f.Type.Elem(), v) })
		if f.Type.Elem().Is(model.Number) {
			return strings.Join(out, "/") // figures stay on one line
		}
		return strings.Join(out, " / ")
	}
	vs := f.Values[t.ID]
	if len(vs) == 1 && vs[0] == model.None {
		return ""
	}
	return x.showAll(f.Type, vs)
}

// start returns what a thing's state is at the start, where that is not what all begin with.
func (x *Writer) start(f *model.Field, t *model.Thing) string {
	v, ok := f.Start[t.ID]
	if !ok || v == f.Default || v == model.None {
		return ""
	}
	return x.show(f.Type, v)
}

func (x *Writer) traits(fields []*model.Field, t *model.Thing) string {
	var out []string
	for _, f := range fields {
		if v := f.Values[t.ID]; len(v) == 1 && v[0] != 0 {
			out = append(out, english.Spaced(f.Title))
		}
	}
	return strings.Join(out, ", ")
}

// steps returns the steps of a path: from the first to the last that it makes, or all that it
// lists.
func (x *Writer) steps(t *model.Thing) string {
	if len(t.Steps) == 0 {
		return ""
	}
	if t.Steps[0].Path == t {
		return t.Steps[0].Title + " to " + t.Steps[len(t.Steps)-1].Title
	}
	listed := english.Each(t.Steps, func(s *model.Thing) string { return s.Title })
	return strings.Join(listed, ", ")
}

// starts returns where a thing is at the start.
func (x *Writer) starts(t *model.Thing) string {
	if t.At == nil {
		return ""
	}
	return x.expr(t.At)
}

// shape returns the part of a measured table that terrain covers, in inches.
func (x *Writer) shape(t *model.Thing) string {
	o := t.Shape
	if o == nil {
		return ""
	}
	var corners []string
	for _, c := range o.Corners {
		corners = append(corners, x.g.Show(model.TNumber, c[0])+","+x.g.Show(model.TNumber, c[1]))
	}
	switch o.Is {
	case model.Circle:
		return fmt.Sprintf("a circle around %s, radius %s", corners[0], x.g.Show(model.TNumber, o.Radius))
	case model.Rectangle:
		return "from " + strings.Join(corners, " to ")
	}
	return "corners " + strings.Join(corners, " ")
}
