package chance

import (
	"math/big"
	"slices"
)

// extreme enumerates the highest face of a pool, or the lowest. One die shows it, as all do.
type extreme struct {
	n, sides, face int32
	highest        bool
}

func newExtreme(n, sides int32, highest bool) *extreme { return &extreme{n, sides, 1, highest} }

func (f *extreme) fill(faces []int32) {
	for i := range faces {
		faces[i] = f.face
	}
}

func (f *extreme) next() bool {
	f.face++
	return f.face <= f.sides
}

// weight counts the sequences that go up to a face, less those that go up to the one before it.
func (f *extreme) weight() *big.Int {
	upTo := int64(f.face)
	if !f.highest {
		upTo = int64(f.sides - f.face + 1)
	}
	w := power(upTo, f.n)
	return w.Sub(w, power(upTo-1, f.n))
}

func (f *extreme) all() *big.Int   { return power(int64(f.sides), f.n) }
func (f *extreme) count() *big.Int { return big.NewInt(int64(f.sides)) }

// sums enumerates the sum of a pool, or of sums that are read alike one.
type sums struct {
	n, sides int32
	ways     []*big.Int // of each sum that is enumerated
	more     []int32    // that sum, less n
	at       int
}

func newSums(n, sides int32, class func(sum int32) int32) *sums {
	f := &sums{n: n, sides: sides}
	at := map[int32]int{}
	for i, ways := range Sums(n, sides) {
		c := int32(i)
		if class != nil {
			c = class(n + c)
		}
		if j, ok := at[c]; ok {
			f.ways[j].Add(f.ways[j], ways)
			continue
		}
		at[c] = len(f.ways)
		f.ways, f.more = append(f.ways, ways), append(f.more, int32(i))
	}
	return f
}

// fill makes the dice as high as they can be, from the last one on.
func (f *sums) fill(faces []int32) {
	left := f.more[f.at]
	for i := range faces {
		more := min(left, f.sides-1)
		faces[i] = 1 + more
		left -= more
	}
	slices.Reverse(faces)
}

func (f *sums) next() bool {
	f.at++
	return f.at < len(f.ways)
}

func (f *sums) weight() *big.Int { return f.ways[f.at] }
func (f *sums) all() *big.Int    { return power(int64(f.sides), f.n) }
func (f *sums) count() *big.Int  { return big.NewInt(int64(len(f.ways))) }

// Sums counts the sequences in which n dice show each sum: the entry at i is that of the sum n+i.
func Sums(n, sides int32) []*big.Int {
	ways := []*big.Int{big.NewInt(1)}
	for range n {
		next := make([]*big.Int, len(ways)+int(sides)-1)
		run := new(big.Int) // of the last sides entries
		for i := range next {
			if i < len(ways) {
				run.Add(run, ways[i])
			}
			if j := i - int(sides); j >= 0 {
				run.Sub(run, ways[j])
			}
			next[i] = new(big.Int).Set(run)
		}
		ways = next
	}
	return ways
}
