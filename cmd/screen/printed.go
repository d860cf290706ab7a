package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// design shows a counter or card of which there are several, and where those lie that are seen.
func (s *Screen) design(t *model.Thing) []string {
	k := t.Kind
	out := []string{s.paint(bright, k.Title) + fmt.Sprintf(", %s, %d in all", k.Base().Title, k.Number) + model.Cite(k.Ref)}
	v := s.view()
	var where []string
	for i := range v.Places {
		n := 0
		for j := range v.Places[i].Pieces {
			if p := &v.Places[i].Pieces[j]; !p.Unknown && p.ID >= k.Lo && p.ID < k.Hi {
				n++
			}
		}
		if n > 0 {
			where = append(where, fmt.Sprintf("%s %d", shown(v.Places[i].Title), n))
		}
	}
	if len(where) > 0 {
		out = append(out, hang("  seen: ", strings.Join(where, ", "), s.Width)...)
	}
	out = append(out, s.printed(t)...)
	return append(out, s.textOf(k.Origin, k.Parent)...)
}

// printed lists what is printed on a thing, and the values of its kind.
func (s *Screen) printed(t *model.Thing) []string {
	var list []string
	for k := t.Kind; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if text := s.printedField(f, t); text != "" {
				list = append(list, text)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return hang("  ", strings.Join(list, "; "), s.Width)
}

func (s *Screen) printedField(f *model.Field, t *model.Thing) string {
	g := s.S.P.Game
	name := strings.ReplaceAll(f.Name, "_", " ")
	switch f.Storage {
	case model.Printed:
		if f == model.Links(t.Kind) && model.LatticeOf(t.Kind) != nil {
			return "" // the map shows what lies beside what
		}
		if vals, ok := f.BySide[t.ID]; ok {
			var sides []string
			for _, n := range vals {
				sides = append(sides, g.Show(f.Type, n))
			}
			return name + " " + strings.Join(sides, " or ")
		}
		vals, ok := f.Values[t.ID]
		switch {
		case f.Type.Is(model.Text):
			return f.Texts[t.ID]
		case !ok || len(vals) == 0:
			return ""
		case f.Type.Is(model.Bool):
			if vals[0] != 0 {
				return name
			}
			return ""
		}
		var texts []string
		for _, n := range vals {
			texts = append(texts, g.Show(f.Type.Elem(), n))
		}
		return name + " " + strings.Join(texts, ", ")
	case model.Computed:
		return s.computedField(f, t)
	}
	return ""
}

// computedField is a value of the thing's kind, as it is now; one that depends on hidden things is left out.
func (s *Screen) computedField(f *model.Field, t *model.Thing) string {
	if len(f.Value.Params) != 1 || isA(t.Kind, "piece") && !view.Sees(s.S.M, s.viewer(), t.ID) {
		return ""
	}
	tr, err := s.trace(f.Value, []traceArg{{Given: true, One: t.ID}})
	if err != nil {
		return ""
	}
	name := strings.ReplaceAll(f.Name, "_", " ")
	if f.Type.Is(model.Bool) {
		if tr.Number == 0 {
			return ""
		}
		return name
	}
	return name + " " + tr.Result
}
