package compile

import (
	"math/bits"

	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Hooks are rules and actions bound to events. They are inlined into the procedure of their event:
// guarded calls before and after its body, and before that the replacing rules, each of which skips
// the rest when it applies. `proceed` enters the procedure again behind the replacing rule, so that
// lower ones and the body follow.
//
// An event passes its arguments in slots of the procedure's frame (source). A hook binds names to
// them, filtered by type. A name for one piece that is bound to a group makes the hook run once for
// each of its pieces; a rule in a card runs once for each such card in force.

// source is one argument of an event, in the frame of the event's procedure.
type source struct {
	slot machine.Slot
	typ  model.Type
}

// hooks lowers what is bound to an event at a moment. The procedures of rules and actions come
// first: their names have slots then.
func (b *Builder) hooks(e model.Event, mo model.Moment, src []source) []*ir.Stmt {
	for _, h := range b.rules.Hooks(e, mo) {
		if h.Action != nil {
			b.act(h.Action)
		} else {
			b.C.Rule(h.Rule)
		}
	}
	var told []lower.Told
	l := b.lowers()
	for _, s := range src {
		told = append(told, lower.Told{X: l.Ref(l.Frame("told", l.Type(s.typ), s.slot)), T: s.typ})
	}
	return l.HooksHere(b.here(), e, mo, told)
}

// weave emits the calls of all hooks of an event at a moment.
func (b *Builder) weave(e model.Event, mo model.Moment, src []source) {
	for _, s := range b.hooks(e, mo, src) {
		if s.Do == ir.Asks {
			b.window(s)
		} else {
			b.hook(s, nil)
		}
	}
	b.closing.Drain()
}

// ruleOf is the rule that a hook carries out.
func ruleOf(s *ir.Stmt) *model.Rule { return s.Hook.Rule.Of.(*model.Rule) }

// hook emits the guarded calls of one hook. instead is the label to jump to when a replacing rule
// has run.
func (b *Builder) hook(s *ir.Stmt, instead *code.Label) {
	if instead == nil && b.weaveIn(s) {
		return
	}
	r := ruleOf(s)
	p := b.C.Rule(r)
	c := &hookCall{fitting: b.fitting(s), p: p.Proc, active: b.maybe(s.Hook.Active), when: b.C.optional(r.When), instead: instead}
	if c.never && !b.without(OnceHooks) {
		return // no argument has the type
	}
	for i, slot := range p.hidden {
		c.hides = append(c.hides, hiding{s.Args[i], slot})
	}
	at := b.Place()
	at.Range, at.Ref, at.Title = r.Origin.Range, r.Origin.Ref, r.Title
	if c.once && !b.without(OnceHooks) {
		c.here = b.asksHere(s)
		b.Calls(p.Proc)
		b.Add(machine.Instr{At: at, Work: b.weigh(r.When), Do: c.runOnce})
		return
	}
	c.selfT, c.memT = b.Temp(), b.Temp()
	b.Add(machine.Instr{At: at, Work: 1, Do: c.begin})
	c.again = b.Here()
	b.Calls(p.Proc)
	b.Add(machine.Instr{At: at, Work: b.weigh(r.When), Do: c.run})
}

// maybe makes the closure of a condition that may be missing.
func (b *Builder) maybe(x *ir.Node) machine.Num {
	if x == nil {
		return nil
	}
	return b.Make.Num(x)
}

// hookCall is a call of a hook's rule.
type hookCall struct {
	*fitting
	p            *machine.Proc
	active, when machine.Num
	here         machine.Num // the condition in the frame of the event; nil: when asks it in the hook's
	hides        []hiding
	instead      *code.Label
	again        *code.Label
}

// hiding is an argument of a replaced rule, which `proceed` hands on.
type hiding struct {
	from *ir.Node
	to   machine.Slot
}

func (c *hookCall) begin(m *machine.M) {
	m.SetInt(c.selfT, model.None)
	m.SetInt(c.memT, model.None)
}

// run runs the rule in the next case in which it fits.
func (c *hookCall) run(m *machine.M) {
	if c.active != nil && c.active(m) == 0 {
		return
	}
	for c.next(m) {
		h0 := len(m.H)
		saved := m.OpenFor(c.p)
		if c.bind(m, saved) {
			c.hide(m, saved)
			if m.Enter(saved); c.when == nil || c.when(m) != 0 {
				if c.instead != nil {
					c.instead.Go(m)
				} else {
					c.again.Go(m)
				}
				m.Adopt(saved, c.p, h0)
				return
			}
		}
		m.Close(saved)
	}
}

// runOnce is run for a hook that fits in one case at most. Its arguments are compared, and mostly
// its condition is asked, in the frame of the event: most hooks do not run, and need no frame to
// find that out.
func (c *hookCall) runOnce(m *machine.M) {
	if c.active != nil && c.active(m) == 0 || !c.holds(m) {
		return
	}
	when := c.when
	if c.here != nil {
		if when = nil; c.here(m) == 0 {
			return
		}
	}
	h0 := len(m.H)
	saved := m.OpenFor(c.p)
	l, _ := saved.Outer()
	for i := range c.args {
		if a := &c.args[i]; a.is == nil {
			m.L[l+a.to] = m.Int(a.from)
		}
	}
	c.hide(m, saved)
	m.Enter(saved)
	if when != nil && when(m) == 0 {
		m.Close(saved)
		return
	}
	if c.instead != nil {
		c.instead.Go(m)
	}
	m.Adopt(saved, c.p, h0)
}

func (c *hookCall) hide(m *machine.M, saved machine.Saved) {
	l, w := saved.Outer()
	for _, x := range c.hides {
		copySlot(m, x.from.T.Form, x.from.V.In, x.to, l, w)
	}
}

// fitting is how the names of a hook go by what its event tells, in the frame of the event.
type fitting struct {
	args  []arg
	once  bool // it fits in one case at most: all arguments are single values
	never bool // it never fits
	// The next thing in force, and where its name lies; nil: the hook goes by none.
	each func(m *machine.M, after int32) int32
	self int32
	// A set that is told, for whose members the hook runs one by one; nil: there is none.
	group *ir.Node
	// Slots of the event's frame: the thing in force and the member that were tried last.
	selfT, memT int32
}

// arg is an argument: of single values, copied from slot to slot.
type arg struct {
	*ir.Arg
	is       machine.Num // it must be this
	any      bool        // every value is of the name's type
	from, to int32
}

// fits reports whether the name accepts a single value.
func (a *arg) fits(v int32) bool {
	if v == model.None {
		return a.None
	}
	return a.any || uint32(v-a.Dom.Lo) < uint32(a.Dom.N)
}

// fitting makes how the names of a hook go by what its event tells.
func (b *Builder) fitting(s *ir.Stmt) *fitting {
	h := s.Hook
	f := &fitting{once: h.Rule != nil && ruleOf(s).Self == nil}
	for i := range h.Args {
		a := arg{Arg: &h.Args[i]}
		t, d := a.X.T, a.Dom
		a.from = a.X.V.In.I
		if a.V == nil {
			a.is = b.Make.Num(a.Is)
			f.once = f.once && t.Form == ir.One && a.Is.Op == ir.Const
		} else {
			a.to, a.any = a.V.In.I, d.N == 0 || !t.Maybe && t.Base == ir.ID && t.Dom.Within(d)
			f.once = f.once && t.Form == ir.One && a.V.T.Form == ir.One
			f.never = f.never || d.N > 0 && !t.Maybe && t.Form == ir.One && t.Dom.N > 0 && (t.Dom.Lo+t.Dom.N <= d.Lo || d.Lo+d.N <= t.Dom.Lo)
		}
		if a.Each() {
			f.group = a.X
		}
		f.args = append(f.args, a)
	}
	if h.Self != nil {
		in, words, win := b.Make.On(h.In, h.One), h.From.Words, h.From.T.Win
		f.self, f.each = h.Self.In.I, func(m *machine.M, id int32) int32 {
			m.Spend(1)
			for id = nextIn(words, win, id); id != model.None && in(m, id) == 0; {
				id = nextIn(words, win, id)
			}
			return id
		}
	}
	return f
}

// holds reports whether the single values that are told fit.
func (f *fitting) holds(m *machine.M) bool {
	for i := range f.args {
		a := &f.args[i]
		if v := m.Int(a.from); a.is == nil && !a.fits(v) || a.is != nil && v != a.is(m) {
			return false
		}
	}
	return true
}

// next finds the next case in which the hook may fit: a thing in force, and a member of the group.
func (f *fitting) next(m *machine.M) bool {
	self, member := m.Int(f.selfT), m.Int(f.memT)
	switch {
	case f.group != nil:
		if f.each != nil && self == model.None {
			if self = f.each(m, self); self == model.None {
				return false
			}
		}
		set := m.Bits(f.group.V.In)
		if member = nextIn(set, f.group.T.Win, member); member == model.None && f.each != nil {
			if self = f.each(m, self); self != model.None {
				member = nextIn(set, f.group.T.Win, member)
			}
		}
		m.SetInt(f.memT, member)
	case f.each != nil:
		self = f.each(m, self)
		member = self
	default:
		first := member == model.None
		m.SetInt(f.memT, 1)
		return first
	}
	m.SetInt(f.selfT, self)
	return member != model.None
}

// bind gives the names of a hook values in its frame, which is open; false: what is told does not fit.
func (f *fitting) bind(m *machine.M, saved machine.Saved) bool {
	l, w := saved.Outer()
	if f.each != nil {
		m.L[l+f.self] = m.Int(f.selfT)
	}
	for i := range f.args {
		a := &f.args[i]
		from, x := a.X.V.In, ir.Val{}
		if a.X.T.Form == ir.Set {
			x.S = m.Bits(from)
		} else {
			x.N = m.Int(from.I)
		}
		if a.V == nil {
			m.Enter(saved)
			is := a.is(m)
			m.Leave(saved)
			if a.X.T.Form == ir.Set && !ir.Has1(x.S, a.X.T.Win, is) || a.X.T.Form != ir.Set && x.N != is {
				return false
			}
			continue
		}
		if a.Each() {
			x.N = m.Int(f.memT)
		}
		to := a.V.In
		v, ok := a.Take(x, m.B[w+to.W:w+to.W+to.N])
		if !ok {
			return false
		}
		switch a.V.T.Form {
		case ir.List:
			copySlot(m, ir.List, from, to, l, w)
		case ir.One:
			m.L[l+to.I] = v.N
		}
	}
	return true
}

func copySlot(m *machine.M, form ir.Form, from, to machine.Slot, l, w int32) {
	switch form {
	case ir.Set:
		copy(m.B[w+to.W:w+to.W+to.N], m.Bits(from))
	case ir.List:
		m.L[l+to.I], m.L[l+to.I+1] = m.Int(from.I), m.Int(from.I+1)
	default:
		m.L[l+to.I] = m.Int(from.I)
	}
}

// nextIn returns the first member after id, or None.
func nextIn(set []uint64, w Window, id int32) int32 {
	from := int32(0)
	if id != model.None {
		from = id - w.Lo<<6 + 1
	}
	for b := from; b < int32(len(set))*64; {
		word := set[b>>6] >> (uint(b) & 63)
		if word == 0 {
			b = (b>>6 + 1) << 6
			continue
		}
		return w.Lo<<6 + b + int32(bits.TrailingZeros64(word))
	}
	return model.None
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func inBits(bits []uint64, w Window, id int32) bool {
	b := id - w.Lo<<6
	return b >= 0 && int(b>>6) < len(bits) && bits[b>>6]>>(uint(b)&63)&1 != 0
}
