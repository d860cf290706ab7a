package machine

// SideUp is which side of a piece is up; None if it has no sides.
func (m *M) SideUp(id int32) int32 {
	for k := m.P.Game.Things[id].Kind; k != nil; k = k.Parent {
		if k.SideField != nil {
			return m.I[m.P.Ids.Field[k.SideField]+id-k.Lo]
		}
	}
	return None
}
