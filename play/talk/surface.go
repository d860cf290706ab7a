package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// fewPieces is how many pieces are told of with all that may change about them. Of more it is told
// what boards show of them.
const fewPieces = 12

// standings tells of each piece on the surface where it stands.
func (tb *Table) standings(sc *scene.Scene, all bool) []say.Line {
	m := sc.Measured()
	if m == nil {
		return nil
	}
	tell := say.Brief
	if all || len(m.Stands) <= fewPieces {
		tell = say.Figured
	}
	var list []string
	for _, at := range m.Stands {
		t := &sc.Things[at.Piece]
		text := t.Look.Code + " " + say.Named(t) + " " + t.Point
		if tb.Heard {
			text = say.Named(t) + " at " + t.Point
		}
		if d := tell(t); d != "" && !t.Unknown {
			text += " (" + d + ")"
		}
		list = append(list, text)
	}
	return say.Entries(list)
}

// standing says where a piece stands, and how far it is from everything else there.
func (tb *Table) standing(t *model.Thing, sc *scene.Scene) []say.Line {
	g, m := tb.S.P.Game, tb.S.M
	if sc.Measured() == nil || m.SpotOf(t.ID) == model.None {
		return nil
	}
	out := []say.Line{say.Under("  ", "stands at "+g.Show(g.Surface.Point, m.SpotOf(t.ID)))}
	var far, terrain []string
	for _, e := range tb.onTable(sc) {
		n, _ := tb.inches(&end{thing: t, point: m.SpotOf(t.ID)}, e)
		switch text := e.thing.Title + " " + g.Show(model.TNumber, n); {
		case e.thing == t:
		case e.thing.Shape != nil:
			terrain = append(terrain, text)
		default:
			far = append(far, text)
		}
	}
	if far = append(far, terrain...); len(far) == 0 {
		return out
	}
	return append(out, say.Under("  inches to ", strings.Join(far, ", ")))
}

// onTable returns the pieces and the terrain on a measured map that the viewer sees.
func (tb *Table) onTable(sc *scene.Scene) (out []*end) {
	table := sc.Measured()
	if table == nil {
		return nil
	}
	for _, x := range tb.S.P.Game.Things {
		if x == nil || sc.Find(x.ID) == scene.None {
			continue
		}
		switch r := sc.Find(x.ID); {
		case x.Shape == nil && sc.Things[r].Point != "":
			out = append(out, &end{thing: x, point: tb.S.M.SpotOf(x.ID)})
		case x.Shape != nil && slices.ContainsFunc(table.Areas, func(a scene.Area) bool { return a.Thing == r }):
			out = append(out, &end{thing: x, point: model.None})
		}
	}
	return out
}

// outline says what terrain covers.
func (tb *Table) outline(o *model.Outline) string {
	g := tb.S.P.Game
	corners := english.Each(o.Corners, func(c [2]int32) string { return g.Show(g.Surface.Point, g.Surface.At(c[0], c[1])) })
	switch o.Is {
	case model.Circle:
		return fmt.Sprintf("a circle around %s, radius %s", corners[0], g.Show(model.TNumber, o.Radius))
	case model.Rectangle:
		return fmt.Sprintf("a rectangle from %s to %s", corners[0], corners[1])
	}
	return "corners " + strings.Join(corners, "  ")
}
