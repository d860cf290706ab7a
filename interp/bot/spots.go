package bot

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// A choice of a point lists a few samples of its area. What decides on a surface is often exact: a
// base that touches another one, or an edge, which hardly a sample does. So a searching player also
// looks at points where people would look: as near as one may come to what stands on the surface,
// and to each edge.

// mostSpots is how many points are added to the samples of a choice.
const mostSpots = machine.Samples

// mostAims is how many of these places are tried for one choice: where a crowd stands close
// together, the nearest point of the area is the same for many.
const mostAims = 4 * mostSpots

// spots finds such points. It reads the area and what its player sees.
type spots struct {
	area   []uint64
	seen   []aim // the places of pieces, once for a decision
	aims   []aim
	found  []int32
	option []int32
}

// aim is where somebody may want to go.
type aim struct {
	x, y int32
	rank int   // 0: a piece, the nearest of its kind; 1: an edge; 2: another piece
	far  int64 // the square of how far it is from the middle of the area
	kind *model.Kind
}

// admit adds points to the options of the pending decision: for each option, but once for those
// that differ by the point alone.
func (s *spots) admit(m *machine.M, viewer int32) {
	s.look(m, viewer)
	for i := range m.Options().Len() {
		at, ok := naming.PointIn(m, i)
		if !ok || alike(m, i, at) {
			continue
		}
		area := naming.AreaOf(m, i, s.area)
		if area == nil {
			continue
		}
		s.area = area
		s.find(m.P.Game.Surface)
		a, opt := m.Option(i)
		s.option = append(s.option[:0], opt...)
		for _, p := range s.found {
			s.option[at] = p
			m.AdmitWithin(a, s.option)
		}
	}
}

// around adds points around the one that an option names: eight ways from it, at a quarter of the
// breadth of the area, and at half of that each further time. It reports false if the option names
// none.
func (s *spots) around(m *machine.M, i, time int) bool {
	at, ok := naming.PointIn(m, i)
	if !ok {
		return false
	}
	area := naming.AreaOf(m, i, s.area)
	if area == nil {
		return false
	}
	s.area = area
	surface, n := m.P.Game.Surface, 0
	for _, w := range area {
		n += bits.OnesCount64(w)
	}
	far := int32(math.Sqrt(float64(n))) >> (2 + time)
	a, opt := m.Option(i)
	s.option = append(s.option[:0], opt...)
	x, y := surface.XY(opt[at])
	for _, d := range [8][2]int32{{0, 10}, {7, 7}, {10, 0}, {7, -7}, {0, -10}, {-7, -7}, {-10, 0}, {-7, 7}} {
		px, py := x+d[0]*far/10, y+d[1]*far/10
		if !surface.On(px, py) {
			continue
		}
		if p := surface.At(px, py); area[p>>6]>>(p&63)&1 != 0 {
			s.option[at] = p
			m.AdmitWithin(a, s.option)
		}
	}
	return true
}

// alike reports whether an option before the i-th differs from it by its point alone.
func alike(m *machine.M, i, at int) bool {
	a, opt := m.Option(i)
	for j := range i {
		b, other := m.Option(j)
		if a == b && slices.Equal(opt[:at], other[:at]) && slices.Equal(opt[at+1:], other[at+1:]) && other[at] >= 0 {
			return true
		}
	}
	return false
}

// find finds points of the area, the most telling first.
func (s *spots) find(surface *model.Surface) {
	s.aims, s.found = s.aims[:0], s.found[:0]
	x, y, ok := s.middle(surface)
	if !ok {
		return
	}
	s.edges(surface, x, y)
	s.pieces(x, y)
	slices.SortStableFunc(s.aims, aim.compare)
	for _, t := range s.aims[:min(mostAims, len(s.aims))] {
		if p, ok := measure.Closest(surface, s.area, t.x, t.y); ok && !slices.Contains(s.found, p) {
			s.found = append(s.found, p)
		}
		if len(s.found) == mostSpots {
			return
		}
	}
}

func (t aim) compare(o aim) int {
	return cmp.Or(cmp.Compare(t.rank, o.rank), cmp.Compare(t.far, o.far))
}

// edges aims at the point of the area that is nearest to each edge of the surface; of several, at
// the one nearest to the middle of the area.
func (s *spots) edges(surface *model.Surface, x, y int32) {
	x0, y0, x1, y1, _ := measure.Bounds(surface, s.area)
	s.outermost(surface, x, y, x0, y0, x1, y0)
	s.outermost(surface, x, y, x0, y1, x1, y1)
	s.outermost(surface, x, y, x0, y0, x0, y1)
	s.outermost(surface, x, y, x1, y0, x1, y1)
}

// outermost aims at the point of the area nearest to x, y among those of a row or a column.
func (s *spots) outermost(surface *model.Surface, x, y, x0, y0, x1, y1 int32) {
	best := aim{rank: 1, far: math.MaxInt64}
	for py := y0; py <= y1; py++ {
		for px := x0; px <= x1; px++ {
			if far := squared(px-x, py-y); far < best.far && measure.Has(s.area, surface.At(px, py)) {
				best.x, best.y, best.far = px, py, far
			}
		}
	}
	s.aims = append(s.aims, best)
}

// look notes where the player sees pieces on the surface: each place once for each kind.
func (s *spots) look(m *machine.M, viewer int32) {
	s.seen = s.seen[:0]
	known := map[aim]bool{}
	for id := m.P.Ids.PieceLo; id < m.P.Ids.PieceHi; id++ {
		p, t := m.SpotOf(id), m.P.Game.Things[id]
		if p == model.None || t == nil || !view.Sees(m, viewer, id) {
			continue
		}
		at := aim{rank: 2, kind: t.Kind}
		if at.x, at.y = m.P.Game.Surface.XY(p); !known[at] {
			known[at] = true
			s.seen = append(s.seen, at)
		}
	}
}

// pieces aims at the pieces that the player sees.
func (s *spots) pieces(x, y int32) {
	from := len(s.aims)
	for _, t := range s.seen {
		t.far = squared(t.x-x, t.y-y)
		s.aims = append(s.aims, t)
	}
	list := s.aims[from:]
	slices.SortStableFunc(list, aim.compare)
	nearest := map[*model.Kind]bool{}
	for i := range list {
		if k := list[i].kind; !nearest[k] {
			nearest[k] = true
			list[i].rank = 0
		}
	}
}

func squared(dx, dy int32) int64 { return int64(dx)*int64(dx) + int64(dy)*int64(dy) }

// middle is the middle of the area, to a few points.
func (s *spots) middle(surface *model.Surface) (x, y int32, ok bool) {
	var n, sx, sy int64
	for i, w := range s.area {
		if w != 0 {
			px, py := surface.XY(int32(i)<<6 + int32(bits.TrailingZeros64(w)))
			k := int64(bits.OnesCount64(w))
			n, sx, sy = n+k, sx+k*int64(px), sy+k*int64(py)
		}
	}
	if n == 0 {
		return 0, 0, false
	}
	return int32(sx / n), int32(sy / n), true
}
