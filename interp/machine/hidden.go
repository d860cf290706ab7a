package machine

import "math"

// Support for package imagine, which redraws what one player does not see. It moves hidden pieces
// through the machine. Then names in running procedures that mean such pieces are renamed, and
// secret choices are drawn again.

// Held is a local of a procedure whose value is a piece or several.
type Held struct {
	Slot     Slot
	Form     Form
	Lo       int32 // of a set: its first word
	From, To int32 // where in the code it means them
	First    int32 // of a list: the first entry that does
	Every    int32 // and every so many after it
}

// Form is whether one thing is held, a set of them or a list.
type Form uint8

// The forms.
const (
	HeldOne Form = iota
	HeldSet
	HeldList
)

// Secret is a choice whose value other players do not see.
type Secret struct {
	From, To int32 // where in the code it is one
	Redraw   func(m *M, d *Redrawing)
}

// Redrawing says how secret choices are drawn again.
type Redrawing struct {
	Viewer int32                  // who does not know them; their own stay
	Hidden func(piece int32) bool // whether the viewer cannot tell which piece it is
	Pick   func(n int) int        // a number below n
	Found  bool                   // there was one that the viewer does not know

	opts Options
}

// ToEnd is the instruction after the last one of a procedure.
const ToEnd int32 = math.MaxInt32

// at returns the current instruction of a frame. The game must be frozen.
func (m *M) at(i int) int32 { return m.P.at(&m.State, i, topPC(&m.State)) }

// Rename replaces pieces in the locals of all frames, by a table indexed by piece less PieceLo. The
// game must be frozen.
func (m *M) Rename(to []int32) {
	for i := range m.F {
		held := m.P.Procs[m.F[i].Proc].Held
		for j := range held {
			if h, at := &held[j], m.at(i); at >= h.From && at < h.To {
				m.rename(h, &m.F[i], to)
			}
		}
	}
}

func (m *M) rename(h *Held, f *Frame, to []int32) {
	lo := m.P.Ids.PieceLo
	other := func(v int32) int32 {
		if v >= lo && int(v-lo) < len(to) {
			return to[v-lo]
		}
		return v
	}
	switch h.Form {
	case HeldOne:
		p := &m.L[f.Base+h.Slot.I]
		*p = other(*p)
	case HeldSet:
		renameSet(m.B[f.BBase+h.Slot.W:f.BBase+h.Slot.W+h.Slot.N], h.Lo, other)
	case HeldList:
		off, n := m.L[f.Base+h.Slot.I], m.L[f.Base+h.Slot.I+1]
		if off < 0 || n < 0 || int(off)+int(n) > len(m.H) {
			return
		}
		for k := off + h.First; k < off+n; k += h.Every {
			m.H[k] = other(m.H[k])
		}
	}
}

// renameSet renames the members of a set in place.
func renameSet(set []uint64, lo int32, other func(int32) int32) {
	var few [8]uint64
	out := append(few[:0], set...)
	clear(out)
	for i, w := range set {
		for b := int32(0); w != 0; b, w = b+1, w>>1 {
			if w&1 == 0 {
				continue
			}
			v := other((lo+int32(i))<<6+b) - lo<<6
			if v >= 0 && int(v>>6) < len(out) {
				out[v>>6] |= 1 << (uint(v) & 63)
			}
		}
	}
	copy(set, out)
}

// KeepsSecrets reports whether a secret choice is in progress that has not been disclosed. The game
// must be frozen, or at a decision.
func (m *M) KeepsSecrets() bool {
	for i := range m.F {
		for _, s := range m.P.Procs[m.F[i].Proc].Secrets {
			if at := m.at(i); at >= s.From && at < s.To {
				return true
			}
		}
	}
	return false
}

// Redraw draws all secret choices in progress again, except those of the viewer. The game must be
// frozen.
func (m *M) Redraw(d *Redrawing) {
	proc, base, bbase, pc := m.proc, m.base, m.bbase, m.pc
	for i := range m.F {
		f := &m.F[i]
		p := m.P.Procs[f.Proc]
		for j := range p.Secrets {
			if s, at := &p.Secrets[j], m.at(i); at >= s.From && at < s.To {
				m.proc, m.base, m.bbase, m.pc = p, f.Base, f.BBase, f.PC
				m.Look(func() { s.Redraw(m, d) })
			}
		}
	}
	m.proc, m.base, m.bbase, m.pc = proc, base, bbase, pc
}

// Remake draws a choice of the running frame again, and reports whether it had options. It stores
// the choice and does not move the program counter.
func (m *M) Remake(a *Ask, d *Redrawing) bool {
	pc := m.pc
	m.List(a, &d.opts)
	ok := d.opts.Len() > 0 && m.Err == nil
	if ok {
		a.Pick(m, d.opts.At(d.Pick(d.opts.Len())))
	}
	m.pc = pc
	return ok
}

// Offers reports whether the options of a choice of the running frame include a value, or a piece
// that cannot be told from it.
func (m *M) Offers(a *Ask, v int32, d *Redrawing) bool {
	m.List(a, &d.opts)
	for i := range d.opts.Len() {
		if o := d.opts.At(i)[0]; o == v || m.Alike(o, v) {
			return true
		}
	}
	return false
}

// List lists the options of a decision in the current position.
func (m *M) List(a *Ask, o *Options) {
	o.reset(1)
	m.newEpoch()
	m.Look(func() { m.list(a.List, o) })
	m.lists, m.wtop = m.lists[:0], 0
}

// PlayerOf returns the player of a decision of the running frame.
func (m *M) PlayerOf(a *Ask) int32 {
	if a.Player != nil {
		if p := m.Read(a.Player); p != None && m.Err == nil {
			return p
		}
	}
	return m.P.Players[0].ID
}
