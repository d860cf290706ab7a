package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Offer is what an offer needs: the menu or window, its arguments, and how many actions may be
// taken.
type Offer struct {
	Name, Title string
	Ref         string
	Menu        *model.Menu
	Actions     []*model.Action
	Args        []model.Expr // of the menu's parameters, in the offering procedure
	Player      machine.Num  // nil: the menu says
	UpTo        machine.Num  // nil: exactly one
	AtLeast     machine.Num
	None        []*model.Stmt // what to do when nothing is legal
	HasNone     bool
	Empty       func(m *machine.M) bool // instead of None: nothing has been legal; it reports whether that has been dealt with
	fill        *machine.Given          // of a window: binds the event's arguments
}

// Offer emits an offer.
func (b *Builder) Offer(of Offer) {
	var acts []*act
	stride := 2
	for _, a := range of.Actions {
		if !b.chosen(a.Extent) {
			continue
		}
		x := b.act(a)
		acts = append(acts, x)
		stride = max(stride, 2+x.questions())
	}
	whole, prefers := false, preferring(acts)
	for _, x := range acts {
		whole = whole || x.model.Whole
	}
	if whole {
		stride++
	}
	fill := of.fill
	if fill == nil {
		var params []*model.Var
		if of.Menu != nil {
			params = of.Menu.Params
			b.Slots(&of.Menu.Scope)
		}
		fill = b.menuFiller(params, of.Args)
	}
	count := b.Temp()
	again, done := &Label{}, &Label{}
	many := of.UpTo != nil
	if many {
		b.Emit(func(m *machine.M) { m.SetInt(count, 0) })
	}
	b.Mark(again)
	unit := b.Game.Unit
	if many {
		upTo := of.UpTo
		b.Emit(func(m *machine.M) {
			if n := upTo(m); n >= 0 && m.Int(count)*unit >= n {
				m.SetPC(done.pc)
			}
		})
	}
	atLeast := of.AtLeast
	mayPass := func(m *machine.M) bool {
		return many && (atLeast == nil || m.Int(count)*unit >= atLeast(m))
	}
	ask := &machine.Ask{Whole: whole, Name: of.Name, Title: of.Title, Menu: of.Menu, Ref: of.Ref, Pass: "pass"}
	hidden := b.handed(of.Args)
	for _, x := range acts {
		d := b.describeAct(x, fill, hidden)
		d.Area = x.areaOf(fill)
		d.Route = b.describeRoute(x, fill, b.handed(routed(x.model, of.Args)))
		ask.Acts = append(ask.Acts, d)
	}
	for _, x := range acts {
		ask.Open = ask.Open || asksPoint(x.model)
	}
	ask.Admit = admit(ask.Acts)
	ask.Player, ask.Again = of.Player, again.Go
	if ask.Player == nil && of.Menu != nil && of.Menu.Player != nil {
		p := b.C.Num(of.Menu.Player)
		room := b.frameOf(of.Menu)
		ask.Player = filled(func(m *machine.M) machine.Saved { return m.Open(room) }, fill, p)
	}
	if len(acts) == 1 && !whole && !many && len(prefers) == 0 {
		x := acts[0]
		ask.List = func(m *machine.M, o *machine.Options) {
			if o.Begin(stride); x.quick != nil && stride == 3 {
				x.listQuick(m, o, fill)
			} else {
				x.listFilled(m, o, ask, fill)
			}
		}
	} else {
		ask.List = func(m *machine.M, o *machine.Options) {
			o.Begin(stride)
			for _, x := range acts {
				x.listFilled(m, o, ask, fill)
			}
			if len(prefers) > 0 {
				keepPreferred(m, prefers, o)
			}
			if many && !o.None() && mayPass(m) {
				pass := [maxTuple]int32{machine.PassOption}
				for i := 1; i < maxTuple; i++ {
					pass[i] = model.None
				}
				o.Flat = append(o.Flat, pass[:stride]...)
			}
		}
	}
	empty := &Label{}
	canSkip := many || of.HasNone
	ask.Empty = func(m *machine.M) bool {
		if of.Empty != nil && (!many || m.Int(count) == 0) && of.Empty(m) {
			return true
		}
		if !canSkip || many && !mayPass(m) && !of.HasNone {
			return false
		}
		m.SetPC(empty.pc)
		return true
	}
	entries := make([]*machine.Entry, len(b.Game.Actions))
	for _, x := range acts {
		entries[x.model.Index] = b.C.entry(x, fill)
	}
	if len(acts) == 1 && !many {
		only := entries[acts[0].model.Index]
		ask.Pick = func(m *machine.M, opt []int32) {
			m.SetPC(done.pc)
			m.Enact(only, opt)
		}
	} else {
		ask.Pick = func(m *machine.M, opt []int32) {
			if opt[0] == machine.PassOption {
				m.SetPC(done.pc)
				return
			}
			if many {
				m.SetInt(count, m.Int(count)+1)
				m.SetPC(m.PC() + 1)
			} else {
				m.SetPC(done.pc)
			}
			m.Enact(entries[opt[0]], opt)
		}
	}
	if many {
		upTo := of.UpTo
		ask.Counts = append(ask.Counts, func(m *machine.M) machine.Count {
			if n := upTo(m); n >= 0 {
				return machine.Count{What: "action", N: m.Int(count) + 1, Of: n / unit}
			}
			return machine.Count{}
		})
	}
	b.Ask(ask)
	if many {
		b.Jump(again)
	} else {
		b.Jump(done)
	}
	b.Mark(empty)
	b.Body(of.None)
	b.Mark(done)
}

