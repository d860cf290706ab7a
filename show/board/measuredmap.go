package board

import (
	"slices"
	"strconv"

	"sandtable/interp/measure"
	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// measuredMap draws a table measured in inches, north at the top. A letter is twice as deep as it
// is wide, as letters are.
type measuredMap struct {
	m      *scene.Map
	step   int                // the smallest parts of a column on a page
	ground [Zooms + 1][]uint8 // by cell: the number of the area in its middle and 1, or 0
}

func newMeasuredMap(m *scene.Map) *measuredMap { return &measuredMap{m: m} }

// per returns the smallest parts of a column.
func (t *measuredMap) per(zoom int) int {
	return max([...]int{t.m.Unit * 8 / 10, t.m.Unit / 2, t.m.Unit / 4, page: t.step}[zoom], 1)
}

// fit makes the table as large as a page allows.
func (t *measuredMap) fit(_ *scene.Scene, width, lines int, _ bool) {
	across, deep := max(width-rim-3, 1), max(2*(lines-3), 2)
	t.step = max((t.m.W+across-1)/across, (t.m.H+deep-1)/deep, t.m.Unit/2)
}

// around returns the whole table.
func (t *measuredMap) around(*scene.Cell, int) extent {
	w, h := t.size(page)
	return extent{0, w, 0, h}
}

// cells returns how many columns and lines the table takes.
func (t *measuredMap) cells(zoom int) (w, h int) {
	per := t.per(zoom)
	return t.m.W/per + 1, t.m.H/(2*per) + 1
}

// rim is the columns of the figures to the left of the table.
const rim = 3

func (t *measuredMap) size(zoom int) (w, h int) {
	w, h = t.cells(zoom)
	return w + rim + 2, h + 2
}

func (t *measuredMap) spot(int, *scene.Cell) Spot { return Spot{} }

// at returns the column and line of a point.
func (t *measuredMap) at(zoom int, p Point) (x, y int) {
	per := t.per(zoom)
	_, h := t.cells(zoom)
	return rim + 1 + p.X/per, h - p.Y/(2*per)
}

// point returns the middle of a letter, on the table.
func (t *measuredMap) point(zoom, x, y int) Point {
	per := t.per(zoom)
	_, h := t.cells(zoom)
	return Point{min(max((x-rim-1)*per+per/2, 0), t.m.W), min(max((h-y)*2*per+per, 0), t.m.H)}
}

func (t *measuredMap) draw(p *painter) {
	t.frame(p)
	t.terrain(p)
	used := map[[2]int]bool{}
	if !p.m.Bare {
		for i := range t.m.Stands {
			t.base(p, &t.m.Stands[i])
		}
		for _, s := range t.m.Stands {
			x, y := t.at(p.zoom, Point{s.X, s.Y})
			code, figures, st := p.piece(s.Piece)
			if p.zoom == Zooms-1 && figures != "" {
				code += "." + figures
			}
			around := brackets[p.stateOf(s.Piece)]
			t.put(p, used, x, y, st, around[0]+code+around[1], grid.Hit{What: p.hits, N: int32(s.Piece)})
		}
	}
	for _, c := range p.m.Points {
		x, y := t.at(p.zoom, c.Point)
		around := brackets[legal]
		if c.Marked {
			around = brackets[marked]
		}
		t.put(p, used, x, y, grid.Legal, around[0]+c.Label+around[1], grid.Hit{})
	}
	if p.m.At != (Point{-1, -1}) && !t.told(p.m) {
		x, y := t.at(p.zoom, p.m.At)
		p.set(x-1, y, grid.Legal|grid.Reverse, "[")
		p.set(x+1, y, grid.Legal|grid.Reverse, "]")
	}
}

// base draws the base of a piece that is not round: strokes along its line.
func (t *measuredMap) base(p *painter, s *scene.Stand) {
	if !s.Long() {
		return
	}
	_, _, st := p.piece(s.Piece)
	stroke := func(x, y int) {
		p.set(x, y, st, s.Stroke())
		p.v.Hit(x-p.ox, y-p.oy, 1, 1, grid.Hit{What: p.hits, N: int32(s.Piece)})
	}
	w, h := t.cells(p.zoom)
	for y := range h {
		for x := range w {
			if at := t.point(p.zoom, x+rim+1, y+1); s.Covers(at.X, at.Y) {
				stroke(x+rim+1, y+1)
			}
		}
	}
	s.Along(func(x, y int) {
		if x >= 0 && y >= 0 && x <= t.m.W && y <= t.m.H {
			stroke(t.at(p.zoom, Point{x, y}))
		}
	})
}

// told reports whether brackets tell already of what is at the cursor.
func (t *measuredMap) told(m *Marks) bool {
	return slices.ContainsFunc(m.Points, func(c Labelled) bool { return c.Point == m.At }) ||
		slices.ContainsFunc(t.m.Stands, func(s scene.Stand) bool { return s.Piece == m.Marked && Point{s.X, s.Y} == m.At })
}

// put writes a text around a letter, or as near to it as there is room.
func (t *measuredMap) put(p *painter, used map[[2]int]bool, x, y int, st grid.Style, text string, hit grid.Hit) {
	w, _ := t.size(p.zoom)
	n := layout.Width(text)
	x -= (n - 1) / 2
	for _, off := range []int{0, 1, -1, 2, -2, 3, -3, 0} {
		at := min(max(x+off, rim+1), w-1-n)
		free := true
		for i := range n {
			free = free && !used[[2]int{at + i, y}]
		}
		if !free {
			continue
		}
		for i := range n {
			used[[2]int{at + i, y}] = true
		}
		p.put(at, y, st, text)
		if hit.What != 0 {
			p.v.Hit(at-p.ox, y-p.oy, n, 1, hit)
		}
		return
	}
	p.set(x, y, st, "#")
}

// frame draws the edges of the table, with inches.
func (t *measuredMap) frame(p *painter) {
	w, h := t.cells(p.zoom)
	per := t.per(p.zoom)
	for x := range w {
		p.set(rim+1+x, 0, grid.Faint, "-")
		p.set(rim+1+x, h+1, grid.Faint, "-")
	}
	for y := 1; y <= h; y++ {
		p.set(rim, y, grid.Faint, "|")
		p.set(rim+1+w, y, grid.Faint, "|")
	}
	for inch := 0; inch*t.m.Unit <= t.m.W; inch += 6 {
		p.put(rim+1+inch*t.m.Unit/per, h+1, grid.Faint, strconv.Itoa(inch))
	}
	for inch := 0; inch*t.m.Unit <= t.m.H; inch += 6 {
		text := strconv.Itoa(inch)
		_, y := t.at(p.zoom, Point{0, inch * t.m.Unit})
		p.put(rim-len(text), y, grid.Faint, text)
	}
}

// terrain draws what lies on the table, and where a point may be chosen.
func (t *measuredMap) terrain(p *painter) {
	w, h := t.cells(p.zoom)
	if t.ground[p.zoom] == nil {
		t.ground[p.zoom] = t.raster(p.zoom)
	}
	for y := max(p.oy, 1); y <= min(h, p.oy+p.v.H); y++ {
		for x := max(p.ox-rim-1, 0); x < min(w, p.ox+p.v.W-rim-1); x++ {
			at := t.point(p.zoom, x+rim+1, y)
			if p.m.Reach.has(at) {
				p.set(x+rim+1, y, grid.Legal, "+")
			} else if n := t.ground[p.zoom][(y-1)*w+x]; n > 0 {
				p.set(x+rim+1, y, grid.Ground, t.m.Areas[n-1].Sign)
			}
		}
	}
	p.m.Reach.alone(func(at Point) { // a house among open ground
		x, y := t.at(p.zoom, at)
		p.set(x, y, grid.Legal, "+")
	})
}

// raster finds the area in the middle of each letter.
func (t *measuredMap) raster(zoom int) []uint8 {
	w, h := t.cells(zoom)
	out := make([]uint8, w*h)
	for i := range min(len(t.m.Areas), 255) {
		a, seen := &t.m.Areas[i].Outline, false
		for y := range h {
			for x := range w {
				if at := t.point(zoom, x+rim+1, y+1); measure.Covers(a, at.X, at.Y) {
					out[y*w+x], seen = uint8(i+1), true
				}
			}
		}
		if !seen { // it lies between the middles of letters
			x, y := t.at(zoom, Point{int(a.Corners[0][0]), int(a.Corners[0][1])})
			out[min(max(y-1, 0), h-1)*w+min(x-rim-1, w-1)] = uint8(i + 1)
		}
	}
	return out
}
