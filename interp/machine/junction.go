package machine

// Transpositions among the ways of a distinct action: ways with the same outcome are one option,
// and a position that several ways reach is searched once.

// beenHere reports whether this position has been searched before. It is called at the end of a
// loop's round and before the options of a decision are listed. A call is needless if nothing has
// changed since the last decision, or only what follows from the choice made there.
//
// The search loses no option, and each option keeps its first way: what can follow from a position
// depends only on what the junction covers. So the ways from here have the same outcomes as those
// from the earlier position, which come earlier in the list. (Copies of a counter may have changed
// places. To players this is one position, as it is at the end of a way.)
func (m *M) beenHere(x *explorer) bool { return !m.Forgetful && !m.reached.Add(m.junction(x)) }

// outcome hashes how a way ends: the table, what is history, and whether the game is over.
func (m *M) outcome() uint64 {
	h := m.change()*prime + uint64(len(m.R))
	if m.P.Remembers {
		h = m.remembered(h)
	}
	if m.Over {
		h = h*prime + uint64(uint32(m.Result)) + 1
	}
	return Scramble(h)
}

// remembered mixes in what is history, and which of several copies are meant by what stands on the
// table.
func (m *M) remembered(h uint64) uint64 {
	for i := range m.P.Past {
		s := &m.P.Past[i]
		switch v := m.I[s.Slot]; {
		case s.Copy == None:
			h = h*prime + uint64(uint32(v))
		case v != 0: // of copies it says what has been of one that stands there
			h += Scramble(mix(m.standing(s.Copy), uint64(uint32(s.Field))<<32|uint64(uint32(v))))
		}
	}
	for _, slot := range m.P.Refs {
		h = m.meant(h, m.I[slot])
	}
	return h
}

// junction hashes a position on the way, with all that decides how it can go on. What lies below
// the frame of the action is the same on all ways.
func (m *M) junction(x *explorer) uint64 {
	f := &m.F[x.depth]
	m.Spend(1 + (int(m.LTop-f.Base+m.BTop-f.BBase)+len(m.H)-int(f.HBase)+len(m.R)-x.records)/numbersAStep)
	h := m.outcome() ^ (uint64(uint32(m.verdict))<<32|uint64(m.State.Throw))*prime
	for _, v := range m.L[f.Base:m.LTop] {
		h = h*prime + uint64(uint32(v))
	}
	for i := f.BBase; i < m.BTop; i++ {
		h = h*prime + Scramble(m.B[i]) // else the high bits of two sets could stand for one another
	}
	for i := int(f.HBase); i < len(m.H); i++ {
		h = h*prime + uint64(uint32(m.H[i]))
	}
	for i := x.records; i < len(m.R); i++ {
		h = h*prime + m.R[i]
	}
	for i := x.depth; i < len(m.F)-1; i++ {
		f, above := &m.F[i], &m.F[i+1]
		h = (h*prime+(uint64(uint32(f.Proc))<<32|uint64(uint32(f.PC))))*prime + uint64(uint32(above.HBase))
		h = m.named(h, m.P.Procs[f.Proc], f)
	}
	if len(m.proc.Held) > 0 {
		h = m.named(h, m.proc, &m.F[len(m.F)-1])
	}
	return Scramble(h*prime + (uint64(uint32(m.proc.ID))<<32 | uint64(uint32(m.pc))))
}

// named mixes in where the pieces lie that names of a procedure in progress mean: of copies that
// may have changed places it matters which is meant.
func (m *M) named(h uint64, p *Proc, f *Frame) uint64 {
	for i := range p.Held {
		x := &p.Held[i]
		switch x.Form {
		case HeldOne:
			h = m.meant(h, m.L[f.Base+x.Slot.I])
		case HeldSet:
			for j, w := range m.B[f.BBase+x.Slot.W : f.BBase+x.Slot.W+x.Slot.N] {
				for b := int32(0); w != 0; b, w = b+1, w>>1 {
					if w&1 != 0 {
						h = m.meant(h, (x.Lo+int32(j))<<6+b)
					}
				}
			}
		case HeldList:
			off, n := int(m.L[f.Base+x.Slot.I]), int(m.L[f.Base+x.Slot.I+1])
			for k := max(off, 0); k < off+n && k < len(m.H); k++ {
				h = m.meant(h, m.H[k])
			}
		}
	}
	return h
}

// meant mixes in where a piece lies, if it is one of several copies.
func (m *M) meant(h uint64, piece int32) uint64 {
	if m.Plural(piece) {
		h = h*prime + m.standing(piece)
	}
	return h
}
