package machine

import (
	"slices"

	"sandtable/interp/hashset"
)

// A whole action is one decision that includes everything it asks: a chain of jumps, a move and the
// shot after it. Move generation finds its ways by make and unmake, and branches at every decision
// inside. The ways of a list form a tree of steps, in which common beginnings are shared. A way is
// identified by the number of its last step.

// step is one decision on a way: an option taken, or passed over because there was none.
type step struct {
	ask    *Ask  // nil: the end of a way on which nothing was asked
	parent int32 // the step before it; -1: none
	opt    int32 // where in wayOpts its option begins; -1: there was nothing to choose, and Empty went on
	n      int32
	prefer int32 // of a last step: the number that the action prefers
}

// wayfinder holds the ways through whole actions of the list being built.
type wayfinder struct {
	tree      []step
	wayOpts   []int32
	path      []int32
	options   []*Options // by how many decisions a way has gone through
	trail     []turn     // the same of the way in progress
	exploring explorer
	reached   hashset.Set // by ways that are to differ
	tally     tally
}

// Way is one way through a whole action, in order.
type Way struct{ Steps []WayStep }

// WayStep is one decision on a way.
type WayStep struct {
	Ask *Ask
	Opt []int32
}

// Way is what follows the leading choices of a whole action, for an option of a decision that is
// being asked; nil for other options.
func (m *M) Way(a *Ask, opt []int32) *Way {
	last, ok := wayOf(a, opt)
	if !ok {
		return nil
	}
	w := &Way{}
	for _, i := range m.steppingTo(m, last) {
		if s := &m.tree[i]; s.opt >= 0 { // neither the end nor a choice of nothing
			w.Steps = append(w.Steps, WayStep{s.ask, m.wayOpts[s.opt : s.opt+s.n]})
		}
	}
	return w
}

// wayOf is the last step of an option's way, -1 if it asks nothing; false if the option is no whole
// action.
func wayOf(a *Ask, opt []int32) (int32, bool) {
	if a == nil || !a.Whole || len(opt) < 3 || opt[len(opt)-1] == None {
		return -1, false
	}
	return opt[len(opt)-1] - 1, true
}

// steppingTo lists the steps of a way that src has found, in order, in m's own memory: several
// machines may follow src's ways at once.
func (m *M) steppingTo(src *M, last int32) []int32 {
	p := m.path[:0]
	for i := last; i >= 0; i = src.tree[i].parent {
		p = append(p, i)
	}
	slices.Reverse(p)
	m.path = p
	return p
}

// Whole is a whole action, as its ways are found.
type Whole struct {
	Ask      *Ask
	Distinct bool // of the ways that leave the table alike the first stands for all
	Prefer   Num  // nil: none; asked with SetVerdict at the end of each way, before anything follows from the action
}

// InOrder reports whether the members of a set are chosen in canonical order alone: then each set
// is come to in one way.
func (m *M) InOrder(a *Ask) bool {
	return m.exploring.Ask != nil || m.Ordered != nil && m.Ordered(m, a)
}

// explorer is a whole action being tried.
type explorer struct {
	Whole
	floor   floor
	inner   floor // of the trial of an option on the way
	action  int32 // the action, by its index
	depth   int   // of frames when it began
	records int   // how many there were
	lead    []int32
	out     *Options
}

// above sets the floor of a trial on the way: where the frame of the action begins. That frame
// itself stays as it is, but for where it goes on, which counts if it has called another.
func (x *explorer) above(m *M) {
	f := &m.F[x.depth]
	x.inner.l, x.inner.b, x.inner.h, x.inner.f = f.Base, f.BBase, int(f.HBase), x.depth
	if len(m.F) == x.depth+1 {
		x.inner.f++
	}
}

