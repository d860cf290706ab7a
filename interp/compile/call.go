package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Called is a call of a value with arguments that are closures already.
func (c *C) Called(f *ir.Func, args []closure.Given) (out closure.Called) {
	v, _ := f.Of.(*model.Value)
	cv := c.Value(v)
	for i, p := range v.Params {
		args[i].To = c.Slot(p)
	}
	switch form := v.Type.Form; {
	case form == model.Set:
		out.Set = cv.set(closure.Filling(args...))
	case form == model.List:
		out.List = cv.list(closure.Filling(args...))
	case c.isShort(cv):
		out.Num = c.short(cv, args)
	default:
		out.Num = cv.num(closure.Filling(args...))
	}
	return out
}

// num computes a value with arguments.
func (cv *Value) num(fill closure.Fill) machine.Num {
	return func(m *machine.M) int32 {
		if m.Cover != nil {
			m.Cover(cv.Model, 0)
		}
		saved := m.Open(&cv.Room)
		l, b := saved.Outer()
		h := len(m.H)
		fill(m, l, b)
		m.Enter(saved)
		v := cv.Num(m)
		m.Close(saved)
		m.H = m.H[:h]
		return v
	}
}

// ask computes a value of up to two arguments.
func (cv *Value) ask(m *machine.M, a, b int32) int32 {
	if m.Cover != nil {
		m.Cover(cv.Model, 0)
	}
	saved := m.Open(&cv.Room)
	l, _ := saved.Outer()
	h := len(m.H)
	switch len(cv.Params) {
	case 1:
		m.L[l+cv.Params[0].I] = a
	case 2:
		m.L[l+cv.Params[0].I], m.L[l+cv.Params[1].I] = a, b
	}
	m.Enter(saved)
	v := cv.Num(m)
	m.Close(saved)
	m.H = m.H[:h]
	return v
}

// keyOf returns the number of a call with up to two arguments; -1 if it is not memoised.
func (x *memo) keyOf(a, b int32) int32 {
	switch {
	case x.n == 0:
		return 0
	case uint32(a-x.lo) >= uint32(x.n):
		return -1
	case x.n2 == 0:
		return a - x.lo
	case uint32(b-x.lo2) >= uint32(x.n2):
		return -1
	}
	return (a-x.lo)*x.n2 + b - x.lo2
}

// shortCall is a call with up to two arguments, each of them one thing or number. Its closures
// capture it as one pointer: what a closure captures is loaded and stored before it asks anything.
type shortCall struct {
	*Value
	x, y machine.Num // y nil: there is no second argument
	keep *machine.Keeping
}

// isShort reports whether the results of calls of a value are kept.
func (c *C) isShort(cv *Value) bool {
	for _, p := range cv.Model.Params {
		if p.Type.Form != model.One {
			return false
		}
	}
	return len(cv.Params) <= 2 && (c.keepingOf(cv.Model) != nil || cv.memo.size > 0)
}

// short is a call of a value for which isShort holds. Its results are kept while the slots it reads
// are unchanged, or memoised while options are listed.
func (c *C) short(cv *Value, args []closure.Given) machine.Num {
	none, keep := func(*machine.M) int32 { return 0 }, c.keepingOf(cv.Model)
	s := &shortCall{Value: cv, x: none, keep: keep}
	if len(args) > 0 {
		s.x = args[0].Num
	}
	if len(args) > 1 {
		s.y = args[1].Num
	}
	switch {
	case keep == nil:
		return s.remembered()
	case keep.Shift > 0:
		if s.y == nil {
			s.y = none
		}
		return s.hashed()
	}
	return s.indexed()
}

// Asked is a value of one argument as a function of it.
func (c *C) Asked(f *ir.Func) closure.On {
	v, _ := f.Of.(*model.Value)
	s := &shortCall{Value: c.Value(v), keep: c.keepingOf(v)}
	if s.keep == nil || s.keep.Shift > 0 {
		return s.Read
	}
	lo := s.memo.lo
	return func(m *machine.M, a int32) int32 {
		kept, known := m.Keep(s.keep, uint64(uint32(a-lo)))
		if known {
			return kept.Num()
		}
		return s.answer(m, kept, a, 0)
	}
}

