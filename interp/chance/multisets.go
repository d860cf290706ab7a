package chance

import (
	"math/big"
	"math/bits"
	"slices"
)

// multisets enumerates how many dice fall into each class of faces. Each way stands for as many
// sequences as a multinomial coefficient says, times the faces of each class.
type multisets struct {
	n     int32
	sides int32
	face  []int32 // by class: one face of it
	width []int64 // by class: how many faces it has
	dice  []int32 // by class: how many dice fall into it
	total *big.Int
}

// newMultisets sorts faces into classes: those that the rules tell apart. Without classes each face
// is one.
func newMultisets(n, sides int32, class func(face int32) int32) *multisets {
	f := &multisets{n: n, sides: sides, total: power(int64(sides), n)}
	at := map[int32]int{}
	for face := int32(1); face <= sides; face++ {
		c := face
		if class != nil {
			c = class(face)
		}
		i, ok := at[c]
		if !ok {
			i = len(f.face)
			at[c] = i
			f.face, f.width = append(f.face, face), append(f.width, 0)
		}
		f.width[i]++
	}
	f.dice = make([]int32, len(f.face))
	f.dice[0] = f.n
	return f
}

func (f *multisets) fill(faces []int32) {
	at := 0
	for i, n := range f.dice {
		for range n {
			faces[at] = f.face[i]
			at++
		}
	}
	slices.Sort(faces) // classes need not be in the order of their faces
}

// next moves one die from the last class but one that has any to the class after it, and gathers
// those of the last class there: from all dice in the first class to all dice in the last.
func (f *multisets) next() bool {
	last := len(f.dice) - 1
	i := last - 1
	for i >= 0 && f.dice[i] == 0 {
		i--
	}
	if i < 0 {
		return false
	}
	rest := f.dice[last]
	f.dice[last] = 0
	f.dice[i]--
	f.dice[i+1] = rest + 1
	return true
}

func (f *multisets) weight() *big.Int {
	if f.small() {
		return new(big.Int).SetUint64(f.weight64())
	}
	w, left, b := big.NewInt(1), int64(f.n), new(big.Int)
	for i, n := range f.dice {
		w.Mul(w, b.Binomial(left, int64(n)))
		left -= int64(n)
		w.Mul(w, power(f.width[i], n))
	}
	return w
}

// small reports whether the number of sequences, and so every weight, is one of 63 bits.
func (f *multisets) small() bool { return int(f.n)*bits.Len32(uint32(f.sides)) < 64 }

// weight64 is the weight where it is small. No product on the way is greater than the number of
// sequences.
func (f *multisets) weight64() uint64 {
	w, left := uint64(1), uint64(f.n)
	for i, n := range f.dice {
		w *= choose(left, uint64(n))
		for left -= uint64(n); f.width[i] > 1 && n > 0; n-- {
			w *= uint64(f.width[i])
		}
	}
	return w
}

// choose is n over k, for n of at most 63.
func choose(n, k uint64) uint64 {
	c := uint64(1)
	for i := range min(k, n-k) {
		hi, lo := bits.Mul64(c, n-i)
		c, _ = bits.Div64(hi, lo, i+1)
	}
	return c
}

func (f *multisets) all() *big.Int { return f.total }

func (f *multisets) count() *big.Int {
	k := int64(len(f.dice))
	return new(big.Int).Binomial(int64(f.n)+k-1, k-1)
}

func power(base int64, n int32) *big.Int {
	return new(big.Int).Exp(big.NewInt(base), big.NewInt(int64(n)), nil)
}
