package board

import (
	"cmp"
	"slices"

	"sandtable/interp/scene"
)

// Step returns the place beside another one in a direction, as it looks: the nearest whose
// direction differs little. It is the place itself if there is none.
func (b *Board) Step(from scene.Ref, dx, dy int) scene.Ref {
	at, ok := b.cells[from]
	if !ok {
		return b.Any()
	}
	x0, y0 := b.middle(at)
	best, least := from, 1<<30
	for place, to := range b.cells {
		x, y := b.middle(to)
		ahead, aside := (x-x0)*dx+(y-y0)*dy, abs((x-x0)*dy)+abs((y-y0)*dx)
		if ahead <= 0 || aside > 2*ahead {
			continue
		}
		cost := ahead + 3*aside
		if cost < least || cost == least && place < best {
			best, least = place, cost
		}
	}
	return best
}

// middle returns the middle of a place, in letters twice as deep as wide: of grids at the size
// where rows are straight.
func (b *Board) middle(at cellAt) (x, y int) {
	zoom := 0
	if _, grid := b.plates[at.plate].(*gridMap); !grid {
		zoom = 1
	}
	s := b.plates[at.plate].spot(zoom, at.cell)
	return 2*s.X + s.W, 4 * (s.Y + b.sheets[zoom].at[at.plate])
}

// Any returns a place in the middle of the board; None if there is none.
func (b *Board) Any() scene.Ref {
	for i := range b.s.Maps {
		if cells := b.s.Maps[i].Cells; len(cells) > 0 {
			return cells[len(cells)/2].Place
		}
	}
	return scene.None
}

func abs(n int) int { return max(n, -n) }

// Next returns the place that comes after another one among some, line by line; before it, if by is
// negative.
func (b *Board) Next(list []scene.Ref, from scene.Ref, by int) scene.Ref {
	slices.SortFunc(list, b.compare)
	if !b.Has(from) {
		return list[0]
	}
	i, found := slices.BinarySearchFunc(list, from, b.compare)
	switch {
	case by > 0 && found:
		i++
	case by < 0:
		i--
	}
	return list[(i+len(list))%len(list)]
}

// Nearest returns the place among some that is drawn nearest to another one; None if there are
// none.
func (b *Board) Nearest(list []scene.Ref, from scene.Ref) scene.Ref {
	at, ok := b.cells[from]
	if !ok {
		return scene.None
	}
	x, y := b.middle(at)
	best, least := scene.None, 0
	for _, place := range list {
		u, v := b.middle(b.cells[place])
		if far := (x-u)*(x-u) + (y-v)*(y-v); best == scene.None || far < least || far == least && b.compare(place, best) < 0 {
			best, least = place, far
		}
	}
	return best
}

// compare orders places as they are read.
func (b *Board) compare(p, q scene.Ref) int {
	x, y := b.middle(b.cells[p])
	u, v := b.middle(b.cells[q])
	return cmp.Or(cmp.Compare(y, v), cmp.Compare(x, u), cmp.Compare(p, q))
}
