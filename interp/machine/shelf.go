package machine

import "slices"

// What the costs of steps depend on is remembered during a search, in which nothing changes. Some
// of it is kept from one search to the next, on shelves: what is told apart by a few figures of
// whoever goes, such as how a unit moves, and otherwise reads only slots that rarely change. Like
// all that is remembered it lies beside the state, never in it.

// shelves is that memory.
type shelves struct {
	search   uint32 // numbers the search that goes on
	outer    uint32 // and the one that it interrupts; 0: none
	searches uint32 // how many there have been
	step     int32  // the link along which it goes
	notes    []note // by number
	shelves  []shelf
}

// note is what is remembered of one thing during a search.
type note struct {
	search uint32 // when Num and Set were found
	num    int32
	set    []uint64
	since  uint32   // when the set was found first
	epoch  uint32   // of the list of options being built then; 0: of none
	key    []uint64 // the figures that the set goes by
	cells  []uint64 // by question: the search, and the answer
}

// Shelf describes what is kept from one search to the next. Programs share it; it does not change.
type Shelf struct {
	ID    int32
	Room  int32   // so many questions
	Reads []int32 // indexes into Program.Spans
	Words int32   // of the figures that tell classes apart
}

// shelf is what is kept: by class, which is told by figures, the answers to all questions.
type shelf struct {
	search  uint32  // when now was found
	now     []int32 // of the class that the search is about
	moment  uint64  // when its spans were looked at last
	seen    []uint32
	covers  bool // answers were given while whoever covers was told
	classes []class
	live    int // how many of these are up to date
	next    int // which class makes room
}

type class struct {
	key     []uint64
	answers []int32
}

// Unknown is no answer that a value ever gives.
const Unknown int32 = -1<<31 + 1

// maxClasses is the most classes of a shelf.
const maxClasses = 64

// Searching is a search that another one interrupts.
type Searching struct {
	search, outer uint32
	step          int32
}

// BeginSearch begins a search. EndSearch goes on with the one that it interrupts.
func (m *M) BeginSearch() Searching {
	outer := Searching{m.search, m.outer, m.step}
	if m.searches++; m.searches == 0 { // the numbers come again
		for i := range m.notes {
			m.notes[i] = note{}
		}
		for i := range m.shelves.shelves {
			m.shelves.shelves[i].search = 0
		}
		m.searches = 1
	}
	m.search, m.outer = m.searches, m.search
	return outer
}

// EndSearch ends a search.
func (m *M) EndSearch(outer Searching) {
	m.search, m.outer, m.step = outer.search, outer.outer, outer.step
}

// Along says along which link a search goes.
func (m *M) Along(link int32) { m.step = link }

// Link is the link along which the search goes.
func (m *M) Link() int32 { return m.step }

// OnceNum is what has been found once for the search.
func (m *M) OnceNum(id int32) (v int32, known bool) {
	x := &m.notes[id]
	return x.num, x.search == m.search
}

// Note notes it, unless the evaluation has failed.
func (m *M) Note(id, v int32) {
	if m.Err == nil {
		x := &m.notes[id]
		x.num, x.search = v, m.search
	}
}

// OnceSet is OnceNum for a set.
func (m *M) OnceSet(id int32) (set []uint64, known bool) {
	x := &m.notes[id]
	return x.set, x.search == m.search
}

// FoundSet is a set that an earlier search has found for the same figures while the same list of
// options is built; nil: none has. Whoever is told what applies is told it of each search.
func (m *M) FoundSet(id int32, key []uint64) []uint64 {
	x := &m.notes[id]
	if !m.Listing() || m.Cover != nil || x.epoch != m.epoch || !slices.Equal(x.key, key) {
		return nil
	}
	x.search = m.search
	return x.set
}

// NoteSet is Note for a set, and the figures that it goes by. It returns where the set lies from
// now on. A set that a search around this one may be reading stays as it is.
func (m *M) NoteSet(id int32, key, set []uint64) []uint64 {
	x := &m.notes[id]
	if x.set == nil || x.since != 0 && x.since <= m.outer {
		x.set = make([]uint64, len(set))
	}
	copy(x.set, set)
	x.key, x.since, x.epoch = append(x.key[:0], key...), m.search, 0
	if m.Note(id, 0); m.listing && m.Err == nil {
		x.epoch = m.epoch
	}
	return x.set
}

// Cells is where answers of the search are noted, by question.
func (m *M) Cells(id, n int32) []uint64 {
	x := &m.notes[id]
	if x.cells == nil {
		x.cells = make([]uint64, n)
	}
	return x.cells
}

// Cell is an answer of the search that goes on, for Cells.
func (m *M) Cell(v int32) uint64 { return uint64(m.search)<<32 | uint64(uint32(v)) }

// InCell is the answer in a cell.
func (m *M) InCell(c uint64) (v int32, known bool) {
	return int32(uint32(c)), uint32(c>>32) == m.search
}

// Shelved is the answers of the class that the search is about, if that is known already.
func (m *M) Shelved(k *Shelf) (answers []int32, known bool) {
	x := &m.shelves.shelves[k.ID]
	return x.now, x.search == m.search
}

// Shelve finds the answers of a class for the search; nil: there is no room for them.
func (m *M) Shelve(k *Shelf, key []uint64) []int32 {
	x := &m.shelves.shelves[k.ID]
	if m.stale(x, k) {
		x.live = 0
	}
	x.search, x.now = m.search, m.classOf(x, k, key)
	return x.now
}

// Unshelved says that the search is about no class.
func (m *M) Unshelved(k *Shelf) {
	x := &m.shelves.shelves[k.ID]
	x.search, x.now = m.search, nil
}

func (m *M) classOf(x *shelf, k *Shelf, key []uint64) []int32 {
	for i := range x.classes[:x.live] {
		if c := &x.classes[i]; slices.Equal(c.key, key) {
			return c.answers
		}
	}
	c := m.room(x, k)
	if c == nil {
		return nil
	}
	c.key = append(c.key[:0], key...)
	for i := range c.answers {
		c.answers[i] = Unknown
	}
	return c.answers
}

// room finds a class of which nothing is known; nil: there is no room for one.
func (m *M) room(x *shelf, k *Shelf) *class {
	switch {
	case x.live < len(x.classes):
	case x.live < maxClasses && m.afford(4*int(k.Room)):
		x.classes = append(x.classes, class{answers: make([]int32, k.Room)})
	case x.live == 0:
		return nil
	default:
		x.next = (x.next + 1) % x.live
		c := &x.classes[x.next]
		if m.outer != 0 { // a search around this one may be reading these answers
			c.answers = make([]int32, k.Room)
		}
		return c
	}
	x.live++
	return &x.classes[x.live-1]
}

// stale reports whether a slot that the answers go by has changed.
func (m *M) stale(x *shelf, k *Shelf) bool {
	if m.Forgetful {
		return true
	}
	changed := x.covers != (m.Cover != nil)
	if x.moment == m.moment && !changed {
		return false
	}
	x.moment, x.covers = m.moment, m.Cover != nil
	if x.seen == nil {
		x.seen = make([]uint32, len(k.Reads))
	}
	for i, s := range k.Reads {
		if v := m.version(s); v != x.seen[i] {
			x.seen[i], changed = v, true
		}
	}
	return changed
}
