package machine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// routine is a procedure for a model that recurses in Go: what it does, one deed after the other.
type routine struct {
	ints  int32
	deeds []deed
}

// deed sets a local, keeps a list, tells a local, calls another routine with the sum of two
// locals, or returns.
type deed struct {
	word       string
	slot, from int32
	to         int // of a call
}

// routines are so many, of which each calls only later ones.
func routines(r *rand.Rand) []routine {
	out := make([]routine, 2+r.IntN(5))
	for i := range out {
		p := &out[i]
		p.ints = 2 + int32(r.IntN(40))
		for range r.IntN(9) {
			d := deed{word: []string{"set", "set", "tell", "tell", "call", "call", "value", "return"}[r.IntN(8)], slot: int32(r.IntN(int(p.ints))), from: int32(r.IntN(int(p.ints)))}
			if d.to = i + 1 + r.IntN(len(out)); (d.word == "call" || d.word == "value") && d.to >= len(out) {
				d.word = "tell"
			}
			if d.word == "return" && r.IntN(3) > 0 {
				d.word = "tell"
			}
			p.deeds = append(p.deeds, d)
		}
	}
	return out
}

// plainly is what routine i tells if Go carries it out.
func plainly(all []routine, i int, given int32, told *[]int32) {
	locals := make([]int32, all[i].ints)
	locals[0] = given
	for n, d := range all[i].deeds {
		switch d.word {
		case "set":
			locals[d.slot] = locals[d.from]*3 + int32(n)
		case "tell":
			*told = append(*told, locals[d.slot])
		case "call":
			plainly(all, d.to, locals[d.slot]+locals[d.from], told)
		case "value":
			locals[d.slot] += asked(all, d.to, locals[d.from])
		case "return":
			return
		}
	}
}

// asked is what a value answers that asks the next ones: each adds what it is given to its own
// locals.
func asked(all []routine, i int, given int32) int32 {
	sum := given + all[i].ints
	if i+1 < len(all) {
		sum += asked(all, i+1, given+1)
	}
	return sum
}

// compiled is the same for a machine.
func compiled(all []routine, told *[]int32) *Program {
	p := &Program{Limits: DefaultLimits}
	p.Limits.Depth = 100
	rooms := make([]*Room, len(all))
	var value func(m *M, i int, given int32) int32
	value = func(m *M, i int, given int32) int32 {
		s := m.Open(rooms[i])
		l, _ := s.Outer()
		m.L[l], m.L[l+1] = given, all[i].ints
		m.Enter(s)
		sum := m.Int(0) + m.Int(1)
		if i+1 < len(all) {
			sum = value(m, i+1, given+1)
			sum += m.Int(0) + m.Int(1)
		}
		m.Close(s)
		return sum
	}
	for i := range all {
		rooms[i] = &Room{Ints: all[i].ints}
		p.Procs = append(p.Procs, &Proc{ID: int32(i), Name: fmt.Sprint(i), Ints: all[i].ints, Words: int32(i % 3)})
	}
	for i := range all {
		for n, d := range all[i].deeds {
			in := Instr{}
			switch d.word {
			case "set":
				in.Do = func(m *M) { m.SetInt(d.slot, m.Int(d.from)*3+int32(n)) }
			case "tell":
				in.Do = func(m *M) { *told = append(*told, m.Int(d.slot)) }
			case "call":
				in.Do = func(m *M) {
					v := m.Int(d.slot) + m.Int(d.from)
					m.CallWith(p.Procs[d.to], 0, func(m *M, l, _ int32) { m.L[l] = v })
				}
			case "value":
				in.Do = func(m *M) { m.SetInt(d.slot, m.Int(d.slot)+value(m, d.to, m.Int(d.from))) }
			}
			p.Procs[i].Code = append(p.Procs[i].Code, in)
		}
	}
	return p
}

// TestFrames: procedures that call one another keep their locals, whatever stands above them, and
// values nest in their expressions. Every now and then the game is taken up by another machine,
// whose memory is full of something else.
func TestFrames(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	lines := 0
	for range 400 {
		all := routines(r)
		var want, got []int32
		plainly(all, 0, 5, &want)
		p := compiled(all, &got)
		m := New(p)
		m.Reset(1)
		m.CallWith(p.Procs[0], 0, func(m *M, l, _ int32) { m.L[l] = 5 })
		for !m.Done() && m.Err == nil && len(m.F) > 0 {
			m.Step()
			if r.IntN(4) == 0 {
				m = takenUp(r, m)
			}
		}
		if m.Err != nil || !slices.Equal(got, want) {
			t.Fatalf("%v: told %v, not %v, by %+v", m.Err, got, want, all)
		}
		if m.LTop != 0 || m.BTop != 0 || len(m.H) != 0 {
			t.Fatalf("at the end %d locals, %d sets and %d entries of lists are left", m.LTop, m.BTop, len(m.H))
		}
		lines += len(want)
	}
	if lines < 1000 {
		t.Errorf("only %d locals are told: too few to mean anything", lines)
	}
}

// takenUp is another machine that stands where this one does.
func takenUp(r *rand.Rand, m *M) *M {
	s := &State{}
	m.Freeze(s)
	other := New(m.P)
	other.L = slices.Repeat([]int32{-7}, r.IntN(300))
	other.B = slices.Repeat([]uint64{7}, r.IntN(20))
	other.Thaw(s)
	return other
}

// TestDepthIsBounded: what calls itself ends with an error, with no more frames than are allowed.
func TestDepthIsBounded(t *testing.T) {
	p := &Program{Limits: DefaultLimits}
	p.Limits.Depth = 12
	p.Procs = []*Proc{{Ints: 3}}
	p.Procs[0].Code = []Instr{{Do: func(m *M) { m.Call(p.Procs[0]) }}}
	m := New(p)
	m.StartAt(1, p.Procs[0])
	if m.Err == nil || m.Err.Code != "run/depth" || len(m.F) != 12 {
		t.Errorf("%v after %d frames", m.Err, len(m.F))
	}
}

// TestUnwind: frames that are left give their locals back, and the one that is left to run has its
// own.
func TestUnwind(t *testing.T) {
	var told []int32
	p := &Program{Limits: DefaultLimits, Procs: []*Proc{{ID: 0, Ints: 1}, {ID: 1, Ints: 50}, {ID: 2, Ints: 2, Words: 3}}}
	p.Procs[0].Code = []Instr{
		{Do: func(m *M) { m.SetInt(0, 11); m.Call(p.Procs[1]) }},
		{Do: func(m *M) { told = append(told, -1) }}, // passed over
		{Do: func(m *M) { told = append(told, m.Int(0), m.LTop, m.BTop) }},
	}
	p.Procs[1].Code = []Instr{{Do: func(m *M) { m.KeepList(Slot{}, []int32{1, 2}); m.Call(p.Procs[2]) }}}
	p.Procs[2].Code = []Instr{{Do: func(m *M) { m.Unwind(1, 2) }}}
	m := New(p)
	m.StartAt(1, p.Procs[0])
	if want := []int32{11, 1, 0}; !slices.Equal(told, want) || len(m.H) != 0 {
		t.Errorf("told %v, not %v; %d entries of lists are left", told, want, len(m.H))
	}
}
