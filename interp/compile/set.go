package compile

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Set compiles a set expression. The closure writes every word of the caller's window, which may be
// wider or narrower than that of the expression's own kind.
func (c *C) Set(e model.Expr, w Window) machine.Set {
	if e.Type().IsArea() {
		return c.areaSet(e, w)
	}
	return c.query(e, w).Set
}

// plainSet compiles a set as a closure. The work inside is charged by whatever iterates over it;
// see charged.
func (c *C) plainSet(e model.Expr, w Window) machine.Set {
	f := c.adapted(e, w)
	work := int(w.N) / wordsAStep
	if work == 0 {
		return f
	}
	return func(m *machine.M, dst []uint64) {
		m.Spend(work)
		f(m, dst)
	}
}

// adapted compiles a set for a window other than its own.
func (c *C) adapted(e model.Expr, w Window) machine.Set {
	own := WindowOf(e.Type())
	if own == w || e.Type().Base == model.Invalid {
		return c.set(e, w)
	}
	return fitted(c.set(e, own), own, w)
}

// fitted returns a set of one window in another one. Members outside the latter are left out.
func fitted(set machine.Set, from, to Window) machine.Set {
	if from == to {
		return set
	}
	// What both windows have: so many words, from these on.
	lo := max(from.Lo, to.Lo)
	n, source, target := max(min(from.Lo+from.N, to.Lo+to.N)-lo, 0), lo-from.Lo, lo-to.Lo
	return func(m *machine.M, dst []uint64) {
		mark := m.Mark()
		t := m.Words(from.N)
		set(m, t)
		clear(dst)
		if n > 0 {
			copy(dst[target:target+n], t[source:])
		}
		m.Release(mark)
	}
}

func setBit(dst []uint64, lo, id int32) {
	b := id - lo<<6
	if b >= 0 && int(b>>6) < len(dst) {
		dst[b>>6] |= 1 << (uint(b) & 63)
	}
}

func (c *C) set(e model.Expr, w Window) machine.Set {
	switch e := e.(type) {
	case *model.Members:
		return c.membersOf(e.Kind, w)
	case *model.Local:
		if x := c.setNames[e.Var]; x != nil {
			return c.adapted(x, w)
		}
		s := c.Slot(e.Var)
		return func(m *machine.M, dst []uint64) { copy(dst, m.Bits(s)) }
	case *model.Where:
		return c.where(e, w)
	case *model.Get:
		return c.getSet(e, w)
	case *model.Tuple:
		return c.tupleSet(e, w)
	case *model.AsSet:
		return c.asSet(e, w)
	case *model.Cond:
		i, t, f := c.Num(e.If), c.Set(e.Then, w), c.Set(e.Else, w)
		return func(m *machine.M, dst []uint64) {
			if i(m) != 0 {
				t(m, dst)
			} else {
				f(m, dst)
			}
		}
	case *model.For:
		return c.forSet(e, w)
	case *model.Call:
		return fitted(c.callSet(e), WindowOf(e.Value.Type), w)
	case *model.Func:
		f := c.words.Functions[e.Name]
		if f.Set == nil {
			panic("compile: the function " + e.Name + " gives no set")
		}
		return f.Set(c, e, w)
	case *model.Const:
		return func(m *machine.M, dst []uint64) { clear(dst) }
	}
	panic("compile: a set is wanted")
}

// membersOf compiles a plural: of pieces, those on the map; of all other things, all of them.
func (c *C) membersOf(k *model.Kind, w Window) machine.Set {
	all := c.allOf(k, w)
	if !k.IsA(c.kinds["piece"]) || k.IsA(c.kinds["card"]) || k.IsA(c.kinds["chit"]) {
		return func(m *machine.M, dst []uint64) { copy(dst, all) }
	}
	space, things := c.kinds["space"], c.Game.Things
	if c.Watched() {
		onMap := func(s machine.Spot) bool { return s.Place >= space.Lo && s.Place < space.Hi }
		return func(m *machine.M, dst []uint64) {
			clear(dst)
			for id := k.Lo; id < k.Hi; id++ {
				if things[id] != nil && m.Lies(id, onMap) {
					setBit(dst, w.Lo, id)
				}
			}
		}
	}
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		m.Spend(int(k.Hi-k.Lo) / rowsAStep)
		for id := k.Lo; id < k.Hi; id++ {
			if things[id] == nil {
				continue
			}
			if p := m.PlaceOf(id); p >= space.Lo && p < space.Hi {
				setBit(dst, w.Lo, id)
			}
		}
	}
}

// allOf returns the constant set of all things of a kind.
func (c *C) allOf(k *model.Kind, w Window) []uint64 {
	out := make([]uint64, w.N)
	for id := k.Lo; id < k.Hi; id++ {
		if c.Game.Things[id] != nil {
			setBit(out, w.Lo, id)
		}
	}
	return out
}

