package machine

// Lines of policies may judge the position that an option leaves. A second machine takes the option
// there and goes on to the next decision, or to where the player cannot foresee how it goes on:
// before the instruction that throws, shuffles, or moves or turns up what the player does not see.
// The machine that judges stays as it is, and so does what it remembers.

// ahead is the position that an option leaves, as far as its player can foresee it.
type ahead struct {
	m      *M // stands there, if anybody has asked; nil: nobody ever has
	eyes   *M // goes there by what the player sees, to find how far
	list   *M // lists the option
	option int
	ask    *Ask  // of the option, on the machine that judges
	sight  *Veil // what the player does not see
	there  bool  // m stands after this very option
	did    int   // instructions of the run in progress that are done, the taking of the option counted
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
		x.m = x.machine(m.P)
	}
	next := x.m
	x.pay(next, m, func() {
		next.Veil, next.pad = m.Veil, m.pad
		if !x.there {
			next.Stir()
			for most := x.far(m); !x.run(next, m, most); most = x.did {
			}
			x.there = true
			next.Still()
		}
		n = next.within(m, r, lists, f)
	})
	if next.Err != nil {
		m.fail(next.Err)
	}
	return n
}

// machine makes a machine that looks ahead.
func (x *ahead) machine(p *Program) *M {
	m := New(p)
	m.Chance, m.Watch = x, x.see
	return m
}

// pay lets a machine do something at the cost of another one.
func (x *ahead) pay(m, from *M, f func()) {
	m.Err, m.granted, m.fuel = nil, from.fuel, from.fuel
	m.Try(f)
	from.Spend(m.granted - m.fuel)
}

// far finds how many instructions the player can foresee where something is hidden: as far as the
// watched program goes, which stops at the first read of it. Below 0: all.
func (x *ahead) far(m *M) int {
	if !x.sight.Dark() {
		return -1
	}
	if x.eyes == nil {
		p := m.P
		if p.Watched != nil {
			p = p.Watched()
		}
		x.eyes = x.machine(p)
	}
	came := false
	x.pay(x.eyes, m, func() {
		x.eyes.Veil = x.sight
		came = x.run(x.eyes, m, -1)
	})
	if came && x.eyes.Err == nil {
		return -1
	}
	return x.did
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

// run takes the option on a machine and goes on by so many instructions, the taking counted; below
// 0: as far as can be foreseen. It reports whether it came to the next decision, or to the end.
func (x *ahead) run(m, from *M, most int) (came bool) {
	defer func() {
		switch p := recover(); p {
		case nil:
		case unforeseen{}:
			came = false
		default:
			panic(p)
		}
	}()
	m.takeUp(&from.State)
	m.by = from.by
	m.fuel -= m.trialWork // the copy
	for x.did = 0; x.did != most; x.did++ {
		switch {
		case x.did == 0:
			x.take(m, from)
		case x.more(m):
			m.Step()
		default:
			return true
		}
	}
	return true
}

// take takes the option.
func (x *ahead) take(m, from *M) {
	pending, ask := m.Standing(), x.ask
	switch {
	case m.P == from.P:
		pending = from.Standing()
	case ask == from.P.Anytime:
		ask = m.P.Anytime
	default:
		ask = pending
	}
	of, opt := x.list.Option(x.option)
	way, _ := wayOf(of, opt)
	m.takeFrom(pending, ask, opt, x.list, way)
	m.settleEnd()
}

// more reports whether something comes before the next decision.
func (x *ahead) more(m *M) bool {
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
	case Moved, Flipped, Marked, Changed, Drew, Revealed, Concealed:
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
