package machine

// Trials: make and unmake. A trial runs something on the position and undoes it. A mark holds
// everything that a trial can change: the table, and the frames, locals and lists above a floor.
// Marks and scratch memory belong to the machine and are reused, so a trial does not allocate. To
// undo is to copy the table back, some forty nanoseconds for a hundred pieces. An undo log would
// slow down every write.

// floor bounds what a trial may change: it does not touch locals, lists and frames below.
type floor struct {
	l, b int32
	h, f int
}

// mark is a saved position of a trial.
type mark struct {
	floor
	i, l, h       []int32
	w, x, b       []uint64
	f             []Frame
	records       int
	lTop, bTop    int32
	key           uint64
	throw         uint32
	count, result int32
	over          bool
	control
	sum  uint64 // of the tally
	list uint32 // the epoch of the list in whose making the table was noted; 0: in none
}

// control is the current place in the code.
type control struct {
	proc    *Proc
	pc      int32
	base    int32
	bbase   int32
	nest    int
	listing bool
	epoch   uint32
	lists   []int32
	words   []uint64
	wtop    int
}

// scratch is the scratch memory of one depth of trials.
type scratch struct {
	lists []int32
	words []uint64
}

// trials are those in progress, and the memory that they use again and again.
type trials struct {
	trial     int       // how deep they are nested; nothing is observed in one
	scratch   []scratch // by depth
	marks     []*mark   // the first are in use
	marked    int       // so many
	supposed  floor     // of the trial that begins
	markBytes int
	trialWork int // steps that it takes to note the table, or to take it back
}

// save saves the part of the position that a trial above the floor can change. A supposition has
// nothing above its floor. (Fields are copied one by one, as they have just been written: a wide
// read would stall on store forwarding.)
func (m *M) save(k *mark, fl *floor) {
	m.Spend(m.trialWork)
	k.floor.l, k.floor.b, k.floor.h, k.floor.f = fl.l, fl.b, fl.h, fl.f
	m.saveTable(k)
	k.l, k.b, k.h, k.f = k.l[:0], k.b[:0], k.h[:0], k.f[:0]
	if fl.l != m.LTop || fl.b != m.BTop || fl.h != len(m.H) || fl.f != len(m.F) {
		k.l, k.b = append(k.l, m.L[fl.l:m.LTop]...), append(k.b, m.B[fl.b:m.BTop]...)
		k.h, k.f = append(k.h, m.H[fl.h:]...), append(k.f, m.F[fl.f:]...)
	}
	k.records, k.lTop, k.bTop = len(m.R), m.LTop, m.BTop
	k.key, k.throw, k.count, k.over, k.result = m.Key, m.State.Throw, m.Count, m.Over, m.Result
	k.proc, k.pc, k.base, k.bbase, k.nest = m.proc, m.pc, m.base, m.bbase, m.nest
}

// saveTable saves the table. It does not change between trials while options are listed, so it is
// saved once.
func (m *M) saveTable(k *mark) {
	if m.listing && k.list == m.epoch {
		return
	}
	k.list = 0
	if m.listing {
		k.list = m.epoch
	}
	k.i, k.w, k.x = append(k.i[:0], m.I...), append(k.w[:0], m.W...), append(k.x[:0], m.X...)
	k.sum = m.tally.sum
}

// back restores a mark.
func (m *M) back(k *mark) {
	m.Spend(m.trialWork)
	copy(m.I, k.i)
	m.rewrote()
	putBack(m.W, k.w)
	putBack(m.X, k.x)
	if len(k.l) > 0 {
		copy(m.L[k.floor.l:], k.l)
	}
	if len(k.b) > 0 {
		putBack(m.B[k.floor.b:], k.b)
	}
	m.H, m.F = m.H[:k.floor.h], m.F[:k.floor.f]
	if len(k.h) > 0 {
		m.H = append(m.H, k.h...)
	}
	if len(k.f) > 0 {
		m.F = append(m.F, k.f...)
	}
	m.R, m.LTop, m.BTop = m.R[:k.records], k.lTop, k.bTop
	m.Key, m.State.Throw, m.Count, m.Over, m.Result = k.key, k.throw, k.count, k.over, k.result
	if m.proc != k.proc {
		m.proc = k.proc
	}
	m.pc, m.base, m.bbase, m.nest = k.pc, k.base, k.bbase, k.nest
	m.tally.sum = k.sum
}

// putBack copies words. Most games have a handful, for which a call of memmove takes longer than
// the loop.
func putBack(dst, src []uint64) {
	if len(src) > 8 || len(src) > len(dst) {
		copy(dst, src)
		return
	}
	for i, w := range src {
		dst[i] = w
	}
}

// bytes is the memory that a mark takes.
func (k *mark) bytes() int {
	return 4*(cap(k.i)+cap(k.l)+cap(k.h)) + 8*(cap(k.w)+cap(k.x)+cap(k.b)) + 20*cap(k.f)
}

