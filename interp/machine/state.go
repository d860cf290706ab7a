// Package machine is stage 5 of 5: it runs a compiled program.
//
// A Program is immutable and may be shared by any number of goroutines. A State is one game in
// progress: flat integer slots, sets as words, and a stack of frames; it holds no pointer into the
// program, so that it can be cloned, hashed, compared and restored at any decision. An M runs one
// game: a program, a state, and scratch memory.
//
// Statements are compact instructions with explicit frames (they must be able to stop for a
// decision); expressions are closures. interp/compile makes both; this package knows no word of the
// language.
package machine

// State is one game in progress.
type State struct {
	I      []int32  // slots: where pieces lie, fields, markers, tracks
	W      []uint64 // slots for sets: which pieces lie face down
	X      []uint64 // index sets: they follow from I, and are no part of the hash
	L      []int32  // locals of all frames; valid up to LTop
	B      []uint64 // set-valued locals; valid up to BTop
	H      []int32  // lists that live across decisions
	F      []Frame
	R      []uint64 // positions that record statements have come by
	N      []int32  // notes of policies: no part of the position
	LTop   int32
	BTop   int32
	Key    uint64 // chance: the seed and the decisions so far
	Throw  uint32 // throws since the last decision
	Count  int32  // decisions so far
	Over   bool
	Result int32

	History int32 // where in I the slots begin that are declared as history
}

// Frame is one procedure in progress.
type Frame struct {
	Proc  int32
	PC    int32
	Base  int32 // of its locals in L
	BBase int32 // of its set-valued locals in B
	HBase int32 // of its lists in H
}

// CopyTo makes dst equal to s, reusing its memory.
func (s *State) CopyTo(dst *State) {
	fillFrom(&dst.I, s.I)
	fillFrom(&dst.W, s.W)
	fillFrom(&dst.X, s.X)
	fillFrom(&dst.L, s.L[:s.LTop])
	fillFrom(&dst.B, s.B[:s.BTop])
	fillFrom(&dst.H, s.H)
	fillFrom(&dst.F, s.F)
	fillFrom(&dst.R, s.R)
	fillFrom(&dst.N, s.N)
	dst.History = s.History
	dst.LTop, dst.BTop = s.LTop, s.BTop
	dst.Key, dst.Throw, dst.Count, dst.Over, dst.Result = s.Key, s.Throw, s.Count, s.Over, s.Result
}

// fillFrom makes dst a copy of src. Where its memory suffices, no pointer is written: a pointer
// costs more than the few numbers that most of these slices hold.
func fillFrom[T any](dst *[]T, src []T) {
	if len(src) > cap(*dst) {
		*dst = append((*dst)[:0], src...)
		return
	}
	*dst = (*dst)[:len(src)]
	if len(src) > 0 {
		copy(*dst, src)
	}
}

// Clone returns a copy.
func (s *State) Clone() *State {
	d := &State{}
	s.CopyTo(d)
	return d
}

const prime = 0x9E3779B97F4A7C15

func mix(h, x uint64) uint64 {
	h ^= x
	h *= prime
	return h ^ h>>29
}

// Bytes is the memory that the state's slices take, for limits.
func (s *State) Bytes() int {
	return 4*(cap(s.I)+cap(s.L)+cap(s.H)+cap(s.N)) + 8*(cap(s.W)+cap(s.X)+cap(s.B)+cap(s.R)) + 20*cap(s.F)
}
