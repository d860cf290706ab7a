package machine

// Index sets are sets of things that the machine updates incrementally, because some query of the
// content reads them: the pieces on the map, the spaces that hold a man of White's, the squares
// under fire. They follow from the slots of the state, so they are cloned with it but are no part
// of its hash. The compiler registers only those that a query uses. All writes to pieces and slots
// go through Put and write, which update them.

// Indexes lists the index sets of a program. The zero Indexes has none.
type Indexes struct {
	On     bool
	Map    int32 // word in X of the pieces that lie on spaces, or -1
	Supply int32 // word in X of the pieces that lie in the supply, or -1

	SpaceLo, SpaceHi int32        // ids of all spaces
	Occupants        [][]Occupant // by piece, less PieceLo: the sets of places that it belongs to
	Fixed            []Fixed      // by piece, less PieceLo: the same, of pieces that are in one set of each run for good
	Slots            []int32      // by slot of I: 1 + the number of its Field; 0: nothing is kept for it
	Fields           []FieldIndex
}

// Occupant says that a piece contributes its place to a run of sets of places, one for each class
// of pieces.
type Occupant struct {
	Class  int32 // pieces of one class share their runs
	Off    int32 // word in X of the run's first set
	Lo, Hi int32 // the places that the sets can hold
	Slot   int32 // slot of the state field that chooses the set of the run; -1: it is the first
	First  int32 // value of that field for the run's first set
	Words  int32 // of one set
}

// Fixed is the sets of places of a piece that no field chooses, over the same places.
type Fixed struct {
	Lo, N int32
	Offs  []int32 // words in X of the sets; nil: the piece's sets are not that plain
	Kin   int32   // the same of pieces that are in the same sets
}

// FieldIndex is a run of sets of things, one for each value of a state field.
type FieldIndex struct {
	Off    int32 // word in X of the set of the first value; -1: no such run, only Occupants go by the field
	First  int32 // the first value
	Values int32 // how many sets there are; other values are in none
	Words  int32 // of one set
	Lo     int32 // id of the first bit
	Open   bool  // values above the last count as the last: so many markers or more
	Moves  bool  // sets of places go by this field of the pieces there
}

func (x *Occupant) off(m *M) int32 {
	if x.Slot < 0 {
		return x.Off
	}
	return x.Off + (m.I[x.Slot]-x.First)*x.Words
}

// entered puts a piece's place into the sets that it belongs to.
func (m *M) entered(x *Indexes, piece, place int32) {
	p := piece - m.P.Ids.PieceLo
	if place >= x.SpaceLo && place < x.SpaceHi {
		m.settle(x, piece, place)
	} else if place == m.P.Ids.Supply && x.Supply >= 0 {
		m.X[x.Supply+p>>6] |= 1 << (uint(p) & 63)
	}
}

// settle is entered for a space.
func (m *M) settle(x *Indexes, piece, space int32) {
	p := piece - m.P.Ids.PieceLo
	sets := m.X
	if x.Map >= 0 {
		sets[x.Map+p>>6] |= 1 << (uint(p) & 63)
	}
	f := &x.Fixed[p]
	if f.Offs == nil {
		m.inhabit(x, piece, space, anySlot)
		return
	}
	if b := uint32(space - f.Lo); b < uint32(f.N) {
		w, bit := int32(b>>6), uint64(1)<<(b&63)
		for _, off := range f.Offs {
			sets[off+w] |= bit
		}
	}
}

// left removes the old place of a piece from its sets, unless another piece there still
// contributes it.
func (m *M) left(x *Indexes, piece, place int32) {
	p := piece - m.P.Ids.PieceLo
	if place >= x.SpaceLo && place < x.SpaceHi {
		if x.Map >= 0 {
			m.X[x.Map+p>>6] &^= 1 << (uint(p) & 63)
		}
		m.vacate(x, piece, place, anySlot)
	} else if place == m.P.Ids.Supply && x.Supply >= 0 {
		m.X[x.Supply+p>>6] &^= 1 << (uint(p) & 63)
	}
}

// anySlot selects the sets of places of a piece for all fields.
const anySlot int32 = -2

// vacate removes a piece's place from its sets of places, or from those of one field, unless
// another piece there still contributes it.
func (m *M) vacate(x *Indexes, piece, place, slot int32) {
	occ := x.Occupants[piece-m.P.Ids.PieceLo]
	top := m.TopOf(place)
	alone := place != m.P.Ids.Surface && (top == None || top == piece && m.UnderOf(piece) == None)
	if f := &x.Fixed[piece-m.P.Ids.PieceLo]; f.Offs != nil {
		if alone {
			if b := uint32(place - f.Lo); b < uint32(f.N) {
				w, bit := int32(b>>6), uint64(1)<<(b&63)
				for _, off := range f.Offs {
					m.X[off+w] &^= bit
				}
			}
			return
		}
		if top != None && top != piece && x.Fixed[top-m.P.Ids.PieceLo].Kin == f.Kin {
			return // its like keeps the place in all of them
		}
	}
	for i := range occ {
		o := &occ[i]
		if (slot == anySlot || slot == o.Slot) && place >= o.Lo && place < o.Hi {
			if off := o.off(m); alone || !m.held(x, piece, place, o.Class, off) {
				b := place - o.Lo
				m.X[off+b>>6] &^= 1 << (uint(b) & 63)
			}
		}
	}
}

