package machine

// Notes are the bound names of a test. Each of its statements runs in a procedure of its own, and
// Notes carry the names from one to the next.
type Notes struct {
	L     []int32
	B     []uint64
	Lists [][]int32
}

// M runs one game. Its parts are told where they are used.
type M struct {
	State
	P      *Program
	Watch  Observer // nil: nobody watches
	Chance Chance   // nil: seeded
	Source Source   // what chance follows from besides the seed; nil: nothing
	Err    *Error

	frames
	work
	deciding
	lots
	scratchpad
	memory
	recollection
	shelves
	trials
	wayfinder
	questions
	ahead ahead
}

// frames are the procedure that runs, and what it has called.
type frames struct {
	proc    *Proc
	pc      int32
	base    int32 // of the running frame, or of a value in evaluation
	nest    int
	bbase   int32      // not beside base: two halves that are written one by one and read as one make the processor wait
	callers [64]caller // of what is run inline
	inner   int        // how many of them there are
	asked   []int32    // values in evaluation by index, outermost first; the first m.nest are in use, None stands for what is no value
}

// deciding is the pending decision.
type deciding struct {
	pending *Ask
	opts    Options
	beside  Options // what is offered beside the pending decision: see beside.go
	by      int32   // who decides it
	acting  int32   // the action whose options are listed, by its index; None: it is no action that is listed
	roomy   int     // how many numbers a list of options may hold
	verdict int32
	opening *State // the first decision, where no chance has led to it; see opening.go
	opened  int    // steps that it took to come there
	covered bool   // it was covered
}

// questions are what tests, tracers and simulations want to know of a game.
type questions struct {
	Seen  []bool                  // by procedure: it has been run; nil: nobody asks
	Cover func(what any, row int) // told of each table row, value and modifier used; nil outside tests and simulations
	Notes Notes                   // locals of a test in progress
	// Ordered says of a decision whether the members of a set are chosen in canonical order alone,
	// so that whoever looks at all ways to choose comes to each set once; nil: in any order.
	Ordered func(m *M, a *Ask) bool
	Veil    *Veil // what a watched evaluation must not find out; nil: it may read everything
}

// New makes a machine for a program. It holds no game until Start or Restore.
func New(p *Program) *M {
	m := &M{P: p, scratchpad: scratchpad{words: make([]uint64, 1024), V: make([]int32, p.Regs), S: make([]uint64, p.SetRegs)}}
	m.roomy = min(p.Limits.Options, 1<<29) * numbersOfOption
	m.trialWork = 1 + (4*len(p.Blank.I)+8*(len(p.Blank.W)+len(p.Blank.X)))/bytesAStep
	m.spans, m.spanOf, m.moment = make([]spanned, len(p.Spans)), p.SpanOf, 1
	m.keepers = make([]keeper, p.Keepers)
	m.notes, m.shelves.shelves = make([]note, p.Notes), make([]shelf, p.Shelves)
	m.rewrote()
	m.PayFrom(nil)
	return m
}

// Start begins a game with a seed and runs to its first decision or its end.
func (m *M) Start(seed uint64) {
	if m.reopen(seed) {
		return
	}
	m.allow()
	before := m.did
	m.StartAt(seed, m.P.Begin)
	m.noteOpening(before)
}

// StartAt begins with a procedure on a bare table.
func (m *M) StartAt(seed uint64, p *Proc) {
	m.Reset(seed)
	if p != nil {
		m.Call(p)
	}
	m.Run()
}

// Reset puts all counters into the supply, and nothing in progress.
func (m *M) Reset(seed uint64) {
	m.Thaw(&m.P.Blank)
	m.Key = start(seed)
}

// Restore takes up a saved state, and runs it to its next decision.
func (m *M) Restore(s *State) {
	m.Thaw(s)
	m.Run()
}

// Thaw takes up a saved state without running it.
func (m *M) Thaw(s *State) {
	m.Err = nil
	m.takeUp(s)
	m.allow()
}

