package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Fields, adjectives and contents of places, read into the algebra.

// adjectiveOr returns the set for which an adjective holds; without an index, it is evaluated for
// each member.
func (c *C) adjectiveOr(e *model.Where, w Window) *node {
	if len(e.Others) == 0 {
		if n := c.adjective(e.Field, w); n != nil {
			return n
		}
	}
	if mask := c.constantMask(e, w); mask != nil {
		return constant(w, mask)
	}
	on := c.Field(e.Field, e.Others)
	reg := c.P.Regs
	c.P.Regs++
	return &node{op: opKeep, w: w, xs: []*node{constant(w, ones(w))}, work: 1, reason: "the adjective " + e.Field.Name + " is computed",
		bind: func(m *machine.M, id int32) { m.V[reg] = id }, cond: func(m *machine.M) int32 { return on(m, m.V[reg]) }}
}

// adjective returns the set of things for which a bool field holds; nil if it is neither constant
// nor indexed.
func (c *C) adjective(f *model.Field, w Window) *node {
	if c.without(Indexes) && f.Storage == model.HasMarker {
		return nil
	}
	switch f.Storage {
	case model.OfKind:
		return constant(w, c.allOf(f.Kind, w))
	case model.Printed:
		if len(f.BySide) > 0 {
			return nil
		}
		mask := make([]uint64, w.N)
		for id, v := range f.Values {
			if len(v) == 1 && v[0] != 0 {
				setBit(mask, w.Lo, id)
			}
		}
		return constant(w, mask)
	case model.SideUp:
		return c.stateIndex(f.Of.SideField, w, f.Side)
	case model.HasMarker:
		x := c.markIndex(f.Marker)
		return c.fitIndex(x, WindowOf(model.SetOf(f.Marker.On)), w, 0)
	case model.State:
		if f.Type.Is(model.Bool) {
			return c.stateIndex(f, w, 1)
		}
	case model.InPlay:
		if f.Of.IsA(c.kinds["piece"]) && w.Lo >= c.P.Ids.PieceWord {
			return &node{op: opIndex, w: w, off: c.onMap(w), total: true}
		}
	}
	return nil
}

// stateIndex returns the set of things whose state field has a value.
func (c *C) stateIndex(f *model.Field, w Window, v int32) *node {
	x, ok := c.fieldIndex(f)
	if !ok {
		return nil
	}
	i := x.Value(v)
	if i < 0 {
		return constant(w, make([]uint64, w.N))
	}
	return c.fitIndex(x, WindowOf(model.SetOf(f.Of)), w, i)
}

// fitIndex returns one set of a field's run, in another window.
func (c *C) fitIndex(x machine.FieldIndex, own, w Window, i int32) *node {
	n := &node{op: opIndex, w: own, off: x.Off + i*x.Words, total: true, mask: c.there(own)}
	switch {
	case own == w:
		return n
	case w.Lo >= own.Lo && w.Lo+w.N <= own.Lo+own.N:
		return &node{op: opIndex, w: w, off: n.off + w.Lo - own.Lo, total: true, mask: c.there(w)}
	}
	return &node{op: opFit, w: w, xs: []*node{n}, total: true}
}

