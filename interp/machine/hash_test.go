package machine

import "testing"

// TestPositionsTellSetsApart: sets of which one holds what another one lacks are told apart,
// whatever bits that are.
func TestPositionsTellSetsApart(t *testing.T) {
	seen := map[uint64][2]uint64{}
	for i := range 64 {
		for j := range 64 {
			for _, b := range [][2]uint64{{1 << i, 1 << j}, {0, 1<<i | 1<<j}, {1<<i | 1<<j, 0}} {
				s := State{B: b[:], BTop: 2}
				h := (&Program{}).Position(&s)
				if was, ok := seen[h]; ok && was != b {
					t.Fatalf("%x and %x have one hash", was, b)
				}
				seen[h] = b
			}
		}
	}
}
