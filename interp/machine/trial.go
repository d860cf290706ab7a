package machine

// Suppose runs a procedure on the position as it is, on a copy of the running frame's locals, and takes everything back. It returns what the
// procedure leaves with SetVerdict. Nothing in it may ask; the checker sees to that.
func (m *M) Suppose(p *Proc, ints, words int32) int32 {
	saved := m.takeState()
	m.State.CopyTo(saved)
	proc, pc, base, bbase, nest := m.proc, m.pc, m.base, m.bbase, m.nest
	lists, bits, wtop := m.lists, m.words, m.wtop
	m.lists, m.words, m.wtop = lists[len(lists):], m.takeWords(), 0
	m.trial++
	listing := m.listing
	m.listing = false // the position changes
	depth := len(m.F)

	l, b := m.LTop, m.BTop
	m.need(l+p.Ints, b+p.Words)
	clear(m.L[l : l+p.Ints])
	clear(m.B[b : b+p.Words])
	copy(m.L[l:l+ints], m.L[base:base+ints])
	copy(m.B[b:b+words], m.B[bbase:bbase+words])
	m.push(p, 0, int32(len(m.H)))
	m.verdict = 0
	for len(m.F) > depth && m.Err == nil && !m.Over {
		in := m.fetch()
		if in == nil {
			continue
		}
		m.pc++
		if in.Ask != nil {
			m.Fail("run/supposing", "a decision inside supposing")
			break
		}
		in.Do(m)
	}
	m.trial--
	m.listing = listing
	v := m.verdict
	saved.CopyTo(&m.State)
	m.proc, m.pc, m.base, m.bbase, m.nest = proc, pc, base, bbase, nest
	m.spare = append(m.spare, m.words)
	m.lists, m.words, m.wtop = lists, bits, wtop
	m.putState(saved)
	return v
}

// takeWords is scratch memory for sets of a trial: what an earlier one has given back, or new.
func (m *M) takeWords() []uint64 {
	if n := len(m.spare); n > 0 {
		w := m.spare[n-1]
		m.spare = m.spare[:n-1]
		return w
	}
	return make([]uint64, 256)
}

// SetVerdict is how a supposed procedure answers.
func (m *M) SetVerdict(v int32) { m.verdict = v }

func (m *M) takeState() *State {
	if n := len(m.pool); n > 0 {
		s := m.pool[n-1]
		m.pool = m.pool[:n-1]
		return s
	}
	return &State{}
}

func (m *M) putState(s *State) { m.pool = append(m.pool, s) }
