package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// On is a field compiled for any thing: what `x.field` reads when x is id.
type On func(m *machine.M, id int32) int32

// get compiles x.field of one value.
func (c *C) get(e *model.Get) machine.Num {
	switch e.Field.Storage {
	case model.GameOver:
		return func(m *machine.M) int32 { return b2i(m.Over) }
	case model.Noted:
		return c.noted(e)
	case model.GameResult:
		return func(m *machine.M) int32 { return m.Result }
	}
	if e.Field.Storage == model.MarkerSupply {
		slot, unit := c.P.Ids.MarkerSupply[e.Field.Marker.Index], c.Game.Unit
		return func(m *machine.M) int32 { return max(0, m.I[slot]) * unit }
	}
	of := c.Num(e.Of)
	if s := c.Game.Surface; e.Field.Storage == model.Across {
		return func(m *machine.M) int32 { return of(m) % s.Row() }
	} else if e.Field.Storage == model.Along {
		return func(m *machine.M) int32 { return of(m) / s.Row() }
	}
	if e.Of.Type().Is(model.DesignOf) { // all copies have the same printed data
		on, kinds := c.field(e.Field), c.Game.Kinds
		return func(m *machine.M) int32 { return on(m, kinds[of(m)].Lo) }
	}
	on := c.Field(e.Field, e.Others)
	if c.Watched() {
		return func(m *machine.M) int32 { return on(m, of(m)) }
	}
	if slot, at, ok := c.placeOfLocal(e); ok {
		return func(m *machine.M) int32 { return m.I[at+m.L[m.Base()+slot]] }
	}
	if l, ok := e.Of.(*model.Local); ok && !c.inRegister(l.Var) {
		slot := c.Slot(l.Var).I
		if f := c.printedOfLocal(e, slot, on); f != nil {
			return f
		}
		if f := e.Field; f.Storage == model.State && len(e.Others) == 0 {
			first, lo, count := c.P.Ids.Field[f], f.Of.Lo, uint32(f.Of.Hi-f.Of.Lo)
			return func(m *machine.M) int32 {
				id := m.L[m.Base()+slot]
				if i := uint32(id - lo); i < count {
					return m.I[first+int32(i)]
				}
				return on(m, id)
			}
		}
		return func(m *machine.M) int32 { return on(m, m.Int(slot)) }
	}
	return func(m *machine.M) int32 { return on(m, of(m)) }
}

// printedOfLocal compiles a printed figure of the thing that a name in the frame denotes; nil for
// other expressions.
func (c *C) printedOfLocal(e *model.Get, slot int32, on On) machine.Num {
	f := e.Field
	if f.Storage != model.Printed || len(f.BySide) > 0 || len(e.Others) > 0 || f.Type.Form != model.One {
		return nil
	}
	lo, tab := f.Of.Lo, f.Numbers()
	return func(m *machine.M) int32 {
		id := m.L[m.Base()+slot]
		if i := uint32(id - lo); i < uint32(len(tab)) {
			return tab[i]
		}
		return on(m, id)
	}
}

// Field compiles a field of one value. If several fields share a name, each belongs to another
// sub-kind.
func (c *C) Field(f *model.Field, others []*model.Field) On {
	if len(others) == 0 {
		return c.field(f)
	}
	type part struct {
		lo, hi int32
		on     On
	}
	var parts []part
	for _, o := range append([]*model.Field{f}, others...) {
		parts = append(parts, part{o.Of.Lo, o.Of.Hi, c.field(o)})
	}
	isBool, name, g := f.Type.Is(model.Bool), f.Name, c.Game
	return func(m *machine.M, id int32) int32 {
		for _, p := range parts {
			if p.lo <= id && id < p.hi {
				return p.on(m, id)
			}
		}
		if !isBool {
			absent(m, g, id, name)
		}
		return 0
	}
}

// absent fails because a thing does not have a figure.
func absent(m *machine.M, g *model.Game, id int32, name string) {
	what := "nothing"
	if id >= 0 && int(id) < len(g.Things) && g.Things[id] != nil {
		what = g.Things[id].Title
	}
	m.Fail("run/absent", "%s has no %s", what, name)
}

func (c *C) field(f *model.Field) On {
	on := c.reading(f)
	if c.Watched() {
		on = c.watchedField(f, on)
	}
	return on
}

