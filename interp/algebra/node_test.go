package algebra

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// twin is a node and what it means, member by member.
type twin struct {
	n    *Node
	has  func(m *machine.M, i int) bool
	text string
}

// indexSets: bits of the sets that the tests are about: in X stand four index sets, one after the
// other, of which the third holds even members only.
const indexSets = 4

func holds(mask []uint64, i int) bool { return mask[i/64]>>(i%64)&1 != 0 }

func randomMask(r *rand.Rand, words int32) []uint64 {
	out := make([]uint64, words)
	for i := range out {
		switch r.IntN(4) {
		case 0:
		case 1:
			out[i] = ^uint64(0)
		case 2:
			out[i] = r.Uint64()
		case 3:
			out[i] = r.Uint64() & r.Uint64() & r.Uint64()
		}
	}
	return out
}

const even = 0x5555555555555555

// leafTwin is a constant set, an index set, or a closure that might fail.
func leafTwin(r *rand.Rand, w ir.Window) twin {
	k := int32(r.IntN(indexSets))
	off := k * w.N
	read := func(m *machine.M, i int) bool { return holds(m.X[off:off+w.N], i) }
	switch r.IntN(5) {
	case 0, 1:
		mask := randomMask(r, w.N)
		return twin{Constant(w, mask), func(_ *machine.M, i int) bool { return holds(mask, i) }, fmt.Sprintf("%x", mask)}
	case 2:
		n := &Node{Op: OpPlain, W: w, Set: func(m *machine.M, dst []uint64) { copy(dst, m.X[off:off+w.N]) }}
		return twin{n, read, fmt.Sprintf("plain%d", k)}
	}
	n := &Node{Op: OpIndex, W: w, Off: off, Total: true}
	if k == 2 {
		n.Mask = slices.Repeat([]uint64{even}, int(w.N))
	}
	return twin{n, read, fmt.Sprintf("X%d", k)}
}

// randomTwin is a set expression that is made as the reader makes it, by and, or, not.
func randomTwin(r *rand.Rand, w ir.Window, d int) twin {
	if d == 0 {
		return leafTwin(r, w)
	}
	a := randomTwin(r, w, d-1)
	switch r.IntN(3) {
	case 0:
		b := randomTwin(r, w, r.IntN(d))
		return twin{And(a.n, b.n), func(m *machine.M, i int) bool { return a.has(m, i) && b.has(m, i) }, "(" + a.text + " & " + b.text + ")"}
	case 1:
		b := randomTwin(r, w, r.IntN(d))
		return twin{Or(a.n, b.n), func(m *machine.M, i int) bool { return a.has(m, i) || b.has(m, i) }, "(" + a.text + " | " + b.text + ")"}
	}
	all := randomMask(r, w.N)
	return twin{Not(all, a.n), func(m *machine.M, i int) bool { return holds(all, i) && !a.has(m, i) }, fmt.Sprintf("(%x - %s)", all, a.text)}
}

func algebraMachine(words int32) *machine.M {
	m := machine.New(&machine.Program{Limits: machine.DefaultLimits})
	m.X = make([]uint64, indexSets*words)
	return m
}

func (t twin) check(m *machine.M) string {
	got := make([]uint64, t.n.W.N)
	Emit(t.n)(m, got)
	for i := range int(t.n.W.N) * 64 {
		if holds(got, i) != t.has(m, i) {
			return fmt.Sprintf("%s: member %d is %v, with X = %x", t.text, i, holds(got, i), m.X)
		}
	}
	return ""
}

// fill gives the index sets other members.
func fill(r *rand.Rand, m *machine.M, words int32) {
	copy(m.X, randomMask(r, indexSets*words))
	for i := range words {
		m.X[2*words+i] &= even
	}
}

// TestAlgebraIsBoolean: what and, or and not simplify means what it meant, in one word and in
// several, whatever the index sets hold.
func TestAlgebraIsBoolean(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 4000 {
		w := ir.Window{N: 1 + int32(r.IntN(3))}
		x := randomTwin(r, w, 1+r.IntN(4))
		m := algebraMachine(w.N)
		for range 4 {
			fill(r, m, w.N)
			if wrong := x.check(m); wrong != "" {
				t.Fatal(wrong)
			}
		}
	}
}

