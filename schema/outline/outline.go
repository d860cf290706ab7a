// Package outline lists what a game declares, section by section of its rulebook.
package outline

import (
	"cmp"
	"fmt"
	"slices"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Block is one declaration, or several like ones taken together.
type Block struct {
	Name   string // as reports name it: `rule hit`
	Title  string // as people read it
	What   any    // the model's own: *model.Rule, *model.Value ...
	Origin model.Origin
	Things []*model.Thing // of things of one kind: each of them, of a design one for all copies
}

// Outline is the declarations of a game by section; nil holds what stands outside any section.
type Outline map[*model.Section][]Block

// Of lists a game's declarations.
func Of(g *model.Game) Outline {
	o := Outline{}
	for _, k := range g.Kinds {
		if !k.Builtin() && !k.Design && !IsBoxes(g, k) {
			o.add("kind "+k.Name, k.Title, k, k.Origin)
		}
	}
	for _, e := range g.Enums {
		if e == g.Direction {
			continue
		}
		o.add("enum "+e.Name, "", e, e.Origin)
	}
	o.things(g)
	for _, m := range g.Markers {
		o.add("marker "+m.Name, m.Title, m, m.Origin)
	}
	for _, t := range g.Tracks {
		o.add("track "+t.Thing.Name, t.Thing.Title, t, t.Origin)
	}
	for _, m := range g.Maps {
		o.add("map "+m.Name, m.Title, m, m.Origin)
	}
	for _, m := range g.Features {
		o.add("feature "+m.Name, "", m, m.Origin)
	}
	for _, c := range g.Decks {
		o.add("composition "+c.Name, c.Title, c, c.Origin)
	}
	for _, t := range g.Tables {
		o.add("table "+t.Name, t.Title, t, t.Origin)
	}
	for _, v := range g.Values {
		o.value(v)
	}
	for _, r := range g.Rules {
		word := "rule "
		if r.Phase {
			word = "phase "
		}
		o.add(word+r.Name, r.Title, r, r.Origin)
	}
	for _, m := range g.Menus {
		o.add("menu "+m.Name, m.Title, m, m.Origin)
	}
	for _, a := range g.Actions {
		o.add("action "+a.Name, a.Title, a, a.Origin)
	}
	for _, f := range g.Forbids {
		switch {
		case f.Action != nil:
			o.add("forbid "+f.Action.Name, "", f, f.Origin)
		case f.Menu != nil:
			o.add("forbid "+f.Menu.Name, "", f, f.Origin)
		}
	}
	for _, x := range g.Excepts {
		switch {
		case x.Rule != nil:
			o.add("except "+x.Rule.Name, "", x, x.Origin)
		case x.Value != nil:
			o.add("except "+x.Value.Name, "", x, x.Origin)
		}
	}
	for _, s := range g.Scenarios {
		o.add("scenario "+s.Name, s.Title, s, s.Origin)
	}
	for _, op := range g.Options {
		o.add("option "+op.Name, op.Title, op, op.Origin)
		for _, v := range op.Variants {
			o.add("variant "+v.Name, v.Title, v, v.Origin)
		}
	}
	for _, v := range g.Invariants {
		o.add(fmt.Sprintf("invariant %q", v.Label), v.Label, v, v.Origin)
	}
	return o
}

// add adds a declaration; without a title it is called as reports name it.
func (o Outline) add(name, title string, what any, origin model.Origin) {
	o[origin.Section] = append(o[origin.Section], Block{Name: name, Title: cmp.Or(title, english.Spaced(name)), What: what, Origin: origin})
}

// value adds a value, and those of its lines that stand elsewhere: each is a block of its own
// there.
func (o Outline) value(v *model.Value) {
	name := v.Name
	if v.Of != nil {
		name = v.Of.Name + "." + v.Name
	}
	o.add("value "+name, v.Title, v, v.Origin)
	for _, m := range v.Modifiers {
		if m.Extent != nil || m.Section != v.Section {
			o.add(fmt.Sprintf("modify %s %q", name, m.Label), m.Label, m, m.Origin)
		}
	}
}

// things adds the things of the box: those of one kind in one section together.
func (o Outline) things(g *model.Game) {
	type group struct {
		section *model.Section
		kind    *model.Kind
	}
	count := map[group]int{}
	all := map[group][]*model.Thing{}
	var order []group
	for t := range g.All() {
		if t.Range.Filename == "" || t.Track != nil {
			continue
		}
		k := group{t.Section, t.Kind.Base()}
		if count[k]++; count[k] == 1 {
			order = append(order, k)
		}
		if n := len(all[k]); n == 0 || !t.Kind.Design || all[k][n-1].Kind != t.Kind {
			all[k] = append(all[k], t)
		}
	}
	for _, k := range order {
		first := all[k][0]
		name := k.kind.Name + " " + first.Name
		if n := count[k]; n > 1 {
			name = fmt.Sprintf("%d of %s", n, k.kind.Name)
		}
		if k.kind.Is(model.KindResult) {
			for t := range g.All() {
				if t.Kind == k.kind && t.Section == k.section && t.Range.Filename != "" {
					o.add("result "+t.Name, t.Title, t, t.Origin)
				}
			}
			continue
		}
		o[k.section] = append(o[k.section], Block{name, first.Title, first, first.Origin, all[k]})
	}
}

// IsBoxes reports whether a kind is the boxes of a track, which count with their track.
func IsBoxes(g *model.Game, k *model.Kind) bool {
	return slices.ContainsFunc(g.Tracks, func(t *model.Track) bool { return t.Boxes == k })
}
