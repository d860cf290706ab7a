package machine

// A local is dead where its name is not bound: after the block that binds it, before it in a
// loop's next round, and at every decision if an expression alone binds it. What a dead local holds
// is left over, and depends on the form in which a procedure was carried out. So procedures keep
// stack maps, and a position reads live locals only.

// Named is an entry of a stack map: a local that is live only from one instruction to another. A
// local with several entries is live in each of them, one without an entry throughout.
type Named struct {
	Slot     Slot
	Ints     int32 // numbers in L: one thing has one, a list two, a set none
	From, To int32
}

// live copies the locals of all frames, with 0 for dead ones, to memory that is used again. pc is
// the instruction of the top frame.
func (p *Program) live(s *State, pc int32, dst *State) {
	dst.L = append(dst.L[:0], s.L[:s.LTop]...)
	dst.B = append(dst.B[:0], s.B[:s.BTop]...)
	for i := range s.F {
		f := &s.F[i]
		for _, n := range p.Procs[f.Proc].Named {
			clear(dst.L[f.Base+n.Slot.I:][:n.Ints])
			clear(dst.B[f.BBase+n.Slot.W:][:n.Slot.N])
		}
		at := p.at(s, i, pc)
		for _, n := range p.Procs[f.Proc].Named {
			if at >= n.From && at < n.To {
				copy(dst.L[f.Base+n.Slot.I:][:n.Ints], s.L[f.Base+n.Slot.I:])
				copy(dst.B[f.BBase+n.Slot.W:][:n.Slot.N], s.B[f.BBase+n.Slot.W:])
			}
		}
	}
}

// at is the instruction in which a frame is: the one that asks, or that has called. What is done at
// any time nobody has called: the frame below goes on where it stands.
func (p *Program) at(s *State, i int, pc int32) int32 {
	if i == len(s.F)-1 {
		return pc
	}
	if a := p.Procs[s.F[i+1].Proc].Action; a != nil && a.Anytime {
		return s.F[i].PC
	}
	return s.F[i].PC - 1
}

// Live is the locals of a frozen state, with 0 for dead ones. The slices are good until the next
// call with the same memory.
func (p *Program) Live(s *State, memory *State) ([]int32, []uint64) {
	p.live(s, topPC(s), memory)
	return memory.L, memory.B
}

func topPC(s *State) int32 {
	if len(s.F) == 0 {
		return 0
	}
	return s.F[len(s.F)-1].PC
}

// Position hashes what is on the table and where control stands in a frozen state; the index of
// chance, the number of decisions, what is declared as history, what is on record and dead locals
// are left out. Two positions that hash alike play on alike, as far as the rules do not go by what
// has been.
func (p *Program) Position(s *State) uint64 { return p.position(s, topPC(s)) }

// Hash covers everything but dead locals, chance included: two games that hash alike have been
// played alike. The state has to be frozen.
func (p *Program) Hash(s *State) uint64 { return s.past(p.Position(s)) }

// Position is that of the game in progress: see [Program.Position].
func (m *M) Position() uint64 { return m.P.position(&m.State, m.pc) }

// Hash is that of the game in progress: see [Program.Hash].
func (m *M) Hash() uint64 { return m.State.past(m.Position()) }

func (p *Program) position(s *State, pc int32) uint64 {
	var live State
	p.live(s, pc, &live)
	h := uint64(prime)
	for _, v := range s.I[:s.History] {
		h = mix(h, uint64(uint32(v)))
	}
	for _, v := range s.W { // of whole words the high bits, too, are spread: else those of two of them could stand for one another
		h = mix(h, Scramble(v))
	}
	for _, v := range live.L {
		h = mix(h, uint64(uint32(v)))
	}
	for _, v := range live.B {
		h = mix(h, Scramble(v))
	}
	for _, v := range s.H {
		h = mix(h, uint64(uint32(v)))
	}
	for i, f := range s.F {
		at := f.PC
		if i == len(s.F)-1 {
			at = pc
		}
		h = mix(h, uint64(uint32(f.Proc))<<32|uint64(uint32(at)))
	}
	if s.Over {
		h = mix(h, uint64(uint32(s.Result))+1)
	}
	return h
}

// past adds to the hash of a position what has been, and what chance comes next.
func (s *State) past(h uint64) uint64 {
	for _, v := range s.I[s.History:] {
		h = mix(h, uint64(uint32(v)))
	}
	for _, v := range s.R {
		h = mix(h, v)
	}
	return mix(mix(mix(h, s.Key), uint64(s.Throw)), uint64(uint32(s.Count)))
}
