package board

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/show/grid"
)

// A page is lines below one another, for a face that has no window. Maps have a size of their own
// there: cells are as wide as the page lets them be, rows grow with what lies in them, and a map
// that is still wider is cut between its cells.

// Page is the maps of a scene on lines of so many columns.
type Page struct {
	b     *Board
	width int
	marks *Marks
	paint func(grid.Style, string) string
	names []*labels // by map: of its columns and rows; nil: they have none
}

// Page lays the maps out on a page, a table on so many lines; paint colors a text.
func (b *Board) Page(width, lines int, m *Marks, paint func(grid.Style, string) string) *Page {
	out := &Page{b: b, width: width, marks: m, paint: paint}
	for _, pl := range b.plates {
		names := labelsOf(pl)
		left, _ := names.size()
		pl.fit(b.s, width-left, lines, names != nil)
		out.names = append(out.names, names)
	}
	return out
}

// Lines returns all maps.
func (p *Page) Lines() (out []string) {
	for i, pl := range p.b.plates {
		if p.b.titled() {
			out = append(out, p.b.s.Maps[i].Title)
		}
		left, _ := p.names[i].size()
		w, h := pl.size(page)
		strips := cut(p.b.spots(i), 0, w, p.width-left)
		for k, s := range strips {
			if k > 0 {
				out = append(out, "", p.paint(grid.Faint, "further to the right:"))
			}
			lines := p.part(i, extent{s[0], s[1], 0, h})
			if len(strips) > 1 {
				lines = p.trimmed(i, lines)
			}
			out = append(out, lines...)
		}
	}
	return out
}

// Around returns the part of a map around a place, and the places that are drawn there.
func (p *Page) Around(place scene.Ref) (lines []string, shown []scene.Ref) {
	at, ok := p.b.cells[place]
	if !ok {
		return nil, nil
	}
	pl := p.b.plates[at.plate]
	left, _ := p.names[at.plate].size()
	room := p.width - left
	e := pl.around(at.cell, room)
	if w, _ := pl.size(page); w <= room {
		e.x0, e.x1 = 0, w
	} else {
		e.x1 = cut(p.b.spots(at.plate), e.x0, min(e.x1, w), room)[0][1]
	}
	for i := range p.b.s.Maps[at.plate].Cells {
		c := &p.b.s.Maps[at.plate].Cells[i]
		if s := pl.spot(page, c); e.has(s.X, s.Y) {
			shown = append(shown, c.Place)
		}
	}
	return p.trimmed(at.plate, p.part(at.plate, e)), shown
}

// part draws what begins in a part of a map.
func (p *Page) part(plate int, e extent) []string {
	pl, names := p.b.plates[plate], p.names[plate]
	left, top := names.size()
	_, h := pl.size(page)
	g := grid.New(p.width, h+top)
	v := g.All()
	if names != nil {
		names.draw(v, page, e.x0, 0, &e)
	}
	pl.draw(&painter{index: p.b.index, plate: plate, m: p.marks, v: v.Sub(left, top, v.W, v.H), zoom: page, ox: e.x0, only: &e})
	return g.Lines(p.paint)
}

// trimmed returns lines without the blank ones that a cut leaves: of a drawing those between others
// stay.
func (p *Page) trimmed(plate int, lines []string) []string {
	if _, ok := p.b.plates[plate].(*gridMap); ok {
		return slices.DeleteFunc(lines, func(l string) bool { return l == "" })
	}
	for len(lines) > 0 && lines[0] == "" {
		lines = lines[1:]
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// spots returns where the cells of a map lie on a page.
func (b *Board) spots(plate int) (out []Spot) {
	cells := b.s.Maps[plate].Cells
	for i := range cells {
		out = append(out, b.plates[plate].spot(page, &cells[i]))
	}
	return out
}

// cut parts columns into strips that have no more than there is room for, between cells.
func cut(cells []Spot, from, to, room int) (strips [][2]int) {
	var starts []int
	for _, c := range cells {
		starts = append(starts, c.X)
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	for from < to {
		end := to
		if max(to, reach(cells, from, to)) > from+room {
			end = min(to, fits(cells, starts, from, room))
		}
		strips = append(strips, [2]int{from, end})
		from = end
	}
	return strips
}

// fits returns how far a strip reaches: to the last beginning of a cell before which all fits;
// through a cell where it is wider than the strip.
func fits(cells []Spot, starts []int, from, room int) int {
	best := from + room
	for i, found := 0, false; i < len(starts) && starts[i] <= from+room; i++ {
		if s := starts[i]; s > from && (!found || reach(cells, from, s) <= from+room) {
			best, found = s, true
		}
	}
	return best
}

// reach returns where the last cell ends that begins between two columns.
func reach(cells []Spot, from, to int) int {
	end := from
	for _, c := range cells {
		if c.X >= from && c.X < to {
			end = max(end, c.X+c.W)
		}
	}
	return end
}
