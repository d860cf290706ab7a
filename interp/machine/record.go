package machine

// Record counts how often the table has stood as it does now when the game came by the record statement of that number, this time included.
// what is hashed besides the table: the names that the statement counts in. The count is kept in the state, so that it is cloned, taken back and
// replayed with it.
func (m *M) Record(number int32, with uint64) int32 {
	h := mix(m.Table()^uint64(uint32(number))*prime, with)
	n := int32(1)
	for _, x := range m.R {
		if x == h {
			n++
		}
	}
	m.Spend(len(m.R) >> 3)
	if len(m.R) >= m.P.Limits.List {
		m.Fail("run/list", "more than %d positions are on record", m.P.Limits.List)
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

// Table hashes what lies on the table: pieces, state, markers, tracks; not what is declared as history, and not where control stands. Copies of a
// counter may change places: the hash tells what stands where, and not which one.
func (m *M) Table() uint64 {
	ids := &m.P.Ids
	h := uint64(prime)
	for _, v := range m.I[m.P.Loose:m.P.Blank.History] {
		h = mix(h, uint64(uint32(v)))
	}
	under, sorts, looks := m.I[ids.Under:], m.P.Sorts, m.P.Looks
	for place, top := range m.I[ids.Top : ids.Top+ids.PlaceHi-ids.PlaceLo] {
		if top == None {
			continue
		}
		x := mix(prime, uint64(place))
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
		h += finish(x)
	}
	for p, place := range m.I[ids.At : ids.At+ids.PieceHi-ids.PieceLo] { // the supply and what is out of the game: in no order
		if place == ids.Supply || place == ids.Out {
			h += finish(mix(m.pieceHash(int32(p), sorts[p]), uint64(uint32(place))))
		}
	}
	return finish(h)
}

// Sort is what a piece is, as a hash: copies of one design are alike, so their design's number stands for them.
func Sort(piece, design int32) uint64 {
	if design >= 0 {
		return mix(prime, uint64(uint32(design))|1<<40)
	}
	return mix(prime, uint64(uint32(piece)))
}

// pieceHash tells what a piece is and how it lies.
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

// finish spreads a hash over all its bits, so that sums of such hashes tell sets apart.
func finish(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xBF58476D1CE4E5B9
	x ^= x >> 27
	x *= 0x94D049BB133111EB
	return x ^ x>>31
}