// Ways replaces the options of a whole action, listed from a place on, by one for each way through
// it. The last number of each becomes the number of its way. The position is as before afterwards.
func (m *M) Ways(w Whole, o *Options, from int) {
	if m.exploring.Ask != nil { // inside another whole action, which goes through this one in its turn
		if w.Prefer != nil || w.Distinct {
			m.Fail("run/whole", "a whole action with prefer or distinct cannot be offered inside another whole action")
		}
		return
	}
	leads := m.ListStart()
	m.lists = append(m.lists, o.Flat[from:]...)
	all := m.ListFrom(leads)
	o.Flat = o.Flat[:from]
	if len(all) == 0 {
		m.ListDrop(leads)
		return
	}
	m.reached.Clear()
	if w.Distinct {
		m.tally.begin(m)
	}
	x := &m.exploring
	*x = explorer{Whole: w, out: o, action: m.acting, depth: len(m.F), records: len(m.R), floor: floor{m.base, m.bbase, len(m.H), max(len(m.F)-1, 0)}}
	k := m.try(&x.floor)
	for i := 0; i+o.Stride <= len(all); i += o.Stride {
		if i > 0 {
			m.back(k)
		}
		x.lead = all[i : i+o.Stride]
		w.Ask.Pick(m, x.lead)
		m.verdict = None
		m.explore(x, 0, false)
	}
	m.untry(k)
	m.ListDrop(leads)
	x.Ask, m.tally.on = nil, false
}

// found adds an option for a way that has come to its end after a given number of decisions.
func (m *M) found(x *explorer, level int) {
	last := m.stepsTo(level)
	if x.Prefer != nil {
		if m.verdict == None && len(m.F) > x.depth { // the game has ended on the way
			m.base, m.bbase = m.F[x.depth].Base, m.F[x.depth].BBase
			m.verdict = x.Prefer(m)
		}
		if last < 0 {
			last = m.addStep(nil, -1, nil)
		}
		m.tree[last].prefer = m.verdict
	}
	m.endAt(x, last)
}

// endAt adds an option for the way whose last step this is.
func (m *M) endAt(x *explorer, last int32) {
	o := x.out
	o.Flat = append(o.Flat, x.lead...)
	o.Flat[len(o.Flat)-1] = last + 1
	m.Listed(o)
}

// Preferred is the number that a whole action has left at the end of an option's way.
func (m *M) Preferred(opt []int32) int32 {
	if way := opt[len(opt)-1]; way > 0 {
		return m.tree[way-1].prefer
	}
	return None // its ways have not been gone through: an error has been told
}

// explore runs to the end of the action and branches at each decision. Level counts the decisions
// on the way. Still reports that nothing has changed since the last of them, except that its choice
// was stored.
func (m *M) explore(x *explorer, level int, still bool) {
	met := false // whether ways have met here was asked since the last decision: nothing but what follows from that has been done
	for len(m.F) > x.depth && !m.Over {
		pc, code := m.pc, m.proc.Code
		if uint(pc) >= uint(len(code)) {
			m.Return()
			still = false
			continue
		}
		in := &code[pc]
		m.Spend(int(in.Work))
		m.lists, m.wtop = m.lists[:0], 0
		ask := in.Ask
		if ask == nil {
			m.pc = pc + 1
			if in.Do != nil {
				in.Do(m)
			} else {
				m.Return()
			}
			still = false
			if in.Meet && x.Distinct {
				if m.beenHere(x) {
					return
				}
				met = true
			}
			continue
		}
		if ask.Open {
			m.Fail("run/whole-point", "a whole action cannot ask for a point: there are too many points to try")
			return
		}
		if x.Distinct && !still && !met && m.beenHere(x) {
			return
		}
		met = false
		o := m.branches(level)
		m.listOn(ask, o, still)
		switch n := len(o.Flat); {
		case n == 0:
			if ask.Empty == nil || !ask.Empty(m) {
				return // no way on from here
			}
			m.turn(level, ask, -1)
			still = false
			level++
		case n == o.Stride && level < m.P.Limits.Depth && !m.endsWays(x, ask): // nothing to come back to
			m.turn(level, ask, 0)
			still = ask.Plain
			ask.Pick(m, o.Flat)
			level++
		default:
			m.branch(x, ask, o, level)
			return
		}
	}
	if !x.Distinct || m.reached.Add(m.outcome()) {
		m.found(x, level)
	}
}

