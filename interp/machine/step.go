package machine

// Single-stepping, one instruction at a time: for searches over all outcomes of chance, which must
// stop before an instruction that uses it.

// Freeze copies the state between two instructions, or at a decision, for Thaw.
func (m *M) Freeze(dst *State) {
	if len(m.F) > 0 && m.proc != nil {
		m.F[len(m.F)-1].PC = m.pc
	}
	m.State.CopyTo(dst)
}

// Step runs one instruction, or stops at a decision. It does nothing if a decision is pending or
// nothing is left to run.
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

// settleEnd pops all frames once the game is over.
func (m *M) settleEnd() {
	if m.Over {
		m.F, m.H = m.F[:0], m.H[:0]
		m.proc = nil
		m.LTop, m.BTop = 0, 0
	}
}

// Counter is the instruction at which a frame stands.
func (m *M) Counter(frame int) int32 {
	if frame == len(m.F)-1 && m.proc != nil {
		return m.pc
	}
	return m.F[frame].PC
}
