package measure

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// profile is a footprint around its middle, row by row from the lowest: in each word where the row
// begins and ends.
type profile struct {
	rows []uint64
	low  int32 // the first row
}

// newProfile makes the profile of a footprint; with strict, without its border. Words are the
// machine's: whoever asks gives them back.
func newProfile(m *machine.M, f Foot, strict bool) profile {
	h := f.half()
	c := newCapsule(pt{-h.x, -h.y}, h, f.R, strict)
	high := f.R + max(f.DY, -f.DY)
	p := profile{m.Words(2*high + 1), -high}
	for i := range p.rows {
		lo, hi := c.row(int64(p.low) + int64(i))
		if lo > hi { // the outermost rows, without the border
			lo, hi = 1, 0
		}
		p.rows[i] = uint64(uint32(lo))<<32 | uint64(uint32(hi))
	}
	return p
}

// spread adds, or takes away, the footprint around each point of a run.
func (p *profile) spread(s *model.Surface, dst []uint64, y, x0, x1 int32, put Put) {
	for i, row := range p.rows {
		if lo, hi := int32(row>>32), int32(uint32(row)); lo <= hi {
			put.run(s, dst, y+p.low+int32(i), x0+lo, x1+hi)
		}
	}
}

// WidenBy adds, or takes away, the points where the middle of a footprint is so that it is at most
// r away from an area; with strict, nearer than r.
func WidenBy(m *machine.M, s *model.Surface, dst, area []uint64, of Foot, r int32, strict bool, put Put) {
	of.R += r
	switch {
	case of.R < 0 || strict && of.R == 0:
		return
	case of == Foot{}:
		put.Area(dst, area)
		m.SpendWords(len(area))
		return
	case of.Round():
		m.Spend(Widen(s, dst, area, of.R, strict, put) / 8)
		return
	}
	mark := m.Mark()
	p := newProfile(m, of, strict)
	work := 0
	for y := int32(0); y <= s.Depth; y++ {
		work += runs(s, area, y, 0, s.Width, true, func(x0, x1 int32) { p.spread(s, dst, y, x0, x1, put) })
	}
	m.Release(mark)
	m.Spend(work * len(p.rows) / 8)
}

// Inside takes from an area the points from which a footprint would not lie wholly in the area:
// those at most so far away from anything outside as its line and radius reach. The edges of the
// surface are its border. scratch is as long as the area.
func Inside(m *machine.M, s *model.Surface, area, scratch []uint64, of Foot) {
	insideOf(m, s, area, scratch, of, 0, 0, s.Width, s.Depth)
}

// InsideAll makes dst the points from which a footprint lies wholly on the surface.
func InsideAll(s *model.Surface, dst []uint64, of Foot) {
	clear(dst)
	wide, high := of.around(0)
	for y := max(high, 0); y <= s.Depth-max(high, 0); y++ {
		fill(s, dst, y, max(wide, 0), s.Width-max(wide, 0))
	}
}

// insideOf is Inside for the points of a window alone; those outside it are left as they are, or
// taken where they are not inside either.
func insideOf(m *machine.M, s *model.Surface, area, scratch []uint64, of Foot, wx0, wy0, wx1, wy1 int32) {
	if of.Round() {
		m.Spend(roundInside(s, area, scratch, of.R, wx0, wy0, wx1, wy1) / 8)
		return
	}
	clear(scratch)
	mark := m.Mark()
	p := newProfile(m, of, false)
	wide, high := of.around(0)
	work := 0
	for y := max(0, wy0-high); y <= min(s.Depth, wy1+high); y++ {
		work += p.spreadBorder(s, area, scratch, y, max(0, wx0-wide), min(s.Width, wx1+wide))
	}
	m.Release(mark)
	m.Spend(work * len(p.rows) / 8)
	rim(s, scratch, wide, high, max(0, wy0), min(s.Depth, wy1))
	for i := range area {
		area[i] &^= scratch[i]
	}
}

// spreadBorder adds the footprint around the points outside, in a row, that have one beside them
// that is not: a footprint that goes over the border to any other point outside covers one of
// these, too. It returns how often it has done so.
func (p *profile) spreadBorder(s *model.Surface, area, dst []uint64, y, wx0, wx1 int32) (n int) {
	runs(s, area, y, wx0, wx1, false, func(x0, x1 int32) {
		fill(s, dst, y, x0, x1)
		p.spread(s, dst, y, x0, x0, Fill)
		p.spread(s, dst, y, x1, x1, Fill)
		n += 2 + p.beside(s, area, dst, y, x0, x1)
	})
	return n
}

// beside is spreadBorder for those points of a run that have one beside them in the next rows.
func (p *profile) beside(s *model.Surface, area, dst []uint64, y, x0, x1 int32) (n int) {
	for _, next := range [2]int32{y - 1, y + 1} {
		if next < 0 || next > s.Depth {
			continue
		}
		n += runs(s, area, next, max(x0-1, 0), min(x1+1, s.Width), true, func(a, b int32) {
			p.spread(s, dst, y, max(a-1, x0), min(b+1, x1), Fill)
		})
	}
	return n
}

// rim adds the points of some rows that are nearer to an edge of the surface than so much, from
// west to east and from south to north.
func rim(s *model.Surface, dst []uint64, wide, high, from, to int32) {
	for y := from; y <= to; y++ {
		if y < high || y > s.Depth-high {
			fill(s, dst, y, 0, s.Width)
			continue
		}
		fill(s, dst, y, 0, wide-1)
		fill(s, dst, y, s.Width-wide+1, s.Width)
	}
}
