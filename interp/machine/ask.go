package machine

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// Ask is a place in a procedure where a player decides.
type Ask struct {
	Name     string // by which tests, logs and scripts address the decision
	Title    string // as people read it
	Ref      string
	At       hcl.Range
	Player   Num                    // nil: the first player
	List     func(m *M, o *Options) // begins the list and adds every legal option, in canonical order
	Maybe    func(m *M, o *Options) // List without what Legal asks of each option; nil: nothing can be left out. See lots.go
	Legal    func(m *M, opt []int32) bool
	Pick     func(m *M, opt []int32) // runs the choice and moves control on
	Empty    func(m *M) bool         // nothing to choose: moves control on; false: the game is stuck
	Menu     *model.Menu             // of an offer
	Acts     []*Act                  // of an offer: its actions
	Types    []model.Type            // of a choose: the type of what is chosen
	Names    []string                // of a choose: the names that it binds
	Pass     string                  // the word for passing, where that is possible
	Secret   bool
	When     Num                              // of a choose: it is asked only if this holds; nil: always
	Question bool                             // the answers are yes and no, and nothing is bound
	Plain    bool                             // of a choose: what is picked is noted, and control moves on to what follows it
	Area     Set                              // of a choice of a point: where it may be, but for what is required of it
	Open     bool                             // some options name a point: listed are samples of them; see points.go
	Admit    func(m *M, opt []int32) *Refusal // of an open one: why an option is not legal; nil if it is
	Meets    func(m *M, opt []int32) *Refusal // of an open choice: Admit without a look at the area; nil: every point of it will do
	Whole    bool                             // of an offer: it has whole actions; the last number of an option is its way
	Alone    bool                             // nothing is offered beside it: it is asked at the same time as others
	Again    func(m *M)                       // moves control back to where the decision begins, to ask it again; nil: here
	Stmt     *model.Stmt                      // the statement that asks; nil: an event, or a test
	SoFar    func(m *M) SoFar                 // of a set that is chosen one by one; nil: of anything else
	About    []About                          // what the rule that asks is told, and the members of loops around it: things and names, for people to read
	Counts   []func(m *M) Count               // which round of the loops around it is asked for, outermost first; of a copy that stands in
}

// Chooses reports whether the decision chooses something that a statement names.
func (a *Ask) Chooses() bool {
	return a.Acts == nil && a.Stmt != nil && a.Stmt.Names == model.NamesChoice
}

// Count is the number of the current round, and the total if it is known.
type Count struct {
	What  string // what is counted; "": what the decision is about
	N, Of int32  // Of 0: nobody knows how many there will be
}

// SoFar is the state of a set that is chosen member by member.
type SoFar struct {
	Members      []int32
	Total, Limit int32 // of what is added up; Limit is None where nothing is
	Least        int32 // how many are to be chosen in all
	Most         int32 // how many may be; None where nothing bounds it
}

// About is a name in scope at a decision.
type About struct {
	Name string
	Type model.Type
	At   int32 // among the locals
	// What it denotes may follow from a secret field.
	Secret bool
}

// Act is one action on a menu, as its offer sees it.
type Act struct {
	Action *model.Action
	Proc   *Proc        // runs it
	Given  *Given       // what its offer fills its frame with
	Which  int32        // the local that says which action it is, or None
	Types  []model.Type // of its actor and leading choices
	Names  []string
	Secret bool                                       // what is chosen for it is not for all to know
	Area   func(m *M, opt []int32, dst []uint64) bool // where the point that an option names may be, but for what is required of it; false: it names none
	Admit  func(m *M, opt []int32) *Refusal           // of one that names a point: why an option is not legal; nil if it is
	// Bind writes an option, its actor first, into that frame, and what the action derives of it.
	Bind func(m *M, opt []int32)
}

// Refusal is why an option is not legal.
type Refusal struct {
	Label   string
	Ref     string
	At      hcl.Range
	Against bool   // the label says what stands against the option, not what must hold
	Figures string // by what figures, if these were asked for: `cost is 5, reach is 4`
	NoPick  bool   // it is no candidate: figures say better why than the label
}

// Reason is the label with its figures, and the section that refuses.
func (r *Refusal) Reason() string {
	if r.NoPick && r.Figures != "" {
		return r.Figures + model.Cite(r.Ref)
	}
	return r.Because(r.Label)
}

