package machine

// A failure ends the evaluation in progress: Fail panics, and the call from outside that began it
// recovers, with the error in Err. So callers need not check for errors on the way back,
// and nothing is computed from the result of a failed expression.

// failure is what Fail panics with.
type failure struct{}

// Try calls f and reports whether it returned without a failure. If the machine has failed before,
// Try does nothing. A failure inside a nested call of Try ends the outer one, too. A call costs
// some nanoseconds; callers that play many decisions use one Try for all.
func (m *M) Try(f func()) bool {
	if m.Err != nil {
		return false
	}
	if m.guarded {
		f()
		return true
	}
	m.guarded = true
	defer m.caught()
	f()
	return true
}

// caught ends the outermost Try. Panics that are not failures of content are passed on.
func (m *M) caught() {
	m.guarded = false
	if m.Err == nil {
		return
	}
	switch p := recover(); p {
	case nil: // the error was told outside of any evaluation
	case failure{}:
		m.collapse()
	default:
		panic(p)
	}
}

// collapse pops all frames after a failure and undoes a trial in progress.
func (m *M) collapse() {
	if m.trial > 0 {
		k := m.marks[0]
		m.fuel = m.trialWork
		m.back(k)
		m.lists, m.words = k.lists, k.words
		m.trial, m.scratch = 0, m.scratch[:0]
	}
	m.marked, m.markBytes, m.inner, m.nest = 0, 0, 0, 0
	m.listing, m.exploring.Ask, m.tally.on = false, nil, false
	m.lists, m.wtop = m.lists[:0], 0
}

// Attempt calls f, which must not change the state, and reports whether it failed. The failure is
// cleared, unless the budget is exhausted.
func (m *M) Attempt(f func()) (ok bool) {
	proc, pc, base, bbase, ltop, btop := m.proc, m.pc, m.base, m.bbase, m.LTop, m.BTop
	nest, inner, lists, wtop, h, guarded := m.nest, m.inner, len(m.lists), m.wtop, len(m.H), m.guarded
	m.guarded = true
	defer func() {
		m.guarded = guarded
		if ok {
			return
		}
		if p := recover(); p != (failure{}) || m.fuel < 0 {
			panic(p)
		}
		m.Err = nil
		m.proc, m.pc, m.base, m.bbase, m.LTop, m.BTop = proc, pc, base, bbase, ltop, btop
		m.nest, m.inner, m.lists, m.wtop, m.H = nest, inner, m.lists[:lists], wtop, m.H[:h]
	}()
	f()
	return true
}
