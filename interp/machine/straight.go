package machine

// A procedure is straight if nothing in it, or in what it calls, asks, unwinds or recurses. No
// state can be taken in the middle of it, so it needs no frame in the state: it runs inline, inside
// the calling instruction. With an observer or scripted chance it gets a frame like any other
// procedure. (Trials have no observer.)

// Invoke runs a procedure: inline if possible, else in a frame of its own. fill writes its
// parameters, as that of CallWith does. It must be the last call of an instruction.
func (m *M) Invoke(p *Proc, fill func(m *M, l, b int32)) {
	if !m.mayRunInPlace(p) {
		m.CallWith(p, 0, fill)
		return
	}
	q, l, b, h := p.inPlace(), m.LTop, m.BTop, len(m.H)
	if lt, bt := l+q.Ints, b+q.Words; q.Written && int(lt) <= len(m.L) && int(bt) <= len(m.B) {
		m.LTop, m.BTop = lt, bt
	} else {
		m.frame(q)
	}
	fill(m, l, b)
	m.runInPlace(q, 0, l, b, h)
}

// inPlace returns the inline form of the procedure.
func (p *Proc) inPlace() *Proc {
	if p.Fast != nil {
		return p.Fast
	}
	return p
}

// mayRunInPlace reports whether a procedure can be run inline now.
func (m *M) mayRunInPlace(p *Proc) bool {
	return p.Straight > 0 && m.Chance == nil && (m.Watch == nil || m.trial > 0) && len(m.F)+int(p.Straight) <= m.P.Limits.Depth
}

// adoptInPlace runs a procedure in the frame that OpenFor has opened for it, from behind its
// condition.
func (m *M) adoptInPlace(s Saved, p *Proc, h int) {
	q := p.inPlace()
	m.LTop, m.BTop = s.ltop+p.Ints, s.btop+p.Words
	if q.Ints > p.Ints || q.Words > p.Words {
		m.need(s.ltop+q.Ints, s.btop+q.Words)
		clear(m.L[m.LTop : s.ltop+q.Ints])
		clear(m.B[m.BTop : s.btop+q.Words])
		m.LTop, m.BTop = s.ltop+q.Ints, s.btop+q.Words
	}
	m.runInPlace(q, q.Bound, s.ltop, s.btop, h)
}

// runInPlace runs a procedure whose locals lie at l and b, above the running frame. h is how
// many lists there were before.
func (m *M) runInPlace(p *Proc, entry, l, b int32, h int) {
	if m.Seen != nil && m.trial == 0 {
		m.Seen[p.ID] = true
	}
	proc, pc, base, bbase := m.proc, m.pc, m.base, m.bbase
	c := &m.callers[uint(m.inner)%uint(len(m.callers))]
	c.proc, c.pc = proc.ID, pc
	m.inner++
	m.proc, m.base, m.bbase = p, l, b
	m.straightOn(p.Code, entry)
	m.proc, m.pc, m.base, m.bbase, m.LTop, m.BTop = proc, pc, base, bbase, l, b
	m.inner--
	m.H = m.H[:h]
}

// caller is a procedure that has called another one inline, and its return address: for error
// traces.
type caller struct{ proc, pc int32 }

// straightOn runs instructions until the procedure returns or the game is over. Only the last
// instruction of straight code returns, so the others need no test. (A separate function keeps few
// registers live across each instruction.)
func (m *M) straightOn(code []Instr, at int32) {
	code = code[:len(code)-1]
	for i := int(at); uint(i) < uint(len(code)); i = int(m.pc) { // an int, whose bounds are checked once
		m.pc = int32(i + 1)
		in := &code[i]
		m.Spend(int(in.Work))
		m.lists, m.wtop = m.lists[:0], 0
		if in.Do(m); m.Over {
			return
		}
	}
}
