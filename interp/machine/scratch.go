package machine

// ListDrop gives back scratch memory of lists taken since ListStart. Slices taken before stay valid.
func (m *M) ListDrop(start int) { m.lists = m.lists[:start] }

// Spent is what has been charged since the last decision, or since Clear.
func (m *M) Spent() int { return m.steps }
