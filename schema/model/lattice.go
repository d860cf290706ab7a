package model

// Direction is a way across a grid, and the ordinal of its name in the built-in enum `direction`:
// clockwise from the north.
type Direction int32

// The directions.
const (
	North Direction = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
	Directions // how many there are
)

// DirectionNames are the names of the built-in enum `direction`.
var DirectionNames = []string{"north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"}

// Opposite is the direction that points the other way.
func (d Direction) Opposite() Direction { return (d + Directions/2) % Directions }

// Shape is how the cells of a grid lie.
type Shape uint8

// The shapes.
const (
	Squares Shape = iota
	// Hexes with flat tops: straight columns, every other one half a hex to the north.
	HexColumns
	// Hexes with pointed tops: straight rows, every other one half a hex to the east.
	HexRows
)

// Has says whether cells of this shape have a neighbor in the direction.
func (s Shape) Has(d Direction) bool {
	switch s {
	case HexColumns:
		return d != East && d != West
	case HexRows:
		return d != North && d != South
	}
	return true
}

// Step is the way from a cell to its neighbor in a direction, in lattice coordinates (see Lattice).
func (s Shape) Step(d Direction) (dx, dy int32) {
	switch d {
	case North, NorthEast, NorthWest:
		dy = -1
	case South, SouthEast, SouthWest:
		dy = 1
	}
	switch d {
	case East, NorthEast, SouthEast:
		dx = 1
	case West, NorthWest, SouthWest:
		dx = -1
	}
	switch {
	case s == HexColumns && dx == 0:
		dy *= 2
	case s == HexRows && dy == 0:
		dx *= 2
	}
	return dx, dy
}

// Lattice is where the spaces of a kind of grid lie: all maps of one kind share it.
//
// X grows to the east and Y to the south. Hexes are counted in half steps along the axis on which
// every other column (row) is shifted: of flat-topped hexes the one to the south is two Y away, the
// one to the south-east one X and one Y. So all neighbors are whole steps apart.
type Lattice struct {
	Kind   *Kind
	Shape  Shape
	Lo, Hi int32 // ids of its spaces
	X, Y   []int32
	There  []bool // by space, less Lo
	// By space, less Lo: maps that are not joined are parts, each with coordinates of its own.
	Part []int32
	Next [Directions][]int32 // by space, less Lo: its neighbor in the direction, or None
	// What is added to a space's id to get its neighbor's, if it is the same for all of them; else
	// 0.
	Delta  [Directions]int32
	Heads  []Head     // by space, less Lo: what its drawing calls its column and its row
	sheets []partGrid // by part: its spaces by their coordinates
}

// Head is the words that name a column and a row of a drawing.
type Head struct{ Column, Row string }

// partGrid is the spaces of one part by their coordinates: None where there is none.
type partGrid struct {
	x0, y0, w, h int32
	at           []int32
}

// At is the space of a part at coordinates, or None.
func (l *Lattice) At(part, x, y int32) int32 {
	s := &l.sheets[part]
	x, y = x-s.x0, y-s.y0
	if x < 0 || y < 0 || x >= s.w || y >= s.h {
		return None
	}
	return s.at[y*s.w+x]
}

// lay fills the sheets.
func (l *Lattice) lay() {
	parts := int32(0)
	for i, there := range l.There {
		if there {
			parts = max(parts, l.Part[i]+1)
		}
	}
	l.sheets = make([]partGrid, parts)
	for p := range l.sheets {
		s, some := &l.sheets[p], false
		x1, y1 := int32(0), int32(0)
		for i, there := range l.There {
			if !there || l.Part[i] != int32(p) {
				continue
			}
			if !some {
				s.x0, x1, s.y0, y1, some = l.X[i], l.X[i], l.Y[i], l.Y[i], true
			}
			s.x0, x1, s.y0, y1 = min(s.x0, l.X[i]), max(x1, l.X[i]), min(s.y0, l.Y[i]), max(y1, l.Y[i])
		}
		if s.w, s.h = x1-s.x0+1, y1-s.y0+1; !some || int64(s.w)*int64(s.h) > 2*MaxSheet {
			s.w, s.h = 0, 0
			continue
		}
		s.at = make([]int32, s.w*s.h)
		for i := range s.at {
			s.at[i] = None
		}
		for i, there := range l.There {
			if there && l.Part[i] == int32(p) {
				s.at[(l.Y[i]-s.y0)*s.w+l.X[i]-s.x0] = l.Lo + int32(i)
			}
		}
	}
}

// MaxSheet bounds the corners of a sheet: maps that lie far apart on one lattice leave a hole
// between them.
const MaxSheet = 1 << 22

// Neighbor is the space next to a space in a direction, or None.
func (l *Lattice) Neighbor(id int32, d int32) int32 {
	if id < l.Lo || id >= l.Hi || d < 0 || d >= int32(Directions) {
		return None
	}
	return l.Next[d][id-l.Lo]
}

// Link fills the tables of neighbors when all spaces have their coordinates.
func (l *Lattice) Link() {
	l.lay()
	for d := range Directions {
		next := make([]int32, len(l.There))
		dx, dy := l.Shape.Step(d)
		delta, same, some := int32(0), true, false
		for i := range next {
			next[i] = None
			if !l.There[i] || !l.Shape.Has(d) {
				continue
			}
			n := l.At(l.Part[i], l.X[i]+dx, l.Y[i]+dy)
			if n == None {
				continue
			}
			next[i] = n
			step := n - l.Lo - int32(i)
			same = same && (!some || step == delta)
			delta, some = step, true
		}
		l.Next[d] = next
		if same && some {
			l.Delta[d] = delta
		}
	}
}

// NewLattice makes an empty lattice for the spaces of a kind, whose ids are known.
func NewLattice(k *Kind, s Shape) *Lattice {
	n := k.Hi - k.Lo
	return &Lattice{
		Kind:  k,
		Shape: s,
		Lo:    k.Lo,
		Hi:    k.Hi,
		X:     make([]int32, n),
		Y:     make([]int32, n),
		There: make([]bool, n),
		Part:  make([]int32, n),
		Heads: make([]Head, n),
	}
}

// Put says where a space lies, and what its column and its row are called.
func (l *Lattice) Put(id, part, x, y int32, h Head) {
	i := id - l.Lo
	l.There[i], l.Part[i], l.X[i], l.Y[i], l.Heads[i] = true, part, x, y, h
}

// Near lists a space's neighbors, clockwise from the north.
func (l *Lattice) Near(id int32) []int32 {
	out := []int32{}
	for d := range l.Next {
		if n := l.Next[d][id-l.Lo]; n != None {
			out = append(out, n)
		}
	}
	return out
}

// LatticeOf is the lattice on which the spaces of a kind lie, or nil.
func LatticeOf(k *Kind) *Lattice {
	for ; k != nil; k = k.Parent {
		if k.Lattice != nil {
			return k.Lattice
		}
	}
	return nil
}