// where keeps the members for which an adjective holds. A constant adjective is one AND; others are
// evaluated for each member.
func (c *C) where(e *model.Where, w Window) machine.Set {
	from := WindowOf(e.Set.Type())
	if from != w { // the adjective is of a narrower kind: filter in the wider window, then cut
		return fitted(c.where(e, from), from, w)
	}
	set := c.Set(e.Set, w)
	if mask := c.constantMask(e, w); mask != nil {
		return func(m *machine.M, dst []uint64) {
			set(m, dst)
			for i := range dst {
				dst[i] &= mask[i]
			}
		}
	}
	on := c.Field(e.Field, e.Others)
	lo := w.Lo
	return func(m *machine.M, dst []uint64) {
		set(m, dst)
		m.Spend(sizeOf(dst))
		for i, word := range dst {
			for rest := word; rest != 0; rest &= rest - 1 {
				b := bits.TrailingZeros64(rest)
				if on(m, (lo+int32(i))<<6+int32(b)) == 0 {
					word &^= 1 << uint(b)
				}
			}
			dst[i] = word
		}
	}
}

// constantMask returns the set for which a constant adjective holds; nil if it may change.
func (c *C) constantMask(e *model.Where, w Window) []uint64 {
	mask := make([]uint64, w.N)
	for _, f := range append([]*model.Field{e.Field}, e.Others...) {
		switch f.Storage {
		case model.OfKind:
			for id := f.Kind.Lo; id < f.Kind.Hi; id++ {
				setBit(mask, w.Lo, id)
			}
		case model.Printed:
			if len(f.BySide) > 0 {
				return nil
			}
			for id, v := range f.Values {
				if len(v) == 1 && v[0] != 0 {
					setBit(mask, w.Lo, id)
				}
			}
		default:
			return nil
		}
	}
	return mask
}

// getSet compiles a set-valued field: the contents of a place or path, the supply, a printed set, a
// computed one.
func (c *C) getSet(e *model.Get, w Window) machine.Set {
	of := c.Num(e.Of)
	type part struct {
		lo, hi int32
		f      func(m *machine.M, id int32, dst []uint64)
	}
	var parts []part
	for _, f := range append([]*model.Field{e.Field}, e.Others...) {
		lo, hi := int32(0), int32(1<<30)
		if f.Of != nil {
			lo, hi = f.Of.Lo, f.Of.Hi
		}
		parts = append(parts, part{lo, hi, c.fieldSet(f, w)})
	}
	if len(parts) == 1 {
		p := parts[0]
		return func(m *machine.M, dst []uint64) {
			clear(dst)
			if id := of(m); id >= p.lo && id < p.hi {
				p.f(m, id, dst)
			}
		}
	}
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		id := of(m)
		for _, p := range parts {
			if id >= p.lo && id < p.hi {
				p.f(m, id, dst)
				return
			}
		}
	}
}

// fieldSet adds a field's members to dst.
func (c *C) fieldSet(f *model.Field, w Window) func(m *machine.M, id int32, dst []uint64) {
	switch f.Storage {
	case model.Printed:
		sets := map[int32][]uint64{}
		for id, v := range f.Values {
			s := make([]uint64, w.N)
			for _, x := range v {
				setBit(s, w.Lo, x)
			}
			sets[id] = s
		}
		lo := f.Of.Lo
		dense := make([][]uint64, f.Of.Hi-lo)
		for id, s := range sets {
			dense[id-lo] = s
		}
		return func(m *machine.M, id int32, dst []uint64) {
			for i, x := range dense[id-lo] {
				dst[i] |= x
			}
		}
	case model.Covers:
		return c.covers(f, w)
	case model.Contents:
		return c.contents(f, w)
	case model.Supply:
		kinds, supply := c.Game.Kinds, c.Game.Supply.ID
		if c.Watched() {
			return func(m *machine.M, id int32, dst []uint64) { heaped(m, kinds[id].Lo, kinds[id].Hi, w.Lo, supply, dst) }
		}
		return func(m *machine.M, id int32, dst []uint64) {
			m.Spend(int(kinds[id].Hi-kinds[id].Lo) / rowsAStep)
			for p := kinds[id].Lo; p < kinds[id].Hi; p++ {
				if m.PlaceOf(p) == supply {
					setBit(dst, w.Lo, p)
				}
			}
		}
	case model.Computed:
		return c.computedSet(f, w)
	}
	panic("compile: the field " + f.Name + " is no set")
}

