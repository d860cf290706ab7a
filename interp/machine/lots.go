package machine

// A search that takes an option at random need not list all of them. Candidates are listed without
// their last and most expensive conditions, and drawn in random order; those that prove illegal are
// set aside. So each legal option is equally likely, and each candidate is checked at most once.
// Two are drawn at once: enough to tell whether there is a choice.

// lots are the candidates of the pending decision.
type lots struct {
	ByLot func(n int) int              // a number below n; nil: options are listed, in canonical order
	drawn bool                         // those of the pending decision are drawn
	alike bool                         // a candidate was left out that is like another one
	rest  []int32                      // the candidates that are left
	legal func(m *M, opt []int32) bool // what is asked of them
}

// Drawn reports whether the options of the pending decision are in an order of chance, and perhaps
// only the first of them.
func (m *M) Drawn() bool { return m.drawn }

// Draw adds another option to those of the pending decision. If there is none it reports false, and
// they are all there.
func (m *M) Draw() bool {
	more := false
	if m.drawn && len(m.rest) > 0 {
		m.Try(func() { more = m.draw() })
	}
	m.drawn = more
	return more
}

// LeftOut notes that a candidate is not listed because another one is like it. A condition may tell
// the two apart, so options are not drawn from such a list.
func (m *M) LeftOut() { m.alike = true }

// begin draws two options of a decision, or lists them.
func (m *M) begin(a *Ask) {
	o := &m.opts
	if m.drawn = a.Maybe != nil; !m.drawn {
		m.list(a.List, o)
		return
	}
	m.legal, m.alike = a.Legal, false
	m.drawn = m.Attempt(func() { m.list(a.Maybe, o) }) && !m.alike // something may fail of what is not legal
	if !m.drawn {
		m.list(a.List, o)
		return
	}
	m.rest, o.Flat = o.Flat, m.rest[:0]
	if m.draw() && m.draw() {
		return
	}
	if a.Open { // other samples are tried then
		m.drawn = false
		m.list(a.List, o)
	} else if len(o.Flat) == o.Stride && o.Flat[0] == PassOption { // nobody passes where nothing else is legal
		o.Flat = o.Flat[:0]
	}
}

// drawAll draws what is left, and leaves it at that.
func (m *M) drawAll() {
	for m.drawn && m.draw() {
	}
	m.drawn = false
}

// draw moves a candidate to the options, if one is legal.
func (m *M) draw() (drawn bool) {
	o, k := &m.opts, m.opts.Stride
	m.listing = true
	for n := len(m.rest) / k; n > 0 && !drawn; n-- {
		at, end := k*m.ByLot(n), len(o.Flat)
		o.Flat = append(o.Flat, m.rest[at:at+k]...)
		copy(m.rest[at:at+k], m.rest[k*(n-1):])
		m.rest = m.rest[:k*(n-1)]
		if opt := o.Flat[end:]; opt[0] != PassOption && !m.legal(m, opt) {
			o.Flat = o.Flat[:end]
			continue
		}
		drawn = true
	}
	m.listing = false
	return drawn
}
