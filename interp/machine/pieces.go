package machine

import "slices"

// Where a piece lies: At gives its place; in a place, pieces lie on one another: Top gives the
// upmost, Under the next lower. What lies in the supply, out of the game or on a surface lies in no
// order.

// PlaceOf is the place of a piece.
func (m *M) PlaceOf(piece int32) int32 { return m.I[m.P.Ids.At+piece-m.P.Ids.PieceLo] }

// TopOf is the upmost piece of a place, or None.
func (m *M) TopOf(place int32) int32 { return m.I[m.P.Ids.Top+place-m.P.Ids.PlaceLo] }

// UnderOf is the piece below a piece, or None.
func (m *M) UnderOf(piece int32) int32 { return m.I[m.P.Ids.Under+piece-m.P.Ids.PieceLo] }

// Loose reports whether what lies in a place lies in no order.
func (ids *Ids) Loose(place int32) bool {
	return place == ids.Supply || place == ids.Out || place == ids.Surface
}

// SideUp returns which side of a piece is up; None if it has no sides.
func (m *M) SideUp(id int32) int32 {
	if t := m.P.Turns[id-m.P.Ids.PieceLo]; t.Slot != None {
		return m.I[t.Slot]
	}
	return None
}

// FaceDown reports whether a piece lies face down.
func (m *M) FaceDown(piece int32) bool {
	b := piece - m.P.Ids.PieceLo
	return m.W[m.P.Ids.Down+b>>6]>>(uint(b)&63)&1 != 0
}

// SetFaceDown turns a piece face down or up.
func (m *M) SetFaceDown(piece int32, down bool) {
	b := piece - m.P.Ids.PieceLo
	if m.tally.on {
		m.uncount(piece)
		m.tally.plain = false
	}
	w := &m.W[m.P.Ids.Down+b>>6]
	if down {
		*w |= 1 << (uint(b) & 63)
	} else {
		*w &^= 1 << (uint(b) & 63)
	}
	if m.tally.on {
		m.recount(piece)
	}
}

// Put moves one piece onto (or under) what lies in a place. It has a fast path for the common case:
// no observer, no tally of positions and no surface. Most statements of most games move a piece.
func (m *M) Put(piece, to int32, below bool) {
	ids, kept, slots := &m.P.Ids, &m.P.Indexes, m.I
	if below || m.Watch != nil || m.tally.on || ids.Surface != None {
		m.putAndTell(piece, to, below)
		return
	}
	p := piece - ids.PieceLo
	at, under := &slots[ids.At+p], &slots[ids.Under+p]
	from := *at
	m.wrote(ids.At + p)
	switch *at = to; from {
	case ids.Supply:
		if kept.On && kept.Supply >= 0 {
			m.X[kept.Supply+p>>6] &^= 1 << (uint(p) & 63)
		}
	case ids.Out:
	default:
		if top := &slots[ids.Top+from-ids.PlaceLo]; *top == piece {
			*top = *under
		} else {
			m.unlink(piece, from)
		}
		if kept.On {
			m.left(kept, piece, from)
		}
	}
	switch to {
	case ids.Supply:
		if *under = None; kept.On && kept.Supply >= 0 {
			m.X[kept.Supply+p>>6] |= 1 << (uint(p) & 63)
		}
	case ids.Out:
		*under = None
	default:
		top := &slots[ids.Top+to-ids.PlaceLo]
		*under, *top = *top, piece
		if kept.On && to >= kept.SpaceLo && to < kept.SpaceHi {
			m.settle(kept, piece, to)
		}
	}
}

// putAndTell is Put for all cases.
func (m *M) putAndTell(piece, to int32, below bool) {
	if m.tally.on { // on its way it is counted nowhere
		m.uncount(piece)
		m.tally.on = false
		m.Put(piece, to, below)
		m.tally.on = true
		m.recount(piece)
		return
	}
	if m.P.Ids.Surface != None {
		m.offSurface(piece, to)
	}
	from := m.PlaceOf(piece)
	if m.lay(piece, to, below); from != to && m.Watch != nil {
		m.Tell(Event{Kind: Moved, A: piece, B: from, C: to})
	}
}

