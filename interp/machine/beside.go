package machine

import "sandtable/schema/model"

// Anytime actions are offered beside every decision of their player: the options of one Ask,
// Program.Anytime, are listed after those of the pending decision. To take one does not answer
// that decision. When the action ends, the decision is asked again from the place in the procedure
// where it began (Again), and its options are listed anew.
//
// Anytime actions never make a decision of their own: where there is nothing else to choose,
// nothing is asked. They are not listed during simultaneous choices (Ask.Alone), inside a whole
// action, or beside a decision that the action itself asks.

// besides lists the anytime actions of the deciding player.
func (m *M) besides(a *Ask) {
	m.by = m.PlayerOf(a)
	m.beside.reset(1)
	m.list(m.P.Anytime.List, &m.beside)
	if m.beside.Len() > 0 {
		m.drawAll()
		m.opts.beside = &m.beside
	}
}

// By returns the player of the pending decision, who also takes anytime actions.
func (m *M) By() int32 { return m.by }

// InProgress reports whether a procedure has been called and has not returned.
func (m *M) InProgress(p *Proc) bool {
	for i := range m.F {
		if m.F[i].Proc == p.ID {
			return true
		}
	}
	return false
}

// Option returns the i-th option of the pending decision and the Ask that it belongs to: the
// decision itself, or the anytime actions.
func (m *M) Option(i int) (*Ask, []int32) {
	if m.opts.isBeside(i) {
		return m.P.Anytime, m.opts.At(i)
	}
	return m.pending, m.opts.At(i)
}

// Asks returns the pending decision, followed by the anytime actions if any are offered. It is
// empty if no decision is pending.
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

// Passing is the option that passes the pending decision, is done with it, or answers it with no;
// -1 if none does, or nothing is to be decided.
func (m *M) Passing() int {
	if m.pending == nil {
		return -1
	}
	for i := range m.opts.Len() {
		a, opt := m.Option(i)
		if a != m.pending {
			continue
		}
		if v := opt[0]; v == PassOption || a.Acts == nil && len(a.Types) > 0 && a.Types[0].Is(model.Bool) && v == 0 {
			return i
		}
	}
	return -1
}
