package compile

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Tracing the modifiers of a value.

// probes compiles the modifiers of the value in the order in which they apply, followed by those of
// variants that are not in play.
func (x *tracing) probes() []func() TraceLine {
	x.c.drain()
	var out []func() TraceLine
	for _, l := range x.cv.Lines {
		out = append(out, x.probe(l))
	}
	for _, mod := range x.cv.Model.Modifiers {
		if !x.c.chosen(mod.Extent) {
			line := x.head(mod)
			line.Why = x.notPlayed(mod.Extent)
			out = append(out, func() TraceLine { return line })
		}
	}
	return out
}

// head returns what is known of a modifier without evaluating it.
func (x *tracing) head(mod *model.Modifier) TraceLine {
	return TraceLine{Label: mod.Label, Ref: mod.Ref, Extent: extentTitle(mod.Extent)}
}

// probe compiles one modifier: its effects, or why it does not apply.
func (x *tracing) probe(l *Line) func() TraceLine {
	mod, m := l.Model, x.m
	head := x.head(mod)
	deeds := x.deeds(mod)
	why := x.reasons(l)
	return func() TraceLine {
		line := head
		l.Holds(m, func() {
			line.Applied = true
			for _, d := range deeds {
				line.Deeds = append(line.Deeds, d())
			}
		})
		if !line.Applied {
			line.Why = why()
		}
		return line
	}
}

// deeds compiles the effects of a modifier: each figure that it states.
func (x *tracing) deeds(mod *model.Modifier) []func() TraceDeed {
	var out []func() TraceDeed
	for _, part := range []struct {
		word string
		expr model.Expr
	}{{"base", mod.Base}, {"by", mod.By}, {"at_least", mod.AtLeast}, {"at_most", mod.AtMost}, {"also", mod.Also}, {"but_not", mod.ButNot}, {"to", mod.To}} {
		if part.expr == nil {
			continue
		}
		read, d := x.reader(part.expr), TraceDeed{Word: part.word, Text: squeeze(x.c.source(part.expr))}
		out = append(out, func() TraceDeed {
			d.Shown, d.Number = read()
			return d
		})
	}
	return out
}

// reasons compiles why a modifier does not apply: the first of its conditions that is false.
func (x *tracing) reasons(l *Line) func() string {
	mod, m, c := l.Model, x.m, x.c
	active, self := c.active(mod.Extent), c.selves(mod.Extent)
	var excepts []machine.Num
	var excepted []*model.Except
	for _, e := range mod.Excepts {
		if c.chosen(e.Extent) {
			excepts, excepted = append(excepts, c.guard(e.Extent, e.Self, c.optional(e.When))), append(excepted, e)
		}
	}
	return func() string {
		if active != nil && active(m) == 0 {
			return extentTitle(mod.Extent) + " does not hold"
		}
		for i, f := range excepts {
			if f(m) != 0 {
				return "an exception holds" + inside(excepted[i].Extent) + ref(excepted[i].Ref)
			}
		}
		if self != nil && self(m, model.None) == model.None {
			return "none is in force"
		}
		if mod.When != nil {
			return "not " + squeeze(c.source(mod.When))
		}
		return "it does not hold"
	}
}

// notPlayed returns the name of the variant or scenario that a modifier belongs to.
func (x *tracing) notPlayed(e *model.Extent) string {
	for ; e != nil; e = e.Parent {
		switch {
		case e.Kind == model.OfVariant && !slices.Contains(x.c.Choice.Variants, e.Variant):
			return fmt.Sprintf("%s is not %s", e.Variant.Option.Title, e.Variant.Title)
		case e.Kind == model.OfScenario && x.c.Choice.Scenario != e.Start:
			return fmt.Sprintf("the scenario is not %s", e.Start.Title)
		}
	}
	return "it is not played"
}

// extentTitle describes where an addition is declared.
func extentTitle(e *model.Extent) string {
	if e == nil {
		return ""
	}
	switch e.Kind {
	case model.While:
		return fmt.Sprintf("while %q", e.Name)
	case model.InForce:
		return fmt.Sprintf("%q", e.Name)
	case model.OfScenario:
		return fmt.Sprintf("the scenario %q", e.Name)
	case model.OfVariant:
		return fmt.Sprintf("the variant %q", e.Name)
	case model.OfMod:
		return fmt.Sprintf("the mod %q", e.Name)
	}
	return extentTitle(e.Parent)
}

func inside(e *model.Extent) string {
	if t := extentTitle(e); t != "" {
		return " in " + t
	}
	return ""
}

func ref(r string) string {
	if r == "" {
		return ""
	}
	return " (" + r + ")"
}

// squeeze joins an expression of several lines into one.
func squeeze(s string) string { return strings.Join(strings.Fields(s), " ") }
