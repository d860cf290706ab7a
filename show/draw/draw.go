// Package draw makes pictures of a position, as a person would print it: maps with their grounds,
// borders and names, counters in stacks, tracks, and what lies beside the map.
//
// A picture is made from a scene alone, so it shows no more than its viewer may see. All sizes are
// true: counters as they are cut, spaces with room for them, a measured table at a round scale.
//
// Its hardest idea: nothing is known in advance about a map but how its spaces lie. So each
// geometry has a plan (where a space is, and its outline), and all else (grounds, lines, stacks) is
// drawn on outlines and middles.
package draw

import (
	"sandtable/interp/scene"
	"sandtable/show/draw/sheet"
)

// The bounds of a counter's side.
const (
	LeastCounter = 10
	MostCounter  = 40
)

// Board draws a position.
func Board(s *scene.Scene, o Options) *sheet.Sheet {
	d := newDrawer(s, o)
	var parts []*sheet.Sheet
	for i := range s.Maps {
		parts = append(parts, d.plan(&s.Maps[i]))
	}
	wide := float64(leastWide)
	for _, p := range parts {
		wide = max(wide, p.W)
	}
	if !o.Bare {
		parts = append(parts, d.tracks(wide), d.piles(wide))
	}
	parts = append(parts, d.legend(wide))
	return d.stack(parts, wide)
}

// Maps draws each map of a scene by itself, without counters: what is printed on a board.
func Maps(s *scene.Scene, o Options) []*sheet.Sheet {
	o.Bare = true
	d := newDrawer(s, o)
	var out []*sheet.Sheet
	for i := range s.Maps {
		out = append(out, d.plan(&s.Maps[i]))
	}
	return out
}

// Legend says what the grounds and lines of all maps of a scene mean.
func Legend(s *scene.Scene, wide float64) *sheet.Sheet {
	d := newDrawer(s, Options{Bare: true})
	for i := range s.Maps {
		d.plan(&s.Maps[i])
	}
	return d.legend(wide)
}

// plan draws a map as its spaces lie.
func (d *drawer) plan(m *scene.Map) *sheet.Sheet {
	switch m.Geo {
	case scene.Drawn:
		return d.drawn(m)
	case scene.Measured:
		return d.measured(m)
	}
	return d.lattice(m)
}
