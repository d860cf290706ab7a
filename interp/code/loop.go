package code

import (
	"math/bits"
	"slices"

	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Loops.

func (b *Builder) breaks(s *ir.Stmt) { b.Break(s.Out) }

func (b *Builder) loops(s *ir.Stmt) {
	if ids, ok := b.always(s); ok {
		b.loopOver(s, ids)
		return
	}
	of, by := b.Make.List(s.X), b.orderOf(s)
	keep := b.TempSlot()
	b.Temp()
	i := b.Temp()
	before, inside := b.Temp(), b.Temp() // ends of the lists that outlive the loop, and one round
	b.Keep()
	done, after := &asm.Label{}, &asm.Label{}
	b.Emit(func(m *machine.M) {
		l := of(m)
		if len(l) == 0 {
			after.Go(m)
			return
		}
		m.SetInt(before, int32(len(m.H)))
		m.KeepList(keep, by.sorted(m, l))
		m.SetInt(i, 0)
		m.SetInt(inside, int32(len(m.H)))
	})
	b.HoldList(keep, s.Of.Bind.Type, 0, 1, func() { b.eachOne(s, keep, i, inside, done) })
	b.Mark(done)
	b.Emit(func(m *machine.M) { m.H = m.H[:m.Int(before)] })
	b.Mark(after)
}

// eachOne makes the loop over the members of a list.
func (b *Builder) eachOne(s *ir.Stmt, keep machine.Slot, i, inside int32, done *asm.Label) {
	slot, when, work := s.V.In.I, b.optional(s.When), ir.Work(s.When)
	again := b.Here()
	if s.Ask == nil {
		b.Emit(func(m *machine.M) {
			m.H = m.H[:m.Int(inside)]
			l := m.ListAt(keep)
			for {
				m.Spend(work)
				k := m.Int(i)
				if int(k) >= len(l) {
					done.Go(m)
					return
				}
				m.SetInt(i, k+1)
				m.SetInt(slot, l[k])
				if when == nil || when(m) != 0 {
					return
				}
			}
		})
	} else {
		b.Emit(func(m *machine.M) { m.H = m.H[:m.Int(inside)] })
		// the remaining members are at the front of the list; the chosen one swaps with the last of
		// them
		ask := b.asked(s.Ask)
		ask.List = func(m *machine.M, o *machine.Options) {
			o.Begin(1)
			l := m.ListAt(keep)
			l = l[:len(l)-int(m.Int(i))]
			m.Spend(len(l) * work)
			for _, v := range l {
				m.SetInt(slot, v)
				if (when == nil || when(m) != 0) && !m.AnyAlike(o.Flat, v) {
					o.Flat = append(o.Flat, v)
				}
			}
		}
		ask.Empty = func(m *machine.M) bool { done.Go(m); return true }
		ask.Pick = func(m *machine.M, opt []int32) {
			l := m.ListAt(keep)
			n := len(l) - int(m.Int(i)) - 1
			if j := slices.Index(l[:n+1], opt[0]); j >= 0 {
				copy(l[j:n+1], l[j+1:n+1])
				l[n] = opt[0]
			}
			m.SetInt(i, m.Int(i)+1)
			m.SetInt(slot, opt[0])
			m.SetPC(m.PC() + 1)
		}
		b.Ask(ask)
	}
	b.Member(s.Of.Bind, done, func() { b.Body(s.Body) })
	b.Jump(again)
}

// always returns the members of a loop that are the same in every position. They are kept with the
// program: a watched program takes them from the played one, because both must have the same
// instructions.
func (b *Builder) always(s *ir.Stmt) ([]int32, bool) {
	if s.Ask != nil || len(s.Keys) > 0 {
		return nil, false
	}
	if b.Played != nil {
		ids, ok := b.Played.Fixed[s.Of]
		return ids, ok
	}
	if s.X.Op != ir.Members || s.X.X[0].Op != ir.Mask || !b.Fixes {
		return nil, false
	}
	ids := []int32{}
	for id := range ir.Each(s.X.X[0].Words, s.X.X[0].T.Win) {
		ids = append(ids, id)
	}
	b.Program.Fixed[s.Of] = ids
	return ids, true
}

// loopOver makes a loop over constant members.
func (b *Builder) loopOver(s *ir.Stmt, ids []int32) {
	slot, when, i, lists := s.V.In.I, b.optional(s.When), b.Temp(), b.Temp()
	done, body := &asm.Label{}, &asm.Label{}
	work := ir.Work(s.When)
	next := func(m *machine.M, k int32) bool {
		for ; uint(k) < uint(len(ids)); k++ {
			m.Spend(work)
			if m.SetInt(slot, ids[k]); when == nil || when(m) != 0 {
				m.SetInt(i, k+1)
				return true
			}
		}
		m.SetInt(i, k)
		done.Go(m)
		return false
	}
	b.Emit(func(m *machine.M) {
		m.SetInt(lists, int32(len(m.H)))
		if next(m, 0) {
			body.Go(m)
		}
	})
	again, kept := b.Here(), b.Kept()
	if when != nil {
		b.Emit(func(m *machine.M) { next(m, m.Int(i)) })
	} else {
		b.Emit(func(m *machine.M) {
			k := m.Int(i)
			if uint(k) >= uint(len(ids)) {
				done.Go(m)
				return
			}
			m.SetInt(slot, ids[k])
			m.SetInt(i, k+1)
		})
	}
	b.Mark(body)
	b.Member(s.Of.Bind, done, func() { b.Body(s.Body) })
	b.Jump(again)
	b.Mark(done)
	if b.Kept() > kept {
		trim := func(m *machine.M) { m.H = m.H[:m.Int(lists)] }
		b.Proc.Code[again.PC].Do = func(m *machine.M) {
			trim(m)
			next(m, m.Int(i))
		}
		b.Emit(trim)
	}
}

// order is the order in which a loop takes its members: by one figure of each, or by several, of
// which later ones break ties.
type order struct {
	figures []machine.Num
	sign    int32 // -1: the highest first
	slot    int32 // slot from which the figures read the member
	work    int   // steps to evaluate the figures of one member
}

// orderOf makes the order of a loop; nil if members keep their own order.
func (b *Builder) orderOf(s *ir.Stmt) *order {
	if len(s.Keys) == 0 {
		return nil
	}
	o := &order{sign: 1, slot: s.V.In.I}
	if s.Down {
		o.sign = -1
	}
	for _, x := range s.Keys {
		o.figures = append(o.figures, b.Make.Num(x))
		o.work += ir.Work(x)
	}
	return o
}

// sorted returns the members in order, in scratch memory. The sort is stable.
func (o *order) sorted(m *machine.M, l []int32) []int32 {
	if o == nil {
		return l
	}
	n, k := len(l), len(o.figures)
	at := m.ListStart()
	m.Spend(n * o.work)
	for _, v := range l {
		m.SetInt(o.slot, v)
		for _, f := range o.figures {
			inner := m.ListStart()
			x := f(m)
			m.ListDrop(inner)
			m.Push(o.sign * x)
		}
	}
	keys := m.ListFrom(at)
	at = m.ListStart()
	for i := range n {
		m.Push(int32(i))
	}
	m.Spend(n * bits.Len(uint(n)) / 4)
	turns := m.ListFrom(at)
	slices.SortStableFunc(turns, func(a, b int32) int {
		return slices.Compare(keys[int(a)*k:int(a+1)*k], keys[int(b)*k:int(b+1)*k])
	})
	at = m.ListStart()
	for _, i := range turns {
		m.Push(l[i])
	}
	return m.ListFrom(at)
}
