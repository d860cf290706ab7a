package check

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// otherwise says how to write what x.name was meant to say, where a function or blanks say it; ""
// if it is none of these.
func (c *Checker) otherwise(x model.Expr, name string) string {
	t := x.Type()
	if first, rest, ok := strings.Cut(name, "-"); ok && len(c.fieldsOf(t.Kind, first)) > 0 {
		return fmt.Sprintf("a dash belongs to a name; a difference needs blanks: %s - %s", first, rest)
	}
	if t.Is(model.ThingOf) && t.Kind.Is(model.KindSide) && (name == "player" || name == "owner" || name == "controller") {
		return fmt.Sprintf("write controller(%s) for the player who decides for it", cmp.Or(c.written(x.Range()), ".."))
	}
	if t.Base != model.ThingOf {
		return ""
	}
	for o := range c.Game.OfKind(t.Kind) {
		if o.Name == name && t.Form != model.One {
			return fmt.Sprintf("%s is one %s: write contains(.., %s)", o.Title, t.Kind.Name, name)
		} else if o.Name == name {
			return fmt.Sprintf("%s is one %s: write .. == %s", o.Title, t.Kind.Name, name)
		}
	}
	return c.whose(x, name)
}

// whose says how the things of a kind are kept that belong to something: `red.units` are those
// whose field leads to it.
func (c *Checker) whose(x model.Expr, plural string) string {
	of, k := c.written(x.Range()), x.Type().Kind
	for _, many := range c.Game.Kinds {
		if many.Plural != plural || of == "" || x.Type().Form != model.One {
			continue
		}
		for f := range many.AllFields() {
			if (f.Storage == model.Printed || f.Storage == model.State) && f.Type.Form == model.One && f.Type.Base == model.ThingOf && k.IsA(f.Type.Kind) {
				n := many.Name
				return fmt.Sprintf("write [for %s in %s : %s if %s.%s == %s]", n, plural, n, n, f.Name, of)
			}
		}
	}
	return ""
}

// apart says what was meant by a field of a name in scope without that name, or without the dot
// between them, or before it; "" if it is none of these.
func (c *Checker) apart(e *Env, name string, path hcl.Traversal) string {
	hint := ""
	try := func(head, field string) {
		var t model.Type
		if v := e.Find(head); v != nil {
			t = v.Type
		} else if all := c.Names.Read[head]; len(all) == 1 && all[0].Thing != nil {
			t = model.OneOf(all[0].Thing.Kind)
		}
		if hint == "" && t.Is(model.ThingOf) && len(c.fieldsOf(t.Kind, field)) > 0 {
			hint = fmt.Sprintf("write %s.%s", head, field)
		}
	}
	for i := range name {
		try(name[:i], name[i:])
	}
	if len(path) > 1 {
		next, _ := Step(path[1])
		try(next, name)
	}
	for _, v := range e.vars {
		try(v.Name, name)
	}
	return hint
}

// mostKnown is how many things of a kind are listed where none of them is like what was written.
const mostKnown = 8

// instead says what could stand in the place of an unknown name that is like no other: the few
// things of the kind that is wanted there; "" if they are many.
func (c *Checker) instead(e *Env, name string, want model.Type) string {
	if reads := e.lineReads(); reads != "" {
		return reads
	}
	if name == "actor" {
		return "actor is who acts in an action: add actor = .. to its menu"
	}
	if !want.Is(model.ThingOf) {
		return ""
	}
	if cells := c.cellsLike(name, want.Kind); cells != "" {
		return cells
	}
	var known []string
	for t := range c.Game.All() {
		if t.Kind.IsA(want.Kind) && !t.Kind.Design {
			known = append(known, t.Name)
		}
	}
	if len(known) == 0 || len(known) > mostKnown {
		return ""
	}
	return "known names: " + english.Some(known, mostKnown)
}

// cellsLike says which spaces the only grid has, of a name that looks like one of them; "" if it
// does not, or if there are several grids.
func (c *Checker) cellsLike(name string, want *model.Kind) string {
	var first, last *model.Thing
	for t := range c.Game.All() {
		if !diag.IsCell(t.Name) || !t.Kind.Is(model.KindSpace) || !t.Kind.IsA(want) {
			continue
		}
		first, last = cmp.Or(first, t), t
	}
	if first == nil || !diag.IsCell(name) {
		return ""
	}
	return fmt.Sprintf("the map has the %s %s to %s", english.Spaced(first.Kind.Plural), first.Title, last.Title)
}
