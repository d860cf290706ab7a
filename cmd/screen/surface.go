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

// A surface is drawn as text, north at the top: each cell is a part of it, twice as deep as it is
// wide, as letters are. Terrain is drawn in small letters, pieces by their codes; where a point is
// asked for, the cells in which it may be are drawn as +.

// drawn is a drawing in the making.
type drawn struct {
	m     *scene.Map
	wide  int        // of a cell, in smallest parts; it is twice as deep
	cells [][]string // row by row
	taken [][]bool   // by a piece
	cols  int
	rows  int
}

// edge is the columns of a line that figures at the edge take.
const edge = 6

// newDrawn lays out a surface on so many columns and rows.
func newDrawn(m *scene.Map, across, deep int) *drawn {
	d := &drawn{m: m}
	d.wide = max((m.W+across-1)/across, (m.H+2*deep-1)/(2*deep), max(m.Unit/2, 1))
	d.cols, d.rows = (m.W+d.wide-1)/d.wide, (m.H+2*d.wide-1)/(2*d.wide)
	for range d.rows {
		d.cells = append(d.cells, layout.Cells(strings.Repeat(".", d.cols)))
		d.taken = append(d.taken, make([]bool, d.cols))
	}
	return d
}

// cell is where a point is drawn.
func (d *drawn) cell(x, y int) (row, col int) {
	return max(0, d.rows-1-y/(2*d.wide)), min(x/d.wide, d.cols-1)
}

// middle is the point in the middle of a cell.
func (d *drawn) middle(row, col int) (x, y int) {
	return min(col*d.wide+d.wide/2, d.m.W), min((d.rows-1-row)*2*d.wide+d.wide, d.m.H)
}

// fill draws an area: every cell whose middle lies in it.
func (d *drawn) fill(has func(x, y int) bool, sign string) (any bool) {
	for r := range d.cells {
		for c := range d.cells[r] {
			if has(d.middle(r, c)) {
				d.cells[r][c], any = sign, true
			}
		}
	}
	return any
}

// piece writes a code where a piece stands, or as near to it as there is room in the row.
func (d *drawn) piece(x, y int, code string) {
	row, col := d.cell(x, y)
	text := layout.Cells(code)
	for _, off := range []int{0, 1, -1, 2, -2, 3, -3} {
		at := min(max(col+off, 0), d.cols-len(text))
		if at < 0 || slices.Contains(d.taken[row][at:at+len(text)], true) {
			continue
		}
		for i, r := range text {
			d.cells[row][at+i], d.taken[row][at+i] = r, true
		}
		return
	}
	d.cells[row][col] = "#"
}

// base draws the base of a piece that is not round: strokes along its line.
func (d *drawn) base(s *scene.Stand) {
	if !s.Long() {
		return
	}
	d.fill(s.Covers, s.Stroke())
	s.Along(func(x, y int) {
		if x >= 0 && y >= 0 && x <= d.m.W && y <= d.m.H {
			row, col := d.cell(x, y)
			d.cells[row][col] = s.Stroke()
		}
	})
}

// everyInches is between two figures at the edge.
const everyInches = 6

// lines is the drawing with inches at its edges.
func (d *drawn) lines() []string {
	var out []string
	every := everyInches * d.m.Unit
	for r, row := range d.cells {
		label := "   "
		low, high := (d.rows-1-r)*2*d.wide, (d.rows-r)*2*d.wide
		if n := (low + every - 1) / every * every; n < high { // the row in which so many inches lie
			label = fmt.Sprintf("%3d", n/d.m.Unit)
		}
		out = append(out, label+" "+strings.Join(row, ""))
	}
	axis := []byte(strings.Repeat(" ", d.cols+8))
	for n := 0; n <= d.m.W; n += every {
		copy(axis[4+n/d.wide:], fmt.Sprint(n/d.m.Unit))
	}
	return append(out, strings.TrimRight(string(axis), " "))
}

// surface draws the map that is measured in inches, if there is one, on so many rows.
func (s *Screen) surface(sc *scene.Scene, deep int) []string {
	m := sc.Measured()
	if m == nil {
		return nil
	}
	d := newDrawn(m, s.Width-edge, max(deep, 4))
	var means []string
	for i := range m.Areas {
		a := &m.Areas[i]
		if !d.fill(func(x, y int) bool { return measure.Covers(&a.Outline, x, y) }, a.Sign) {
			row, col := d.cell(int(a.Corners[0][0]), int(a.Corners[0][1]))
			d.cells[row][col] = a.Sign
		}
		means = append(means, a.Sign+" "+sc.Things[a.Thing].Title)
	}
	if area := s.choosable(); area != nil {
		on := s.S.P.Game.Surface
		d.fill(func(x, y int) bool { return measure.Has(area, on.At(int32(x), int32(y))) }, "+")
	}
	for i := range m.Stands {
		d.base(&m.Stands[i])
	}
	for _, at := range m.Stands {
		d.piece(at.X, at.Y, sc.Things[at.Piece].Look.Code)
	}
	out := d.lines()
	for _, l := range layout.Wrap(strings.Join(means, "; "), s.Width) {
		out = append(out, s.paint(faint, l))
	}
	return out
}

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
		tell = unusual
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