// menuFiller writes what a menu is given; one name that is handed on takes the least.
func (b *Builder) menuFiller(params []*model.Var, args []model.Expr) *machine.Given {
	if len(params) == 0 {
		return &machine.Given{To: model.None}
	}
	if len(params) == 1 && params[0].Type.Form == model.One {
		if from, ok := b.standsIn(args[0]); ok {
			return &machine.Given{From: from.I, To: b.Slot(params[0]).I}
		}
	}
	f := b.args(params, args)
	return &machine.Given{Fill: func(m *machine.M, l, w int32) bool { f(m, l, w); return true }}
}

// listFilled adds every legal way to take the action, with what it is given.
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
		x.inQuestion(m, l)
		m.StandAt(l, w)
		x.list(m, o)
	}
	m.StandAt(base, bbase)
	m.GiveBack(l, w)
	if x.whole {
		m.Ways(machine.Whole{Ask: ask, Distinct: x.model.Distinct, Prefer: x.prefer}, o, from)
	}
}

// listQuick is listFilled for an action with one choice of which nothing else is asked.
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

// inQuestion writes which action it is, for a menu that asks for it.
func (x *act) inQuestion(m *machine.M, l int32) {
	if x.actSlot != model.None {
		m.L[l+x.actSlot] = x.model.Index
	}
}

// entry is how an action is begun by an option of an offer that gives it something.
func (c *C) entry(x *act, given *machine.Given) *machine.Entry {
	e := &machine.Entry{Given: given, Proc: x.proc, Actor: model.None, Self: model.None}
	if a := x.model.Actor; a != nil {
		e.Actor = c.Slot(a).I
	}
	for _, s := range x.model.Lead {
		if s.Names == model.NamesChoice {
			e.Choices = append(e.Choices, c.Slot(s.Bind).I)
		}
	}
	if x.self != nil {
		each := c.selves(x.model.Extent)
		e.Self, e.SelfOf = c.Slot(x.self).I, func(m *machine.M) int32 { return each(m, model.None) }
	}
	return e
}

// filled asks a number in a frame of its own, opened and with its parameters filled in.
func filled(open func(*machine.M) machine.Saved, fill *machine.Given, ask machine.Num) machine.Num {
	return func(m *machine.M) int32 {
		s := open(m)
		l, w := s.Outer()
		fill.Write(m, l, w)
		m.Enter(s)
		v := ask(m)
		m.Close(s)
		return v
	}
}