// takeUp makes a state that of the game, with nothing asked and nothing in evaluation.
func (m *M) takeUp(s *State) {
	s.CopyTo(&m.State)
	m.rewrote()
	m.pending, m.nest, m.wtop, m.lists = nil, 0, 0, m.lists[:0]
	m.opts.reset(1)
	m.enter()
}

// enter makes the top frame the running one.
func (m *M) enter() {
	if len(m.F) == 0 {
		m.proc, m.pc, m.base, m.bbase = nil, 0, 0, 0
		return
	}
	f := &m.F[len(m.F)-1]
	m.proc, m.pc, m.base, m.bbase = m.P.Procs[f.Proc], f.PC, f.Base, f.BBase
	m.need(f.Base+m.proc.Ints, f.BBase+m.proc.Words)
	m.LTop, m.BTop = f.Base+m.proc.Ints, f.BBase+m.proc.Words
}

// need makes room for locals.
func (m *M) need(l, b int32) {
	if int(l) > len(m.L) || int(b) > len(m.B) {
		m.grow(l, b)
	}
}

// grow makes room for locals up to l and b.
func (m *M) grow(l, b int32) {
	if int(l) > len(m.L) {
		m.L = longer(m.L, int(l), 256)
	}
	if int(b) > len(m.B) {
		m.B = longer(m.B, int(b), 64)
	}
	if 4*len(m.L)+8*len(m.B) > m.P.Limits.Bytes {
		m.Fail("run/memory", "the game takes more than %d MB", m.P.Limits.Bytes>>20)
	}
}

// longer extends a slice to at least n elements, reusing its capacity first.
func longer[T any](s []T, n, more int) []T {
	if n > cap(s) {
		return append(s, make([]T, n-len(s)+more)...)
	}
	return s[:cap(s)]
}

// Call pushes a frame for the procedure, with its locals at zero.
func (m *M) Call(p *Proc) { m.CallWith(p, 0, nil) }

// Return pops the running frame.
func (m *M) Return() {
	f := &m.F[len(m.F)-1]
	m.F = m.F[:len(m.F)-1]
	m.H = m.H[:f.HBase]
	m.LTop, m.BTop = f.Base, f.BBase
	if m.Watch != nil && m.trial == 0 {
		m.Watch(m, Event{Kind: Left, Proc: m.P.Procs[f.Proc]})
	}
	if len(m.F) == 0 {
		m.proc = nil
		return
	}
	up := &m.F[len(m.F)-1]
	m.proc, m.pc, m.base, m.bbase = m.P.Procs[up.Proc], up.PC, up.Base, up.BBase
}

// Unwind pops frames until the one of depth n runs, and goes on there at pc.
func (m *M) Unwind(n int, pc int32) {
	for len(m.F) > n {
		m.Return()
	}
	m.pc = pc
}

// fetch is the instruction at pc, with its work charged and the scratch space cleared; nil where a
// procedure returned.
func (m *M) fetch() *Instr {
	if int(m.pc) >= len(m.proc.Code) {
		m.Return()
		return nil
	}
	in := &m.proc.Code[m.pc]
	m.Spend(int(in.Work))
	m.lists, m.wtop = m.lists[:0], 0
	if in.Do == nil && in.Ask == nil {
		m.pc++
		m.Return()
		return nil
	}
	return in
}

// Run goes on to the next decision, the end, or an error.
func (m *M) Run() {
	m.pending = nil
	if m.guarded {
		m.run()
		return
	}
	m.Try(m.run)
}

// run is Run inside a call of Try, where no decision is pending.
func (m *M) run() {
	for m.proc != nil && !m.Over {
		pc, code := int(m.pc), m.proc.Code // an int, whose bounds are checked once
		if uint(pc) >= uint(len(code)) {
			m.Return()
			continue
		}
		in := &code[pc]
		m.Spend(int(in.Work))
		m.lists, m.wtop = m.lists[:0], 0
		switch {
		case in.Do != nil:
			m.pc = int32(pc + 1)
			in.Do(m)
		case in.Ask == nil:
			m.pc = int32(pc + 1)
			m.Return()
		case m.arrive(in.Ask):
			return
		}
	}
	m.settleEnd()
}

// Depth is the number of frames in progress.
func (m *M) Depth() int { return len(m.F) }