// computedSet compiles a computed field. Kinds that share its name may give sets of other windows.
func (c *C) computedSet(f *model.Field, w Window) func(m *machine.M, id int32, dst []uint64) {
	v := c.Value(f.Value)
	if v.window == w {
		return v.ReadSet
	}
	reg := c.P.Regs
	c.P.Regs++
	set := fitted(func(m *machine.M, dst []uint64) { v.ReadSet(m, m.V[reg], dst) }, v.window, w)
	return func(m *machine.M, id int32, dst []uint64) {
		m.V[reg] = id
		set(m, dst)
	}
}

func (c *C) contents(f *model.Field, w Window) func(m *machine.M, id int32, dst []uint64) {
	lo, hi := f.Kind.Lo, f.Kind.Hi
	inPlace := func(m *machine.M, place int32, dst []uint64) {
		n := 0
		for p := m.TopOf(place); p != model.None; p = m.UnderOf(p) {
			if n++; p >= lo && p < hi {
				setBit(dst, w.Lo, p)
			}
		}
		m.Spend(n / rowsAStep)
	}
	if c.Watched() {
		inPlace = func(m *machine.M, place int32, dst []uint64) { stacked(m, f.Kind, w.Lo, place, dst) }
	}
	if f.Of.IsA(c.kinds["path"]) {
		steps := c.stepsOf()
		return func(m *machine.M, id int32, dst []uint64) {
			m.SpendList(len(steps[id]))
			for _, s := range steps[id] {
				inPlace(m, s, dst)
			}
		}
	}
	supply, out, surface, things, watched := c.Game.Supply.ID, c.Game.Out.ID, c.P.Ids.Surface, c.Game.Things, c.Watched()
	return func(m *machine.M, place int32, dst []uint64) {
		if watched && c.P.Ids.Loose(place) {
			heaped(m, lo, hi, w.Lo, place, dst)
			return
		}
		if place == supply || place == out || place == surface {
			m.Spend(int(hi-lo) / rowsAStep)
			for p := lo; p < hi; p++ {
				if things[p] != nil && m.PlaceOf(p) == place {
					setBit(dst, w.Lo, p)
				}
			}
			return
		}
		inPlace(m, place, dst)
	}
}

func (c *C) stepsOf() map[int32][]int32 {
	out := map[int32][]int32{}
	for _, t := range c.Game.Things {
		if t == nil {
			continue
		}
		for _, s := range t.Steps {
			out[t.ID] = append(out[t.ID], s.ID)
		}
	}
	return out
}

func (c *C) tupleSet(e *model.Tuple, w Window) machine.Set {
	var ones []machine.Num
	var sets []machine.Set
	for _, x := range e.Elems {
		if x.Type().Form == model.Set {
			sets = append(sets, c.Set(x, w))
		} else {
			ones = append(ones, c.Num(x))
		}
	}
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		for _, f := range ones {
			setBit(dst, w.Lo, f(m))
		}
		for _, f := range sets {
			mark := m.Mark()
			t := m.Words(w.N)
			f(m, t)
			for i := range dst {
				dst[i] |= t[i]
			}
			m.Release(mark)
		}
	}
}

func (c *C) asSet(e *model.AsSet, w Window) machine.Set {
	if e.X.Type().Form == model.One {
		x := c.Num(e.X)
		return func(m *machine.M, dst []uint64) {
			clear(dst)
			if id := x(m); id != model.None {
				setBit(dst, w.Lo, id)
			}
		}
	}
	x := c.List(e.X)
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		start := m.ListStart()
		for _, id := range x(m) {
			setBit(dst, w.Lo, id)
		}
		m.ListDrop(start)
	}
}

// forSet compiles a filtered set, or the union of set-valued elements.
func (c *C) forSet(e *model.For, w Window) machine.Set {
	over := c.List(e.Over)
	bind := c.binder(e.Var)
	var cond machine.Num
	var elem machine.Set
	begin := c.inLoop(e.Var, func() {
		cond = c.optional(e.If)
		if e.Elem != nil {
			elem = c.Set(e.Elem, w)
		}
	})
	work := int(c.weigh(e.If, e.Elem))
	if elem == nil {
		return func(m *machine.M, dst []uint64) {
			clear(dst)
			start := m.ListStart()
			members := over(m)
			m.Spend(len(members) * work)
			if begin != nil {
				begin(m)
			}
			for _, id := range members {
				bind(m, id)
				if cond == nil || cond(m) != 0 {
					setBit(dst, w.Lo, id)
				}
			}
			m.ListDrop(start)
		}
	}
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		start := m.ListStart()
		mark := m.Mark()
		t := m.Words(w.N)
		members := over(m)
		m.Spend(len(members) * (work + int(w.N)/wordsAStep))
		if begin != nil {
			begin(m)
		}
		for _, id := range members {
			bind(m, id)
			if cond == nil || cond(m) != 0 {
				elem(m, t)
				for i := range dst {
					dst[i] |= t[i]
				}
			}
		}
		m.Release(mark)
		m.ListDrop(start)
	}
}