func (b *Builder) frameOf(m *model.Menu) *machine.Room {
	ints, words := b.Slots(&m.Scope)
	return &machine.Room{Ints: ints, Words: words, Work: 1, Value: model.None}
}

// describeAct tells the types of an action's choices, and why it is refused.
// hidden, of a watched program, reports whether what it is given is hidden from the viewer.
func (c *C) describeAct(x *act, fill *machine.Given, hidden func(m *machine.M) bool) *machine.Act {
	told := c.toldHidden(x)
	d := &machine.Act{Action: x.model, Types: []model.Type{{}}, Names: []string{"actor"}}
	if x.model.Actor != nil {
		d.Types[0] = x.model.Actor.Type
	}
	for _, s := range x.model.Lead {
		if s.Names == model.NamesChoice {
			d.Types = append(d.Types, s.Bind.Type)
			d.Names = append(d.Names, s.Bind.Name)
		}
	}
	d.Secret = secretly(x.model)
	d.WhyNot = func(m *machine.M, want []int32) (no *machine.Refusal) {
		m.Look(func() {
			if hidden != nil && hidden(m) {
				m.Conceal()
			}
			s := m.OpenFor(x.proc)
			defer m.Close(s)
			l, w := s.Outer()
			if !fill.Write(m, l, w) {
				no = &machine.Refusal{Label: "it does not apply here"}
				return
			}
			x.inQuestion(m, l)
			m.Enter(s)
			if told != nil && told(m) {
				m.Conceal()
			}
			no = x.whyNot(m, want)
		})
		return no
	}
	return d
}

// secretly reports whether the one decision of an action holds a secret choice.
func secretly(a *model.Action) (secret bool) {
	in := a.Lead
	if a.Whole {
		in = a.Body
	}
	model.WalkStmts(in, func(s *model.Stmt) { secret = secret || s.Names == model.NamesChoice && s.Args["secret"] != nil }, nil)
	return secret
}

// AnyChoice in a wanted tuple leaves a choice open.
const AnyChoice int32 = model.None

// whyNot names the first requirement that refuses the action with the wanted choices; nil if it is
// legal. want holds the actor and the choices in order; AnyChoice leaves one open.
func (x *act) whyNot(m *machine.M, want []int32) *machine.Refusal {
	if x.active != nil && x.active(m) == 0 {
		return &machine.Refusal{Label: "it is not in force now", Ref: x.model.Ref, At: x.model.Range}
	}
	pick := func(i int) int32 {
		if i < len(want) {
			return want[i]
		}
		return AnyChoice
	}
	if x.actors == nil {
		if r := firstFailing(m, append(x.shared[:len(x.shared):len(x.shared)], x.checks...)); r != nil {
			return r
		}
		return x.whyStep(m, 0, 1, pick)
	}
	var best *machine.Refusal
	candidates := append([]int32(nil), x.actors(m)...)
	m.Spend(len(candidates) * x.work)
	found := false
	for _, id := range candidates {
		if w := pick(0); w != AnyChoice && w != id {
			continue
		}
		found = true
		m.SetInt(x.actor.I, id)
		r := firstFailing(m, append(x.shared[:len(x.shared):len(x.shared)], x.checks...))
		if r == nil {
			r = x.whyStep(m, 0, 1, pick)
		}
		if r == nil {
			return nil
		}
		if best == nil {
			best = r
		}
	}
	if !found {
		return &machine.Refusal{Label: "no actor can take it", Ref: x.model.Ref, At: x.model.Range}
	}
	return best
}

func firstFailing(m *machine.M, cs []check) *machine.Refusal {
	for i := range cs {
		if cs[i].holds(m) == 0 {
			return &machine.Refusal{Label: cs[i].label, Ref: cs[i].ref, At: cs[i].at}
		}
	}
	return nil
}