// indexed keeps the answers to questions that are few enough to have an index.
func (s *shortCall) indexed() machine.Num {
	if lo := s.memo.lo; s.y == nil {
		return func(m *machine.M) int32 {
			a := s.x(m)
			kept, known := m.Keep(s.keep, uint64(uint32(a-lo)))
			if known {
				return kept.Num()
			}
			return s.answer(m, kept, a, 0)
		}
	}
	return func(m *machine.M) int32 {
		a, b := s.x(m), s.y(m)
		kept, known := m.Keep(s.keep, uint64(int64(s.memo.keyOf(a, b))))
		if known {
			return kept.Num()
		}
		return s.answer(m, kept, a, b)
	}
}

// hashed keeps the answers to any questions of two arguments.
func (s *shortCall) hashed() machine.Num {
	return func(m *machine.M) int32 {
		a, b := s.x(m), s.y(m)
		kept, known := m.KeepHashed(s.keep, pairOf(a, b))
		if known {
			return kept.Num()
		}
		return s.answer(m, kept, a, b)
	}
}

// answer computes the value and keeps it where there is room.
func (s *shortCall) answer(m *machine.M, kept *machine.Kept, a, b int32) int32 {
	v := s.ask(m, a, b)
	if kept != nil {
		m.Answer(s.keep, kept, pairOf(a, b), v)
	}
	return v
}

// pairOf is a question with two arguments as one number.
func pairOf(a, b int32) uint64 { return uint64(uint32(a))<<32 | uint64(uint32(b)) }

// remembered memoises answers while options are listed.
func (s *shortCall) remembered() machine.Num {
	return func(m *machine.M) int32 {
		a, b := s.x(m), int32(0)
		if s.y != nil {
			b = s.y(m)
		}
		if !m.Listing() {
			return s.ask(m, a, b)
		}
		key := s.memo.keyOf(a, b)
		memo, known := m.Remember(s.memo.id, key, s.memo.size, 0)
		if known {
			return memo.Num(key)
		}
		v := s.ask(m, a, b)
		if memo != nil {
			memo.Set(m, key, v)
		}
		return v
	}
}

// set computes a set-valued value with arguments.
func (cv *Value) set(fill closure.Fill) machine.Set {
	if cv.memo.size == 0 {
		v := cv.Model
		return func(m *machine.M, dst []uint64) {
			if m.Cover != nil {
				m.Cover(v, 0)
			}
			saved := m.Open(&cv.Room)
			l, b := saved.Outer()
			h := len(m.H)
			fill(m, l, b)
			m.Enter(saved)
			cv.Set(m, dst)
			m.Close(saved)
			m.H = m.H[:h]
		}
	}
	return func(m *machine.M, dst []uint64) {
		if m.Cover != nil {
			m.Cover(cv.Model, 0)
		}
		saved := m.Open(&cv.Room)
		l, b := saved.Outer()
		h := len(m.H)
		fill(m, l, b)
		key := cv.key(m, l)
		memo, known := m.Remember(cv.memo.id, key, cv.memo.size, cv.window.N)
		if known {
			copy(dst, memo.Words(key))
			m.Close(saved)
			return
		}
		m.Enter(saved)
		cv.Set(m, dst)
		m.Close(saved)
		m.H = m.H[:h]
		if memo != nil {
			copy(memo.Words(key), dst)
			memo.Known(m, key)
		}
	}
}

func (cv *Value) list(fill closure.Fill) machine.List {
	return func(m *machine.M) []int32 {
		if m.Cover != nil {
			m.Cover(cv.Model, 0)
		}
		saved := m.Open(&cv.Room)
		l, b := saved.Outer()
		fill(m, l, b)
		m.Enter(saved)
		v := cv.List(m)
		m.Close(saved)
		return v
	}
}
