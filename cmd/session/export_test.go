package session

// Remember bounds the memory for positions; so little that few are kept, or none.
func (s *Session) Remember(bytes int) { s.snaps.most = bytes }

// Remembered is how many positions are kept, their memory, and that of the log.
func (s *Session) Remembered() (positions, bytes, log int) {
	log = cost(s.start.lines)
	for i := range s.steps {
		log += cost(s.steps[i].lines)
	}
	if log != s.booked {
		panic("the log is counted wrongly")
	}
	for _, k := range s.snaps.kept {
		bytes += weight(k.state)
	}
	if bytes != s.snaps.bytes {
		panic("positions are counted wrongly")
	}
	return len(s.snaps.kept), bytes, log
}