// listOn lists the options of a decision on a way. Memos stay valid if nothing has changed since
// the last decision.
func (m *M) listOn(ask *Ask, o *Options, still bool) {
	if !still || !ask.Plain {
		m.newEpoch()
	}
	acting := m.acting
	m.listing, m.acting = true, None
	ask.List(m, o)
	m.listing, m.acting = false, acting
}

// endsWays reports whether each option of a decision ends a way, and what follows from it need not
// be run.
func (m *M) endsWays(x *explorer, ask *Ask) bool {
	return !x.Distinct && x.Prefer == nil && m.lastOf(x, ask)
}

// branch takes each option of a decision in turn.
func (m *M) branch(x *explorer, ask *Ask, o *Options, level int) {
	n, verdict, epoch := int32(o.Own()), m.verdict, m.epoch
	if m.endsWays(x, ask) {
		last := m.stepsTo(level)
		for i := int32(0); i < n; i++ {
			m.endAt(x, m.addStep(ask, last, o.at(i)))
		}
		return
	}
	if level >= m.P.Limits.Depth {
		m.Fail("run/depth", "a way through this action has more than %d decisions", m.P.Limits.Depth)
		return
	}
	k := m.nextMark()
	x.above(m)
	m.save(k, &x.inner)
	if m.markBytes += k.bytes(); m.markBytes > m.P.Limits.Bytes {
		m.Fail("run/memory", "exploring this action takes more than %d MB", m.P.Limits.Bytes>>20)
	}
	for i := int32(0); i < n; i++ {
		if i > 0 {
			m.back(k)
			m.verdict, m.epoch = verdict, epoch
		}
		m.turn(level, ask, i)
		ask.Pick(m, o.at(i))
		m.explore(x, level+1, ask.Plain)
	}
	m.markBytes -= k.bytes()
	m.freeMark()
}

// lastOf reports whether nothing is asked after a decision until the action has ended. Then each
// of its options ends a way, and what follows from it need not be run.
func (m *M) lastOf(x *explorer, ask *Ask) bool {
	if !ask.Plain || m.proc.Quiet == 0 || m.pc+1 < m.proc.Quiet {
		return false
	}
	for _, f := range m.F[x.depth : len(m.F)-1] {
		if q := m.P.Procs[f.Proc].Quiet; q == 0 || f.PC < q {
			return false
		}
	}
	return true
}

// turn is what has been done at a decision on the way in progress. Its options stay where they were
// listed until a way has come to an end: only then do the steps that lead there get a place in the
// tree.
type turn struct {
	ask  *Ask
	opt  int32 // which of the options; -1: there was none, and Empty went on
	step int32 // in the tree; -1: it has no place there yet
}

// turn notes what is done at a decision.
func (m *M) turn(level int, ask *Ask, opt int32) {
	t := &m.trail[level]
	if t.ask != ask {
		t.ask = ask
	}
	t.opt, t.step = opt, -1
}

// branches is where the options of a decision on the way are listed.
func (m *M) branches(level int) *Options {
	if level == len(m.options) {
		m.options, m.trail = append(m.options, &Options{}), append(m.trail, turn{})
	}
	o := m.options[level]
	o.reset(1)
	return o
}

// stepsTo gives the decisions so far a place in the tree, and returns the last of them; -1: there
// have been none.
func (m *M) stepsTo(level int) int32 {
	trail := m.trail[:level]
	from, last := len(trail), int32(-1)
	for ; from > 0; from-- {
		if last = trail[from-1].step; last >= 0 {
			break
		}
	}
	for i := from; i < len(trail); i++ {
		t, opt := &trail[i], []int32(nil)
		if t.opt >= 0 {
			opt = m.options[i].at(t.opt)
		}
		last = m.addStep(t.ask, last, opt)
		t.step = last
	}
	return last
}

