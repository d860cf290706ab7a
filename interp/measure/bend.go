package measure

import (
	"sandtable/interp/machine"
	"sandtable/interp/paths"
)

// allOctants is the set of all octants. Their numbers are those of looking: bit 0: x grows to the
// west; bit 1: y grows to the south; bit 2: the direction is steep.
const allOctants = 255

// bend is a point of a window where a way turns, and how: the diagonal to the outside point (bit 1:
// to the west, bit 2: to the south), and the side to which that point is passed (bit 0; 0: it lies
// to the right of the leg).
type bend struct{ point, kind int32 }

// maxBends bounds the bends that one search tries.
const maxBends = 4096

// bends are those that a search has found. They are looked up by their points, in chains, and taken
// in the order of the length of the way there.
type bends struct {
	known  []uint64 // pairs: the bend; the length of the way there, and the next one of its chain
	chains []uint64 // by point: 1 + the number of the first one
	n      int32
	todo   *paths.Paths
	here   int32    // 1 + the bend from which the search looks; 0: it looks from the start
	came   []uint64 // by bend: what `here` was when its way was found; nil if nobody asks
}

// looked marks the length of a bend from which the search has looked.
const looked = 1 << 62

// chained is how many chains there are, and chainBits how many bits number a bend.
const (
	chained   = 64
	chainBits = 16
)

// begin takes memory for a search; end gives it back, but for the words, which go with the
// caller's.
func (b *bends) begin(m *machine.M) {
	b.known, b.chains, b.todo = m.Words(2*maxBends), m.Words(chained), m.TakePaths(0)
	clear(b.chains)
}

func (b *bends) end(m *machine.M) { m.PutPaths(b.todo) }

// add notes a bend, or a shorter way to it.
func (b *bends) add(m *machine.M, at bend, length int32) {
	id, chain := uint64(at.point)<<3|uint64(at.kind), &b.chains[at.point%chained]
	for i := *chain; i > 0; i = b.known[2*i-1] & (1<<chainBits - 1) {
		if b.known[2*i-2] != id {
			continue
		}
		if was := b.known[2*i-1]; was&looked == 0 && uint64(length) < was>>chainBits {
			b.known[2*i-1] = uint64(length)<<chainBits | was&(1<<chainBits-1)
			b.todo.Add(length, int32(i)-1)
			b.note(int32(i) - 1)
		}
		return
	}
	if b.n == maxBends {
		m.Fail("run/reach", "there are more than %d bends within reach", maxBends)
		return
	}
	b.known[2*b.n], b.known[2*b.n+1] = id, uint64(length)<<chainBits|*chain
	b.todo.Add(length, b.n)
	b.note(b.n)
	b.n++
	*chain = uint64(b.n)
}

// note keeps from where a bend has been found.
func (b *bends) note(bend int32) {
	if b.came != nil {
		b.came[bend] = uint64(b.here)
	}
}

// back is the points of the bends on the way to one of them, itself included, in order, and then
// the point at which the way ends. 1 + the bend's number is given, 0 is the start. The memory is
// the machine's.
func (b *bends) back(m *machine.M, at, end int32) []uint64 {
	n := int32(1)
	for i := at; i > 0; i = int32(b.came[i-1]) {
		n++
	}
	points := m.Words(n)
	points[n-1] = uint64(end)
	for i := n - 2; i >= 0; i-- {
		points[i] = b.known[2*(at-1)] >> 3
		at = int32(b.came[at-1])
	}
	return points
}

// next is the bend that is reached first of those from which the search has not looked.
func (b *bends) next() (at bend, length int64, ok bool) {
	for {
		_, i, ok := b.todo.Next()
		if !ok {
			return at, 0, false
		}
		if was := b.known[2*i+1]; was&looked == 0 { // else a shorter way there has been found since
			b.known[2*i+1] |= looked
			b.here = i + 1
			id := b.known[2*i]
			return bend{int32(id >> 3), int32(id & 7)}, int64(was >> chainBits), true
		}
	}
}

// diagonals are the directions to the outside points beside corners.
var diagonals = [4][2]int32{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}

// octantsFrom are the octants to which a bend may lead.
var octantsFrom = bendOctants()

func bendOctants() (out [8]uint8) {
	for bend := range out {
		d, side := diagonals[bend>>1], int32(1)
		if bend&1 != 0 {
			side = -1
		}
		for o := range 8 {
			// the middle of the octant, turned from the diagonal towards the leg by which one came
			x, y := int32(5), int32(2)
			if o&4 != 0 {
				x, y = y, x
			}
			if o&1 != 0 {
				x = -x
			}
			if o&2 != 0 {
				y = -y
			}
			cross, dot := (d[0]*y-d[1]*x)*side, d[0]*x+d[1]*y
			if cross > 0 && (dot > 0 || cross > -dot) { // 0 to 135 degrees
				out[bend] |= 1 << o
			}
		}
	}
	return out
}
