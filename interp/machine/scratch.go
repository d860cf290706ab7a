package machine

import (
	"math/bits"

	"sandtable/interp/paths"
)

// scratchpad is what expressions write to while they are evaluated.
type scratchpad struct {
	S      []uint64 // sets that loops of queries keep
	Single [1]int32 // the argument of the algorithm that is called, which evaluates nothing itself
	V      []int32  // variables of queries: each belongs to one place in the program, and no query enters itself again

	pool  Pool     // the one that is thrown
	lists []int32  // scratch for list expressions
	words []uint64 // scratch for set expressions
	wtop  int
	paths []*paths.Paths // scratch for searches over maps
}

// Words takes n words of scratch memory; Mark and Release give them back.
func (m *M) Words(n int32) []uint64 {
	from := m.wtop
	to := from + int(n)
	if m.wtop = to; to > len(m.words) {
		m.moreWords()
	}
	return m.words[from:to:to]
}

// moreWords makes room for the words of scratch memory that have just been taken.
func (m *M) moreWords() {
	if 8*(len(m.words)+m.wtop) > m.P.Limits.Bytes {
		m.Fail("run/memory", "this computation takes more than %d MB", m.P.Limits.Bytes>>20)
	}
	m.words = append(m.words, make([]uint64, m.wtop)...)
}

// Mark remembers how much scratch memory for sets is in use.
func (m *M) Mark() int { return m.wtop }

// Release gives back scratch memory taken since the mark.
func (m *M) Release(mark int) { m.wtop = mark }

// ListStart starts a list in scratch memory. Push adds to it, ListFrom closes it.
func (m *M) ListStart() int { return len(m.lists) }

// Push adds to the list being built. Every so many numbers are charged.
func (m *M) Push(v int32) {
	m.lists = append(m.lists, v)
	if len(m.lists)%numbersAStep == 0 {
		m.pushed()
	}
}

// pushed charges for a list that has grown, and bounds it.
func (m *M) pushed() {
	m.Spend(1)
	if len(m.lists) > m.P.Limits.List {
		m.Fail("run/list", "a list has more than %d members", m.P.Limits.List)
	}
}

// ListMembers lists the members of a set, whose first bit stands for the id lo.
func (m *M) ListMembers(set []uint64, lo int32) []int32 {
	start, l := len(m.lists), m.lists
	for _, word := range set {
		for ; word != 0; word &= word - 1 {
			l = append(l, lo+int32(bits.TrailingZeros64(word)))
		}
		lo += 64
	}
	m.lists = l
	m.SpendList(len(l) - start)
	return l[start:len(l):len(l)]
}

// ListFrom is the list collected since ListStart.
func (m *M) ListFrom(start int) []int32 { return m.lists[start:len(m.lists):len(m.lists)] }

// ListDrop gives back scratch memory of lists taken since ListStart. Slices taken before stay
// valid.
func (m *M) ListDrop(start int) { m.lists = m.lists[:start] }

// TakePaths takes memory for a search over n spaces; PutPaths gives it back.
func (m *M) TakePaths(n int32) *paths.Paths {
	var p *paths.Paths
	if i := len(m.paths) - 1; i >= 0 {
		p, m.paths = m.paths[i], m.paths[:i]
	} else {
		p = &paths.Paths{}
	}
	p.For(n)
	return p
}

// PutPaths gives the memory of a search back.
func (m *M) PutPaths(p *paths.Paths) { m.paths = append(m.paths, p) }