// at is an option of a decision on the way, beside which nothing is offered.
func (o *Options) at(i int32) []int32 {
	n := int32(o.Stride)
	return o.Flat[i*n : i*n+n : i*n+n]
}

// addStep gives a decision a place in the tree.
func (m *M) addStep(a *Ask, parent int32, opt []int32) int32 {
	n := len(m.tree)
	if n == cap(m.tree) {
		m.tree = append(m.tree, step{})
	}
	m.tree = m.tree[:n+1]
	s := &m.tree[n]
	s.ask, s.parent, s.opt, s.n, s.prefer = a, parent, -1, int32(len(opt)), None
	if len(opt) == 1 {
		s.opt = int32(len(m.wayOpts))
		m.wayOpts = append(m.wayOpts, opt[0])
	} else if opt != nil {
		s.opt = int32(len(m.wayOpts))
		m.wayOpts = append(m.wayOpts, opt...)
	}
	if n >= m.P.Limits.Ways {
		m.Fail("run/options", "the ways through the action %[2]q have more than %[1]d decisions", m.P.Limits.Ways, m.actionInQuestion())
	}
	return int32(n)
}

// mixOption mixes what is chosen at a step into a hash.
func (m *M) mixOption(h uint64, s *step) uint64 {
	for _, v := range m.wayOpts[s.opt : s.opt+s.n] {
		h = mix(h, uint64(uint32(v)))
	}
	return h
}

// follow runs the rest of a way, after its leading choices. The way belongs to the list of
// src.
func (m *M) follow(src *M, last int32) {
	for _, i := range m.steppingTo(src, last) {
		s := &src.tree[i]
		if s.ask == nil {
			return // the end
		}
		a := m.nextAsk()
		if a == nil || a.At != s.ask.At { // the list may be that of another program of the game
			m.Fail("run/whole", "a whole action must not use chance: it did not run as explored")
			return
		}
		if s.opt >= 0 {
			a.Pick(m, src.wayOpts[s.opt:s.opt+s.n])
		} else {
			a.Empty(m)
		}
	}
}

// nextAsk runs on to the next place that asks, without asking.
func (m *M) nextAsk() *Ask {
	for m.proc != nil && !m.Over {
		in := m.fetch()
		if in == nil {
			continue
		}
		if in.Ask != nil {
			return in.Ask
		}
		m.pc++
		in.Do(m)
	}
	return nil
}

// MixOption mixes the i-th option of the pending decision into a hash: its numbers, and for the
// number of a way what is chosen on it. opt are the numbers of the option, or what stands for them.
func (m *M) MixOption(h uint64, i int, opt []int32) uint64 {
	if last, ok := wayOf(m.Option(i)); ok {
		opt = opt[:len(opt)-1]
		for ; last >= 0; last = m.tree[last].parent {
			if s := &m.tree[last]; s.opt >= 0 {
				h = m.mixOption(h, s)
			}
		}
	}
	for _, v := range opt {
		h = mix(h, uint64(uint32(v)))
	}
	return h
}

// SameWay reports whether the i-th option goes the same way, decision by decision, as the j-th
// option of another machine.
func (m *M) SameWay(i int, of *M, j int) bool {
	a, okA := wayOf(m.Option(i))
	b, okB := wayOf(of.Option(j))
	for okA && okB && a >= 0 && b >= 0 {
		s, t := &m.tree[a], &of.tree[b]
		if s.ask != t.ask || (s.opt < 0) != (t.opt < 0) || s.opt >= 0 && !slices.Equal(m.wayOpts[s.opt:s.opt+s.n], of.wayOpts[t.opt:t.opt+t.n]) {
			return false
		}
		a, b = s.parent, t.parent
	}
	return okA == okB && (!okA || a == b)
}
