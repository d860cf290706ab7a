package machine

// Memoisation of values while options are listed, and during a search. Nothing changes then, so a
// value has the same result for the same arguments. Memos live in scratch memory of the machine,
// never in the state.

// memory holds what is memoised while nothing changes.
type memory struct {
	listing   bool   // options are being listed, or a search goes on
	epoch     uint32 // of the list being built
	clock     uint32 // epochs so far
	memos     []Memo
	memosOf   map[any]*Memo // of values that are evaluated
	memoBytes [2]int        // of the rules, and of advice; see afford
	advising  bool          // a policy is asked
	pad       int32         // where the notes begin that it reads, less one; 0: it has none
	listMemos []listMemo
	Forgetful bool // remember nothing while options are listed: for tests that compare
}

// Memo is where answers of one value are memoised, by the number of what it was asked about.
type Memo struct {
	epoch []uint32
	num   []int32
	words []uint64
	width int32
}

// Remember finds the memory of a value for a question, if answers may be remembered now. The answer
// is valid if known is true; else the caller computes it and stores it. size bounds the numbers of
// questions; width is the words of a set-valued answer.
func (m *M) Remember(id int32, key, size, width int32) (memo *Memo, known bool) {
	if !m.listing || m.Forgetful || key < 0 || key >= size {
		return nil, false
	}
	if int(id) >= len(m.memos) {
		m.memos = append(m.memos, make([]Memo, int(id)+1-len(m.memos))...)
	}
	memo = &m.memos[id]
	if memo.epoch == nil && !m.remembering(memo, size, width) {
		return nil, false
	}
	return memo, memo.epoch[key] == m.epoch
}

// RememberOf is Remember for a value that is evaluated, and has no number.
func (m *M) RememberOf(value any, key, size, width int32) (memo *Memo, known bool) {
	if !m.listing || m.Forgetful || key < 0 || key >= size {
		return nil, false
	}
	memo = m.memosOf[value]
	if memo == nil {
		if memo = (&Memo{}); !m.remembering(memo, size, width) {
			return nil, false
		}
		if m.memosOf == nil {
			m.memosOf = map[any]*Memo{}
		}
		m.memosOf[value] = memo
	}
	return memo, memo.epoch[key] == m.epoch
}

// memoRoom is how many bytes the memories of values may take of which the rules ask first, and
// those of which a policy does: advice that reckons much must not leave the rules without a memory.
const memoRoom = 64 << 20

// afford takes so many bytes of the room; false if there is no more.
func (m *M) afford(need int) bool {
	used := &m.memoBytes[0]
	if m.advising {
		used = &m.memoBytes[1]
	}
	if *used+need > memoRoom {
		return false
	}
	*used += need
	return true
}

// remembering makes room for the answers of a value; false if there is no more.
func (m *M) remembering(x *Memo, size, width int32) bool {
	if !m.afford(int(size) * (8 + 8*int(width))) {
		return false
	}
	x.epoch, x.num = make([]uint32, size), make([]int32, size)
	if width > 0 {
		x.words, x.width = make([]uint64, int(size)*int(width)), width
	}
	return true
}

// Again reports whether it has been called before for a question of a set since the list of options
// was begun.
func (x *Memo) Again(m *M, key int32) bool {
	was := x.num[key]
	x.num[key] = int32(m.epoch)
	return was == int32(m.epoch)
}

// Num is a remembered answer.
func (x *Memo) Num(key int32) int32 { return x.num[key] }

// Set remembers an answer.
func (x *Memo) Set(m *M, key, v int32) {
	if m.listing {
		x.num[key], x.epoch[key] = v, m.epoch
	}
}

// Words is a remembered set, or where to write it before Known.
func (x *Memo) Words(key int32) []uint64 { return x.words[key*x.width : (key+1)*x.width] }

// Known says that the answer is there now.
func (x *Memo) Known(m *M, key int32) {
	if m.listing {
		x.epoch[key] = m.epoch
	}
}

// Listing reports whether options are being listed, or a search goes on, so that answers may be
// remembered.
func (m *M) Listing() bool { return m.listing && !m.Forgetful }

// Still begins a period in which nothing changes, such as a search, so that values are memoised
// until Stir. It reports false, and begins none, inside such a period.
func (m *M) Still() bool {
	if m.listing {
		return false
	}
	m.newEpoch()
	m.listing, m.acting = true, None
	return true
}

// Stir ends the period that Still began.
func (m *M) Stir() { m.listing = false }

// Epoch numbers the list of options being built.
func (m *M) Epoch() uint32 { return m.epoch }

// listMemo is a remembered list.
type listMemo struct {
	epoch uint32
	list  []int32
}

// RememberList returns the list that a closed expression (one without bound names) has given since
// the options began to be listed.
func (m *M) RememberList(id int32, f List) []int32 {
	if !m.listing || m.Forgetful {
		return f(m)
	}
	if int(id) >= len(m.listMemos) {
		m.listMemos = append(m.listMemos, make([]listMemo, int(id)+1-len(m.listMemos))...)
	}
	if m.listMemos[id].epoch != m.epoch {
		start := m.ListStart()
		l := f(m)
		x := &m.listMemos[id]
		x.list = append(x.list[:0], l...)
		x.epoch = m.epoch
		m.ListDrop(start)
	}
	l := m.listMemos[id].list
	m.SpendList(len(l))
	return l
}
