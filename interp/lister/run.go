package lister

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/interp/query"
	"sandtable/schema/model"
)

// Running a lister.

// list adds every legal way to take the action.
func (l *lister) list(m *machine.M, o *machine.Options) {
	for _, s := range l.before {
		switch {
		case s.Let != nil:
			s.Let(m)
		case s.Holds(m) == 0:
			return
		}
	}
	tuple := listing.Tuple{l.index, model.None}
	if l.actors == nil {
		l.step(m, o, 0, 2, &tuple)
		return
	}
	// Each actor makes one choice, and nothing else is evaluated.
	one := l.bare && len(l.steps) == 1 && len(l.checks.All) == 0
	act := func(id int32) {
		m.SetInt(l.actor, id)
		tuple[1] = id
		if one {
			l.all(m, o, &l.steps[0], 2, &tuple)
			return
		}
		if l.checks.Hold(m) {
			l.step(m, o, 0, 2, &tuple)
		}
	}
	if word := l.actors.Word; word != nil {
		lo, s := l.actors.W.Lo<<6, word(m)
		m.Spend(bits.OnesCount64(s) * l.work)
		for ; s != 0; s &= s - 1 {
			act(lo + int32(bits.TrailingZeros64(s)))
		}
		return
	}
	l.members(m, l.actors, l.work, act)
}

// quick returns the only choice of an action, if its candidates fit into a word and nothing else is
// evaluated; nil otherwise.
func (l *lister) quick() *listStep {
	if l.bare && len(l.before) == 0 && len(l.steps) == 1 && l.steps[0].from.Word != nil && len(l.checks.All) == 0 {
		return &l.steps[0]
	}
	return nil
}

// ones lists the options of an action with a single choice, of all actors if it has actors.
func (l *lister) ones(s *listStep) func(m *machine.M, o *machine.Options) {
	switch word, lo := s.from.Word, s.from.W.Lo<<6; {
	case l.actors == nil:
		return func(m *machine.M, o *machine.Options) { o.Flat = l.ofOne(o.Flat, model.None, lo, word(m)) }
	case s.placed != nil && l.actors.Word != nil:
		return func(m *machine.M, o *machine.Options) { l.placedOnes(m, o, s) }
	}
	return func(m *machine.M, o *machine.Options) { l.eachOnes(m, o, &s.from) }
}

// eachOnes is ones, actor by actor.
func (l *lister) eachOnes(m *machine.M, o *machine.Options, from *query.Query) {
	l.members(m, l.actors, l.work, func(id int32) {
		m.SetInt(l.actor, id)
		o.Flat = l.ofOne(o.Flat, id, from.W.Lo<<6, from.Word(m))
		m.Listed(o)
	})
}

// ofOne adds an option of an actor for each member of a word.
func (l *lister) ofOne(flat []int32, actor, lo int32, word uint64) []int32 {
	for act := l.index; word != 0; word &= word - 1 {
		flat = append(flat, act, actor, lo+int32(bits.TrailingZeros64(word)))
	}
	return flat
}

// members calls f for each member of a set, in order, and charges work for each.
func (l *lister) members(m *machine.M, q *query.Query, work int, f func(id int32)) {
	if q.Word != nil {
		lo, s := q.W.Lo<<6, q.Word(m)
		m.Spend(bits.OnesCount64(s) * work)
		for ; s != 0; s &= s - 1 {
			f(lo + int32(bits.TrailingZeros64(s)))
		}
		return
	}
	mark := m.Mark()
	t := m.Words(q.W.N)
	q.Set(m, t)
	m.Spend(ir.Size(t) * work)
	for i, s := range t {
		for ; s != 0; s &= s - 1 {
			f((q.W.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(s)))
		}
	}
	m.Release(mark)
}

