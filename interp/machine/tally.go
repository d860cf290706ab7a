package machine

// While ways that must differ are tried, a sum tells what they have changed on the table: whatever changes it takes out of the sum what was there, and
// puts in what is there now. Ways of one list begin at the same table, so those that leave it alike leave the sum alike. As in the hash of the table
// copies of a counter may change places: each piece of a stack has a share by where it lies, how many lie below it, and what it is.

// tally is the sum while it is kept.
type tally struct {
	on  bool
	sum uint64
}

// change hashes what has changed since the trial of ways began, or else the table: ways are compared with one another alone.
func (m *M) change() uint64 {
	if m.tally.on {
		return finish(m.tally.sum)
	}
	return m.Table()
}

// uncount takes a piece that is about to change, or to be taken away, out of the kept sum; recount puts it in as it is now.
func (m *M) uncount(piece int32) { m.tally.sum -= m.share(piece) }
func (m *M) recount(piece int32) { m.tally.sum += m.share(piece) }

// share is what a piece adds to the sum where it lies: what lies on it lies higher by one.
func (m *M) share(piece int32) uint64 {
	ids, slots := &m.P.Ids, m.I
	place := slots[ids.At+piece-ids.PieceLo]
	if ids.loose(place) {
		return m.looseHash(piece)
	}
	under, height := ids.Under-ids.PieceLo, int32(0)
	for p := slots[under+piece]; p != None; p = slots[under+p] {
		height++
	}
	h, top := m.layer(place, height, piece), slots[ids.Top+place-ids.PlaceLo]
	if top == piece {
		return h
	}
	for p := top; p != piece; p = slots[under+p] {
		height++
	}
	for p := top; p != piece; p = slots[under+p] {
		h += m.layer(place, height, p) - m.layer(place, height-1, p)
		height--
	}
	return h
}

// layer is the share of a piece by itself, with so many below it.
func (m *M) layer(place, height, piece int32) uint64 {
	p := piece - m.P.Ids.PieceLo
	x := m.P.Sorts[p]
	if !m.P.Alone || m.FaceDown(piece) {
		x = m.pieceHash(p, x)
	}
	return finish(mix(x, uint64(uint32(place))<<32|uint64(uint32(height))))
}

// stackShare is the share of all that lies in a place.
func (m *M) stackShare(place int32) (h uint64) {
	height := int32(-1)
	for p := m.TopOf(place); p != None; p = m.UnderOf(p) {
		height++
	}
	for p := m.TopOf(place); p != None; p = m.UnderOf(p) {
		h += m.layer(place, height, p)
		height--
	}
	return h
}

// setLoose writes a slot that belongs to no piece.
func (m *M) setLoose(slot, v int32) {
	if m.tally.on && slot >= m.P.Loose && slot < m.P.Blank.History {
		m.tally.sum += slotHash(slot, v) - slotHash(slot, m.I[slot])
	}
	m.I[slot] = v
}

// writeCounted changes a slot that belongs to a thing while the sum is kept.
func (m *M) writeCounted(slot, thing, v int32) {
	if thing < m.P.Ids.PieceLo || thing >= m.P.Ids.PieceHi {
		if slot < m.P.Blank.History {
			m.tally.sum += slotHash(slot, v) - slotHash(slot, m.I[slot])
		}
		m.writeKept(slot, thing, v)
		return
	}
	m.uncount(thing)
	m.writeKept(slot, thing, v)
	m.recount(thing)
}