// PC is where the running procedure stands; SetPC jumps.
func (m *M) PC() int32      { return m.pc }
func (m *M) SetPC(pc int32) { m.pc = pc }

// Base is the frame base of locals; BBase that of set-valued locals.
func (m *M) Base() int32  { return m.base }
func (m *M) BBase() int32 { return m.bbase }

// Int reads a local.
func (m *M) Int(slot int32) int32 { return m.L[m.base+slot] }

// SetInt writes a local.
func (m *M) SetInt(slot, v int32) { m.L[m.base+slot] = v }

// Bits is a set-valued local.
func (m *M) Bits(s Slot) []uint64 { return m.B[m.bbase+s.W : m.bbase+s.W+s.N] }

// Write sets a set-valued local, n words at b, to what f writes. Evaluating f may grow the stack of
// locals and so move it; then Write copies the result to the new place.
func (m *M) Write(b, n int32, f Set) {
	dst := m.B[b : b+n]
	f(m, dst)
	if now := m.B[b : b+n]; n > 0 && &now[0] != &dst[0] {
		copy(now, dst)
	}
}

// ListAt is a list-valued local.
func (m *M) ListAt(s Slot) []int32 {
	off, n := m.L[m.base+s.I], m.L[m.base+s.I+1]
	if int(off+n) > len(m.H) {
		return nil
	}
	return m.H[off : off+n]
}

// KeepList stores a list in a local; it lives as long as the frame.
func (m *M) KeepList(s Slot, v []int32) { m.HandList(m.base+s.I, v) }

// HandList stores a list in a local that stands at l, of the running frame or of one being built.
func (m *M) HandList(l int32, v []int32) {
	m.SpendList(len(v))
	if len(m.H)+len(v) > m.P.Limits.List {
		m.Fail("run/list", "the lists of this game have more than %d members in total", m.P.Limits.List)
		v = nil
	}
	m.L[l], m.L[l+1] = int32(len(m.H)), int32(len(v))
	m.H = append(m.H, v...)
}

// Room is what the evaluation of a value takes: locals of its own, and work.
type Room struct {
	Ints, Words int32
	Work        int32 // steps that each evaluation is charged with
	Value       int32 // index of the value; None: a condition or figure that is no value
}

// Open begins a value's frame: new locals above, of which the caller has already computed the
// arguments. Close ends it.
func (m *M) Open(r *Room) Saved {
	saved := Saved{m.base, m.bbase, m.LTop, m.BTop}
	if m.nest >= len(m.asked) {
		m.goDeeper()
	}
	m.Spend(int(r.Work))
	m.asked[m.nest] = r.Value
	m.nest++
	if m.LTop, m.BTop = m.LTop+r.Ints, m.BTop+r.Words; int(m.LTop) > len(m.L) || int(m.BTop) > len(m.B) {
		m.needTop()
	}
	return saved
}

// goDeeper grows the stack of value calls, up to the limit.
func (m *M) goDeeper() {
	if m.nest >= m.P.Limits.Nest {
		m.tooDeep()
	}
	m.asked = append(m.asked, make([]int32, 64)...)
}

// SetAside sets locals aside above the running frame, at l and b; GiveBack ends that, and StandAt
// says from where on locals are read meanwhile.
func (m *M) SetAside(ints, words int32) (l, b int32) {
	l, b = m.LTop, m.BTop
	if m.LTop, m.BTop = l+ints, b+words; int(m.LTop) > len(m.L) || int(m.BTop) > len(m.B) {
		m.needTop()
	}
	return l, b
}

// needTop makes room for what has been set aside.
func (m *M) needTop() { m.need(m.LTop, m.BTop) }

// StandAt makes locals be read from l and b on.
func (m *M) StandAt(l, b int32) { m.base, m.bbase = l, b }

// GiveBack gives back locals that SetAside has set aside at l and b.
func (m *M) GiveBack(l, b int32) { m.LTop, m.BTop = l, b }

// Saved is the frame to which Close returns.
type Saved struct{ base, bbase, ltop, btop int32 }

