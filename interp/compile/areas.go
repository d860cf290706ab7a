package compile

import (
	"sync/atomic"

	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// Areas are sets of many words, so they stay out of the set algebra. An area built from constant
// shapes alone is computed once; all others are computed at each use.

// areaSet compiles an area.
func (c *C) areaSet(e model.Expr, w Window) machine.Set {
	f := c.set(e, w)
	switch e.(type) {
	case *model.Local, *model.Const:
		return f
	}
	work := int(w.N)/wordsAStep + int(c.weigh(e))
	if !c.fixed(e) {
		return func(m *machine.M, dst []uint64) {
			m.Spend(work)
			f(m, dst)
		}
	}
	area := keptArea(f)
	return func(m *machine.M, dst []uint64) {
		m.SpendWords(len(dst))
		copy(dst, area(m, w.N))
	}
}

// keptArea returns a constant area, computed at first use. Programs are shared by goroutines; all
// of them compute the same value.
func keptArea(f machine.Set) func(m *machine.M, words int32) []uint64 {
	var kept atomic.Pointer[[]uint64]
	return func(m *machine.M, words int32) []uint64 {
		if area := kept.Load(); area != nil {
			return *area
		}
		area := make([]uint64, words)
		f(m, area)
		kept.Store(&area)
		return area
	}
}

// TakenArea compiles the removal of an area from another one, if it needs no area of its own, or a
// constant one; else nil.
func (c *C) TakenArea(e model.Expr, w Window) machine.Set {
	if c.plain || c.without(Areas) || !e.Type().IsArea() {
		return nil
	}
	if c.fixed(e) {
		area := keptArea(c.set(e, w))
		return func(m *machine.M, dst []uint64) {
			m.SpendWords(len(dst))
			for i, x := range area(m, w.N) {
				dst[i] &^= x
			}
		}
	}
	var take machine.Set
	switch e := e.(type) {
	case *model.For:
		return c.takenEach(e, w)
	case *model.Get:
		if e.Field.Storage == model.Covers && len(e.Others) == 0 {
			of, areas, lo := c.Num(e.Of), c.coverings(e.Field, w), e.Field.Of.Lo
			take = func(m *machine.M, dst []uint64) { areas[of(m)-lo].takeFrom(dst) }
		}
	case *model.Func:
		if f := c.words.Functions[e.Name].Take; f != nil {
			take = f(c, e, w)
		}
	}
	if take == nil {
		return nil
	}
	work := int(w.N)/wordsAStep + 1
	return func(m *machine.M, dst []uint64) {
		m.Spend(work)
		take(m, dst)
	}
}

// takenEach removes the areas of a comprehension one by one; nil if one of them would have to be
// computed.
func (c *C) takenEach(e *model.For, w Window) machine.Set {
	if e.Elem == nil {
		return nil
	}
	var cond machine.Num
	var take machine.Set
	begin := c.inLoop(e.Var, func() { cond, take = c.optional(e.If), c.TakenArea(e.Elem, w) })
	if take == nil {
		return nil
	}
	over, bind, work := c.List(e.Over), c.binder(e.Var), int(c.weigh(e.If))+1
	return func(m *machine.M, dst []uint64) {
		start := m.ListStart()
		l := over(m)
		m.Spend(len(l) * work)
		if begin != nil {
			begin(m)
		}
		for _, id := range l {
			bind(m, id)
			if cond == nil || cond(m) != 0 {
				take(m, dst)
			}
		}
		m.ListDrop(start)
	}
}

// HasPoint compiles whether a point is in an area. The area is not computed if its parts can be
// asked instead.
func (c *C) HasPoint(e model.Expr) func(m *machine.M, p int32) bool {
	w := WindowOf(e.Type())
	switch e := e.(type) {
	case *model.Local:
		s := c.Slot(e.Var)
		return func(m *machine.M, p int32) bool { return measure.Has(m.Bits(s), p) }
	case *model.Get:
		if e.Field.Storage == model.Covers && len(e.Others) == 0 {
			of, areas, lo := c.Num(e.Of), c.coverings(e.Field, w), e.Field.Of.Lo
			return func(m *machine.M, p int32) bool {
				return areas[of(m)-lo].has(p)
			}
		}
	case *model.For:
		if e.Elem != nil && e.Elem.Type().IsArea() && !c.fixed(e) {
			return c.anyHasPoint(e)
		}
	case *model.Call:
		if has := c.callHas(e); has != nil {
			return has
		}
	case *model.Func:
		if has := c.words.Functions[e.Name].Has; has != nil && !c.plain && !c.without(Areas) {
			return has(c, e)
		}
		if law := c.words.Functions[e.Name].Law; (law == Union || law == Minus) && len(e.Args) == 2 && !c.fixed(e) {
			a, b := c.HasPoint(e.Args[0]), c.HasPoint(e.Args[1])
			if law == Union {
				return func(m *machine.M, p int32) bool { return a(m, p) || b(m, p) }
			}
			return func(m *machine.M, p int32) bool { return a(m, p) && !b(m, p) }
		}
	}
	area := c.areaSet(e, w)
	return func(m *machine.M, p int32) bool {
		mark := m.Mark()
		t := m.Words(w.N)
		area(m, t)
		m.Release(mark)
		return measure.Has(t, p)
	}
}

// anyHasPoint compiles whether a point is in one of the areas of a comprehension.
func (c *C) anyHasPoint(e *model.For) func(m *machine.M, p int32) bool {
	over, bind := c.List(e.Over), c.binder(e.Var)
	var cond machine.Num
	var has func(m *machine.M, p int32) bool
	begin, work := c.inLoop(e.Var, func() { cond, has = c.optional(e.If), c.HasPoint(e.Elem) }), int(c.weigh(e.If, e.Elem))
	return func(m *machine.M, p int32) bool {
		start := m.ListStart()
		defer m.ListDrop(start)
		l := over(m)
		m.Spend(len(l) * work)
		if begin != nil {
			begin(m)
		}
		for _, id := range l {
			bind(m, id)
			if (cond == nil || cond(m) != 0) && has(m, p) {
				return true
			}
		}
		return false
	}
}

// fixed reports whether an area is constant: made of shapes with literal numbers, and of what
// terrain covers.
func (c *C) fixed(e model.Expr) bool {
	own := map[*model.Var]bool{}
	ok := true
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.Const, *model.Tuple, *model.AsSet, *model.Unary:
		case *model.For:
			own[x.Var] = true
		case *model.Local:
			ok = ok && own[x.Var]
		case *model.Members:
			ok = ok && !x.Kind.IsA(c.kinds["piece"])
		case *model.Get:
			ok = ok && (x.Field.Storage == model.Covers || x.Field.Static()) && x.Of != nil
		case *model.Where:
			ok = ok && x.Field.Static() && len(x.Others) == 0
		case *model.Func:
			f := c.words.Functions[x.Name]
			ok = ok && (f.Fixed || f.Law == Union || f.Law == Minus)
			for _, a := range x.Args {
				ok = ok && !c.isPiece(a.Type())
			}
		default:
			ok = false
		}
	})
	return ok
}

func (c *C) isPiece(t model.Type) bool {
	return t.Base == model.ThingOf && t.Kind.IsA(c.kinds["piece"])
}

// measures reports whether a call is about a surface, where pieces move from point to point.
func (c *C) measures(f *model.Func) bool {
	if c.Game.Surface == nil {
		return false
	}
	for _, a := range f.Args {
		if t := a.Type(); t.Base == model.PointOf || c.isPiece(t) {
			return true
		}
	}
	return false
}
