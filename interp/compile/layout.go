package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// stateLayout assigns slots of the state to everything that changes. The places and fields of
// pieces come first, then all else, and declared history comes last. So the hash of a position is a
// hash of the middle part plus a sum over the pieces in any order, and history is cut off at its
// start.
func (c *C) stateLayout() {
	g, p := c.Game, c.P
	ids, blank := &p.Ids, &p.Blank
	piece, place := c.kinds["piece"], c.kinds["place"]
	take := func(n, v int32) int32 {
		at := int32(len(blank.I))
		for i := int32(0); i < n; i++ {
			blank.I = append(blank.I, v)
		}
		return at
	}
	ids.At = take(piece.Hi-piece.Lo, g.Supply.ID)
	ids.Under = take(piece.Hi-piece.Lo, model.None)
	ids.Top = take(place.Hi-place.Lo, model.None)
	if ids.Surface = model.None; g.Surface != nil {
		ids.Surface, ids.Spot = g.Surface.Thing.ID, take(piece.Hi-piece.Lo, model.None)
	}

	fields := func(of func(k *model.Kind, f *model.Field) bool) {
		for _, k := range g.Kinds {
			for _, f := range k.Fields {
				if f.Storage != model.State || !of(k, f) {
					continue
				}
				ids.Field[f] = take(k.Hi-k.Lo, f.Default)
				for id, v := range f.Start {
					blank.I[ids.Field[f]+id-k.Lo] = v
				}
			}
		}
	}
	tracks := func(history bool) {
		for _, t := range g.Tracks {
			if t.History != history {
				continue
			}
			start := model.None
			if t.Start < len(t.Thing.Boxes) {
				start = t.Thing.Boxes[t.Start].ID
			}
			ids.Track[t.Thing] = take(1, start)
		}
	}
	ids.Marker, ids.MarkerSupply = make([]int32, len(g.Markers)), make([]int32, len(g.Markers))
	markers := func(onPieces bool) {
		for _, mk := range g.Markers {
			if mk.On.IsA(piece) == onPieces {
				ids.Marker[mk.Index] = take(mk.On.Hi-mk.On.Lo, 0)
			}
		}
	}
	fields(func(k *model.Kind, f *model.Field) bool { return k.IsA(piece) && !f.History })
	markers(true)
	p.Loose = int32(len(blank.I))
	fields(func(k *model.Kind, f *model.Field) bool { return !k.IsA(piece) && !f.History })
	markers(false)
	for _, mk := range g.Markers {
		ids.MarkerSupply[mk.Index] = take(1, mk.Count)
	}
	tracks(false)
	blank.History = int32(len(blank.I))
	fields(func(_ *model.Kind, f *model.Field) bool { return f.History })
	tracks(true)
}

// turns finds the slots that say which side of each piece is up.
func (c *C) turns() {
	ids := &c.P.Ids
	c.P.Turns = make([]machine.Turn, ids.PieceHi-ids.PieceLo)
	for i := range c.P.Turns {
		c.P.Turns[i].Slot = model.None
		t := c.Game.Things[ids.PieceLo+int32(i)]
		if t == nil {
			continue
		}
		k := t.Kind
		for k != nil && k.SideField == nil {
			k = k.Parent
		}
		if k != nil {
			c.P.Turns[i] = machine.Turn{Slot: ids.Field[k.SideField] + t.ID - k.Lo, Sides: int32(len(k.Sides))}
		}
	}
}

// looks lists, for each piece, the slots that determine what it looks like: its state and markers,
// without history.
func (c *C) looks() {
	p, piece := c.P, c.kinds["piece"]
	p.Alone = true
	p.Looks, p.Sorts = make([][]int32, p.Ids.PieceHi-p.Ids.PieceLo), make([]uint64, p.Ids.PieceHi-p.Ids.PieceLo)
	for id := p.Ids.PieceLo; id < p.Ids.PieceHi; id++ {
		p.Sorts[id-p.Ids.PieceLo] = machine.Sort(id, p.Copies[id-p.Ids.PieceLo])
		t := c.Game.Things[id]
		if t == nil {
			continue
		}
		var slots []int32
		if p.Ids.Surface != model.None {
			slots = append(slots, p.Ids.Spot+id-p.Ids.PieceLo)
		}
		for k := t.Kind; k != nil && k.IsA(piece); k = k.Parent {
			for _, f := range k.Fields {
				if f.Storage == model.State && !f.History {
					slots = append(slots, p.Ids.Field[f]+id-k.Lo)
				}
			}
		}
		for _, mk := range c.Game.Markers {
			if t.Kind.IsA(mk.On) && mk.On.IsA(piece) {
				slots = append(slots, p.Ids.Marker[mk.Index]+id-mk.On.Lo)
			}
		}
		p.Looks[id-p.Ids.PieceLo] = slots
		p.Alone = p.Alone && len(slots) == 0
	}
	p.Supplied = machine.Supplied(p)
}

// past lists the slots of declared history, and the slots of state that refer to pieces: where
// copies of a counter are equivalent, these tell which of them is meant.
func (c *C) past() {
	p, piece := c.P, c.kinds["piece"]
	for slot := p.Blank.History; slot < int32(len(p.Blank.I)); slot++ {
		p.Past = append(p.Past, machine.Past{Slot: slot, Copy: model.None})
	}
	for i, k := range c.Game.Kinds {
		for j, f := range k.Fields {
			if f.Storage != model.State {
				continue
			}
			first := p.Ids.Field[f]
			for id := k.Lo; id < k.Hi; id++ {
				if t := f.Type; t.Base == model.ThingOf && t.Kind != nil && (t.Kind.IsA(piece) || piece.IsA(t.Kind)) {
					p.Refs = append(p.Refs, first+id-k.Lo)
				}
				if f.History && k.IsA(piece) && p.Copies[id-p.Ids.PieceLo] >= 0 {
					x := &p.Past[first+id-k.Lo-p.Blank.History]
					x.Copy, x.Field = id, int32(i)<<16|int32(j)
				}
			}
		}
	}
	p.Remembers = len(p.Past)+len(p.Refs) > 0
}
