package machine

// SideUp is which side of a piece is up; None if it has no sides.
func (m *M) SideUp(id int32) int32 {
	if t := m.P.Turns[id-m.P.Ids.PieceLo]; t.Slot != None {
		return m.I[t.Slot]
	}
	return None
}
