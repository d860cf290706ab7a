package code

import (
	"slices"

	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Offers of actions: of those of a menu, of one that is bound to an event, of those that may be
// taken at any time.

// offer is an offer in the making.
type offer struct {
	*ir.Ask
	ask     *machine.Ask
	acts    []offered
	stride  int     // numbers of an option
	prefers []int32 // actions of which only the best ways are offered
	upTo    machine.Num
	atLeast machine.Num // nil: none
	count   int32       // slot that counts the actions taken
	unit    int32
	done    *asm.Label
}

// offers makes an offer.
func (b *Builder) offers(s *ir.Stmt) {
	again, empty := &asm.Label{}, &asm.Label{}
	ask := &machine.Ask{Stmt: s.Of, Name: s.Ask.Name, Title: s.Ask.Title, Menu: s.Ask.Menu, Pass: "pass", Again: again.Go}
	f := &offer{Ask: s.Ask, ask: ask, upTo: b.optional(s.Ask.UpTo), atLeast: b.optional(s.Ask.AtLeast), unit: b.unit(), done: &asm.Label{}}
	b.gather(f, s.Ask.Acts)
	many := f.upTo != nil
	if many {
		f.count = b.Temp()
		b.Emit(func(m *machine.M) { m.SetInt(f.count, 0) })
	}
	b.Mark(again)
	if many {
		b.Emit(func(m *machine.M) {
			if n := f.upTo(m); n >= 0 && m.Int(f.count)*f.unit >= n {
				f.done.Go(m)
			}
		})
		ask.Counts = append(ask.Counts, f.counting)
	}
	switch {
	case ask.Menu != nil:
		ask.Ref = ask.Menu.Ref
	case len(f.acts) > 0:
		ask.Ref = f.acts[0].Model.Ref
	}
	ask.Player, ask.List, ask.Empty, ask.Pick = f.player(b), f.list(false), f.whenEmpty(empty), f.pick(b)
	f.byLot()
	b.Ask(ask)
	if many {
		b.Jump(again)
	} else {
		b.Jump(f.done)
	}
	b.Mark(empty)
	b.Body(f.None)
	b.Mark(f.done)
}

// gather makes what the actions of an offer are given, and what can be asked about them.
func (b *Builder) gather(f *offer, all []*ir.Offered) {
	f.stride = 2
	for _, of := range all {
		x := offered{Act: b.Host.ActOf(of.Proc), of: of}
		if x.given = b.given(of.Given); of.Hook != nil {
			x.given = &machine.Given{Fill: b.Fits(of.Hook)}
		}
		f.add(x)
	}
	f.finish()
}

// add adds an action.
func (f *offer) add(x offered) {
	f.acts, x.offers = append(f.acts, x), append(x.offers, f)
	f.stride = max(f.stride, 2+len(x.of.Picks))
	f.ask.Acts = append(f.ask.Acts, x.described())
	f.ask.Whole, f.ask.Open = f.ask.Whole || x.Whole, f.ask.Open || x.Open()
	if x.Model.Prefer != nil {
		f.prefers = append(f.prefers, x.Index)
	}
}

// finish is called when the offer has all its actions.
func (f *offer) finish() {
	if f.ask.Whole {
		f.stride++
	}
	f.ask.Admit = func(m *machine.M, opt []int32) *machine.Refusal {
		if i := slices.IndexFunc(f.ask.Acts, func(a *machine.Act) bool { return a.Action.Index == opt[0] && a.Admit != nil }); i >= 0 {
			return f.ask.Acts[i].Admit(m, opt[1:])
		}
		return &machine.Refusal{Label: "no such action is offered"}
	}
}

// given makes what a menu gives its actions. A single name that is passed on is copied.
func (b *Builder) given(given []ir.Given) *machine.Given {
	var names []*ir.Var
	var args []*ir.Node
	for _, g := range given {
		names, args = append(names, g.V), append(args, g.X)
	}
	switch len(given) {
	case 0:
		return &machine.Given{To: model.None}
	case 1:
		if from, ok := Named(args[0]); ok && names[0].T.Form == ir.One {
			return &machine.Given{From: from.I, To: names[0].In.I}
		}
	}
	f := b.Filling(names, args)
	return &machine.Given{Fill: func(m *machine.M, l, w int32) bool { f(m, l, w); return true }}
}

// player makes who decides, in the frame of the first action: all have the names that it reads.
// Nil: the first player.
func (f *offer) player(b *Builder) machine.Num {
	if f.Player == nil {
		return nil
	}
	player, p, given := b.Make.Num(f.Player), f.acts[0].Act.Proc.Proc, f.acts[0].given
	return func(m *machine.M) int32 {
		s := m.OpenFor(p)
		l, w := s.Outer()
		given.Write(m, l, w)
		m.Enter(s)
		v := player(m)
		m.Close(s)
		return v
	}
}

// byLot makes how options are drawn by lot, once that is known of an action.
func (f *offer) byLot() {
	if f.ask.List == nil || !slices.ContainsFunc(f.acts, func(x offered) bool { return x.Legal != nil }) {
		return
	}
	f.ask.Maybe = f.list(true)
	f.ask.Legal = func(m *machine.M, opt []int32) bool {
		i := slices.IndexFunc(f.acts, func(x offered) bool { return x.Index == opt[0] })
		return f.acts[i].Legal == nil || f.acts[i].legal(m, opt, f.acts[i].given)
	}
}

// list makes how options are listed, or what may be one. The common offer, of one action that is
// taken once, has a form without the overhead of the others, as has what it picks: 5 % of the time
// in small games.
func (f *offer) list(maybe bool) func(m *machine.M, o *machine.Options) {
	ask, acts, stride, many := f.ask, f.acts, f.stride, f.upTo != nil
	if len(acts) == 1 && !ask.Whole && !many && len(f.prefers) == 0 {
		x, given := acts[0].Act, acts[0].given
		return func(m *machine.M, o *machine.Options) {
			o.Begin(stride)
			x.add(m, o, ask, given, maybe)
		}
	}
	return func(m *machine.M, o *machine.Options) {
		o.Begin(stride)
		for i := range acts {
			acts[i].add(m, o, ask, acts[i].given, maybe)
		}
		if len(f.prefers) > 0 {
			f.keepPreferred(m, o)
		}
		if many && !o.None() && f.mayPass(m) {
			pass := listing.Tuple{machine.PassOption}
			o.Flat = pass.Add(o.Flat, 1, stride)
		}
	}
}

// keepPreferred drops the ways of whole actions that do not have the greatest number, where they
// say what they prefer.
func (f *offer) keepPreferred(m *machine.M, o *machine.Options) {
	best, n := model.None, o.Stride
	for at := 0; at < len(o.Flat); at += n {
		if slices.Contains(f.prefers, o.Flat[at]) {
			best = max(best, m.Preferred(o.Flat[at:at+n]))
		}
	}
	keep := o.Flat[:0]
	for at := 0; at < len(o.Flat); at += n {
		if opt := o.Flat[at : at+n]; !slices.Contains(f.prefers, opt[0]) || m.Preferred(opt) == best {
			keep = append(keep, opt...)
		}
	}
	o.Flat = keep
}

// mayPass reports whether enough actions have been taken.
func (f *offer) mayPass(m *machine.M) bool {
	return f.upTo != nil && (f.atLeast == nil || m.Int(f.count)*f.unit >= f.atLeast(m))
}

// whenEmpty makes what happens if no action is legal; false: the offer does not say.
func (f *offer) whenEmpty(empty *asm.Label) func(m *machine.M) bool {
	many := f.upTo != nil
	return func(m *machine.M) bool {
		if (!many || m.Int(f.count) == 0) && failsEmpty(m, f.Never) {
			return true
		}
		if !f.Empty && !f.mayPass(m) {
			return false
		}
		empty.Go(m)
		return true
	}
}

// entries are how options start the actions, by their indexes.
func (f *offer) entries(p *machine.Program) []*machine.Entry {
	out := make([]*machine.Entry, len(p.Game.Actions))
	for i := range f.acts {
		out[f.acts[i].Index] = f.acts[i].entry()
	}
	return out
}

// pick makes how an option starts its action.
func (f *offer) pick(b *Builder) func(m *machine.M, opt []int32) {
	entries, done, count, many := f.entries(b.Program), f.done, f.count, f.upTo != nil
	if len(f.acts) == 1 && !many {
		only := entries[f.acts[0].Index]
		return func(m *machine.M, opt []int32) {
			m.SetPC(done.PC)
			m.Enact(only, opt)
		}
	}
	return func(m *machine.M, opt []int32) {
		switch {
		case opt[0] == machine.PassOption:
			m.SetPC(done.PC)
			return
		case many:
			m.SetInt(count, m.Int(count)+1)
			m.SetPC(m.PC() + 1)
		default:
			m.SetPC(done.PC)
		}
		m.Enact(entries[opt[0]], opt)
	}
}

// counting returns the number of the next action, and how many may be taken.
func (f *offer) counting(m *machine.M) machine.Count {
	if n := f.upTo(m); n >= 0 {
		return machine.Count{What: "action", N: m.Int(f.count) + 1, Of: n / f.unit}
	}
	return machine.Count{}
}

// Anytime makes what is offered beside every decision: one decision for all actions that may be
// taken at any time; nil: there are none. It stands in no procedure: its options are listed above
// whatever frame is running, and run on top of it; see machine/beside.go.
func (b *Builder) Anytime(all []*ir.Offered) *machine.Ask {
	if len(all) == 0 {
		return nil
	}
	ask := &machine.Ask{Name: "anytime", Title: "at any time"}
	f := &offer{ask: ask, stride: 2}
	for _, of := range all {
		x := b.Host.ActOf(of.Proc)
		f.add(offered{Act: x, of: of, given: b.taken(x, of)})
	}
	f.finish()
	ask.List = f.list(false)
	entries := f.entries(b.Program)
	ask.Pick = func(m *machine.M, opt []int32) { m.Enact(entries[opt[0]], opt) }
	return ask
}

// taken makes the start of an action that may be taken at any time. The player who decides takes
// it, if the action's player is the same and it is not in progress.
func (b *Builder) taken(x *Act, of *ir.Offered) *machine.Given {
	player := b.optional(of.By)
	return &machine.Given{Fill: func(m *machine.M, l, w int32) bool {
		m.L[l+x.Taker] = m.By()
		for _, g := range of.Given {
			m.L[l+g.V.In.I] = m.By()
		}
		if m.InProgress(x.Proc.Proc) {
			return false
		}
		if player == nil {
			return true
		}
		s := machine.SavedAt(l, w, m)
		m.Enter(s)
		p := player(m)
		m.Leave(s)
		return p == m.By()
	}}
}
