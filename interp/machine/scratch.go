package machine

// ListDrop gives back scratch memory of lists taken since ListStart. Slices taken before stay
// valid.
func (m *M) ListDrop(start int) { m.lists = m.lists[:start] }
