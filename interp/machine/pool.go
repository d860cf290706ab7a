package machine

// Pool is dice that are thrown together, and what the rules read of them. Where chance is
// enumerated, throws in which the rules read the same are one.
type Pool struct {
	Name     string
	N, Sides int32
	Read     Reading
	Marks    []int64 // with ReadMarks: the numbers that divide the faces
	// Class is what a face stands for, or with ReadSum alone the sum: what is of one class is read
	// alike. Nil: each number stands for itself.
	Class func(n int32) int32
}

// Reading says what the rules read of a pool. A zero Reading is that of a pool of which nothing but
// the number of its dice is read.
type Reading uint8

// What is read.
const (
	ReadOrder   Reading = 1 << iota // which die shows which face
	ReadFaces                       // how many dice show each face
	ReadHighest                     // the highest face
	ReadLowest                      // the lowest face
	ReadSum                         // the sum of the faces
	ReadMarks                       // how many dice reach each mark
)

// diceAStep is how many dice are thrown in a step.
const diceAStep = 2

// maxDice bounds the dice of one throw.
const maxDice = 10_000

// Pool is a pool to be thrown at once: its memory is used again. Its dice are read in order unless
// the caller says otherwise.
func (m *M) Pool(name string, n, sides int32) *Pool {
	m.pool = Pool{Name: name, N: n, Sides: sides, Read: ReadOrder, Marks: m.pool.Marks[:0]}
	return &m.pool
}

// RollPool throws a pool, into scratch memory.
func (m *M) RollPool(p *Pool) []int32 {
	if p.N > maxDice {
		m.Fail("run/dice", "cannot roll %d dice: too many", p.N)
		return nil
	}
	n, unit := max(p.N, 0), m.P.Game.Unit
	m.Spend(int(n) / diceAStep)
	s := m.ListStart()
	if m.Enumerates() && p.Read&ReadOrder == 0 {
		for range n {
			m.Push(0)
		}
		dice := m.ListFrom(s)
		m.Chance.(Every).Pool(p, dice)
		for i := range dice {
			dice[i] *= unit
		}
		return dice
	}
	for range n {
		m.Push(m.Throw(p.Name, p.Sides) * unit)
	}
	return m.ListFrom(s)
}

// Enumerates reports whether every way in which chance can fall is looked at.
func (m *M) Enumerates() bool {
	if m.Chance == nil || m.trial > 0 {
		return false
	}
	_, ok := m.Chance.(Every)
	return ok
}