// Enter makes the opened frame the one that locals are read from.
func (m *M) Enter(s Saved) { m.base, m.bbase = s.ltop, s.btop }

// Close ends a value's frame.
func (m *M) Close(s Saved) {
	m.base, m.bbase, m.LTop, m.BTop = s.base, s.bbase, s.ltop, s.btop
	m.nest--
}

// Outer is the base of locals that Open has set aside for the frame.
func (s Saved) Outer() (l, b int32) { return s.ltop, s.btop }

// CallWith pushes a frame for the procedure, with parameters that fill writes. fill reads the
// caller's locals; l and b are the new frame's.
func (m *M) CallWith(p *Proc, entry int32, fill func(m *M, l, b int32)) {
	l, b, h := m.LTop, m.BTop, int32(len(m.H))
	m.frame(p)
	if fill != nil {
		fill(m, l, b)
	}
	m.LTop, m.BTop = l, b
	m.push(p, entry, h)
}

// frame sets locals for a procedure aside above the running frame, at zero.
func (m *M) frame(p *Proc) {
	l, b := m.LTop, m.BTop
	lt, bt := l+p.Ints, b+p.Words
	if int(lt) > len(m.L) || int(bt) > len(m.B) {
		m.need(lt, bt)
	}
	clear(m.L[l:lt])
	if b < bt {
		clear(m.B[b:bt])
		m.SpendWords(int(p.Words))
	}
	m.LTop, m.BTop = lt, bt
}

// push makes what lies above the running frame the new frame.
func (m *M) push(p *Proc, entry, h int32) {
	if len(m.F) > 0 {
		m.F[len(m.F)-1].PC = m.pc
	}
	if len(m.F) >= m.P.Limits.Depth {
		m.Fail("run/depth", "rules call each other more than %d levels deep", m.P.Limits.Depth)
		return
	}
	if m.Seen != nil && m.trial == 0 {
		m.Seen[p.ID] = true
	}
	n := len(m.F)
	if n == cap(m.F) {
		m.F = append(m.F, Frame{})
	}
	m.F = m.F[:n+1]
	f := &m.F[n] // written field by field: to make a whole frame and copy it costs three times as much
	base, bbase := m.LTop, m.BTop
	f.Proc, f.PC, f.Base, f.BBase, f.HBase = p.ID, entry, base, bbase, h
	m.proc, m.pc, m.base, m.bbase = p, entry, base, bbase
	m.LTop, m.BTop = base+p.Ints, bbase+p.Words
	if int(m.LTop) > len(m.L) || int(m.BTop) > len(m.B) {
		m.need(m.LTop, m.BTop)
	}
	if m.Watch != nil && m.trial == 0 {
		m.Spend(eventWork / 4)
		m.Watch(m, Event{Kind: Entered, Proc: p})
	}
}

// OpenFor is Open for a procedure's frame, cleared; Adopt then makes it the running frame, with
// what has been written to it.
func (m *M) OpenFor(p *Proc) Saved {
	s := Saved{m.base, m.bbase, m.LTop, m.BTop}
	if m.nest >= len(m.asked) {
		m.goDeeper()
	}
	m.fuel-- // the next instruction looks at what is left
	m.asked[m.nest] = None
	m.nest++
	m.frame(p)
	return s
}

// Adopt ends the evaluation that OpenFor began, and runs the procedure in that very frame, from
// after its condition. It is the last thing that an instruction does.
func (m *M) Adopt(s Saved, p *Proc, h int) {
	m.Close(s)
	if m.mayRunInPlace(p) {
		m.adoptInPlace(s, p, h)
		return
	}
	m.push(p, p.Bound, int32(h))
}

// Above is where the frame that has just returned had its locals: where the caller fetches results.
func (m *M) Above() (l, b int32) { return m.LTop, m.BTop }

// Leave makes the frame before Open the one that locals are read from again, without ending the
// opened frame.
func (m *M) Leave(s Saved) { m.base, m.bbase = s.base, s.bbase }

// SavedAt describes a frame that lies at l and b while the running one stays current: for filling
// it in.
func SavedAt(l, b int32, m *M) Saved { return Saved{m.base, m.bbase, l, b} }
