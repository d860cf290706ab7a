package machine

// Lines of policies may judge the position that an option leaves. A second machine takes the option
// there and goes on to the next decision, or to where the player cannot foresee how it goes on:
// before the instruction that throws, shuffles, or moves or turns up what the player does not see.
// The machine that judges stays as it is, and so does what it remembers.

// ahead is the position that an option leaves, as far as its player can foresee it.
type ahead struct {
	m      *M // stands there, if anybody has asked; nil: nobody ever has
	list   *M // lists the option
	option int
	ask    *Ask  // of the option, on the machine that judges
	sight  *Veil // what the player does not see
	there  bool  // m stands behind this very option
}

// unforeseen is what a run ends with that its player cannot foresee.
type unforeseen struct{}

// Foresee says of which option of a list figures are asked next: of an Ask of this machine's
// program. sight is what the player who decides does not see; nil: nothing.
func (m *M) Foresee(list *M, option int, ask *Ask, sight *Veil) {
	x := &m.ahead
	x.list, x.option, x.ask, x.sight, x.there = list, option, ask, sight, false
}

// Beyond evaluates a figure in the position that the option in question leaves. Its frame, with the
// lists in it, is that which is open here. The work is charged here.
func (m *M) Beyond(r *Room, lists []Slot, f Num) (n int32) {
	x := &m.ahead
	if x.m == nil {
		x.m = New(m.P)
		x.m.Chance, x.m.Watch = x, x.see
	}
	next := x.m
	next.Err, next.Veil, next.pad = nil, m.Veil, m.pad
	next.granted, next.fuel = m.fuel, m.fuel
	next.Try(func() {
		if !x.there {
			next.Stir()
			if did := x.run(m, -1); did >= 0 {
				x.run(m, did)
			}
			x.there = true
			next.Still()
		}
		n = next.within(m, r, lists, f)
	})
	m.Spend(next.granted - next.fuel)
	if next.Err != nil {
		m.fail(next.Err)
	}
	return n
}

// within evaluates a figure in a frame that is open on another machine of the program.
func (m *M) within(of *M, r *Room, lists []Slot, f Num) int32 {
	saved, h := m.Open(r), len(m.H)
	l, b := saved.Outer()
	copy(m.L[l:l+r.Ints], of.L[of.base:of.base+r.Ints])
	copy(m.B[b:b+r.Words], of.B[of.bbase:of.bbase+r.Words])
	for _, s := range lists {
		m.HandList(l+s.I, of.ListAt(s))
	}
	m.Enter(saved)
	n := f(m)
	m.Close(saved)
	m.H = m.H[:h]
	return n
}

// run takes the option and goes on by so many instructions, the taking itself counted; below 0: as
// far as can be foreseen. It returns behind how many of them comes what cannot be foreseen; -1: it
// has not come so far.
func (x *ahead) run(from *M, most int) (did int) {
	m := x.m
	defer func() {
		switch p := recover(); p {
		case nil:
			did = -1
		case unforeseen{}:
		default:
			panic(p)
		}
	}()
	from.State.CopyTo(&m.State)
	m.rewrote()
	m.pending, m.nest, m.wtop, m.lists, m.by = nil, 0, 0, m.lists[:0], from.by
	m.fuel -= m.trialWork // the copy
	m.enter()
	for did = 0; did != most; did++ {
		if did > 0 && !x.more() {
			break
		}
		if did == 0 {
			x.take(from)
		} else {
			m.Step()
		}
	}
	return did
}

// take takes the option.
func (x *ahead) take(from *M) {
	m := x.m
	pending := from.pending
	if pending == nil {
		pending = from.Standing()
	}
	of, opt := x.list.Option(x.option)
	way, _ := wayOf(of, opt)
	m.takeFrom(pending, x.ask, opt, x.list, way)
	m.settleEnd()
}

// more reports whether something comes before the next decision.
func (x *ahead) more() bool {
	m := x.m
	if m.Done() || m.pending != nil {
		return false
	}
	a := m.Standing()
	return a == nil || a.When != nil && a.When(m) == 0
}

// see stops where something happens to what the player does not see.
func (x *ahead) see(m *M, e Event) {
	switch e.Kind {
	case Shuffled, Disclosed:
		panic(unforeseen{})
	case Moved, Flipped, Marked, Changed, Drew, Revealed:
		ids := &m.P.Ids
		if x.sight != nil && e.A >= ids.PieceLo && e.A < ids.PieceHi && x.sight.Backs[e.A-ids.PieceLo] != nil {
			panic(unforeseen{})
		}
	}
}

// Throw stops before dice.
func (x *ahead) Throw(string, int32) (int32, bool) { panic(unforeseen{}) }

// Random stops before a draw among several.
func (x *ahead) Random(n uint32) uint32 {
	if n <= 1 {
		return 0
	}
	panic(unforeseen{})
}

// Pool stops before a pool.
func (x *ahead) Pool(*Pool, []int32) { panic(unforeseen{}) }
