package query

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Query is a compiled set expression. Its methods compile the questions about the set.
type Query struct {
	W    ir.Window
	Word func(m *machine.M) uint64 // the set if it fits into one word, else nil
	Set  machine.Set
}

// charged charges for the words that a query combines. If these are few, the statement's own charge
// covers them.
func charged(q Query, n *algebra.Node) Query {
	if q.W.N < machine.WordsAStep {
		return q
	}
	nodes := 0
	n.Walk(func(*algebra.Node) { nodes++ })
	work, set := nodes*int(q.W.N)/machine.WordsAStep, q.Set
	q.Set = func(m *machine.M, dst []uint64) {
		m.Spend(work)
		set(m, dst)
	}
	return q
}

// Emitted emits a node. In a coverage build the query also reports the values inlined into it.
func (r *Reader) Emitted(n *algebra.Node) Query {
	var used []*model.Value
	if r.counts {
		for v := range r.inlined {
			used = append(used, v)
		}
	}
	if n.W.N != 1 {
		return Query{W: n.W, Set: telling(used, algebra.EmitWords(n))}
	}
	word := algebra.EmitWord(n)
	if len(used) > 0 {
		bare := word
		word = func(m *machine.M) uint64 {
			if m.Cover != nil {
				tell(m, used)
			}
			return bare(m)
		}
	}
	return Query{W: n.W, Word: word, Set: func(m *machine.M, dst []uint64) { dst[0] = word(m) }}
}

// telling returns a set that reports which values it has used.
func telling(used []*model.Value, set machine.Set) machine.Set {
	if len(used) == 0 {
		return set
	}
	return func(m *machine.M, dst []uint64) {
		if m.Cover != nil {
			tell(m, used)
		}
		set(m, dst)
	}
}

func tell(m *machine.M, used []*model.Value) {
	for _, v := range used {
		m.Cover(v, 0)
	}
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// Any compiles whether the set has a member: 1 or 0.
func (q Query) Any() machine.Num {
	if word := q.Word; word != nil {
		return func(m *machine.M) int32 { return b2i(word(m) != 0) }
	}
	set, n := q.Set, q.W.N
	return func(m *machine.M) int32 {
		mark := m.Mark()
		t := m.Words(n)
		set(m, t)
		m.Release(mark)
		for _, x := range t {
			if x != 0 {
				return 1
			}
		}
		return 0
	}
}

// Has compiles whether a thing, which is evaluated first, is a member. None never is.
func (q Query) Has(x machine.Num) machine.Num {
	if word, lo := q.Word, q.W.Lo<<6; word != nil {
		return func(m *machine.M) int32 {
			if k := uint32(x(m) - lo); k < 64 {
				return int32(word(m) >> k & 1)
			}
			return 0
		}
	}
	set, w := q.Set, q.W
	return func(m *machine.M) int32 {
		v := x(m)
		mark := m.Mark()
		t := m.Words(w.N)
		set(m, t)
		m.Release(mark)
		return b2i(v != model.None && ir.Has1(t, w, v))
	}
}
