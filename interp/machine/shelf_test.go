package machine_test

import (
	"testing"

	"sandtable/interp/machine"
)

// TestSearchWithinASearch: what a search reads stays as it is while another one, within it, notes
// the same things of somebody else.
func TestSearchWithinASearch(t *testing.T) {
	m := machine.New(&machine.Program{Blank: machine.State{}, Notes: 1, Shelves: 1})
	k := &machine.Shelf{Room: 1, Words: 1}
	outer := m.BeginSearch()
	set, answers := m.NoteSet(0, nil, []uint64{1}), m.Shelve(k, []uint64{0})
	answers[0] = 7
	for class := uint64(1); class < 200; class++ {
		inner := m.BeginSearch()
		m.NoteSet(0, nil, []uint64{2 * class})
		m.Shelve(k, []uint64{class})[0] = 8
		m.EndSearch(inner)
	}
	if set[0] != 1 || answers[0] != 7 {
		t.Errorf("the search reads %d and %d", set[0], answers[0])
	}
	if _, known := m.OnceSet(0); known {
		t.Error("what is noted of somebody else is known")
	}
	if again := m.Shelve(k, []uint64{0}); again[0] != machine.Unknown {
		t.Errorf("the class that made room says %d", again[0])
	}
	m.EndSearch(outer)
}
