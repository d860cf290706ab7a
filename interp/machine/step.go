package machine

// How the game is moved on one instruction at a time: for whoever looks at every way that it can
// go, and has to stop before chance is asked.

// Freeze copies the game as it stands between two instructions, or at a decision.
func (m *M) Freeze(dst *State) {
	if len(m.F) > 0 && m.proc != nil {
		m.F[len(m.F)-1].PC = m.pc
	}
	m.State.CopyTo(dst)
}

// Thaw takes up a frozen game without going on.
func (m *M) Thaw(s *State) {
	s.CopyTo(&m.State)
	m.rewrote()
	m.Err, m.pending, m.nest, m.wtop, m.lists = nil, nil, 0, 0, m.lists[:0]
	m.allow()
	m.opts.reset(1)
	m.enter()
}

// Step runs one instruction, or stops at a decision. Nothing happens where a decision is
// pending or nothing is left to run.
func (m *M) Step() {
	if m.pending != nil || m.Done() || m.Err != nil {
		return
	}
	m.Try(func() {
		if in := m.fetch(); in != nil {
			if in.Ask != nil {
				m.arrive(in.Ask)
			} else {
				m.pc++
				in.Do(m)
			}
		}
	})
	m.settleEnd()
}

// settleEnd leaves nothing in progress once the game is over.
func (m *M) settleEnd() {
	if m.Over {
		m.F, m.H = m.F[:0], m.H[:0]
		m.proc = nil
		m.LTop, m.BTop = 0, 0
	}
}

// Trying reports whether something is being tried out that is undone afterwards.
func (m *M) Trying() bool { return m.trial > 0 }