// lay takes a piece from where it lies and puts it onto (or under) what lies in a place.
func (m *M) lay(piece, to int32, below bool) {
	ids, kept := &m.P.Ids, &m.P.Indexes
	at, under := &m.I[ids.At+piece-ids.PieceLo], None
	from := *at
	if !ids.Loose(from) {
		m.unlink(piece, from)
	}
	if kept.On {
		m.left(kept, piece, from)
	}
	m.wrote(ids.At + piece - ids.PieceLo)
	*at = to
	if !ids.Loose(to) {
		top := &m.I[ids.Top+to-ids.PlaceLo]
		if !below || *top == None {
			under, *top = *top, piece
		} else {
			last, n := *top, 0
			for ; m.UnderOf(last) != None; n++ {
				last = m.UnderOf(last)
			}
			m.Spend(n / piecesAStep)
			m.I[ids.Under+last-ids.PieceLo] = piece
		}
	}
	m.I[ids.Under+piece-ids.PieceLo] = under
	if kept.On {
		m.entered(kept, piece, to)
	}
}

func (m *M) unlink(piece, from int32) {
	ids := &m.P.Ids
	below := m.UnderOf(piece)
	if m.TopOf(from) == piece {
		m.I[ids.Top+from-ids.PlaceLo] = below
		return
	}
	n := 0
	for p := m.TopOf(from); p != None; p = m.UnderOf(p) {
		if n++; m.UnderOf(p) == piece {
			m.I[ids.Under+p-ids.PieceLo] = below
			break
		}
	}
	m.Spend(n / piecesAStep)
}

// piecesAStep is the number of pieces of a stack that one step of work covers.
const piecesAStep = 8

// InPlace lists what lies in a place, bottom to top, in scratch memory.
func (m *M) InPlace(place int32) []int32 {
	start := m.ListStart()
	if m.P.Ids.Loose(place) {
		m.Spend(int(m.P.Ids.PieceHi-m.P.Ids.PieceLo) / piecesAStep)
		for p := m.P.Ids.PieceLo; p < m.P.Ids.PieceHi; p++ {
			if m.P.Game.Things[p] != nil && m.PlaceOf(p) == place {
				m.Push(p)
			}
		}
		return m.ListFrom(start)
	}
	for p := m.TopOf(place); p != None; p = m.UnderOf(p) {
		m.lists = append(m.lists, p)
	}
	l := m.ListFrom(start)
	m.SpendList(len(l))
	slices.Reverse(l)
	return l
}

// Shuffle puts a place's pieces in a random order.
func (m *M) Shuffle(place int32) {
	l := m.InPlace(place)
	m.Spend(len(l) / 2)
	for i := len(l) - 1; i > 0; i-- {
		j := m.Random(uint32(i + 1))
		l[i], l[j] = l[j], l[i]
	}
	m.Restack(place, l)
	m.Tell(Event{Kind: Shuffled, A: place})
}

// Restack lays the pieces of a place in the given order, bottom to top.
func (m *M) Restack(place int32, l []int32) {
	ids := &m.P.Ids
	m.Spend(len(l) / piecesAStep)
	below, was := None, uint64(0)
	if m.tally.on {
		was = m.stackShare(place)
	}
	for _, p := range l {
		m.I[ids.Under+p-ids.PieceLo] = below
		below = p
	}
	m.I[ids.Top+place-ids.PlaceLo] = below
	if m.tally.on {
		m.tally.sum += m.stackShare(place) - was
	}
}

// SetField writes a state field of a thing.
func (m *M) SetField(slot int32, thing, v int32, name string) {
	if was := m.I[slot]; was != v {
		m.write(slot, thing, v)
		if m.Watch != nil {
			m.Tell(Event{Kind: Changed, A: thing, B: was, C: v, Name: name})
		}
	}
}

// MarkerOn is how many of a marker lie on a host.
func (m *M) MarkerOn(marker, host int32) int32 {
	return m.I[m.P.Ids.Marker[marker]+host-m.P.Game.Markers[marker].On.Lo]
}

