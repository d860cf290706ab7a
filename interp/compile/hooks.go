package compile

import (
	"math/bits"

	"sandtable/interp/code"
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

// weave emits the calls of all hooks of an event at a moment.
func (b *Builder) weave(e model.Event, mo model.Moment, src []source) {
	for _, h := range b.rules.Hooks(e, mo) {
		if h.Action != nil {
			b.window(h, src)
			continue
		}
		b.hook(h, src, nil)
	}
}

// hook emits the guarded calls of one hook. instead is the label to jump to when a replacing rule
// has run.
func (b *Builder) hook(h *lower.Hook, src []source, instead *code.Label) {
	if instead == nil && b.weaveIn(h, src) {
		return
	}
	p := b.C.Rule(h.Rule)
	bind := b.binder(h.Rule.Self, h.Binding, h.Extent, src)
	active := b.active(h.Extent)
	var when machine.Num
	if h.Rule.When != nil {
		when = b.C.Num(h.Rule.When)
	}
	at := b.Place()
	at.Range, at.Ref, at.Title = h.Origin.Range, h.Origin.Ref, h.Rule.Title
	if once := b.once(h, src); once != nil && !b.without(OnceHooks) {
		if !once.fits {
			return // no argument has the type
		}
		once.when = b.asksHere(h, src)
		b.Calls(p.Proc)
		b.Add(machine.Instr{At: at, Work: b.weigh(h.Rule.When), Do: once.call(p, active, when, instead)})
		return
	}
	selfT, memT := b.Temp(), b.Temp()
	b.Add(machine.Instr{At: at, Work: 1, Do: func(m *machine.M) {
		m.SetInt(selfT, model.None)
		m.SetInt(memT, model.None)
	}})
	again := b.Here()
	b.Calls(p.Proc)
	b.Add(machine.Instr{At: at, Work: b.weigh(h.Rule.When), Do: func(m *machine.M) {
		if active != nil && active(m) == 0 {
			return
		}
		for {
			h0 := len(m.H)
			saved := m.OpenFor(p.Proc)
			more, fits := bind(m, saved, selfT, memT)
			if !more {
				m.Close(saved)
				return
			}
			if fits {
				m.Enter(saved)
				if when != nil && when(m) == 0 {
					fits = false
				}
			}
			if !fits {
				m.Close(saved)
				continue
			}
			if instead != nil {
				m.SetPC(instead.PC())
			} else {
				m.SetPC(again.PC())
			}
			m.Adopt(saved, p.Proc, h0)
			return
		}
	}})
}

// binder makes the function that fills a hook's frame from an event's arguments. The function
// returns more = false when all cases have been tried, and whether the current case fits. selfT and
// memT are slots of the caller's frame: the card in force and the member of the group that were
// tried last.
func (b *Builder) binder(self *model.Var, bd *model.Binding, x *model.Extent, src []source) func(m *machine.M, s machine.Saved, selfT, memT int32) (more, fits bool) {
	type arg struct {
		src    source
		slot   machine.Slot
		typ    model.Type
		expr   machine.Num
		isSelf bool
		bound  bool
	}
	var args []arg
	var group *source // the set for whose members the hook runs one by one
	selfBound := false
	for i, a := range bd.Args {
		if i >= len(src) || a.Var == nil && a.Const == nil {
			continue
		}
		s := src[i]
		switch {
		case a.Var != nil:
			g := arg{src: s, slot: b.Slot(a.Var), typ: a.Var.Type, bound: true}
			if s.typ.Form == model.Set && a.Var.Type.Form == model.One {
				sc := s
				group = &sc
			}
			args = append(args, g)
		default:
			if l, ok := a.Const.(*model.Local); ok && self != nil && l.Var == self {
				g := arg{src: s, slot: b.Slot(self), typ: self.Type, bound: true, isSelf: true}
				if s.typ.Form == model.Set {
					sc := s
					group = &sc
				}
				selfBound = true
				args = append(args, g)
				continue
			}
			if a.Const.Type().Base == model.Invalid || bd.Event.Track != nil && i == 0 {
				continue
			}
			args = append(args, arg{src: s, expr: b.C.Num(a.Const)})
		}
	}
	var each func(m *machine.M, after int32) int32
	if self != nil && !selfBound {
		each = b.selves(x)
	}
	selfSlot := int32(0)
	if self != nil {
		selfSlot = b.Slot(self).I
	}
	hidden := b.hiddenFor(bd)
	var members Window
	if group != nil {
		members = WindowOf(group.typ)
	}
	return func(m *machine.M, saved machine.Saved, selfT, memT int32) (bool, bool) {
		l, w := saved.Outer()
		member := model.None
		state := m.Int(memT)
		selfID := m.Int(selfT)
		if group != nil {
			if each != nil && selfID == model.None {
				if selfID = each(m, model.None); selfID == model.None {
					return false, false
				}
				m.SetInt(selfT, selfID)
			}
			member = nextIn(m.Bits(group.slot), members, state)
			for member == model.None {
				if each == nil {
					return false, false
				}
				if selfID = each(m, selfID); selfID == model.None {
					return false, false
				}
				m.SetInt(selfT, selfID)
				member = nextIn(m.Bits(group.slot), members, model.None)
				if member == model.None {
					return false, false
				}
			}
			m.SetInt(memT, member)
		} else if each != nil {
			if selfID = each(m, selfID); selfID == model.None {
				return false, false
			}
			m.SetInt(selfT, selfID)
		} else {
			if state != model.None {
				return false, false
			}
			m.SetInt(memT, 1)
		}
		if each != nil {
			m.L[l+selfSlot] = selfID
		}
		for i := range args {
			a := &args[i]
			if !a.bound {
				m.Enter(saved)
				v := a.expr(m)
				m.Leave(saved)
				if a.src.typ.Form == model.Set {
					if !inBits(m.Bits(a.src.slot), WindowOf(a.src.typ), v) {
						return true, false
					}
				} else if m.Int(a.src.slot.I) != v {
					return true, false
				}
				continue
			}
			if !bindArg(m, a.src, a.typ, a.slot, l, w, member) {
				return true, false
			}
		}
		for i, s := range hidden {
			copySlot(m, src[i], s, l, w)
		}
		return true, true
	}
}

// hiddenFor returns the slots in which a replacing rule keeps the arguments of the replaced rule,
// for `proceed`.
func (b *Builder) hiddenFor(bd *model.Binding) []machine.Slot {
	if bd.Moment != model.Instead || bd.Event.Rule == nil {
		return nil
	}
	for _, h := range b.rules.Bound(bd.Event) {
		if h.Binding == bd && h.Rule != nil {
			return b.C.Rule(h.Rule).hidden
		}
	}
	return nil
}

// bindArg binds one name to an argument. It returns false if the argument is not of the name's
// type.
func bindArg(m *machine.M, src source, t model.Type, slot machine.Slot, l, w, member int32) bool {
	if src.typ.Form == model.Set {
		if t.Form == model.One {
			if t.Base == model.ThingOf && (member < t.Kind.Lo || member >= t.Kind.Hi) {
				return false
			}
			m.L[l+slot.I] = member
			return true
		}
		dst := m.B[w+slot.W : w+slot.W+slot.N]
		from, to := WindowOf(src.typ), WindowOf(t)
		bits := m.Bits(src.slot)
		any := false
		for i := range dst {
			dst[i] = 0
			if j := to.Lo + int32(i) - from.Lo; j >= 0 && int(j) < len(bits) {
				dst[i] = bits[j]
				if t.Base == model.ThingOf {
					dst[i] &= kindMask(t.Kind, to.Lo+int32(i))
				}
			}
			any = any || dst[i] != 0
		}
		// If the type accepts every argument, it accepts the empty set.
		return any || t.Accepts(src.typ)
	}
	v := m.Int(src.slot.I)
	if t.Form == model.Set {
		to := WindowOf(t)
		if v == model.None || t.Base == model.ThingOf && (v < t.Kind.Lo || v >= t.Kind.Hi) {
			return false
		}
		dst := m.B[w+slot.W : w+slot.W+slot.N]
		clear(dst)
		setBit(dst, to.Lo, v)
		return true
	}
	if t.Form == model.List {
		m.L[l+slot.I], m.L[l+slot.I+1] = m.Int(src.slot.I), m.Int(src.slot.I+1)
		return true
	}
	if v == model.None {
		if !t.Maybe && (src.typ.Maybe || t.Base == model.ThingOf) {
			return false
		}
	} else if t.Base == model.ThingOf && (v < t.Kind.Lo || v >= t.Kind.Hi) {
		return false
	}
	m.L[l+slot.I] = v
	return true
}

// kindMask returns the bits of one word that belong to a kind.
func kindMask(k *model.Kind, word int32) uint64 {
	lo, hi := k.Lo-word<<6, k.Hi-word<<6
	mask := ^uint64(0)
	if lo > 0 {
		if lo >= 64 {
			return 0
		}
		mask <<= uint(lo)
	}
	if hi < 64 {
		if hi <= 0 {
			return 0
		}
		mask &= 1<<uint(hi) - 1
	}
	return mask
}

func copySlot(m *machine.M, src source, to machine.Slot, l, w int32) {
	switch src.typ.Form {
	case model.Set:
		copy(m.B[w+to.W:w+to.W+to.N], m.Bits(src.slot))
	case model.List:
		m.L[l+to.I], m.L[l+to.I+1] = m.Int(src.slot.I), m.Int(src.slot.I+1)
	default:
		m.L[l+to.I] = m.Int(src.slot.I)
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
