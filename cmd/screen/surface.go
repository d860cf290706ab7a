package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// choosable is the area from which a point is chosen now; nil if none is.
func (s *Screen) choosable() []uint64 {
	m := s.S.M
	a := m.Pending()
	if a == nil || a.Area == nil || s.S.IsBot(m.Player()) {
		return nil
	}
	area := make([]uint64, m.P.Game.Surface.Words())
	m.Look(func() { a.Area(m, area) })
	return area
}

// fewPieces is how many pieces are told of with all that may change about them. Of more it is told
// what boards show of them.
const fewPieces = 12

// standings tells of each piece on the surface where it stands.
func (s *Screen) standings(sc *scene.Scene, all bool) []string {
	m := sc.Measured()
	if m == nil {
		return nil
	}
	tell := brief
	if all || len(m.Stands) <= fewPieces {
		tell = figured
	}
	var list []string
	for _, at := range m.Stands {
		t := &sc.Things[at.Piece]
		text := t.Look.Code + " " + named(t) + " " + t.Point
		if s.Reader {
			text = named(t) + " at " + t.Point
		}
		if d := tell(t); d != "" && !t.Unknown {
			text += " (" + d + ")"
		}
		list = append(list, text)
	}
	return flow(list, "   ", s.Width)
}

// figured is what is unusual about a piece, after the printed figures that boards show of it.
func figured(t *scene.Thing) string {
	x := *t
	x.State = nil
	for _, f := range t.Shown {
		if slices.Contains(t.Printed, f) {
			x.State = append(x.State, f)
		}
	}
	x.State = append(x.State, t.State...)
	return unusual(&x)
}

// standing says where a piece stands, and how far it is from everything else there.
func (s *Screen) standing(t *model.Thing, sc *scene.Scene) []string {
	g, m, on := s.S.P.Game, s.S.M, sc.Measured()
	if on == nil || m.SpotOf(t.ID) == model.None {
		return nil
	}
	bases := measure.BasesOf(g, g.Kind(model.KindPiece))
	body, _ := bases.BodyOf(m, t.ID)
	out := []string{"  stands at " + g.Show(g.Surface.Point, m.SpotOf(t.ID))}
	var far, terrain []string
	for _, o := range g.Things {
		switch {
		case o == nil || o.ID == t.ID:
		case o.Shape != nil:
			if !slices.ContainsFunc(on.Areas, func(a scene.Area) bool { return a.Thing == sc.Find(o.ID) }) {
				continue
			}
			_, up := body.ToShape(o.Shape)
			terrain = append(terrain, fmt.Sprintf("%s %s", o.Title, g.Show(model.TNumber, int32(max(0, up)))))
		case sc.Find(o.ID) != scene.None && sc.Things[sc.Find(o.ID)].Point != "":
			other, _ := bases.BodyOf(m, o.ID)
			_, up := body.Apart(other)
			far = append(far, fmt.Sprintf("%s %s", o.Title, g.Show(model.TNumber, int32(max(0, up)))))
		}
	}
	if far = append(far, terrain...); len(far) == 0 {
		return out
	}
	return append(out, hang("  inches to ", strings.Join(far, ", "), s.Width)...)
}

// open says that more may be chosen than is listed, where a point is asked for.
func (s *Screen) open(a *machine.Ask) []string {
	if !a.Open {
		return nil
	}
	g, example := s.S.P.Game, ""
	for _, o := range s.S.Options() {
		if strings.Contains(o.Key, ",") {
			example = o.Key
			break
		}
	}
	text := "These are some of the points that may be chosen; any other may be named"
	if area := s.choosable(); area != nil {
		drawn := " drawn as +"
		if s.Reader {
			drawn = ""
		}
		x0, y0, x1, y1, _ := measure.Bounds(g.Surface, area)
		text = fmt.Sprintf("Any point of the area%s may be named: they lie from %s to %s", drawn, g.Show(g.Surface.Point, g.Surface.At(x0, y0)), g.Show(g.Surface.Point, g.Surface.At(x1, y1)))
	}
	if example != "" {
		text += ", such as " + example
	}
	lines := layout.Wrap(text+".", s.Width)
	for i := range lines {
		lines[i] = s.paint(faint, lines[i])
	}
	return lines
}

// outline says what terrain covers.
func (s *Screen) outline(o *model.Outline) string {
	g := s.S.P.Game
	var corners []string
	for _, c := range o.Corners {
		corners = append(corners, g.Show(g.Surface.Point, g.Surface.At(c[0], c[1])))
	}
	switch o.Is {
	case model.Circle:
		return fmt.Sprintf("a circle around %s, radius %s", corners[0], g.Show(model.TNumber, o.Radius))
	case model.Rectangle:
		return fmt.Sprintf("a rectangle from %s to %s", corners[0], corners[1])
	}
	return "corners " + strings.Join(corners, "  ")
}
