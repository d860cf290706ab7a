package machine

// If no chance precedes the first decision, every game begins with the same position. The first
// game records that position, and later games start from a copy. Games with an observer or with
// scripted chance run the opening in full, and those with coverage do so once.

// noteOpening records the position at the first decision, if it is the same in all games.
func (m *M) noteOpening(before int) {
	if (m.opening == nil || !m.told()) && m.alone() && m.pending != nil && m.Err == nil && m.Count == 0 && m.State.Throw == 0 {
		m.opening, m.opened, m.covered = m.State.Clone(), m.did-before, m.Cover != nil
	}
}

// reopen starts a game from the recorded position and lists its options; false if there is none.
func (m *M) reopen(seed uint64) bool {
	if m.opening == nil || !m.alone() || !m.told() {
		return false
	}
	m.Thaw(m.opening)
	m.Key = start(seed)
	before := m.did
	m.Run()
	if m.purse != nil { // every game pays the same
		m.purse.Spend(m.opened - (m.did - before))
		m.allow()
	}
	return true
}

// alone reports whether nothing observes how a position came about.
func (m *M) alone() bool { return m.Watch == nil && m.Chance == nil }

// told reports whether whoever covers has been told of the recorded opening.
func (m *M) told() bool { return m.covered || m.Cover == nil }

// start returns the initial key of chance.
func start(seed uint64) uint64 { return mix(prime, seed) }