// step continues with the i-th statement.
func (l *lister) step(m *machine.M, o *machine.Options, i, n int, tuple *listing.Tuple) {
	for ; i < len(l.steps); i++ {
		s := &l.steps[i]
		switch {
		case s.holds != nil:
			if s.holds(m) == 0 {
				return
			}
		case s.let != nil:
			s.let(m)
		case s.when != nil && s.when(m) == 0:
			m.SetInt(s.slot, model.None)
			tuple[n] = model.None
			n++
		case l.bare && i == len(l.steps)-1:
			l.all(m, o, s, n, tuple)
			return
		case s.copies || s.list != nil:
			l.distinct(m, o, s, i, n, tuple)
			return
		default:
			l.members(m, &s.from, s.work, func(v int32) {
				m.SetInt(s.slot, v)
				m.SetInt(s.cand, v)
				tuple[n] = v
				l.step(m, o, i+1, n+1, tuple)
			})
			return
		}
	}
	o.Flat = tuple.Add(o.Flat, n, o.Stride)
	m.Listed(o)
}

// all adds an option for each member; nothing else is evaluated.
func (l *lister) all(m *machine.M, o *machine.Options, s *listStep, n int, tuple *listing.Tuple) {
	for j := n + 1; j < o.Stride; j++ {
		tuple[j] = model.None
	}
	o.Flat = addAll(m, o.Flat, &s.from, s.work, n, o.Stride, tuple)
	m.Listed(o)
}

// addAll adds an option for each member of a set, word by word.
func addAll(m *machine.M, flat []int32, q *query.Query, work, n, stride int, tuple *listing.Tuple) []int32 {
	if q.Word != nil {
		return addEach(flat, q.Word(m), q.W.Lo<<6, n, stride, tuple)
	}
	mark := m.Mark()
	t := m.Words(q.W.N)
	q.Set(m, t)
	m.Spend(ir.Size(t) * work)
	for i, word := range t {
		flat = addEach(flat, word, (q.W.Lo+int32(i))<<6, n, stride, tuple)
	}
	m.Release(mark)
	return flat
}

// addEach adds an option for each member of a word, which becomes number n; the others come from
// the tuple. The common lengths are written out, because a wide load of numbers that have just been
// stored one by one stalls the processor.
func addEach(flat []int32, set uint64, lo int32, n, stride int, tuple *listing.Tuple) []int32 {
	a, b, c, d, e := tuple[0], tuple[1], tuple[2], tuple[3], tuple[4]
	for ; set != 0; set &= set - 1 {
		at := len(flat) + n
		switch stride {
		case 3:
			flat = append(flat, a, b, c)
		case 4:
			flat = append(flat, a, b, c, d)
		case 5:
			flat = append(flat, a, b, c, d, e)
		default:
			for i := range min(stride, len(tuple)) {
				flat = append(flat, tuple[i])
			}
		}
		flat[at] = lo + int32(bits.TrailingZeros64(set))
	}
	return flat
}

// distinct steps through candidates of which several may be alike: the first of these that leads to
// an option represents all.
func (l *lister) distinct(m *machine.M, o *machine.Options, s *listStep, i, n int, tuple *listing.Tuple) {
	start := m.ListStart()
	var cands []int32
	if s.list != nil {
		cands = s.list(m)
	} else {
		l.members(m, &s.from, 0, func(v int32) { m.Push(v) })
		cands = m.ListFrom(start)
	}
	taken := m.ListStart()
	m.Spend(len(cands) * s.work)
	for _, v := range cands {
		plural := m.Plural(v)
		if plural && m.AnyAlike(m.ListFrom(taken), v) {
			m.LeftOut()
			continue
		}
		m.SetInt(s.slot, v)
		m.SetInt(s.cand, v)
		if !s.each.Hold(m) {
			continue
		}
		tuple[n] = v
		before := len(o.Flat)
		l.step(m, o, i+1, n+1, tuple)
		if plural && len(o.Flat) > before {
			m.Push(v)
		}
	}
	m.ListDrop(start)
}
