package machine

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

// finish spreads a hash over all its bits, so that sums of such hashes tell sets apart.
func finish(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xBF58476D1CE4E5B9
	x ^= x >> 27
	x *= 0x94D049BB133111EB
	return x ^ x>>31
}