// TestCoversIsSound: what is said to be covered never holds a member beyond.
func TestCoversIsSound(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	covered := 0
	for range 6000 {
		w := ir.Window{N: 1 + int32(r.IntN(2))}
		x := randomTwin(r, w, r.IntN(4))
		k := randomMask(r, w.N)
		if !Covers(Constant(w, k), x.n) {
			continue
		}
		covered++
		m := algebraMachine(w.N)
		for range 4 {
			fill(r, m, w.N)
			for i := range int(w.N) * 64 {
				if x.has(m, i) && !holds(k, i) {
					t.Fatalf("%x is said to cover %s, which holds %d with X = %x", k, x.text, i, m.X)
				}
			}
		}
	}
	if covered < 300 {
		t.Errorf("only %d sets were covered: too few to mean anything", covered)
	}
}

func TestCovers(t *testing.T) {
	w := ir.Window{N: 1}
	k := func(mask uint64) *Node { return Constant(w, []uint64{mask}) }
	index := &Node{Op: OpIndex, W: w, Total: true}
	bounded := &Node{Op: OpIndex, W: w, Total: true, Mask: []uint64{6}}
	row := &Node{Op: OpRow, W: w, Rows: []uint64{1, 2, 4}, Lo: 0, N: 3, Total: true}
	for name, c := range map[string]struct {
		by   uint64
		of   *Node
		want bool
	}{
		"nothing by nothing":          {0, k(0), true},
		"a part":                      {7, k(5), true},
		"more":                        {5, k(7), false},
		"an index set of anything":    {^uint64(1), index, false},
		"an index set of a few":       {14, bounded, true},
		"an index set of others":      {2, bounded, false},
		"one of which is covered":     {7, And(index, bounded), true},
		"none of which is covered":    {2, And(index, bounded), false},
		"one of which is not covered": {7, Or(index, bounded), false},
		"both of which are covered":   {7, Or(bounded, Not([]uint64{1}, index)), true},
		"what is left of a universe":  {3, Not([]uint64{3}, index), true},
		"what may be left beyond":     {1, Not([]uint64{3}, index), false},
		"all rows":                    {7, row, true},
		"not all rows":                {3, row, false},
	} {
		if got := Covers(k(c.by), c.of); got != c.want {
			t.Errorf("%s: covers says %v", name, got)
		}
	}
}

// TestSimplified: what and, or and not can settle at once takes no node.
func TestSimplified(t *testing.T) {
	w := ir.Window{N: 1}
	k := func(mask uint64) *Node { return Constant(w, []uint64{mask}) }
	x := &Node{Op: OpIndex, W: w, Total: true, Mask: []uint64{6}}
	risky := &Node{Op: OpPlain, W: w, Mask: []uint64{6}}
	for name, c := range map[string]struct{ got, want *Node }{
		"nothing and something":           {And(k(0), x), k(0)},
		"constants":                       {And(k(6), k(3)), k(2)},
		"what is covered":                 {And(x, k(7)), x},
		"what is covered, from the right": {And(k(7), x), x},
		"or nothing":                      {Or(x, k(0)), x},
		"nothing or something":            {Or(k(0), x), x},
		"a constant or another":           {Or(k(1), k(2)), k(3)},
		"not a constant":                  {Not([]uint64{7}, k(2)), k(5)},
	} {
		if shape(c.got) != shape(c.want) {
			t.Errorf("%s: %s, not %s", name, shape(c.got), shape(c.want))
		}
	}
	if n := And(k(7), risky); n.Op != OpAnd || n.Total {
		t.Error("a set that may fail is asked for even where a constant covers it: the text asks in this order")
	}
	if n := And(And(x, risky), x); len(n.Xs) != 3 {
		t.Errorf("and of and is one node of three, not %s", shape(n))
	}
}

func shape(n *Node) string {
	if n.Op == OpConst {
		return fmt.Sprintf("%x", n.Mask)
	}
	var in []string
	for _, x := range n.Xs {
		in = append(in, shape(x))
	}
	return fmt.Sprintf("%d(%s)", n.Op, strings.Join(in, " "))
}
