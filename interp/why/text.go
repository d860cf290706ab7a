package why

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// What people read of a trace.

// shower shows values in the position of a machine.
type shower struct {
	g *model.Game
	m *machine.M
}

// figure shows a value of a type; of one number, name or thing it also returns that.
func (s *shower) figure(t model.Type, v ir.Val) (string, int32) {
	switch {
	case t.Is(model.Text):
		return v.T, 0
	case t.IsArea():
		return lower.ShowArea(s.g, v.S), 0
	case t.Form == model.Set:
		return s.list(t, slices.Collect(ir.Each(v.S, lower.WindowOf(t)))), 0
	case t.Form == model.List:
		return s.list(t, v.L), 0
	}
	return s.name(t, v.N), v.N
}

// name shows one value. A counter that has copies is shown with its place.
func (s *shower) name(t model.Type, v int32) string {
	ids, shown := &s.m.P.Ids, s.g.Show(t, v)
	if t.Base == model.ThingOf && v >= ids.PieceLo && v < ids.PieceHi && s.g.Things[v].Copy > 0 && !s.m.Hides(v) {
		shown += " at " + s.g.Things[s.m.PlaceOf(v)].Title
	}
	return shown
}

// list shows members.
func (s *shower) list(t model.Type, ids []int32) string {
	if len(ids) == 0 {
		return "none"
	}
	var names []string
	for _, id := range ids {
		names = append(names, s.name(t.Elem(), id))
	}
	return strings.Join(names, ", ")
}

// written is an expression as written, on one line.
func (t *Tracer) written(e model.Expr) string {
	return model.OneLine(t.g.Written(e))
}

// head returns what is known of a modifier without evaluating it.
func head(mod *model.Modifier) Line {
	return Line{Label: mod.Label, Ref: mod.Ref, Extent: extentTitle(mod.Extent)}
}

// notPlayed returns the name of the variant or scenario that a modifier belongs to.
func (t *Tracer) notPlayed(e *model.Extent) string {
	for ; e != nil; e = e.Parent {
		switch {
		case e.Kind == model.OfVariant && !slices.Contains(t.rules.Variants, e.Variant):
			return fmt.Sprintf("%s is not %s", e.Variant.Option.Title, e.Variant.Title)
		case e.Kind == model.OfScenario && t.rules.Scenario != e.Start:
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
