package machine

// Given is an argument that a menu passes to its actions: a local of the offering frame, or what
// Fill writes.
type Given struct {
	From, To int32                       // the local, and where it goes; To is None where nothing is handed on
	Fill     func(m *M, l, b int32) bool // nil: that is all; false: the action does not apply
}

// Write writes it into a frame whose locals lie at l and b; false: the action does not apply.
func (g *Given) Write(m *M, l, b int32) bool {
	if g.Fill != nil {
		return g.Fill(m, l, b)
	}
	g.Hand(m, l)
	return true
}

// Hand is Write where nothing is to be filled in: a single local, as in most menus. It is small, so
// that it is inlined.
func (g *Given) Hand(m *M, l int32) {
	if g.To != None {
		m.L[l+g.To] = m.L[m.base+g.From]
	}
}

// Entry maps an option of an action to the locals of its procedure.
type Entry struct {
	*Given
	Proc    *Proc
	Actor   int32   // the local of who acts, or None
	Choices []int32 // those of what has been chosen
}

// write fills the locals in.
func (e *Entry) write(m *M, opt []int32, l, b int32) {
	if e.Fill == nil {
		e.Hand(m, l)
	} else {
		e.Fill(m, l, b)
	}
	if e.Actor != None {
		m.L[l+e.Actor] = opt[1]
	}
	for i, slot := range e.Choices {
		m.L[l+slot] = opt[2+i]
	}
}

// Enact runs the procedure of an option: inline if possible, else in a frame. It must be the last
// call of an instruction. The common case is not left to Invoke: in small games that takes 7 % of
// the time.
func (m *M) Enact(e *Entry, opt []int32) {
	q := e.Proc.Fast
	if q == nil || !q.Written || !m.mayRunInPlace(e.Proc) {
		m.Invoke(e.Proc, func(m *M, l, b int32) { e.write(m, opt, l, b) })
		return
	}
	l, b, h := m.LTop, m.BTop, len(m.H)
	if m.LTop, m.BTop = l+q.Ints, b+q.Words; int(m.LTop) > len(m.L) || int(m.BTop) > len(m.B) {
		m.needTop()
	}
	e.write(m, opt, l, b)
	m.runInPlace(q, 0, l, b, h)
}

// Within calls f in the frame of the action as its offer opens it, and leaves the state as it was;
// false: the action does not apply.
func (x *Act) Within(m *M, f func()) bool { return x.WithinOf(m, x.Given, f) }

// WithinOf is Within for a frame that is filled otherwise.
func (x *Act) WithinOf(m *M, g *Given, f func()) (applies bool) {
	m.Look(func() {
		s := m.OpenFor(x.Proc)
		defer m.Close(s)
		l, b := s.Outer()
		if applies = g.Write(m, l, b); !applies {
			return
		}
		if x.Which != None {
			m.L[l+x.Which] = x.Action.Index
		}
		m.Enter(s)
		f()
	})
	return applies
}
