package machine

// The hash of the table covers positions, state, markers and tracks, but neither history nor the
// frames. It is a sum of hashes: one for each stack, for each unordered piece, and for each slot
// that belongs to no piece. It is the same if copies of one counter change places.

// Table hashes what lies on the table.
func (m *M) Table() uint64 {
	h := m.looseSum()
	ids := &m.P.Ids
	for i, top := range m.I[ids.Top : ids.Top+ids.PlaceHi-ids.PlaceLo] {
		h += m.stackHash(int32(i), top)
	}
	return Scramble(h)
}

// looseSum is the part of the hash of everything outside stacks.
func (m *M) looseSum() uint64 {
	ids, h := &m.P.Ids, uint64(0)
	for i, v := range m.I[m.P.Loose:m.P.Blank.History] {
		h += slotHash(m.P.Loose+int32(i), v)
	}
	known := m.P.Supplied
	if m.anyFaceDown() {
		known = nil
	}
	for i, place := range m.I[ids.At : ids.At+ids.PieceHi-ids.PieceLo] {
		switch {
		case place == ids.Supply && i < len(known) && known[i] != 0:
			h += known[i]
		case m.P.Ids.Loose(place):
			h += m.looseHash(ids.PieceLo + int32(i))
		}
	}
	return h
}

// Supplied lists the shares of the pieces that look always alike, as long as they lie in the
// supply, face up; 0 for others.
func Supplied(p *Program) []uint64 {
	out := make([]uint64, len(p.Sorts))
	for i, sort := range p.Sorts {
		if len(p.Looks[i]) == 0 {
			out[i] = Scramble(mix(sort, uint64(uint32(p.Ids.Supply))))
		}
	}
	return out
}

// slotHash is the hash of a slot that belongs to no piece.
func slotHash(slot, v int32) uint64 {
	if v == 0 {
		return 0 // most are
	}
	return Scramble(mix(prime, uint64(uint32(slot))<<32|uint64(uint32(v))))
}

// stackHash is the hash of the stack of a place, from the top down. Places are numbered from the
// first.
func (m *M) stackHash(place, top int32) uint64 {
	if top == None {
		return 0
	}
	ids := &m.P.Ids
	x := mix(prime, uint64(place))
	if m.P.Alone && !m.anyFaceDown() {
		under, sorts := ids.Under-ids.PieceLo, m.P.Sorts
		for p := top; p != None; p = m.I[under+p] {
			x = mix(x, sorts[p-ids.PieceLo])
		}
		return Scramble(x)
	}
	under, sorts, looks := m.I[ids.Under:], m.P.Sorts, m.P.Looks
	for p := top - ids.PieceLo; p >= 0; {
		if y := sorts[p]; len(looks[p]) == 0 && !m.FaceDown(p+ids.PieceLo) {
			x = mix(x, y)
		} else {
			x = mix(x, m.pieceHash(p, y))
		}
		if p = under[p]; p != None {
			p -= ids.PieceLo
		}
	}
	return Scramble(x)
}

// anyFaceDown reports whether a piece lies face down.
func (m *M) anyFaceDown() bool {
	for _, w := range m.W {
		if w != 0 {
			return true
		}
	}
	return false
}

// looseHash is the hash of an unordered piece.
func (m *M) looseHash(piece int32) uint64 {
	p := piece - m.P.Ids.PieceLo
	return Scramble(mix(m.pieceHash(p, m.P.Sorts[p]), uint64(uint32(m.PlaceOf(piece)))))
}

// pieceHash is the hash of a piece: its sort, its side, its face and its state.
func (m *M) pieceHash(p int32, sort uint64) uint64 {
	x := sort
	if m.FaceDown(p + m.P.Ids.PieceLo) {
		x = mix(x, 1)
	}
	for _, s := range m.P.Looks[p] {
		x = mix(x, uint64(uint32(m.I[s])))
	}
	return x
}

// Sort is what a piece is, as a hash: copies of one design are alike, so their design's number
// stands for them.
func Sort(piece, design int32) uint64 {
	if design >= 0 {
		return mix(prime, uint64(uint32(design))|1<<40)
	}
	return mix(prime, uint64(uint32(piece)))
}

// Record counts how often the record statement of that number has found the table as it is now,
// this time included. what is hashed besides the table: the names that the statement includes. The
// count is part of the state, so that it is cloned, undone and replayed with it.
func (m *M) Record(number int32, with uint64) int32 {
	m.Spend(1 + len(m.I)/numbersAStep)
	h := mix(m.Table()^uint64(uint32(number))*prime, with)
	n := int32(1)
	for _, x := range m.R {
		if x == h {
			n++
		}
	}
	m.Spend(len(m.R) / numbersAStep)
	if len(m.R) >= m.P.Limits.List {
		m.Fail("run/list", "more than %d positions are recorded", m.P.Limits.List)
		return n
	}
	m.R = append(m.R, h)
	return n
}

// HashList sums up a list for Record.
func HashList(l []int32) uint64 {
	h := uint64(prime)
	for _, v := range l {
		h = mix(h, uint64(uint32(v)))
	}
	return h
}
