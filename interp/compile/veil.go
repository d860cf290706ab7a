package compile

import (
	"maps"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Watched programs. An expression compiled to be watched (Choice.Watched) consults the machine's
// veil at every read of the state, and stops at the first one that would reveal what the viewer
// cannot see. The forms are the plain ones, which read little: where a piece lies, which way it
// faces, its state, and what a place holds. All players see printed figures, and the state of
// places, players and tracks, but for secret fields.

// watchedField compiles a field as a watched program reads it.
func (c *C) watchedField(f *model.Field, on On) On {
	switch f.Storage {
	case model.Printed:
		if len(f.BySide) == 0 {
			return on
		}
	case model.State:
		if f.Secret != nil {
			return c.unseen(c.keptField(f, on))
		}
	case model.SideUp, model.HasMarker, model.MarkerCount, model.OnTop:
	case model.At:
		lo, hi := f.Of.Lo, f.Of.Hi
		return func(m *machine.M, id int32) int32 {
			if id >= lo && id < hi && m.Hides(id) {
				return m.Found(id)
			}
			return on(m, id)
		}
	case model.InPlay:
		space := c.kinds["space"]
		return c.watchedPlace(f, func(s machine.Spot) bool { return s.Place >= space.Lo && s.Place < space.Hi })
	case model.FaceDown:
		return c.watchedPlace(f, func(s machine.Spot) bool { return s.Down })
	case model.Spot:
		return c.unseen(on)
	default:
		return on
	}
	return c.unseen(on)
}

// unseen compiles a field that is hidden for pieces which the viewer does not see.
func (c *C) unseen(on On) On {
	return func(m *machine.M, id int32) int32 {
		if m.Hides(id) {
			m.Conceal()
			return 0
		}
		return on(m, id)
	}
}

// keptField compiles a state field whose value others may keep secret.
func (c *C) keptField(f *model.Field, on On) On {
	lo, hi, slot := f.Of.Lo, f.Of.Hi, c.P.Ids.Field[f]-f.Of.Lo
	return func(m *machine.M, id int32) int32 {
		if id >= lo && id < hi && m.Keeps(slot+id) {
			m.Conceal()
			return 0
		}
		return on(m, id)
	}
}

// watchedPlace compiles a field that depends on where a piece lies.
func (c *C) watchedPlace(f *model.Field, is func(s machine.Spot) bool) On {
	lo, hi := f.Of.Lo, f.Of.Hi
	return func(m *machine.M, id int32) int32 { return b2i(id >= lo && id < hi && m.Lies(id, is)) }
}

// liesAt compiles a comparison of places: x.at == place, x.at != y.at. Of a hidden piece it may be
// known that it lies elsewhere. It returns nil for other expressions, and if nothing is watched.
func (c *C) liesAt(e *model.Binary) machine.Num {
	if !c.Watched() || e.Op != "==" && e.Op != "!=" {
		return nil
	}
	left, right, same := c.whereOf(e.X), c.whereOf(e.Y), e.Op == "=="
	if left == nil && right == nil {
		return nil
	}
	x, y := c.Num(e.X), c.Num(e.Y)
	return func(m *machine.M) int32 {
		at, id := y, hiddenBy(m, left)
		if id == model.None {
			at, id = x, hiddenBy(m, right)
		}
		if id == model.None {
			return b2i((x(m) == y(m)) == same)
		}
		there := at(m)
		return b2i(m.Lies(id, func(s machine.Spot) bool { return s.Place == there }) == same)
	}
}

// whereOf compiles the piece of which an expression is the place; nil for other expressions.
func (c *C) whereOf(e model.Expr) machine.Num {
	if get, ok := e.(*model.Get); ok && get.Field.Storage == model.At && len(get.Others) == 0 {
		return c.Num(get.Of)
	}
	return nil
}

// hiddenBy returns a piece if the viewer does not see it, else None.
func hiddenBy(m *machine.M, piece machine.Num) int32 {
	if piece == nil {
		return model.None
	}
	if id := piece(m); m.Hides(id) {
		return id
	}
	return model.None
}

// stacked adds to a set the pieces of a kind in a stack, as a watched program reads them. Where a
// back lies that may be one of them, all of its family are tested.
func stacked(m *machine.M, k *model.Kind, lo, place int32, dst []uint64) {
	var last *machine.Back
	for p := m.TopOf(place); p != model.None; p = m.UnderOf(p) {
		b := m.Back(p)
		switch {
		case b == nil && p >= k.Lo && p < k.Hi:
			setBit(dst, lo, p)
		case b != nil && b != last:
			last = b
			heaped(m, max(b.Lo, k.Lo), min(b.Hi, k.Hi), lo, place, dst)
		}
	}
}

// heaped adds to a set those of a range of pieces that lie in a place, in any order.
func heaped(m *machine.M, from, to, lo, place int32, dst []uint64) {
	for id := from; id < to; id++ {
		if m.P.Game.Things[id] != nil && m.Lies(id, func(s machine.Spot) bool { return s.Place == place }) {
			setBit(dst, lo, id)
		}
	}
}

// Watched reports whether the program stops at what is hidden.
func (c *C) Watched() bool { return c.Choice.Watched }

// asPlayed compiles something as the played program would. The statements of a watched program are
// those of the played one, instruction by instruction, so that it can run on its states.
func (c *C) asPlayed(ask func()) {
	plain, extents := c.plain, c.extents
	c.plain, c.extents = c.Choice.Plain, maps.Clone(c.extents)
	ask()
	c.plain, c.extents = plain, extents
}

// Spot compiles where a piece stands on a surface, or none.
func (c *C) Spot() func(m *machine.M, id int32) int32 {
	if !c.Watched() {
		return func(m *machine.M, id int32) int32 { return m.SpotOf(id) }
	}
	surface := c.P.Ids.Surface
	return func(m *machine.M, id int32) int32 {
		if m.Hides(id) {
			if m.Lies(id, func(s machine.Spot) bool { return s.Place == surface }) {
				m.Conceal()
			}
			return model.None
		}
		return m.SpotOf(id)
	}
}

// HowMany compiles the number of members of a set or list, as an integer.
func (c *C) HowMany(e model.Expr) machine.Num {
	if n := c.backs(e); n != nil {
		return n
	}
	if e.Type().Form == model.Set {
		return c.Query(e).Count()
	}
	list := c.List(e)
	return func(m *machine.M) int32 { return int32(len(list(m))) }
}

// backs compiles, for a watched program, how many pieces of a kind lie in a place: backs can be
// counted. It returns nil for other expressions.
func (c *C) backs(e model.Expr) machine.Num {
	get, ok := e.(*model.Get)
	if !c.Watched() || !ok || get.Field.Storage != model.Contents || len(get.Others) > 0 || get.Field.Of.IsA(c.kinds["path"]) {
		return nil
	}
	place, lo, hi := c.Num(get.Of), get.Field.Kind.Lo, get.Field.Kind.Hi
	return func(m *machine.M) int32 { return m.Holds(place(m), lo, hi) }
}