// reading compiles a field as stored in the state.
func (c *C) reading(f *model.Field) On {
	g := c.Game
	lo, hi := int32(0), int32(0)
	if f.Of != nil {
		lo, hi = f.Of.Lo, f.Of.Hi
	}
	name := f.Name
	switch f.Storage {
	case model.Printed:
		return c.printed(f)
	case model.State:
		slot := c.P.Ids.Field[f] - lo
		isBool := f.Type.Is(model.Bool)
		return func(m *machine.M, id int32) int32 {
			if id < lo || id >= hi {
				if !isBool {
					absent(m, g, id, name)
				}
				return 0
			}
			return m.I[slot+id]
		}
	case model.Computed:
		v := c.Value(f.Value)
		return func(m *machine.M, id int32) int32 {
			if id < lo || id >= hi {
				if f.Type.Base != model.Bool {
					absent(m, g, id, name)
				}
				return 0
			}
			return v.Read(m, id)
		}
	case model.SideUp:
		slot, side := c.P.Ids.Field[f.Of.SideField]-lo, f.Side
		return func(m *machine.M, id int32) int32 { return b2i(id >= lo && id < hi && m.I[slot+id] == side) }
	case model.HasMarker:
		slot := c.P.Ids.Marker[f.Marker.Index] - lo
		return func(m *machine.M, id int32) int32 { return b2i(id >= lo && id < hi && m.I[slot+id] > 0) }
	case model.MarkerCount:
		slot, unit := c.P.Ids.Marker[f.Marker.Index]-lo, g.Unit
		return func(m *machine.M, id int32) int32 {
			if id < lo || id >= hi {
				absent(m, g, id, name)
				return 0
			}
			return m.I[slot+id] * unit
		}
	case model.OfKind:
		klo, khi := f.Kind.Lo, f.Kind.Hi
		return func(m *machine.M, id int32) int32 { return b2i(id >= klo && id < khi) }
	case model.At:
		return func(m *machine.M, id int32) int32 {
			if id < lo || id >= hi {
				absent(m, g, id, name)
				return g.Supply.ID
			}
			return m.PlaceOf(id)
		}
	case model.Spot:
		return func(m *machine.M, id int32) int32 {
			if id >= lo && id < hi {
				if p := m.SpotOf(id); p != model.None {
					return p
				}
			}
			m.Fail("run/off-surface", "%s does not stand on %s", g.Show(model.OneOf(f.Of), id), g.Surface.Thing.Title)
			return 0
		}
	case model.InPlay:
		space := c.kinds["space"]
		return func(m *machine.M, id int32) int32 {
			if id < lo || id >= hi {
				return 0
			}
			p := m.PlaceOf(id)
			return b2i(p >= space.Lo && p < space.Hi)
		}
	case model.OnTop:
		return func(m *machine.M, id int32) int32 {
			return b2i(id >= lo && id < hi && m.TopOf(m.PlaceOf(id)) == id)
		}
	case model.FaceDown:
		return func(m *machine.M, id int32) int32 { return b2i(id >= lo && id < hi && m.FaceDown(id)) }
	case model.TrackAt:
		tracks := c.P.Ids.Track
		slots := make([]int32, hi-lo)
		for t, s := range tracks {
			slots[t.ID-lo] = s
		}
		return func(m *machine.M, id int32) int32 { return m.I[slots[id-lo]] }
	}
	panic("compile: the field " + f.Name + " is no single value")
}

// printed compiles a constant figure: a table over the things of its kind.
func (c *C) printed(f *model.Field) On {
	k := f.Of
	lo, hi, name, g := k.Lo, k.Hi, f.Name, c.Game
	tab, isBool := f.Numbers(), f.Type.Is(model.Bool)
	plain := func(m *machine.M, id int32) int32 {
		if id < lo || id >= hi {
			if !isBool {
				absent(m, g, id, name)
			}
			return 0
		}
		return tab[id-lo]
	}
	if len(f.BySide) == 0 {
		return plain
	}
	for k != nil && k.SideField == nil {
		k = k.Parent
	}
	slotOf := func(id int32) int32 { return model.None }
	if k != nil {
		base := c.P.Ids.Field[k.SideField] - k.Lo
		slotOf = func(id int32) int32 { return base + id }
	} else { // the sides belong to sub-kinds
		bases := map[int32]int32{}
		for id := range f.BySide {
			kk := g.Things[id].Kind
			for kk != nil && kk.SideField == nil {
				kk = kk.Parent
			}
			if kk != nil {
				bases[id] = c.P.Ids.Field[kk.SideField] - kk.Lo + id
			}
		}
		slotOf = func(id int32) int32 { return bases[id] }
	}
	sides := make([][]int32, hi-lo)
	for id, v := range f.BySide {
		sides[id-lo] = v
	}
	return func(m *machine.M, id int32) int32 {
		if id >= lo && id < hi && sides[id-lo] != nil {
			return sides[id-lo][m.I[slotOf(id)]]
		}
		return plain(m, id)
	}
}
