package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// What is remembered of the costs of steps: see pass/split.

func (b *Maker) place(of placeOf) int32 {
	id, known := b.places[of]
	if !known {
		id = b.Place()
		b.places[of] = id
	}
	return id
}

func (b *Maker) note(x *ir.Memory) int32 {
	id, known := b.notes[x]
	if !known {
		id = b.P.Notes
		b.P.Notes++
		b.notes[x] = id
	}
	return id
}

// shelf is where answers are kept from one search to the next; nil: they are not kept.
func (b *Maker) shelf(n *ir.Node) *machine.Shelf {
	x := n.Memo
	k, known := b.shelves[x]
	if known || b.Span == nil {
		return k
	}
	if reads, ok := b.spans(x); ok {
		k = &machine.Shelf{ID: b.P.Shelves, Room: x.Keys, Reads: reads, Words: ir.Width(n.X[1:]...)}
		b.P.Shelves++
	}
	b.shelves[x] = k
	return k
}

// spans numbers the slots that answers go by; false: there are too many.
func (b *Maker) spans(x *ir.Memory) (out []int32, ok bool) {
	for _, s := range x.Reads {
		i := b.Span(s)
		if i < 0 {
			return nil, false
		}
		out = append(out, i)
	}
	return out, true
}

func (b *Maker) memo(n *ir.Node) machine.Num {
	x := n.Memo
	if x.By == ir.ByNothing {
		return b.once(n)
	}
	if x.Kept {
		if k := b.shelf(n); k != nil {
			return b.shelved(n, k)
		}
	}
	if x.By == ir.ByStep {
		return b.Num(n.X[0])
	}
	f, key, id, keys := b.Num(n.X[0]), b.asks(x), b.note(x), x.Keys
	return func(m *machine.M) int32 {
		i := key(m)
		if v, known := m.InCell(m.Cells(id, keys)[i]); known {
			return v
		}
		v := f(m)
		if m.Err == nil {
			m.Cells(id, keys)[i] = m.Cell(v)
		}
		return v
	}
}

// asks is the number of what something is asked of.
func (b *Maker) asks(x *ir.Memory) machine.Num {
	if x.By == ir.ByStep {
		return (*machine.M).Link
	}
	s, register := b.lies(x.V)
	i, lo := s.I, x.V.T.Dom.Lo
	if register {
		return func(m *machine.M) int32 { return m.V[i] - lo }
	}
	return func(m *machine.M) int32 { return m.Int(i) - lo }
}

func (b *Maker) once(n *ir.Node) machine.Num {
	f, id := b.Num(n.X[0]), b.note(n.Memo)
	return func(m *machine.M) int32 {
		v, known := m.OnceNum(id)
		if !known {
			v = f(m)
			m.Note(id, v)
		}
		return v
	}
}

// shelved finds the answers of the class that the search is about when it is first asked.
func (b *Maker) shelved(n *ir.Node, k *machine.Shelf) machine.Num {
	f, key, find := b.Num(n.X[0]), b.asks(n.Memo), b.answers(n, k)
	return func(m *machine.M) int32 {
		i := key(m)
		answers := find(m)
		if answers == nil {
			return f(m)
		}
		v := answers[i]
		if v == machine.Unknown {
			if v = f(m); m.Err == nil {
				answers[i] = v
			}
		}
		return v
	}
}

// answers finds the answers of the class that the search is about; nil: nothing is kept.
func (b *Maker) answers(n *ir.Node, k *machine.Shelf) func(m *machine.M) []int32 {
	class := b.class(n.X[1:], k)
	return func(m *machine.M) []int32 {
		answers, known := m.Shelved(k)
		if !known {
			answers = class(m)
		}
		return answers
	}
}

// class finds the answers of the class that some figures tell. Where a figure fails that the text
// may not ask, nothing is kept.
func (b *Maker) class(figures []*ir.Node, k *machine.Shelf) func(m *machine.M) []int32 {
	fill := b.told(figures)
	return func(m *machine.M) (answers []int32) {
		mark := m.Mark()
		key := m.Words(k.Words)
		if fill(m, key) {
			answers = m.Shelve(k, key)
		} else {
			m.Unshelved(k)
		}
		m.Release(mark)
		return answers
	}
}

// told writes figures to words; false if one of them fails.
func (b *Maker) told(figures []*ir.Node) func(m *machine.M, key []uint64) bool {
	var fill []func(m *machine.M, key []uint64)
	at, total := int32(0), true
	for _, x := range figures {
		from := at
		total = total && b.tally.Total(x)
		at += ir.Width(x)
		if x.T.Form == ir.Set {
			set := b.view(x)
			fill = append(fill, func(m *machine.M, key []uint64) { copy(key[from:], set(m)) })
			continue
		}
		num := b.Num(x)
		fill = append(fill, func(m *machine.M, key []uint64) { key[from] = uint64(uint32(num(m))) })
	}
	all := func(m *machine.M, key []uint64) {
		for _, f := range fill {
			f(m, key)
		}
	}
	if total {
		return func(m *machine.M, key []uint64) bool { all(m, key); return true }
	}
	return func(m *machine.M, key []uint64) bool { return m.Attempt(func() { all(m, key) }) }
}

// view is a set that is read and not changed: where it lies, if it lies somewhere. Others lie in
// scratch memory.
func (b *Maker) view(n *ir.Node) func(m *machine.M) []uint64 {
	switch n.Op {
	case ir.Mask:
		return func(*machine.M) []uint64 { return n.Words }
	case ir.Ref:
		s, register := b.lies(n.V)
		if register {
			return func(m *machine.M) []uint64 { return m.S[s.W : s.W+s.N] }
		}
		return func(m *machine.M) []uint64 { return m.Bits(s) }
	case ir.Row: // to read what the table has not fails
		at, t := b.cell(n), n.Tab
		return func(m *machine.M) []uint64 { return t.Sets[at(m)] }
	case ir.Known:
		return b.view(n.X[0])
	case ir.Memo:
		return b.noted(n)
	case ir.Sel:
		c, x, y := b.Num(n.X[0]), b.view(n.X[1]), b.view(n.X[2])
		return func(m *machine.M) []uint64 {
			if c(m) != 0 {
				return x(m)
			}
			return y(m)
		}
	}
	set, words := b.Set(n), n.T.Win.N
	return func(m *machine.M) []uint64 {
		t := m.Words(words)
		set(m, t)
		return t
	}
}

// noted is a set that is found once for a search.
func (b *Maker) noted(n *ir.Node) func(m *machine.M) []uint64 {
	f, id, words, figures := b.Set(n.X[0]), b.note(n.Memo), n.T.Win.N, b.each(n.X[1:])
	find := func(m *machine.M) []uint64 {
		mark := m.Mark()
		key, t := m.Words(int32(len(figures))), m.Words(words)
		for i, x := range figures {
			key[i] = uint64(uint32(x(m)))
		}
		set := m.FoundSet(id, key)
		if set == nil {
			f(m, t)
			set = m.NoteSet(id, key, t)
		}
		m.Release(mark)
		return set
	}
	return func(m *machine.M) []uint64 {
		if set, known := m.OnceSet(id); known {
			return set
		}
		return find(m)
	}
}
