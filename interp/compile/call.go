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
	switch cv := c.Value(v); {
	case v.Type.Form == model.Set && cv.memo.size > 0:
		out.Set = shortOf(cv, args).rememberedSet
	case v.Type.Form == model.One && c.isShort(cv):
		out.Num = c.short(cv, args)
	default:
		return cv.Call(f.T.Form, args)
	}
	return out
}

// ask computes a value of up to two arguments.
func (cv *Value) ask(m *machine.M, a, b int32) int32 {
	if m.Cover != nil {
		m.Cover(cv.Model, 0)
	}
	saved, h := m.Open(&cv.Room), len(m.H)
	cv.give(m, saved, a, b)
	m.Enter(saved)
	v := cv.Num(m)
	m.Close(saved)
	m.H = m.H[:h]
	return v
}

// give writes the arguments.
func (cv *Value) give(m *machine.M, saved machine.Saved, a, b int32) {
	l, _ := saved.Outer()
	switch len(cv.Params) {
	case 1:
		m.L[l+cv.Params[0].I] = a
	case 2:
		m.L[l+cv.Params[0].I], m.L[l+cv.Params[1].I] = a, b
	}
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

// shortOf is a call with what it evaluates.
func shortOf(cv *Value, args []closure.Given) *shortCall {
	s := &shortCall{Value: cv, x: func(*machine.M) int32 { return 0 }}
	if len(args) > 0 {
		s.x = args[0].Num
	}
	if len(args) > 1 {
		s.y = args[1].Num
	}
	return s
}

// asks evaluates the arguments.
func (s *shortCall) asks(m *machine.M) (a, b int32) {
	if a = s.x(m); s.y != nil {
		b = s.y(m)
	}
	return a, b
}

// short is a call of a value for which isShort holds. Its results are kept while the slots it reads
// are unchanged, or memoised while options are listed.
func (c *C) short(cv *Value, args []closure.Given) machine.Num {
	s := shortOf(cv, args)
	switch s.keep = c.keepingOf(cv.Model); {
	case s.keep == nil && s.y == nil:
		return func(m *machine.M) int32 { return s.remembered(m, s.x(m), 0) }
	case s.keep == nil:
		return func(m *machine.M) int32 {
			a := s.x(m)
			return s.remembered(m, a, s.y(m))
		}
	case s.keep.Shift > 0:
		return s.hashed
	}
	return s.indexed()
}

// Asked is a value of one argument as a function of it.
func (c *C) Asked(f *ir.Func) closure.On {
	v, _ := f.Of.(*model.Value)
	s := &shortCall{Value: c.Value(v), keep: c.keepingOf(v)}
	if s.keep == nil || s.keep.Shift > 0 {
		return func(m *machine.M, a int32) int32 { return s.remembered(m, a, 0) }
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
func (s *shortCall) hashed(m *machine.M) int32 {
	a, b := s.asks(m)
	kept, known := m.KeepHashed(s.keep, pairOf(a, b))
	if known {
		return kept.Num()
	}
	return s.answer(m, kept, a, b)
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
func (cv *Value) remembered(m *machine.M, a, b int32) int32 {
	if !m.Listing() {
		return cv.ask(m, a, b)
	}
	key := cv.memo.keyOf(a, b)
	memo, known := m.Remember(cv.memo.id, key, cv.memo.size, 0)
	if known {
		return memo.Num(key)
	}
	v := cv.ask(m, a, b)
	if memo != nil {
		memo.Set(m, key, v)
	}
	return v
}

// rememberedSet is remembered for a set.
func (s *shortCall) rememberedSet(m *machine.M, dst []uint64) {
	a, b := s.asks(m)
	key := s.memo.keyOf(a, b)
	memo, known := m.Remember(s.memo.id, key, s.memo.size, s.window.N)
	if m.Cover != nil {
		m.Cover(s.Model, 0)
	}
	if known {
		copy(dst, memo.Words(key))
		return
	}
	saved, h := m.Open(&s.Room), len(m.H)
	s.give(m, saved, a, b)
	m.Enter(saved)
	s.Set(m, dst)
	m.Close(saved)
	m.H = m.H[:h]
	if memo != nil {
		copy(memo.Words(key), dst)
		memo.Known(m, key)
	}
}