// nextMark is a mark that is free; freeMark gives it back.
func (m *M) nextMark() *mark {
	if m.marked == len(m.marks) {
		m.marks = append(m.marks, &mark{})
	}
	m.marked++
	return m.marks[m.marked-1]
}

func (m *M) freeMark() { m.marked-- }

// try opens a trial: until untry nothing is observed, and values are not remembered. What scratch
// memory holds stays as it is.
func (m *M) try(fl *floor) *mark {
	k := m.nextMark()
	m.save(k, fl)
	k.lists, k.words, k.wtop, k.listing, k.epoch = m.lists, m.words, m.wtop, m.listing, m.epoch
	if m.trial == len(m.scratch) {
		m.scratch = append(m.scratch, scratch{make([]int32, 0, 256), make([]uint64, 256)})
	}
	s := &m.scratch[m.trial]
	m.lists, m.words, m.wtop, m.listing = s.lists[:0], s.words, 0, false
	m.trial++
	return k
}

// untry undoes a trial. The work may run out as the table is taken back: the trial is in progress
// until then.
func (m *M) untry(k *mark) {
	m.back(k)
	m.trial--
	s := &m.scratch[m.trial]
	s.lists, s.words = m.lists, m.words // they may have grown
	m.lists, m.words, m.wtop, m.listing, m.epoch = k.lists, k.words, k.wtop, k.listing, k.epoch
	m.freeMark()
}

// newEpoch begins a new period in which nothing changes and values are memoised.
func (m *M) newEpoch() {
	m.clock++
	if m.clock == 0 { // after four thousand million lists: forget all that was remembered under the numbers that come again
		m.memos, m.memosOf, m.memoBytes, m.listMemos, m.clock = nil, nil, [2]int{}, nil, 1
		clear(m.S)
		for _, k := range m.marks {
			k.list = 0
		}
	}
	m.epoch = m.clock
}

// Suppose runs a procedure on the position as it is, on a copy of the running frame's locals, and
// takes everything back. It returns what the procedure leaves with SetVerdict. Nothing in it may
// ask; the checker sees to that.
func (m *M) Suppose(p *Proc, ints, words int32) (verdict int32) {
	if m.guarded {
		return m.suppose(p, ints, words)
	}
	m.Try(func() { verdict = m.suppose(p, ints, words) })
	return verdict
}

func (m *M) suppose(p *Proc, ints, words int32) int32 {
	base, bbase, depth := m.base, m.bbase, len(m.F)
	m.supposed.l, m.supposed.b, m.supposed.h, m.supposed.f = m.LTop, m.BTop, len(m.H), depth
	k := m.try(&m.supposed)
	goOn := int32(0)
	if depth > 0 {
		goOn = m.F[depth-1].PC
	}
	l, b := m.LTop, m.BTop
	m.need(l+p.Ints, b+p.Words)
	m.copyLocals(l, base, ints, p.Ints)
	if p.Words > 0 {
		copy(m.B[b:b+words], m.B[bbase:bbase+words])
		clear(m.B[b+words : b+p.Words])
	}
	before := m.verdict
	m.verdict = 0
	if m.mayRunInPlace(p) {
		m.LTop, m.BTop = l+p.Ints, b+p.Words
		m.runInPlace(p, 0, l, b, len(m.H))
	} else {
		m.runOn(p, depth)
	}
	v := m.verdict
	m.verdict = before
	m.untry(k)
	if depth > 0 {
		m.F[depth-1].PC = goOn
	}
	return v
}

// copyLocals fills a frame's locals at l with those at base, and with zeros from ints up to all.
// There are a handful, for which a call of memmove takes longer than the loop.
func (m *M) copyLocals(l, base, ints, all int32) {
	dst, src := m.L[l:l+all], m.L[base:base+ints]
	for i := range dst {
		v := int32(0)
		if i < len(src) {
			v = src[i]
		}
		dst[i] = v
	}
}

// runOn runs a procedure whose locals lie above the running frame, until it has returned to a depth
// of frames.
func (m *M) runOn(p *Proc, depth int) {
	m.push(p, 0, int32(len(m.H)))
	for len(m.F) > depth && !m.Over {
		in := m.fetch()
		if in == nil {
			continue
		}
		if m.pc++; in.Ask != nil {
			m.Fail("run/supposing", "a decision inside supposing is not allowed")
			break
		}
		in.Do(m)
	}
}

// Sure makes the verdict of a supposed procedure: nothing changes while the condition is asked, so
// values are memoised.
func (m *M) Sure(holds Num) {
	if m.Still() {
		defer m.Stir()
	}
	m.verdict = holds(m)
}

// SetVerdict is how a procedure on trial answers.
func (m *M) SetVerdict(v int32) { m.verdict = v }