// AddMarker lays n of a marker on a host (negative: takes them off). What is taken off goes back to
// the supply unless it leaves the game. A supply that is no limit goes below nothing. It returns
// how many were moved: no more than the supply holds, if that is a limit, or the host carries.
func (m *M) AddMarker(marker, host, n int32, out bool) int32 {
	mk := m.P.Game.Markers[marker]
	slot := m.P.Ids.Marker[marker] + host - mk.On.Lo
	supply := m.P.Ids.MarkerSupply[marker]
	if n > 0 {
		if !mk.Many {
			n = min(n, 1-m.I[slot])
		}
		if mk.Limit > 0 {
			n = min(n, m.I[supply])
		}
		if n <= 0 {
			return 0
		}
		if mk.Count > 0 {
			m.setLoose(supply, m.I[supply]-n)
		}
	} else {
		n = max(n, -m.I[slot])
		if n == 0 {
			return 0
		}
		if !out && mk.Count > 0 {
			m.setLoose(supply, m.I[supply]-n)
		}
	}
	m.write(slot, host, m.I[slot]+n)
	if m.Watch != nil {
		m.Tell(Event{Kind: Marked, A: host, B: marker, C: n})
	}
	return n
}

// End ends the game with a result.
func (m *M) End(result int32) {
	m.Over, m.Result = true, result
	m.Tell(Event{Kind: Ended, A: result})
}

// Plural reports whether a thing is one of several copies of a counter or card.
func (m *M) Plural(v int32) bool {
	return m.P.Ids.Piece(v) && m.P.Copies[v-m.P.Ids.PieceLo] >= 0
}

// Alike reports whether two things cannot be told apart: copies of one counter in the same place
// and in the same state.
func (m *M) Alike(a, b int32) bool {
	if a == b {
		return true
	}
	ids := &m.P.Ids
	if a < ids.PieceLo || b < ids.PieceLo || a >= ids.PieceHi || b >= ids.PieceHi {
		return false
	}
	d := m.P.Copies[a-ids.PieceLo]
	if d < 0 || m.P.Copies[b-ids.PieceLo] != d || m.PlaceOf(a) != m.PlaceOf(b) || m.FaceDown(a) != m.FaceDown(b) {
		return false
	}
	for _, s := range m.P.Alike[d] { // its state fields and markers
		if m.I[s+a] != m.I[s+b] {
			return false
		}
	}
	return true
}

// Flip turns a piece to a side; None: to the next one.
func (m *M) Flip(id, side int32) {
	t := m.P.Turns[id-m.P.Ids.PieceLo]
	if t.Slot == None {
		m.Fail("run/flip", "%s has no sides", m.P.Game.Things[id].Title)
		return
	}
	up := m.I[t.Slot]
	if side == None {
		if side = up + 1; side >= t.Sides {
			side = 0
		}
	}
	if up == side {
		return
	}
	m.write(t.Slot, id, side)
	if m.Watch != nil {
		m.Tell(Event{Kind: Flipped, A: id, B: side})
	}
}

// Show turns a piece face up for all to see.
func (m *M) Show(id int32) {
	m.SetFaceDown(id, false)
	m.Tell(Event{Kind: Revealed, A: id})
}

// TurnDown turns a piece face down where it lies. Whoever has seen it sees it turned.
func (m *M) TurnDown(id int32) {
	if !m.FaceDown(id) {
		m.Tell(Event{Kind: Concealed, A: id})
		m.SetFaceDown(id, true)
	}
}

// Shed takes all markers off a piece that leaves play; fresh also puts its state back to the start.
func (m *M) Shed(id int32, fresh bool) {
	k := m.P.Game.Things[id].Kind
	m.Spend(len(m.P.Game.Markers) / piecesAStep)
	for _, mk := range m.P.Game.Markers {
		if id >= mk.On.Lo && id < mk.On.Hi {
			if n := m.MarkerOn(mk.Index, id); n > 0 {
				m.AddMarker(mk.Index, id, -n, false)
			}
		}
	}
	if fresh {
		m.SetFaceDown(id, false)
		for _, s := range m.P.States[k] {
			m.write(s+id, id, m.P.Blank.I[s+id])
		}
	}
}

// MoveTrack puts a track's marker into a box.
func (m *M) MoveTrack(slot, track, box int32) {
	from := m.I[slot]
	m.setLoose(slot, box)
	if m.Watch != nil {
		m.Tell(Event{Kind: Advanced, A: track, B: from, C: box})
	}
}

// AnyAlike reports whether a thing cannot be told from one of those before it.
func (m *M) AnyAlike(before []int32, v int32) bool {
	m.Spend(len(before))
	for i := len(before) - 1; i >= 0; i-- {
		if m.Alike(before[i], v) {
			return true
		}
	}
	return false
}
