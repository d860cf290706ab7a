package screen

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// A window is the part of a map around one space: so many rows and columns of spaces to each side.
const (
	windowRows    = 2
	windowColumns = 3
	windowLines   = 5  // of a map that is no grid
	windowDeep    = 12 // at most so many lines below it say what stands where
)

// window draws the part of the board around a space, and says what stands there. Nil if the space
// stands on no map.
func (s *Screen) window(sc *scene.Scene, place scene.Ref) []string {
	b := newBoard(sc, s.Width)
	for _, d := range b.maps {
		for i, l := range d.lines {
			for _, c := range l.cells {
				if c.place == place {
					return s.around(b, d, i, c)
				}
			}
		}
	}
	return nil
}

// around draws the rows and columns around a cell.
func (s *Screen) around(b *board, d *drawing, line int, c drawnCell) []string {
	rows := d.rowsAround(line)
	from, to := d.columnsAround(c)
	part := *d
	part.lines, part.strips = nil, []strip{{from, to}}
	for _, r := range rows {
		l := d.lines[r]
		l.cells = nil
		for _, c := range d.lines[r].cells {
			if c.x > from && c.x < to {
				l.cells = append(l.cells, c)
			}
		}
		part.lines = append(part.lines, l)
	}
	sg := newSigns()
	out := part.show(b.fillAll(&part, sg), part.strips[0], s.paint)
	if !d.grid { // names of columns have no meaning there
		out = dedent(out)
	}
	out = append(out, b.explain(sg, s.paint)...)
	var about []string
	for _, l := range part.lines {
		for _, c := range l.cells {
			about = append(about, s.lookAt(b.sc, b.at[c.place])...)
		}
	}
	return append(out, cut(about, windowDeep, s.rest("look"))...)
}

// rowsAround is the lines of a drawing around one of them: of a grid the heading and whole rows, of
// anything else some lines.
func (d *drawing) rowsAround(line int) (out []int) {
	if !d.grid {
		for i := max(line-windowLines, 0); i <= min(line+windowLines, len(d.lines)-1); i++ {
			out = append(out, i)
		}
		return out
	}
	label, rows := "", []int{} // lines of one row have one name
	for i, l := range d.lines {
		switch {
		case len(l.cells) == 0:
		case len(rows) == 0 || l.label != label:
			rows, label = append(rows, i), l.label
		}
	}
	at := 0
	for k, first := range rows {
		if first <= line {
			at = k
		}
	}
	first, end := rows[max(at-windowRows, 0)], len(d.lines)
	if at+windowRows+1 < len(rows) {
		end = rows[at+windowRows+1]
	}
	for i, l := range d.lines {
		if i >= first && i < end || len(l.cells) == 0 && i < rows[0] {
			out = append(out, i)
		}
	}
	return out
}

// columnsAround is from where to where a window goes: whole cells, as far as the screen is wide.
func (d *drawing) columnsAround(c drawnCell) (from, to int) {
	var starts []int
	most := 0
	for _, l := range d.lines {
		most = max(most, len(l.frame))
		for _, c := range l.cells {
			starts = append(starts, c.x-1)
		}
	}
	if most <= d.width {
		return 0, most
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	at := slices.Index(starts, c.x-1)
	if !d.grid {
		from = max(min(c.x-d.width/2, most-d.width), 0)
		return from, from + d.width
	}
	from = starts[max(at-windowColumns, 0)]
	return from, d.fits(from, min(d.width-d.margin, (2*windowColumns+1)*(c.width+2)), most, starts)
}

// zoom draws the part of the board around what acts, as the pending decision tells.
func (s *Screen) zoom(args string) error {
	if args != "" {
		return s.drawBoard(args)
	}
	if t := s.acting(s.scene()); t != nil {
		return s.drawBoard(t.Name)
	}
	return s.reply("Nothing on the board acts now: board draws all of it, board WHERE the part around a space or a piece.")
}

// drawBoard draws the board without all that stands around it: the whole of it, which may be higher
// than the window, or the part around a space, or around where a piece stands.
func (s *Screen) drawBoard(args string) error {
	if s.Reader {
		return s.look(args)
	}
	sc := s.scene()
	if args == "" {
		lines := append(s.drawing(sc, s.Height-belowSurface), s.standings(sc, false)...)
		if len(lines) == 0 {
			return s.answer("This game has no board that could be drawn.")
		}
		return s.answer(lines...)
	}
	l := s.lookup()
	for _, t := range l.things(args) {
		r := sc.Find(t.ID)
		if r == scene.None {
			continue
		}
		if on := sc.Things[r].On; on != scene.None {
			r = on
		}
		if lines := s.window(sc, r); lines != nil {
			return s.answer(lines...)
		}
	}
	if len(l.things(args)) == 0 {
		return s.reply(s.noSuchThing(args))
	}
	return s.reply(fmt.Sprintf("%s is not on the board.", english.Capital(layout.Cut(strings.TrimSpace(args), 40))))
}
