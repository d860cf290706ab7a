package machine

import (
	"cmp"
	"slices"
)

// Veil is what one viewer cannot see of a position. A program that is compiled to be watched asks
// it at every read, and stops at the first one that would tell something hidden. Everything up to
// that read follows from what the viewer sees, and so does that it stops there: neither the answer
// nor its refusal tells anything hidden.
type Veil struct {
	Viewer  int32    // who reads no notes but those of their own policies
	Backs   []*Back  // by piece, less PieceLo: what the viewer sees in its stead; nil: the piece itself
	Fields  []uint64 // the slots of state whose values others keep secret, as a set; nil: none
	Secrets bool     // others have chosen something in secret
}

// Keep notes that the value of a slot of the state is secret. slots is how many there are.
func (v *Veil) Keep(slot int32, slots int) {
	if v.Fields == nil {
		v.Fields = make([]uint64, (slots+63)/64)
	}
	v.Fields[slot>>6] |= 1 << (uint(slot) & 63)
}

// Back is what the viewer sees of pieces that look alike from behind.
type Back struct {
	Lo, Hi int32   // the family of the pieces: the ids that it spans
	Are    []int32 // the pieces of the family that the viewer does not see, ascending
	Spots  []Spot  // where backs of the family lie, each place once
}

// Spot is where a back lies, and whether it lies face down there.
type Spot struct {
	Place int32
	Down  bool
}

// Compare orders spots by where they are.
func (s Spot) Compare(t Spot) int {
	down := func(s Spot) int {
		if s.Down {
			return 1
		}
		return 0
	}
	return cmp.Or(cmp.Compare(s.Place, t.Place), cmp.Compare(down(s), down(t)))
}

// Dark reports whether anything is hidden from the viewer.
func (v *Veil) Dark() bool {
	return v != nil && (v.Secrets || v.Fields != nil || slices.ContainsFunc(v.Backs, func(b *Back) bool { return b != nil }))
}

// Back returns what the viewer sees instead of a piece; nil if the viewer sees the piece itself, or
// if the id is no piece.
func (m *M) Back(id int32) *Back {
	if m.Veil == nil || id < m.P.Ids.PieceLo || id >= m.P.Ids.PieceHi {
		return nil
	}
	return m.Veil.Backs[id-m.P.Ids.PieceLo]
}

// Hides reports whether the viewer cannot tell where a piece lies.
func (m *M) Hides(id int32) bool { return m.Back(id) != nil }

// Keeps reports whether others keep the value of a slot of the state from the viewer.
func (m *M) Keeps(slot int32) bool {
	return m.Veil != nil && m.Veil.Fields != nil && m.Veil.Fields[slot>>6]>>(uint(slot)&63)&1 != 0
}

// Conceal stops a watched evaluation: what it asks for is hidden from the viewer.
func (m *M) Conceal() {
	m.fail(&Error{Message: "this depends on what the player cannot see", hidden: true})
}

// Hidden reports whether an error is that of a watched evaluation which stopped at something
// hidden.
func (e *Error) Hidden() bool { return e != nil && e.hidden }

// Lies tests the place of a piece. For a piece that the viewer cannot find it tests every place
// where the piece may lie, and stops the evaluation if the results differ.
func (m *M) Lies(id int32, is func(s Spot) bool) bool {
	b := m.Back(id)
	if b == nil {
		return is(Spot{m.PlaceOf(id), m.FaceDown(id)})
	}
	yes := is(b.Spots[0])
	for _, s := range b.Spots[1:] {
		if is(s) != yes {
			m.Conceal()
			return false
		}
	}
	return yes
}

// Found is the place of a piece, if the viewer knows it; else the evaluation stops.
func (m *M) Found(id int32) int32 {
	at := m.PlaceOf(id)
	if b := m.Back(id); b != nil {
		at = b.Spots[0].Place
		if slices.ContainsFunc(b.Spots, func(s Spot) bool { return s.Place != at }) {
			m.Conceal()
		}
	}
	return at
}

// Holds counts the pieces with ids from lo on and below hi that lie in a place. Backs count as
// well, where it is known that all pieces which they may be have such ids, or that none has.
func (m *M) Holds(place, lo, hi int32) (n int32) {
	defer m.ListDrop(m.ListStart())
	for _, id := range m.InPlace(place) {
		b := m.Back(id)
		if b == nil {
			if id >= lo && id < hi {
				n++
			}
			continue
		}
		switch b.among(lo, hi) {
		case 0:
		case len(b.Are):
			n++
		default:
			m.Conceal()
			return 0
		}
	}
	return n
}

// among is how many of the pieces that a back may be have ids from lo on and below hi.
func (b *Back) among(lo, hi int32) int {
	from, _ := slices.BinarySearch(b.Are, lo)
	to, _ := slices.BinarySearch(b.Are, hi)
	return to - from
}

// StandIn takes over the state of another machine, whose program must have the same procedures. It
// lists no options.
func (m *M) StandIn(of *M) {
	m.Thaw(&of.State)
	m.by = of.by
}

// Standing returns the decision at the current instruction, whether its options are listed or not;
// nil if there is none.
func (m *M) Standing() *Ask {
	if m.proc == nil || int(m.pc) >= len(m.proc.Code) {
		return nil
	}
	return m.proc.Code[m.pc].Ask
}
