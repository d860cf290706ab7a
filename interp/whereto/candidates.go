package whereto

import (
	"cmp"
	"slices"
	"strings"

	"sandtable/interp/measure"
)

// Candidate is a point worth a look.
type Candidate struct {
	Point int32
	Why   string
}

// Most is how many candidates there are at most.
const Most = 9

// Candidates lists legal points that are worth a look, each with its reason, two inches apart: the
// nearest to each of what stands close by, one in each terrain close by, the farthest in each
// direction, and where one hardly moves.
func (t *Table) Candidates(legal func(p int32) bool) []Candidate {
	c := &candidates{Table: t, legal: legal}
	things := c.byDistance()
	near := 0
	for _, x := range things {
		// The mover itself is near to where it stands.
		if x.Shape == nil && near < 4 && x.Point != t.Mover {
			near += c.add(nearest+x.Title, t.near(x))
		}
	}
	in := 0
	for _, x := range things {
		if x.Shape != nil && in < 3 {
			if p, ok := c.inside(x, c.legal); ok {
				px, py := c.Surface.XY(p)
				in += c.add("in "+x.Title, func(x, y int32) int64 { return square(x-px, y-py) })
			}
		}
	}
	for _, f := range edges {
		c.add(f.why, f.score)
	}
	if t.Mover >= 0 {
		c.add(hardly, t.still())
	}
	return c.out
}

// nearest begins the reason of a point near something.
const nearest = "nearest to "

// candidates gathers them.
type candidates struct {
	*Table
	legal func(p int32) bool
	out   []Candidate
}

// byDistance is what stands and lies on the table, what is nearest to the mover first.
func (c *candidates) byDistance() []*Thing {
	var out []*Thing
	for i := range c.Things {
		out = append(out, &c.Things[i])
	}
	if c.Mover >= 0 {
		x, y := c.Surface.XY(c.Mover)
		slices.SortStableFunc(out, func(a, b *Thing) int { return cmp.Compare(c.far(x, y, a), c.far(x, y, b)) })
	}
	return out
}

// add adds the best legal point, unless it stands too near to another one; it returns how many it
// has added.
func (c *candidates) add(why string, score func(x, y int32) int64) int {
	if len(c.out) >= Most {
		return 0
	}
	p, ok := c.first(score, c.legal)
	if !ok {
		return 0
	}
	x, y := c.Surface.XY(p)
	for i := range c.out {
		if ox, oy := c.Surface.XY(c.out[i].Point); square(x-ox, y-oy) < 4*int64(c.Unit)*int64(c.Unit) {
			if c.out[i].Point == p {
				c.out[i].Why += ", " + strings.TrimPrefix(why, nearest) // of several things once: they come first
			}
			return 0
		}
	}
	c.out = append(c.out, Candidate{p, why})
	return 1
}

// inside is the legal point inside some terrain that is nearest to its middle.
func (t *Table) inside(x *Thing, legal func(p int32) bool) (p int32, ok bool) {
	if x.Shape == nil {
		return 0, false
	}
	out := func(px, py int32) bool {
		_, up := measure.ToShape(px, py, x.Shape)
		return up > 0
	}
	mx, my := t.middle(x)
	p, ok = t.first(func(px, py int32) int64 {
		if out(px, py) {
			return 1 << 60
		}
		return square(px-mx, py-my)
	}, legal)
	return p, ok && !out(t.Surface.XY(p))
}

// still scores points by how far they are from where the mover stands.
func (t *Table) still() func(x, y int32) int64 {
	mx, my := t.Surface.XY(t.Mover)
	return func(x, y int32) int64 { return square(x-mx, y-my) }
}

// hardly is the reason of the point where one hardly moves.
const hardly = "hardly moved"

// edges are the points that lie farthest in each direction, the widest first.
var edges = []struct {
	why   string
	score func(x, y int32) int64
}{
	{"farthest north", func(_, y int32) int64 { return -int64(y) }},
	{"farthest south", func(_, y int32) int64 { return int64(y) }},
	{"farthest east", func(x, _ int32) int64 { return -int64(x) }},
	{"farthest west", func(x, _ int32) int64 { return int64(x) }},
}
