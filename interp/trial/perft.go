package trial

import "sandtable/interp/machine"

// perft counts the sequences of so many decisions from here. A game that ends earlier counts for nothing.
func perft(m *machine.M, depth int) int64 {
	if m.Pending() == nil || m.Err != nil {
		return 0
	}
	n := m.Options().Len()
	if depth == 1 {
		return int64(n)
	}
	saved := m.State.Clone()
	watch := m.Watch
	m.Watch = nil
	total := int64(0)
	for i := 0; i < n && m.Err == nil; i++ {
		m.Choose(i)
		total += perft(m, depth-1)
		m.Restore(saved)
	}
	m.Watch = watch
	return total
}
