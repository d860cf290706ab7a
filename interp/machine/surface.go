package machine

// On a surface a piece lies at the place that the surface is, and stands at a point of it: a number
// in a slot of its own, None elsewhere.

// SpotOf is the point where a piece stands, or None.
func (m *M) SpotOf(piece int32) int32 {
	ids := &m.P.Ids
	if ids.Surface == None {
		return None
	}
	return m.I[ids.Spot+piece-ids.PieceLo]
}

// PutAt moves one piece to a point of the surface.
func (m *M) PutAt(piece, point int32) {
	ids := &m.P.Ids
	if point < 0 || point >= m.P.Game.Surface.Points() {
		m.Fail("run/no-point", "%s cannot be placed: the point is none", m.P.Game.Things[piece].Title)
		return
	}
	from, was := m.PlaceOf(piece), m.SpotOf(piece)
	if m.tally.on {
		m.uncount(piece)
	}
	m.lay(piece, ids.Surface, false)
	m.I[ids.Spot+piece-ids.PieceLo] = point
	if m.tally.on {
		m.recount(piece)
	}
	if m.Watch != nil && (from != ids.Surface || was != point) {
		m.Tell(Event{Kind: Moved, A: piece, B: from, C: ids.Surface, List: []int32{was, point}})
	}
}

// offSurface clears the point of a piece that leaves the surface. It fails if the piece would enter
// the surface without a point.
func (m *M) offSurface(piece, to int32) {
	ids := &m.P.Ids
	if to == ids.Surface {
		m.Fail("run/no-point", "%s moves to the surface %s without a point", m.P.Game.Things[piece].Title, m.P.Game.Things[to].Title)
		return
	}
	m.I[m.P.Ids.Spot+piece-m.P.Ids.PieceLo] = None
}
