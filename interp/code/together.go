package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Choices that several players make at the same time. All members choose before any of them
// continues, and until then no member learns what the others have chosen. Choices are locals of the
// rule, which no view shows, until they are disclosed to all.

// together makes two loops: in one the members choose, in the other they continue.
func (b *Builder) together(s *ir.Stmt) {
	of, when, by := b.Make.List(s.X), b.optional(s.When), b.orderOf(s)
	slot, n, work := s.V.In.I, len(s.Need), ir.Work(s.When)
	var chosen []int32 // the slots of the choices
	for _, c := range s.Need {
		chosen = append(chosen, c.V.In.I)
	}
	keep, answers := b.TempSlot(), machine.Slot{}
	b.Temp()
	answers.I = b.Temp()
	b.Temp()
	i, before, inside := b.Temp(), b.Temp(), b.Temp()
	b.Keep()
	b.Emit(func(m *machine.M) {
		m.SetInt(before, int32(len(m.H)))
		l := by.sorted(m, of(m))
		those := m.ListStart()
		m.Spend(len(l) * work)
		for _, v := range l {
			m.SetInt(slot, v)
			mark := m.ListStart()
			ok := when == nil || when(m) != 0
			m.ListDrop(mark)
			if ok {
				m.Push(v)
			}
		}
		members := m.ListFrom(those)
		m.KeepList(keep, members)
		blank := m.ListStart()
		for range len(members) * n {
			m.Push(model.None)
		}
		m.KeepList(answers, m.ListFrom(blank))
		m.SetInt(i, 0)
		m.SetInt(inside, int32(len(m.H)))
	})
	// loads the next member, with its choices if it has made them
	next := func(m *machine.M, done *asm.Label, with bool) {
		m.H = m.H[:m.Int(inside)]
		l, k := m.ListAt(keep), int(m.Int(i))
		if k >= len(l) {
			m.SetInt(i, 0)
			done.Go(m)
			return
		}
		m.SetInt(i, int32(k)+1)
		m.SetInt(slot, l[k])
		for j, at := range chosen {
			if with {
				m.SetInt(at, m.ListAt(answers)[k*n+j])
			} else {
				m.SetInt(at, model.None)
			}
		}
	}
	open, done := &asm.Label{}, &asm.Label{}
	all := &choosing{slot: slot, i: i, keep: keep, answers: answers, chosen: chosen}
	b.HoldList(keep, s.Of.Bind.Type, 0, 1, func() {
		all.hold(b, s.Need, func() {
			choose := b.Here()
			b.Emit(func(m *machine.M) { next(m, open, false) })
			b.secret = true
			b.For(s.Of.Bind, func() { b.Body(s.Need) })
			b.secret = false
			all.take(b, s.Need, choose)
			b.KeepSecret(choose, open, all.redrawOthers)
			b.Emit(func(m *machine.M) {
				k := int(m.Int(i)) - 1
				for j, at := range chosen {
					m.ListAt(answers)[k*n+j] = m.Int(at)
				}
				choose.Go(m)
			})
			b.Mark(open)
			b.Emit(b.disclose(s, func(m *machine.M, k int) bool {
				l := m.ListAt(keep)
				if k < len(l) {
					m.SetInt(slot, l[k])
					for j, at := range chosen {
						m.SetInt(at, m.ListAt(answers)[k*n+j])
					}
				}
				return k < len(l)
			}))
			again := b.Here()
			b.Emit(func(m *machine.M) { next(m, done, true) })
			b.KeepSecret(again, done, all.redrawSecret)
			b.Member(s.Of.Bind, done, func() { b.Body(s.Body) })
			b.Jump(again)
			b.Lives(choose, s.Of.Bind)
			for _, c := range s.Need {
				b.Lives(choose, c.Of.Bind)
			}
		})
	})
	b.Mark(done)
	b.Emit(func(m *machine.M) { m.H = m.H[:m.Int(before)] })
}

