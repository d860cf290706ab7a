package machine

// Openings: where no chance leads to the first decision, every game begins with the same position,
// and what has led to it need not be run for each. The position is noted when the first
// game has come to it, and taken up by those that follow. The observer, answers chance or counts
// what is used sees all of it.

// noteOpening notes the position at the first decision, if all games begin with it.
func (m *M) noteOpening(before int) {
	if m.opening == nil && m.alone() && m.pending != nil && m.Err == nil && m.Count == 0 && m.State.Throw == 0 {
		m.opening, m.opened = m.State.Clone(), m.did-before
	}
}

// reopen begins a game with the position that is noted, and lists its options; false if there is
// none.
func (m *M) reopen(seed uint64) bool {
	if m.opening == nil || !m.alone() {
		return false
	}
	m.takeUp(m.opening)
	m.Key, m.nest = start(seed), 0
	before := m.did
	m.Run()
	if m.purse != nil { // every game pays the same
		m.purse.Spend(m.opened - (m.did - before))
		m.allow()
	}
	return true
}

// alone reports whether nobody can tell how a position has come about.
func (m *M) alone() bool { return m.Watch == nil && m.Chance == nil && m.Cover == nil }

// start is the key of chance with which a game begins.
func start(seed uint64) uint64 { return mix(prime, seed) }
