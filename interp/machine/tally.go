package machine

// An incremental hash (Zobrist) of the table, kept while the ways of a distinct action are
// searched. Each write subtracts the old contribution and adds the new one. All ways of a list
// start from the same table, so those with the same outcome have the same sum. It is the same if
// copies of one counter change places: the contribution of a piece depends on its place, its height
// in the stack and its sort.

// tally is the sum while it is kept.
type tally struct {
	on    bool
	plain bool // a piece looks like its sort, and no piece has been turned face down
	sum   uint64
}

// begin starts the sum at zero.
func (t *tally) begin(m *M) { t.on, t.plain, t.sum = !m.Forgetful, m.P.Alone && !m.anyFaceDown(), 0 }

// change hashes what has changed since the trial of ways began, or else the table: ways are
// compared with one another alone.
func (m *M) change() uint64 {
	if m.tally.on {
		return m.tally.sum
	}
	return m.Table()
}

// uncount subtracts a piece that is about to change or leave from the sum. recount adds it again.
func (m *M) uncount(piece int32) { m.tally.sum -= m.share(piece) }
func (m *M) recount(piece int32) { m.tally.sum += m.share(piece) }

// share is the contribution of a piece to the sum. The pieces on it lie higher by one.
func (m *M) share(piece int32) uint64 {
	ids, slots := &m.P.Ids, m.I
	i := piece - ids.PieceLo
	place := slots[ids.At+i]
	if ids.Loose(place) {
		return m.looseHash(piece)
	}
	under, at := ids.Under-ids.PieceLo, uint64(uint32(place))<<32
	for p := slots[ids.Under+i]; p != None; p = slots[under+p] {
		at++
	}
	if uint32(at) >= piecesAStep {
		m.passed(at)
	}
	x := m.P.Sorts[i]
	if !m.tally.plain {
		x = m.pieceHash(i, x)
	}
	h := Scramble(mix(x, at))
	if top := slots[ids.Top+place-ids.PlaceLo]; top != piece {
		h += m.shareAbove(piece, top, at)
	}
	return h
}

// shareAbove is the change in the contribution of the pieces above one that lies below them.
func (m *M) shareAbove(piece, top int32, at uint64) (h uint64) {
	for p := top; p != piece; p = m.UnderOf(p) {
		at++
	}
	if uint32(at) >= piecesAStep {
		m.passed(at)
	}
	for p := top; p != piece; p = m.UnderOf(p) {
		x := m.look(p)
		h += Scramble(mix(x, at)) - Scramble(mix(x, at-1))
		at--
	}
	return h
}

// passed charges for the pieces that lie under one, as many as the lower half of a number says.
func (m *M) passed(at uint64) { m.Spend(int(uint32(at)) / piecesAStep) }

// standing is what a piece is and where it lies, as a hash.
func (m *M) standing(piece int32) uint64 {
	place := m.PlaceOf(piece)
	if m.P.Ids.Loose(place) {
		return m.looseHash(piece)
	}
	at := uint64(uint32(place)) << 32
	for p := m.UnderOf(piece); p != None; p = m.UnderOf(p) {
		at++
	}
	if uint32(at) >= piecesAStep {
		m.passed(at)
	}
	return Scramble(mix(m.look(piece), at))
}

// look is what a piece is and how it lies, as a hash.
func (m *M) look(piece int32) uint64 {
	p := piece - m.P.Ids.PieceLo
	return m.pieceHash(p, m.P.Sorts[p])
}

// stackShare is the contribution of all pieces of a place.
func (m *M) stackShare(place int32) (h uint64) {
	at := uint64(uint32(place)) << 32
	for p := m.TopOf(place); p != None; p = m.UnderOf(p) {
		at++
	}
	if uint32(at) >= piecesAStep {
		m.passed(at)
	}
	for p := m.TopOf(place); p != None; p = m.UnderOf(p) {
		at--
		h += Scramble(mix(m.look(p), at))
	}
	return h
}

// setLoose writes a slot that belongs to no piece.
func (m *M) setLoose(slot, v int32) {
	if m.tally.on {
		m.recountSlot(slot, v)
	}
	m.wrote(slot)
	m.I[slot] = v
}

// recountSlot updates the sum for a slot of no piece that is about to change. History does not
// count.
func (m *M) recountSlot(slot, v int32) {
	if slot < m.P.Loose || slot >= m.P.Blank.History {
		return
	}
	at := uint64(uint32(slot)) << 32
	m.tally.sum += Scramble(at|uint64(uint32(v))) - Scramble(at|uint64(uint32(m.I[slot])))
}
