package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/interp/view"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// A surface is drawn as text, north at the top: each cell is a part of it, twice as deep as it is wide, as letters are. Terrain is drawn in small
// letters, pieces by their codes; where a point is asked for, the cells in which it may be are drawn as +.

// drawn is a drawing in the making.
type drawn struct {
	s         *model.Surface
	wide      int32      // of a cell, in smallest parts; it is twice as deep
	cells     [][]string // column by column
	taken     [][]bool   // by a piece
	cols      int
	rows      int
	inDrawing []string // what the letters of terrain mean
}

// edge is the columns of a line that figures at the edge take.
const edge = 6

func newDrawn(s *model.Surface, across int32) *drawn {
	d := &drawn{s: s, wide: 5}
	for _, w := range []int32{5, 10, 20, 25, 50} {
		if d.wide = w; (s.Width+w-1)/w <= across {
			break
		}
	}
	d.cols, d.rows = int((s.Width+d.wide-1)/d.wide), int((s.Depth+2*d.wide-1)/(2*d.wide))
	for range d.rows {
		d.cells = append(d.cells, layout.Cells(strings.Repeat(".", d.cols)))
		d.taken = append(d.taken, make([]bool, d.cols))
	}
	return d
}

// cell is where a point is drawn.
func (d *drawn) cell(p int32) (row, col int) {
	x, y := d.s.XY(p)
	return max(0, d.rows-1-int(y/(2*d.wide))), min(int(x/d.wide), d.cols-1)
}

// middle is the point in the middle of a cell.
func (d *drawn) middle(row, col int) int32 {
	x, y := int32(col)*d.wide+d.wide/2, int32(d.rows-1-row)*2*d.wide+d.wide
	return d.s.At(min(x, d.s.Width), min(y, d.s.Depth))
}

// fill draws an area: every cell whose middle lies in it.
func (d *drawn) fill(area []uint64, sign string) (any bool) {
	for r := range d.cells {
		for c := range d.cells[r] {
			if measure.Has(area, d.middle(r, c)) {
				d.cells[r][c], any = sign, true
			}
		}
	}
	return any
}