func (x *act) whyStep(m *machine.M, i, n int, pick func(int) int32) *machine.Refusal {
	for ; i < len(x.steps); i++ {
		s := &x.steps[i]
		switch {
		case s.holds != nil:
			if s.holds(m) == 0 {
				return &machine.Refusal{Label: s.label, Ref: s.ref, At: s.at}
			}
		case s.idle:
		case s.let != nil:
			s.let(m)
		case s.when != nil && s.when(m) == 0:
			m.SetInt(s.slot.I, model.None)
			if pick(n) != AnyChoice {
				return &machine.Refusal{Label: "there is no candidate for " + x.choices[n-1].Name, Ref: x.model.Ref, At: x.model.Range}
			}
			n++
		case s.area != nil:
			return x.whyPoint(m, i, n, pick)
		default:
			cands := append([]int32(nil), s.choose(m)...)
			m.Spend(len(cands) * s.per)
			var best *machine.Refusal
			found := false
			for _, v := range cands {
				if w := pick(n); w != AnyChoice && !means(m, w, v) {
					continue
				}
				found = true
				m.SetInt(s.slot.I, v)
				m.SetInt(s.cand, v)
				r := firstFailing(m, s.each)
				if r == nil {
					r = x.whyStep(m, i+1, n+1, pick)
				}
				if r == nil {
					return nil
				}
				if best == nil {
					best = r
				}
			}
			if !found {
				what := "there is no candidate"
				if len(cands) > 0 {
					what = "it is not a candidate"
				}
				return &machine.Refusal{Label: what + " for " + x.choices[n-1].Name, Ref: x.model.Ref, At: x.model.Range}
			}
			return best
		}
	}
	return nil
}

// means reports whether a wanted thing is a candidate, or one of those that are like it.
func means(m *machine.M, want, v int32) bool {
	if want != v && m.Plural(v) && m.Hides(v) {
		m.Conceal()
	}
	return m.Alike(want, v)
}

// window emits the offer of an action that may step in at an event.
func (b *Builder) window(h *hook, src []source) {
	x := b.act(h.action)
	bind := b.binder(ownParams(h.action), h.action.Self, h.binding, h.extent, src)
	selfT, memT := b.Temp(), b.Temp()
	fill := &machine.Given{Fill: func(m *machine.M, l, w int32) bool {
		m.SetInt(selfT, model.None)
		m.SetInt(memT, model.None)
		more, fits := bind(m, machine.SavedAt(l, w, m), selfT, memT)
		return more && fits
	}}
	var player machine.Num
	if h.action.Player != nil {
		p := b.C.Num(h.action.Player)
		player = filled(func(m *machine.M) machine.Saved { return m.OpenFor(x.proc) }, fill, p)
	}
	b.Offer(Offer{Name: h.action.Name, Title: h.action.Title, Ref: h.action.Ref, Actions: []*model.Action{h.action}, Player: player,
		UpTo: func(*machine.M) int32 { return -1 }, fill: fill})
}

func ownParams(a *model.Action) []*model.Var { return a.Params }

// preferring is which of the actions prefer, of their ways, those where a number is greatest.
func preferring(acts []*act) []int32 {
	var out []int32
	for _, x := range acts {
		if x.model.Prefer != nil {
			out = append(out, x.model.Index)
		}
	}
	return out
}

// keepPreferred keeps, of the ways through whole actions that prefer a number, those where it is
// greatest.
func keepPreferred(m *machine.M, prefers []int32, o *machine.Options) {
	best, n := model.None, o.Stride
	for at := 0; at < len(o.Flat); at += n {
		if slices.Contains(prefers, o.Flat[at]) {
			best = max(best, m.Preferred(o.Flat[at:at+n]))
		}
	}
	keep := o.Flat[:0]
	for at := 0; at < len(o.Flat); at += n {
		if opt := o.Flat[at : at+n]; !slices.Contains(prefers, opt[0]) || m.Preferred(opt) == best {
			keep = append(keep, opt...)
		}
	}
	o.Flat = keep
}
