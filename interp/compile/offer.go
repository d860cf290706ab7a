package compile

import (
	"sandtable/interp/code"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Offer describes an offer: its menu or event, the arguments, and how many actions may be taken.
type Offer struct {
	Name, Title string
	Ref         string
	Menu        *model.Menu
	Actions     []*model.Action
	Stmt        *model.Stmt // nil: no statement offers it
	Args        []*ir.Node  // the menu's arguments, in the frame of the offering procedure
	Player      machine.Num // nil: the menu's player
	UpTo        machine.Num // nil: exactly one
	AtLeast     machine.Num
	None        []*ir.Stmt // what is done if nothing is legal
	HasNone     bool
	// Empty replaces None: it is called if nothing is legal, and reports whether it has handled
	// that.
	Empty func(m *machine.M) bool
	fill  *machine.Given // of an action bound to an event: binds the event's arguments
}

// offering is an offer while it is compiled.
type offering struct {
	Offer
	acts    []*act
	stride  int     // numbers of an option
	whole   bool    // some action is played to its end while options are listed
	prefers []int32 // actions of which only the best ways are offered
	many    bool    // more than one action may be taken
	unit    int32
	count   int32 // slot that counts the actions taken
	again   *code.Label
	done    *code.Label
}

// Offer emits an offer.
func (b *Builder) Offer(of Offer) {
	f := b.offering(of)
	if f.many {
		b.Emit(func(m *machine.M) { m.SetInt(f.count, 0) })
	}
	b.Mark(f.again)
	if f.many {
		b.Emit(func(m *machine.M) {
			if n := f.UpTo(m); n >= 0 && m.Int(f.count)*f.unit >= n {
				m.SetPC(f.done.PC())
			}
		})
	}
	empty := &code.Label{}
	ask := &machine.Ask{Stmt: f.Stmt, Whole: f.whole, Name: f.Name, Title: f.Title, Menu: f.Menu, Ref: f.Ref, Pass: "pass", Again: f.again.Go}
	b.describeOffer(f, ask)
	ask.Player = b.offered(f)
	ask.List = f.list(ask)
	ask.Empty = f.whenEmpty(empty)
	ask.Pick = b.pick(f)
	if f.many {
		ask.Counts = append(ask.Counts, f.counting)
	}
	b.Ask(ask)
	if f.many {
		b.Jump(f.again)
	} else {
		b.Jump(f.done)
	}
	b.Mark(empty)
	b.Builder.Body(f.None)
	b.Mark(f.done)
}

// offering compiles those actions of an offer that are part of the game as chosen.
func (b *Builder) offering(of Offer) *offering {
	f := &offering{Offer: of, stride: 2, many: of.UpTo != nil, unit: b.Game.Unit, again: &code.Label{}, done: &code.Label{}}
	for _, a := range of.Actions {
		if !b.chosen(a.Extent) {
			continue
		}
		x := b.act(a)
		f.acts = append(f.acts, x)
		f.stride = max(f.stride, 2+x.questions())
		f.whole = f.whole || a.Whole
	}
	f.prefers = preferring(f.acts)
	if f.whole {
		f.stride++
	}
	if f.fill == nil {
		var params []*model.Var
		if of.Menu != nil {
			params = of.Menu.Params
			b.Slots(&of.Menu.Scope)
		}
		f.fill = b.menuFiller(params, of.Args)
	}
	f.count = b.Temp()
	return f
}

// describeOffer sets what can be asked about the actions of an offer.
func (b *Builder) describeOffer(f *offering, ask *machine.Ask) {
	for _, x := range f.acts {
		ask.Acts = append(ask.Acts, b.describeAct(x, f.fill))
		ask.Open = ask.Open || asksPoint(x.model)
	}
	ask.Admit = admit(ask.Acts)
}

// offered compiles who decides: as the offer states, or as its menu does.
func (b *Builder) offered(f *offering) machine.Num {
	if f.Player != nil || f.Menu == nil || f.Menu.Player == nil {
		return f.Player
	}
	p := b.C.Num(f.Menu.Player)
	room := b.frameOf(f.Menu)
	return filled(func(m *machine.M) machine.Saved { return m.Open(room) }, f.fill, p)
}

// list compiles how options are listed. The common offer, of one action that is taken once, has a
// form without the overhead of the others.
func (f *offering) list(ask *machine.Ask) func(m *machine.M, o *machine.Options) {
	if len(f.acts) == 1 && !f.whole && !f.many && len(f.prefers) == 0 {
		x, stride, fill := f.acts[0], f.stride, f.fill
		return func(m *machine.M, o *machine.Options) {
			if o.Begin(stride); x.quick != nil && stride == 3 {
				x.listQuick(m, o, fill)
			} else {
				x.listFilled(m, o, ask, fill)
			}
		}
	}
	acts, stride, fill, prefers, many := f.acts, f.stride, f.fill, f.prefers, f.many
	return func(m *machine.M, o *machine.Options) {
		o.Begin(stride)
		for _, x := range acts {
			x.listFilled(m, o, ask, fill)
		}
		if len(prefers) > 0 {
			keepPreferred(m, prefers, o)
		}
		if many && !o.None() && f.mayPass(m) {
			pass := code.Tuple{machine.PassOption}
			o.Flat = pass.Add(o.Flat, 1, stride)
		}
	}
}

// mayPass reports whether enough actions have been taken.
func (f *offering) mayPass(m *machine.M) bool {
	return f.many && (f.AtLeast == nil || m.Int(f.count)*f.unit >= f.AtLeast(m))
}

// whenEmpty compiles what happens if no action is legal. The result returns false if the offer does
// not say.
func (f *offering) whenEmpty(empty *code.Label) func(m *machine.M) bool {
	canSkip := f.many || f.HasNone
	return func(m *machine.M) bool {
		if f.Empty != nil && (!f.many || m.Int(f.count) == 0) && f.Empty(m) {
			return true
		}
		if !canSkip || f.many && !f.mayPass(m) && !f.HasNone {
			return false
		}
		m.SetPC(empty.PC())
		return true
	}
}

// pick compiles how an option starts its action.
func (b *Builder) pick(f *offering) func(m *machine.M, opt []int32) {
	entries := make([]*machine.Entry, len(b.Game.Actions))
	for _, x := range f.acts {
		entries[x.model.Index] = b.C.entry(x, f.fill)
	}
	done, count, many := f.done, f.count, f.many
	if len(f.acts) == 1 && !many {
		only := entries[f.acts[0].model.Index]
		return func(m *machine.M, opt []int32) {
			m.SetPC(done.PC())
			m.Enact(only, opt)
		}
	}
	return func(m *machine.M, opt []int32) {
		if opt[0] == machine.PassOption {
			m.SetPC(done.PC())
			return
		}
		if many {
			m.SetInt(count, m.Int(count)+1)
			m.SetPC(m.PC() + 1)
		} else {
			m.SetPC(done.PC())
		}
		m.Enact(entries[opt[0]], opt)
	}
}

// counting returns the number of the next action, and how many may be taken.
func (f *offering) counting(m *machine.M) machine.Count {
	if n := f.UpTo(m); n >= 0 {
		return machine.Count{What: "action", N: m.Int(f.count) + 1, Of: n / f.unit}
	}
	return machine.Count{}
}

// listFilled adds every legal option of the action, in a frame with its arguments.
func (x *act) listFilled(m *machine.M, o *machine.Options, ask *machine.Ask, given *machine.Given) {
	m.ListingOf(x.index)
	if x.quick != nil && o.Stride == 3 {
		x.listQuick(m, o, given)
		return
	}
	base, bbase := m.Base(), m.BBase()
	l, w := m.SetAside(x.proc.Ints, x.proc.Words)
	from := len(o.Flat)
	if given.Write(m, l, w) {
		m.StandAt(l, w)
		if x.fast != nil {
			x.fast.list(m, o)
		} else {
			x.list.Add(m, o)
		}
	}
	m.StandAt(base, bbase)
	m.GiveBack(l, w)
	if x.whole {
		m.Ways(machine.Whole{Ask: ask, Distinct: x.model.Distinct, Prefer: x.prefer}, o, from)
	}
}

// listQuick is listFilled for an action with a single choice and no other conditions.
func (x *act) listQuick(m *machine.M, o *machine.Options, given *machine.Given) {
	base, bbase := m.Base(), m.BBase()
	l, w := m.SetAside(x.proc.Ints, x.proc.Words)
	if given.Fill == nil || given.Fill(m, l, w) {
		if given.Fill == nil && given.To != model.None {
			m.L[l+given.To] = m.L[base+given.From]
		}
		m.StandAt(l, w)
		x.fast.ones(m, o, x.quick)
	}
	m.StandAt(base, bbase)
	m.GiveBack(l, w)
}

// window emits the offer of an action that is bound to an event.
func (b *Builder) window(s *ir.Stmt) {
	of := s.Ask.Acts[0]
	a, fill := of.Proc.Of.(*model.Action), &machine.Given{Fill: b.Fits(of.Hook)}
	x := b.act(a)
	var player machine.Num
	if s.Ask.Player != nil {
		player = filled(func(m *machine.M) machine.Saved { return m.OpenFor(x.proc) }, fill, b.Make.Num(s.Ask.Player))
	}
	b.Offer(Offer{Name: a.Name, Title: a.Title, Ref: a.Ref, Actions: []*model.Action{a}, Player: player,
		UpTo: func(*machine.M) int32 { return -1 }, fill: fill})
}