// disclose tells all players the choices, except those that stay secret. load loads the k-th member
// with its choices.
func (b *Builder) disclose(s *ir.Stmt, load func(m *machine.M, k int) bool) func(m *machine.M) {
	var players []machine.Num
	var lies []int32
	choices, member, kind := s.Need, s.V.In.I, s.Of.Bind.Type.Kind
	counter := kind != nil && kind.Is(model.KindPiece)
	for _, c := range choices {
		players, lies = append(players, b.Player(c.Ask)), append(lies, c.V.In.I)
	}
	return func(m *machine.M) {
		if m.Watch == nil {
			return
		}
		for k := 0; load(m, k); k++ {
			for j, c := range choices {
				if !c.Ask.Secret {
					e := machine.Event{Kind: machine.Disclosed, A: players[j](m), B: m.Int(lies[j]), C: model.None, Name: c.Of.Label, Type: c.Ask.Type}
					if counter {
						e.C = m.Int(member)
					}
					m.Tell(e)
				}
			}
		}
	}
}

// choosing states where an `each` with simultaneous keeps its members' choices, for sampled worlds.
type choosing struct {
	slot, i       int32 // the current member, and 1 + its number
	keep, answers machine.Slot
	chosen        []int32 // the slots of its choices
	made          []*secret
	at            []int32 // the instruction that asks each choice
	hidden        []bool  // choices that stay secret after all have chosen
}

// hold makes a part during which the answers are in their list.
func (x *choosing) hold(b *Builder, choices []*ir.Stmt, body func()) {
	for j, c := range choices {
		inner := body
		t := c.Of.Bind.Type.Sure()
		body = func() { b.HoldList(x.answers, t, j, len(choices), inner) }
	}
	body()
}

// take notes the choices that were made since a label; each asks once.
func (x *choosing) take(b *Builder, choices []*ir.Stmt, from *asm.Label) {
	var asks []*machine.Ask
	asks, x.at = b.AsksFrom(from)
	for j, c := range choices {
		x.made = append(x.made, b.made(c, asks[j]))
		x.hidden = append(x.hidden, c.Ask.Secret)
	}
}

// redrawOthers draws the choices of earlier members again, while not all have chosen.
func (x *choosing) redrawOthers(m *machine.M, d *machine.Redrawing) {
	pc, now := m.PC(), int(m.Int(x.i))-1
	var few [8]int32
	own := few[:0]
	for _, at := range x.chosen {
		own = append(own, m.Int(at))
	}
	for k := range now {
		x.member(m, d, k, func(int) bool { return true })
	}
	m.SetInt(x.slot, m.ListAt(x.keep)[now])
	for j, at := range x.chosen {
		m.SetInt(at, own[j])
	}
	for j, s := range x.made {
		if x.at[j] < pc { // already chosen for this member, perhaps by another player
			s.redraw(m, d)
		}
	}
}

// redrawSecret draws the choices that stay secret again, of members whose turn has not ended.
func (x *choosing) redrawSecret(m *machine.M, d *machine.Redrawing) {
	now := int(m.Int(x.i)) - 1
	if now < 0 {
		return
	}
	// The current member comes last, so that it stays loaded.
	for k := len(m.ListAt(x.keep)) - 1; k >= now; k-- {
		x.member(m, d, k, func(j int) bool { return x.hidden[j] })
	}
}

// member draws some choices of the k-th member again.
func (x *choosing) member(m *machine.M, d *machine.Redrawing, k int, which func(j int) bool) {
	n := len(x.chosen)
	m.SetInt(x.slot, m.ListAt(x.keep)[k])
	for j, at := range x.chosen {
		m.SetInt(at, m.ListAt(x.answers)[k*n+j])
	}
	for j, s := range x.made {
		if which(j) {
			s.redraw(m, d)
		}
	}
	for j, at := range x.chosen {
		m.ListAt(x.answers)[k*n+j] = m.Int(at)
	}
}