// readGet reads a set-valued field of one thing.
func (c *C) readGet(e *model.Get, w Window) *node {
	if n := c.readStatic(e, w); n != nil {
		return n
	}
	if len(e.Others) > 0 || e.Of == nil {
		return c.opaque(e, w, "")
	}
	switch e.Field.Storage {
	case model.Supply:
		k := e.Field.Kind
		if e.Of.Type().Is(model.DesignOf) {
			rows := make([]uint64, int(w.N)*len(c.Game.Kinds))
			for i, d := range c.Game.Kinds {
				if d.IsA(k) {
					copy(rows[i*int(w.N):], c.allOf(d, w))
				}
			}
			if d, ok := e.Of.(*model.Const); ok {
				return and(&node{op: opIndex, w: w, off: c.inSupply(w), total: true}, constant(w, rows[d.N*w.N:(d.N+1)*w.N]))
			}
			return and(&node{op: opRow, w: w, key: c.Num(e.Of), under: c.underOf(e.Of), rows: rows, n: int32(len(c.Game.Kinds))},
				&node{op: opIndex, w: w, off: c.inSupply(w), total: true})
		}
	case model.Computed:
		if b := c.baseOf(e.Field.Value, []model.Expr{e.Of}); b != nil {
			return c.read(b, w)
		}
		return c.opaque(e, w, "the value "+e.Field.Value.Title+" has modifiers or is recursive")
	case model.Contents:
		if n := c.readContents(e, w); n != nil {
			return n
		}
	}
	return c.opaque(e, w, "")
}

// readContents reads the contents of one place: the stack, from the top down.
func (c *C) readContents(e *model.Get, w Window) *node {
	if e.Field.Of.IsA(c.kinds["path"]) || w.N != 1 {
		return nil
	}
	of, s := c.Num(e.Of), c.stacks(e, w)
	return &node{op: opPlain, w: w, word: func(m *machine.M) uint64 {
		place := of(m)
		if uint32(place-s.placeLo) >= s.places {
			return 0
		}
		if place == s.supply || place == s.out || place == s.surface {
			return s.search(m)
		}
		set := uint64(0)
		for p := m.I[s.top+place]; p != model.None; p = m.I[s.under+p] {
			if uint32(p-s.lo) < s.n {
				set |= 1 << uint(p-s.base)
			}
		}
		return set
	}}
}

// stacks is what reading a stack needs, in one place: a closure that captured each part would load
// and store all of them before it asks where the stack is.
type stacks struct {
	lo, base             int32 // the first of its pieces, and of the word
	n                    uint32
	placeLo              int32
	places               uint32
	supply, out, surface int32 // these are no stacks
	top, under           int32 // where their slots begin, less the ids that count them
	loose                machine.Set
}

func (c *C) stacks(e *model.Get, w Window) *stacks {
	ids, k := &c.P.Ids, e.Field.Kind
	return &stacks{
		lo: k.Lo, base: w.Lo << 6, n: uint32(k.Hi - k.Lo),
		placeLo: ids.PlaceLo, places: uint32(ids.PlaceHi - ids.PlaceLo),
		supply: c.Game.Supply.ID, out: c.Game.Out.ID, surface: ids.Surface,
		top: ids.Top - ids.PlaceLo, under: ids.Under - ids.PieceLo,
		loose: c.set(e, w),
	}
}

// search reads the pieces of a place that keeps no stack.
func (s *stacks) search(m *machine.M) uint64 {
	mark := m.Mark()
	t := m.Words(1)
	s.loose(m, t)
	v := t[0]
	m.Release(mark)
	return v
}

// TopOf compiles the top piece of a set of pieces in one place: the stack is searched from the top
// down. It returns nil for other sets.
func (c *C) TopOf(e model.Expr) machine.Num {
	get, ok := e.(*model.Get)
	if !ok || c.plain || get.Field.Storage != model.Contents || get.Of == nil || len(get.Others) > 0 || get.Field.Of.IsA(c.kinds["path"]) {
		return nil
	}
	of, lo, n := c.Num(get.Of), get.Field.Kind.Lo, uint32(get.Field.Kind.Hi-get.Field.Kind.Lo)
	placeLo, places := c.P.Ids.PlaceLo, uint32(c.P.Ids.PlaceHi-c.P.Ids.PlaceLo)
	top, under := c.P.Ids.Top-placeLo, c.P.Ids.Under-c.P.Ids.PieceLo
	return func(m *machine.M) int32 {
		place := of(m)
		if uint32(place-placeLo) >= places {
			return model.None
		}
		p := m.I[top+place]
		for p != model.None && uint32(p-lo) >= n {
			p = m.I[under+p]
		}
		return p
	}
}
