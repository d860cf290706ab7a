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
	dst.I = append(dst.I[:0], s.I...)
	dst.W = append(dst.W[:0], s.W...)
	dst.X = append(dst.X[:0], s.X...)
	dst.L = append(dst.L[:0], s.L[:s.LTop]...)
	dst.B = append(dst.B[:0], s.B[:s.BTop]...)
	dst.H = append(dst.H[:0], s.H...)
	dst.F = append(dst.F[:0], s.F...)
	dst.R = append(dst.R[:0], s.R...)
	dst.History = s.History
	dst.LTop, dst.BTop = s.LTop, s.BTop
	dst.Key, dst.Throw, dst.Count, dst.Over, dst.Result = s.Key, s.Throw, s.Count, s.Over, s.Result
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

// Position hashes what is on the table and where control stands; the index of chance, the number of
// decisions, what is declared as history and what is on record are left out. Two positions that
// hash alike play on alike, as far as the rules do not go by what has been.
func (s *State) Position() uint64 {
	h := uint64(prime)
	for _, v := range s.I[:s.History] {
		h = mix(h, uint64(uint32(v)))
	}
	for _, v := range s.W { // of whole words the high bits, too, are spread: else those of two of them could stand for one another
		h = mix(h, finish(v))
	}
	for _, v := range s.L[:s.LTop] {
		h = mix(h, uint64(uint32(v)))
	}
	for _, v := range s.B[:s.BTop] {
		h = mix(h, finish(v))
	}
	for _, v := range s.H {
		h = mix(h, uint64(uint32(v)))
	}
	for _, f := range s.F {
		h = mix(h, uint64(uint32(f.Proc))<<32|uint64(uint32(f.PC)))
	}
	if s.Over {
		h = mix(h, uint64(uint32(s.Result))+1)
	}
	return h
}

// Hash covers everything, chance included: two games that hash alike have been played alike.
func (s *State) Hash() uint64 {
	h := s.Position()
	for _, v := range s.I[s.History:] {
		h = mix(h, uint64(uint32(v)))
	}
	for _, v := range s.R {
		h = mix(h, v)
	}
	return mix(mix(mix(h, s.Key), uint64(s.Throw)), uint64(uint32(s.Count)))
}

// Bytes is the memory that the state's slices take, for limits.
func (s *State) Bytes() int {
	return 4*(cap(s.I)+cap(s.L)+cap(s.H)) + 8*(cap(s.W)+cap(s.X)+cap(s.B)+cap(s.R)) + 20*cap(s.F)
}
