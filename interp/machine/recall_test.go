package machine

import "testing"

// TestRecallIsBounded: however many places of a program remember answers, and however large these
// are, a machine takes no more than so much memory for them, and never gives the answer to another
// question.
func TestRecallIsBounded(t *testing.T) {
	m := &M{}
	in := make([]uint64, 6000)
	for place := range int32(100) {
		for k := range uint64(20) {
			in[0] = k
			r := m.Recall(place, in, 2000)
			if r == nil {
				t.Fatal("it is not remembered")
			}
			if r.Known && r.Out[0] != k*1000+uint64(place) {
				t.Fatalf("place %d, question %d: %d", place, k, r.Out[0])
			}
			r.Out[0], r.Known = k*1000+uint64(place), true
			full := m.recalled > recallAll
			if again := m.Recall(place, in, 2000); again != r && !full {
				t.Fatal("it is forgotten at once")
			}
			held := 0
			for i := range m.recalls {
				held += len(m.recalls[i].words)
			}
			if held != m.recalled || held > recallAll+recallRoom {
				t.Fatalf("%d words are held, and %d counted", held, m.recalled)
			}
		}
	}
}
