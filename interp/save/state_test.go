package save

import (
	"slices"
	"testing"

	"sandtable/interp/machine"
)

// TestNotesAreSaved: a position holds the notes of policies; one with another number of them is not
// of the program.
func TestNotesAreSaved(t *testing.T) {
	s := &machine.State{I: []int32{4}, N: []int32{7, -1, 3}}
	p := &machine.Program{Blank: machine.State{I: make([]int32, 1), N: make([]int32, 3)}}
	got, err := decode(encode(s), p)
	if err != nil || !slices.Equal(got.N, s.N) || !slices.Equal(got.I, s.I) {
		t.Errorf("%+v, %v", got, err)
	}
	p.Blank.N = nil
	if _, err := decode(encode(s), p); err == nil {
		t.Error("a program without notes takes some")
	}
}