// Because is a reason in other words than the label.
func (r *Refusal) Because(label string) string {
	if r.Figures != "" {
		label += ": " + r.Figures
	}
	return label + model.Cite(r.Ref)
}

// Options is the list of legal options of a decision, flat: each takes Stride numbers. The first
// number is the action's index (PassOption to pass), the second the actor, then the choices; a
// plain choice has stride 1.
type Options struct {
	Flat   []int32
	Stride int
	Added  int // how many at the end were not listed, but named by a player: see Admit

	beside *Options // what is offered beside the decision; nil: nothing is
}

// PassOption stands for passing, or for choosing no more.
const PassOption int32 = -2

func (o *Options) reset(stride int) {
	o.Flat, o.Stride, o.Added, o.beside = o.Flat[:0], stride, 0, nil
}

// Begin empties the list and sets the number of numbers of each option.
func (o *Options) Begin(stride int) { o.reset(stride) }

// Own returns the number of options that answer the decision itself. Division by a constant takes a
// tenth of the time, and drivers call this at each decision.
func (o *Options) Own() int {
	switch n := uint32(len(o.Flat)); o.Stride {
	case 1:
		return int(n)
	case 2:
		return int(n / 2)
	case 3:
		return int(n / 3)
	case 4:
		return int(n / 4)
	default:
		return int(n / uint32(o.Stride))
	}
}

// Len is the number of options: first those of the decision itself, then those that are offered
// beside it, then points that a player has named.
func (o *Options) Len() int {
	if o.beside == nil {
		return o.Own()
	}
	return o.Own() + o.beside.Own()
}

// None reports whether no option answers the decision itself.
func (o *Options) None() bool { return len(o.Flat) == 0 }

// At is the i-th option.
func (o *Options) At(i int) []int32 {
	if o.beside == nil {
		return o.Flat[i*o.Stride : (i+1)*o.Stride]
	}
	of, i := o.find(i)
	return of.Flat[i*of.Stride : (i+1)*of.Stride]
}

// Named returns the number of options that a player has added by name.
func (o *Options) Named() int {
	if o.beside == nil {
		return o.Added
	}
	return o.Added + o.beside.Added
}

// find returns the list that holds the i-th option, and its index there. Options added by name come
// last, so that the numbers of the others do not change.
func (o *Options) find(i int) (*Options, int) {
	b := o.beside
	own, more := o.Own()-o.Added, b.Own()-b.Added
	switch {
	case i < own:
		return o, i
	case i < own+more:
		return b, i - own
	case i < own+more+o.Added:
		return o, i - more
	}
	return b, i - own - o.Added
}

// isBeside reports whether the i-th option is an anytime action rather than an answer.
func (o *Options) isBeside(i int) bool {
	if o.beside == nil {
		return false
	}
	of, _ := o.find(i)
	return of == o.beside
}

// decisionWork is the fixed cost of a decision, in steps.
const decisionWork = 8

// arrive lists the options of a decision; it reports whether the machine has to stop.
func (m *M) arrive(a *Ask) bool {
	m.newEpoch()
	m.tree, m.wayOpts = m.tree[:0], m.wayOpts[:0]
	m.fuel -= decisionWork
	if m.ByLot == nil {
		m.drawn = false
		m.list(a.List, &m.opts)
	} else {
		m.begin(a)
	}
	if m.opts.None() && a.Empty != nil && a.Empty(m) {
		if a.Pass != "" {
			m.Tell(Event{Kind: Skipped, Name: a.Name})
		}
		return false
	}
	if m.P.Anytime != nil && !a.Alone && !m.opts.None() {
		m.besides(a)
	}
	m.pending = a
	if len(m.F) > 0 {
		m.F[len(m.F)-1].PC = m.pc
	}
	m.allow()
	return true
}

// list lists options of a decision.
func (m *M) list(f func(m *M, o *Options), o *Options) {
	m.listing, m.acting = true, None
	f(m, o)
	if m.listing = false; len(o.Flat) > m.P.Limits.Options {
		m.countOptions(o)
	}
}

// countOptions enforces the limit on options for a list that is long enough to exceed it.
func (m *M) countOptions(o *Options) {
	if o.Own() > m.P.Limits.Options {
		m.tooMany()
	}
}

// Listed bounds the memory of a list of options being built.
func (m *M) Listed(o *Options) {
	if len(o.Flat) > m.roomy {
		m.tooMany()
	}
}

