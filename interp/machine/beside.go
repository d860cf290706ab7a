package machine

// Actions that may be taken at any time are offered beside every decision of their player: the
// options of one Ask, Program.Anytime, are listed behind those of the decision that stands. Whoever
// takes one has not answered that decision. It is asked again once the action is over, with its
// options made again, from the place in the procedure where it began (Again).
//
// They are options of a decision, never a decision: where nothing else can be chosen, nothing is
// asked, and none are listed. Nor are they while players choose at the same time (Ask.Alone), nor
// inside a whole action, which is one decision; and no such action beside what it asks itself.

// besides lists what the player who decides may do at any time.
func (m *M) besides(a *Ask) {
	m.by = m.PlayerOf(a)
	m.beside.reset(1)
	m.list(m.P.Anytime, &m.beside)
	if m.beside.Len() > 0 {
		m.opts.beside = &m.beside
	}
}

// By is the player who decides the pending decision, and who takes what is offered beside it.
func (m *M) By() int32 { return m.by }

// InProgress reports whether a procedure has been called and has not come to its end.
func (m *M) InProgress(p *Proc) bool {
	for i := range m.F {
		if m.F[i].Proc == p.ID {
			return true
		}
	}
	return false
}

// Option is the i-th option of the pending decision, and what it belongs to: the decision itself,
// or what is offered beside it.
func (m *M) Option(i int) (*Ask, []int32) {
	if m.opts.isBeside(i) {
		return m.P.Anytime, m.opts.At(i)
	}
	return m.pending, m.opts.At(i)
}

// Asks is the pending decision, and behind it what is offered beside it, if anything is; none if no
// decision is pending.
func (m *M) Asks() []*Ask {
	switch {
	case m.pending == nil:
		return nil
	case m.opts.beside != nil:
		return []*Ask{m.pending, m.P.Anytime}
	}
	return []*Ask{m.pending}
}

// AsksPoint reports whether some options of the pending decision name a point: listed are samples
// of them; see points.go.
func (m *M) AsksPoint() bool {
	return m.pending != nil && (m.pending.Open || m.opts.beside != nil && m.P.Anytime.Open)
}
