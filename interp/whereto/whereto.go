// Package whereto finds points of a measured table for people to choose: the nearest that may be
// chosen to where they pointed, what relative words mean, such as "e 4 n 2" or "toward barn 6", and
// points worth a look, each with its reason. It reads positions that the player sees and the area
// from which a point is chosen, never a rule: whether a point is legal, the rules say.
package whereto

import (
	"math/bits"
	"slices"
	"sort"

	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// Table is what stands and lies where points are chosen. Lengths are in smallest parts.
type Table struct {
	Surface *model.Surface
	Unit    int32    // parts of an inch
	Area    []uint64 // where a point may be chosen, but for what is required of it
	Mover   int32    // where stands what moves; None: nothing does
	Things  []Thing  // pieces and terrain by which points may be named
}

// Thing is a piece that stands on the table, or terrain.
type Thing struct {
	Name, Title string
	Point       int32          // of a piece
	Shape       *model.Outline // of terrain
}

// far is the square of how far it is from a point to a thing, or to a point.
func (t *Table) far(x, y int32, to *Thing) int64 {
	if to.Shape != nil {
		_, up := measure.ToShape(x, y, to.Shape)
		return up * up
	}
	tx, ty := t.Surface.XY(to.Point)
	return square(x-tx, y-ty)
}

// near scores points by how far they are from a thing; of equal ones the nearest to the mover is
// best.
func (t *Table) near(to *Thing) func(x, y int32) int64 {
	if t.Mover < 0 {
		return func(x, y int32) int64 { return t.far(x, y, to) }
	}
	mx, my := t.Surface.XY(t.Mover)
	return func(x, y int32) int64 { return t.far(x, y, to)<<24 + square(x-mx, y-my) }
}

func square(dx, dy int32) int64 { return int64(dx)*int64(dx) + int64(dy)*int64(dy) }

// middle is the middle of a thing.
func (t *Table) middle(of *Thing) (x, y int32) {
	if of.Shape == nil {
		return t.Surface.XY(of.Point)
	}
	n := int32(len(of.Shape.Corners))
	for _, c := range of.Shape.Corners {
		x, y = x+c[0], y+c[1]
	}
	return x / n, y / n
}

// scored is a point with how well it fits; less is better.
type scored struct {
	p     int32
	score int64
}

// best lists the points of the area that score least, the best first. Of equal ones the first by
// row.
func (t *Table) best(n int, score func(x, y int32) int64) []int32 {
	var out []scored
	for i, w := range t.Area {
		for ; w != 0; w &= w - 1 {
			p := int32(i)<<6 + int32(bits.TrailingZeros64(w))
			x, y := t.Surface.XY(p)
			s := score(x, y)
			if len(out) == n && s >= out[n-1].score {
				continue
			}
			at := sort.Search(len(out), func(j int) bool { return out[j].score > s })
			if out = slices.Insert(out, at, scored{p, s}); len(out) > n {
				out = out[:n]
			}
		}
	}
	list := make([]int32, len(out))
	for i, x := range out {
		list[i] = x.p
	}
	return list
}

// mostTried is how many points of the area are tried for one that is legal.
const mostTried = 200

// Nearest is the legal point of the area that is nearest to a point of the plane, on the table or
// off it; ok is false if none of those tried is legal.
func (t *Table) Nearest(x, y int32, legal func(p int32) bool) (p int32, ok bool) {
	return t.first(func(px, py int32) int64 { return square(px-x, py-y) }, legal)
}

// first is the legal point that scores least.
func (t *Table) first(score func(x, y int32) int64, legal func(p int32) bool) (int32, bool) {
	for _, p := range t.best(mostTried, score) {
		if legal(p) {
			return p, true
		}
	}
	return 0, false
}