// held reports whether another piece contributes a place to the set at off.
func (m *M) held(x *Indexes, piece, place, class, off int32) bool {
	if place == m.P.Ids.Surface { // there pieces lie in no order
		m.Spend(int(m.P.Ids.PieceHi-m.P.Ids.PieceLo) / piecesAStep)
		for p := m.P.Ids.PieceLo; p < m.P.Ids.PieceHi; p++ {
			if p != piece && m.PlaceOf(p) == place && m.keeps(x, p, class, off) {
				return true
			}
		}
		return false
	}
	held, n := false, 0
	for p := m.TopOf(place); p != None && !held; p = m.UnderOf(p) {
		n++
		held = p != piece && m.keeps(x, p, class, off)
	}
	m.Spend(n / piecesAStep)
	return held
}

// keeps reports whether a piece contributes its place to the set at off.
func (m *M) keeps(x *Indexes, piece, class, off int32) bool {
	occ := x.Occupants[piece-m.P.Ids.PieceLo]
	for i := range occ {
		if occ[i].Class == class && occ[i].off(m) == off {
			return true
		}
	}
	return false
}

// write changes a slot of a thing and updates its index sets.
func (m *M) write(slot, thing, v int32) {
	if m.tally.on {
		if thing >= m.P.Ids.PieceLo && thing < m.P.Ids.PieceHi {
			m.uncount(thing)
			m.writeKept(slot, thing, v)
			m.recount(thing)
			return
		}
		m.recountSlot(slot, v)
	}
	m.writeKept(slot, thing, v)
}

// writeKept changes a slot and the index sets that depend on it.
func (m *M) writeKept(slot, thing, v int32) {
	m.wrote(slot)
	x := &m.P.Indexes
	if !x.On || x.Slots[slot] == 0 {
		m.I[slot] = v
		return
	}
	f := &x.Fields[x.Slots[slot]-1]
	old := m.I[slot]
	if f.Moves {
		m.reclass(x, slot, thing, v)
	} else {
		m.I[slot] = v
	}
	if f.Off >= 0 {
		from, to := f.Value(old), f.Value(v)
		if from == to {
			return
		}
		b := thing - f.Lo
		if from >= 0 {
			m.X[f.Off+from*f.Words+b>>6] &^= 1 << (uint(b) & 63)
		}
		if to >= 0 {
			m.X[f.Off+to*f.Words+b>>6] |= 1 << (uint(b) & 63)
		}
	}
}

// reclass changes a slot of a piece that selects its sets of places, and moves the place from the
// old sets to the new ones.
func (m *M) reclass(x *Indexes, slot, piece, v int32) {
	place := m.PlaceOf(piece)
	if place < x.SpaceLo || place >= x.SpaceHi || m.TopOf(place) != piece || m.UnderOf(piece) != None {
		m.vacate(x, piece, place, slot)
		m.I[slot] = v
		m.inhabit(x, piece, place, slot)
		return
	}
	old := m.I[slot] // it is alone there
	m.I[slot] = v
	occ := x.Occupants[piece-m.P.Ids.PieceLo]
	for i := range occ {
		o := &occ[i]
		if b := uint32(place - o.Lo); o.Slot == slot && b < uint32(o.Hi-o.Lo) {
			w, bit := o.Off+int32(b>>6), uint64(1)<<(b&63)
			m.X[w+(old-o.First)*o.Words] &^= bit
			m.X[w+(v-o.First)*o.Words] |= bit
		}
	}
}

// inhabit adds a piece's place to its sets of places, or to those of one field.
func (m *M) inhabit(x *Indexes, piece, place, slot int32) {
	occ := x.Occupants[piece-m.P.Ids.PieceLo]
	for i := range occ {
		o := &occ[i]
		if slot != anySlot && slot != o.Slot {
			continue
		}
		if b := uint32(place - o.Lo); b < uint32(o.Hi-o.Lo) {
			off := o.Off
			if o.Slot >= 0 {
				off = o.off(m)
			}
			m.X[off+int32(b>>6)] |= 1 << (b & 63)
		}
	}
}

// Value is the number of a value's set in the run, or -1.
func (f *FieldIndex) Value(v int32) int32 {
	if v < f.First {
		return -1
	}
	i := v - f.First
	switch {
	case i < f.Values:
		return i
	case f.Open:
		return f.Values - 1
	}
	return -1
}