// piece writes a code where a piece stands, or as near to it as there is room in the row.
func (d *drawn) piece(p int32, code string) {
	row, col := d.cell(p)
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

// lines is the drawing with inches at its edges.
func (d *drawn) lines(unit int32) []string {
	var out []string
	for r, row := range d.cells {
		label := "   "
		if up := d.rows - 1 - r; up%4 == 0 { // the row's lower edge, as the figures below are left edges
			label = fmt.Sprintf("%3d", int32(up)*2*d.wide/unit)
		}
		out = append(out, label+" "+strings.Join(row, ""))
	}
	axis := []byte(strings.Repeat(" ", d.cols+8))
	for c := 0; c <= d.cols; c += 12 {
		copy(axis[4+c:], fmt.Sprint(int32(c)*d.wide/unit))
	}
	return append(out, strings.TrimRight(string(axis), " "))
}

// surface draws the map that is measured in inches, if there is one, with a line for what stands on it.
func (s *Screen) surface(v *view.View) []string {
	g := s.S.P.Game
	if g.Surface == nil {
		return nil
	}
	d := newDrawn(g.Surface, int32(s.Width-edge))
	s.terrain(d)
	if area := s.choosable(); area != nil {
		d.fill(area, "+")
	}
	for _, t := range s.onSurface(v) {
		if p, ok := s.pointOf(t); ok {
			d.piece(p, s.code(t))
		}
	}
	out := d.lines(g.Unit)
	for i := range out {
		out[i] = s.paint(plain, out[i])
	}
	for _, l := range layout.Wrap(strings.Join(d.inDrawing, "; "), s.Width) {
		out = append(out, s.paint(faint, l))
	}
	return append(out, s.standings(v, false)...)
}

// terrain draws what lies on the surface, each in a small letter.
func (s *Screen) terrain(d *drawn) {
	used := map[string]bool{}
	for _, t := range s.S.P.Game.Things {
		if t == nil || t.Shape == nil {
			continue
		}
		sign := "x"
		for _, r := range strings.ToLower(t.Title) + "abcdefghijklmnopqrstuvwxyz" {
			if r >= 'a' && r <= 'z' && !used[string(r)] {
				sign = string(r)
				break
			}
		}
		used[sign] = true
		area := make([]uint64, d.s.Words())
		measure.Cover(d.s, area, t.Shape)
		if !d.fill(area, sign) {
			row, col := d.cell(d.s.At(t.Shape.Corners[0][0], t.Shape.Corners[0][1]))
			d.cells[row][col] = sign
		}
		d.inDrawing = append(d.inDrawing, sign+" "+t.Title)
	}
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

// onSurface lists what a viewer sees on the surface. What the viewer cannot tell apart comes last,
// ordered by its points, so that the order says nothing of which piece is which.
func (s *Screen) onSurface(v *view.View) []*view.Thing {
	var out []*view.Thing
	for i := range v.Places {
		if v.Places[i].ID != s.S.P.Game.Surface.Thing.ID {
			continue
		}
		for j := range v.Places[i].Pieces {
			out = append(out, &v.Places[i].Pieces[j])
		}
	}
	slices.SortStableFunc(out, func(a, b *view.Thing) int {
		switch {
		case a.Unknown && b.Unknown:
			return strings.Compare(a.Point, b.Point)
		case a.Unknown:
			return 1
		case b.Unknown:
			return -1
		}
		return 0
	})
	return out
}

// code is the short name of a piece as its viewer sees it.
func (s *Screen) code(t *view.Thing) string {
	if c := s.board.codes.of[t.Title]; c != "" && !t.Unknown {
		return c
	}
	return "??"
}

// pointOf is where a thing stands, as a viewer sees it.
func (s *Screen) pointOf(t *view.Thing) (int32, bool) {
	p, err := s.single(t.Point, s.S.P.Game.Surface.Point)
	return p, err == nil
}

// fewPieces is how many pieces are told of with all that may change about them.
const fewPieces = 12

// standings tells of each piece on the surface where it stands.
func (s *Screen) standings(v *view.View, all bool) []string {
	pieces := s.onSurface(v)
	var list []string
	for _, t := range pieces {
		text := s.code(t) + " " + named(t) + " " + t.Point
		if d := details(t); d != "" && !t.Unknown && (all || len(pieces) <= fewPieces) {
			text += " (" + d + ")"
		}
		list = append(list, text)
	}
	return flow(list, "   ", s.Width)
}

// standing says where a piece stands, and how far it is from everything else there.
func (s *Screen) standing(t *model.Thing, v *view.View) []string {
	g, m := s.S.P.Game, s.S.M
	p := m.SpotOf(t.ID)
	if p == model.None {
		return nil
	}
	bases := measure.BasesOf(g, pieceKind(g))
	x, y := g.Surface.XY(p)
	out := []string{"  stands at " + g.Show(g.Surface.Point, p)}
	var far []string
	for _, o := range s.onSurface(v) {
		if o.ID == t.ID || o.ID == model.None {
			continue
		}
		ox, oy := g.Surface.XY(m.SpotOf(o.ID))
		_, up := measure.Apart(x, y, ox, oy)
		far = append(far, fmt.Sprintf("%s %s", o.Title, g.Show(model.TNumber, int32(max(0, up-int64(bases.Of(t.ID))-int64(bases.Of(o.ID)))))))
	}
	for _, o := range g.Things {
		if o != nil && o.Shape != nil {
			_, up := measure.ToShape(x, y, o.Shape)
			far = append(far, fmt.Sprintf("%s %s", o.Title, g.Show(model.TNumber, int32(max(0, up-int64(bases.Of(t.ID)))))))
		}
	}
	if len(far) == 0 {
		return out
	}
	return append(out, hang("  inches to ", strings.Join(far, ", "), s.Width)...)
}

func pieceKind(g *model.Game) *model.Kind {
	for _, k := range g.Kinds {
		if k.Builtin() && k.Name == "piece" {
			return k
		}
	}
	return nil
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
		x0, y0, x1, y1, _ := measure.Bounds(g.Surface, area)
		text = fmt.Sprintf("Any point of the area drawn as + may be named: they lie from %s to %s", g.Show(g.Surface.Point, g.Surface.At(x0, y0)), g.Show(g.Surface.Point, g.Surface.At(x1, y1)))
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