// Pending is the decision that the game waits for, or nil.
func (m *M) Pending() *Ask { return m.pending }

// Options lists the legal options of the pending decision. Empty: the game is stuck.
func (m *M) Options() *Options { return &m.opts }

// Player is who decides now.
func (m *M) Player() int32 {
	a := m.pending
	if a == nil {
		return None
	}
	return m.PlayerOf(a)
}

// Choose takes the i-th option and runs on to the next decision.
func (m *M) Choose(i int) {
	if !m.guarded {
		m.Try(func() { m.Choose(i) })
		return
	}
	if m.take(i) {
		m.run()
	}
}

// Take takes the i-th option without running on: Run or Step does that.
func (m *M) Take(i int) (taken bool) {
	m.Try(func() { taken = m.take(i) })
	return taken
}

func (m *M) take(i int) bool {
	if len(m.P.Pads) > 0 {
		m.remember(i)
	}
	a, o := m.pending, &m.opts
	if end := (i + 1) * o.Stride; a != nil && i >= 0 && end <= len(o.Flat) && o.beside == nil && m.Watch == nil && !a.Whole { // the common case
		opt, h := o.Flat[end-o.Stride:end], m.Key
		for _, v := range opt {
			h = mix(h, uint64(uint32(v)))
		}
		m.pending, m.Key, m.State.Throw = nil, h, 0
		m.Count++
		a.Pick(m, opt)
		return true
	}
	return m.takeAny(i)
}

// takeAny is Take for all cases.
func (m *M) takeAny(i int) bool {
	a := m.pending
	if a == nil || i < 0 || i >= m.opts.Len() {
		m.Fail("run/choice", "the option does not exist")
		return false
	}
	of, opt := m.Option(i)
	if m.Watch != nil && m.trial == 0 {
		m.Watch(m, Event{Kind: Chose, A: m.Player(), B: int32(i), Name: a.Name})
	}
	way := int32(-1)
	if of.Whole {
		way, _ = wayOf(of, opt)
	}
	m.pending = nil
	m.takeFrom(a, of, opt, m, way)
	return true
}

// takeFrom takes an option of a decision, or of what is offered beside it.
func (m *M) takeFrom(pending, of *Ask, opt []int32, src *M, way int32) {
	if of != pending && pending.Again != nil {
		pending.Again(m)
	}
	m.carryOut(of, opt, src, way)
}

// carryOut applies an option. The option determines the key of chance up to the next decision. Run
// continues from there. For a whole action, src holds the list that the option's way belongs to.
func (m *M) carryOut(a *Ask, opt []int32, src *M, way int32) {
	h := m.Key
	if way >= 0 { // what a way is called in a list is of no account, what is chosen on it is
		opt = opt[:len(opt)-1]
		for _, i := range m.steppingTo(src, way) {
			if s := &src.tree[i]; s.opt >= 0 {
				h = src.mixOption(h, s)
			}
		}
	}
	for _, v := range opt {
		h = mix(h, uint64(uint32(v)))
	}
	m.Key, m.State.Throw = h, 0
	m.Count++
	a.Pick(m, opt)
	if way >= 0 {
		m.follow(src, way)
	}
}

// Decided notes that an option has been taken, by its numbers: they determine the key of chance up
// to the next decision.
func (m *M) Decided(opt []int32) {
	for _, v := range opt {
		m.Key = mix(m.Key, uint64(uint32(v)))
	}
	m.State.Throw = 0
	m.Count++
	m.allow()
}

// Broken returns the first invariant that does not hold, or nil.
func (m *M) Broken() *model.Invariant {
	for i := range m.P.Invariants {
		if v := &m.P.Invariants[i]; !m.holds(v) && m.Err == nil {
			return v.Model
		}
	}
	return nil
}

func (m *M) holds(v *Invariant) bool {
	var kept *Kept
	if v.Keep != nil {
		known := false
		if kept, known = m.Keep(v.Keep, 0); known {
			return kept.Num() != 0
		}
	}
	holds := int32(0)
	m.aside(func() { holds = m.Read(v.Holds) }) // also inside a call of Try
	if kept != nil {
		m.Answer(v.Keep, kept, 0, holds)
	}
	return holds != 0
}

// Done reports whether the game is over or all procedures have returned.
func (m *M) Done() bool { return m.Over || m.proc == nil }
