package look

import (
	"strings"

	"sandtable/schema/layout"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
)

const (
	drawnWide = 78  // columns of a drawing that is made here: those of a usual terminal
	mostDrawn = 400 // spaces; more are too many to be drawn side by side
)

// Undrawn draws the first map of a game in which no map is drawn, from the links that are printed
// on its spaces, and from its paths.
func Undrawn(r *decl.Reader) {
	g := r.Game
	if len(g.Maps) == 0 || g.Surface != nil {
		return
	}
	for _, m := range g.Maps {
		if m.Drawn != "" || m.Of != nil {
			return
		}
	}
	for _, l := range g.Looks {
		if len(l.Layouts) > 0 {
			return
		}
	}
	var names []string
	at := map[int32]int{}
	for t := range g.Of(model.KindSpace) {
		at[t.ID] = len(names)
		if strings.ContainsAny(t.Title, "[]") {
			names = append(names, t.Name)
		} else {
			names = append(names, t.Title)
		}
	}
	if len(names) == 0 || len(names) > mostDrawn {
		return
	}
	made := model.NewAppearance(nil)
	made.Layouts[g.Maps[0]] = model.Drawing{Text: layout.Graph(names, links(g, at), drawnWide), At: g.Maps[0].Range}
	g.Looks = append([]*model.Appearance{made}, g.Looks...)
}

// links are the pairs of spaces of which one names the other in a printed field, or follows it on a
// path.
func links(g *model.Game, at map[int32]int) (out [][2]int) {
	for t := range g.Of(model.KindSpace) {
		add := func(f *model.Field) {
			for _, id := range f.Values[t.ID] {
				if to, ok := at[id]; ok {
					out = append(out, [2]int{at[t.ID], to})
				}
			}
		}
		for k := t.Kind; k != nil; k = k.Parent {
			for _, f := range k.Fields {
				if f.Storage == model.Printed && f.Type.Of(model.KindSpace) {
					add(f)
				}
			}
			if k.Along != nil {
				add(k.Along)
			}
		}
	}
	return out
}
