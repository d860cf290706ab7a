package check

import (
	"fmt"
	"strings"

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
		of := c.written(x.Range())
		if of == "" {
			of = ".."
		}
		return fmt.Sprintf("write controller(%s) for the player who decides for it", of)
	}
	return ""
}

// mostKnown is how many things of a kind are listed where none of them is like what was written.
const mostKnown = 8

// instead says what could stand in the place of an unknown name that is like no other: the few
// things of the kind that is wanted there; "" if they are many.
func (c *Checker) instead(name string, want model.Type) string {
	if name == "actor" {
		return "actor is who acts in an action: add actor = .. to its menu"
	}
	if !want.Is(model.ThingOf) {
		return ""
	}
	var known []string
	for _, t := range c.Game.Things {
		if t != nil && t.Kind.IsA(want.Kind) && !t.Kind.Design {
			known = append(known, t.Name)
		}
	}
	if len(known) == 0 || len(known) > mostKnown {
		return ""
	}
	return "known names: " + english.Some(known, mostKnown)
}
