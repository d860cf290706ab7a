package screen

import (
	"strings"

	"sandtable/schema/model"
)

// borderLines says what is printed between a space and those that it touches.
func (s *Screen) borderLines(t *model.Thing) []string {
	g, links, fields := s.S.P.Game, model.Links(t.Kind), model.BorderFields(t.Kind)
	if links == nil || len(fields) == 0 {
		return nil
	}
	var list []string
	for _, id := range links.Values[t.ID] {
		var parts []string
		for _, f := range fields {
			v, ok := f.Between[model.BorderBetween(t.ID, id)]
			switch {
			case !ok || v == f.Default:
			case f.Type.Is(model.Bool):
				parts = append(parts, f.Title)
			default:
				parts = append(parts, f.Title+" "+g.Show(f.Type, v))
			}
		}
		if len(parts) > 0 {
			list = append(list, strings.Join(parts, " and ")+" to "+shown(g.Things[id].Title)+towards(t, id))
		}
	}
	if len(list) == 0 {
		return nil
	}
	return hang("  ", strings.Join(list, "; "), s.Width)
}

// towards says in which direction of a grid a neighbor lies.
func towards(t *model.Thing, id int32) string {
	l := model.LatticeOf(t.Kind)
	if l == nil {
		return ""
	}
	for d := range l.Next {
		if l.Neighbor(t.ID, int32(d)) == id {
			return " (" + strings.ReplaceAll(model.DirectionNames[d], "_", "-") + ")"
		}
	}
	return ""
}
