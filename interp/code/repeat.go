package code

import (
	"sandtable/interp/asm"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Loops that run a number of times, or while a condition holds.

// rounds is such a loop.
type rounds struct {
	times machine.Num // nil: nobody knows how many
	holds machine.Num // nil: always
	count bool        // the number of the round has a name

	// Slots: the number of the round, how many are left, how many there are in all if that is
	// known, and the end of the lists that outlive one round.
	round, left, all, lists int32

	unit int32
}

func (b *Builder) repeats(s *ir.Stmt) {
	x := &rounds{times: b.optional(s.To), holds: b.optional(s.X), count: s.V != nil, unit: b.unit()}
	x.round, x.left = b.Temp(), b.Temp()
	x.all = x.left
	if x.times != nil {
		x.all = b.Temp()
	}
	if x.count {
		x.round = s.V.In.I
	}
	x.lists = b.Temp()
	b.Emit(x.start)
	done, again, body := &asm.Label{}, &asm.Label{}, &asm.Label{}
	b.Mark(again)
	head, kept := b.Here().PC, b.Kept()
	if s.Ask == nil {
		b.Emit(func(m *machine.M) {
			if !x.begin(m) || !x.goesOn(m) {
				done.Go(m)
			}
		})
	} else {
		b.asksToGoOn(s.Ask, x, body, done)
	}
	b.Mark(body)
	b.countedRounds(s, x, done)
	switch {
	case s.Ask != nil:
		b.Jump(again)
	case !x.count && x.times == nil && x.holds == nil && b.Kept() == kept:
		b.Blank(head)
		b.Jump(body)
	default: // the next round starts here
		b.Emit(func(m *machine.M) {
			if x.begin(m) && x.goesOn(m) {
				body.Go(m)
			}
		})
	}
	b.Mark(done)
}

// start begins the loop.
func (x *rounds) start(m *machine.M) {
	m.SetInt(x.round, 0)
	m.SetInt(x.lists, int32(len(m.H)))
	if x.times != nil {
		n := x.times(m) / x.unit
		m.SetInt(x.left, n)
		m.SetInt(x.all, n)
	}
}

// begin starts a round if there is one more.
func (x *rounds) begin(m *machine.M) bool {
	m.H = m.H[:m.Int(x.lists)]
	if x.count { // otherwise the position must not depend on the number of rounds
		m.SetInt(x.round, m.Int(x.round)+x.unit)
	}
	if x.times == nil {
		return true
	}
	n := m.Int(x.left)
	if m.SetInt(x.left, n-1); n <= 0 {
		m.SetInt(x.all, 0)
	}
	return n > 0
}

func (x *rounds) goesOn(m *machine.M) bool { return x.holds == nil || x.holds(m) != 0 }

// asksToGoOn makes the beginning of a round where a player may end the loop.
func (b *Builder) asksToGoOn(a *ir.Ask, x *rounds, body, done *asm.Label) {
	mayPass := b.Make.Num(a.When)
	b.Emit(func(m *machine.M) {
		if !x.begin(m) {
			done.Go(m)
		}
	})
	before := b.Here()
	b.Emit(func(m *machine.M) {
		if !x.goesOn(m) {
			done.Go(m)
		}
	})
	b.Emit(func(m *machine.M) {
		if mayPass(m) == 0 {
			body.Go(m)
		}
	})
	ask := b.question(a, done)
	ask.Again = before.Go
	b.Ask(ask)
}

// countedRounds makes the body, of which people are told which round it is.
func (b *Builder) countedRounds(s *ir.Stmt, x *rounds, done *asm.Label) {
	body := func() { b.tidied(s.Body, x.lists, func() { b.Loop(done, func() { b.Body(s.Body) }) }) }
	label := s.Of.Label
	switch {
	case x.times != nil:
		b.Counted(func(m *machine.M) machine.Count {
			return machine.Count{What: label, N: m.Int(x.all) - m.Int(x.left), Of: m.Int(x.all)}
		}, body)
	case x.count:
		b.Counted(func(m *machine.M) machine.Count { return machine.Count{What: label, N: m.Int(x.round) / x.unit} }, body)
	default:
		body()
	}
}

// tidied makes the body of a loop. If a whole action wants its ways distinct, each round ends by
// clearing the names that it has bound and the lists that it has kept: no code reads them any more,
// and equal positions then have equal states. The ways are compared there (Meet), before the loop
// asks whether there is another round.
func (b *Builder) tidied(body []*ir.Stmt, lists int32, do func()) {
	if !b.Tidy {
		do()
		return
	}
	var ints, sets []machine.Slot
	for _, s := range body {
		s.Each(func(s *ir.Stmt) {
			if s.Of == nil || s.Of.Bind == nil {
				return
			}
			switch slot := b.Slot(s.Of.Bind); s.Of.Bind.Type.Form {
			case model.Set:
				sets = append(sets, slot)
			case model.List:
				ints = append(ints, slot, machine.Slot{I: slot.I + 1})
			default:
				ints = append(ints, slot)
			}
		})
	}
	lo, wlo := b.Proc.Ints, b.Proc.Words
	do()
	for i := lo; i < b.Proc.Ints; i++ {
		ints = append(ints, machine.Slot{I: i})
	}
	if n := b.Proc.Words - wlo; n > 0 {
		sets = append(sets, machine.Slot{W: wlo, N: n})
	}
	b.Emit(func(m *machine.M) {
		m.H = m.H[:m.Int(lists)]
		for _, s := range ints {
			m.SetInt(s.I, 0)
		}
		for _, s := range sets {
			clear(m.Bits(s))
		}
	})
	b.Proc.Code[len(b.Proc.Code)-1].Meet = true
}
