package imagine

import (
	"cmp"
	"slices"

	"sandtable/schema/model"
)

// look lists the hidden pieces and their spots. The order of the spots depends only on what the
// viewer sees.
func (x *Worlds) look() {
	m, ids := x.real, &x.p.Ids
	x.hidden, x.spots, x.narrow = x.hidden[:0], x.spots[:0], x.narrow[:0]
	for i := range x.below {
		x.below[i] = model.None
	}
	for id := ids.PieceLo; id < ids.PieceHi; id++ {
		if x.p.Game.Things[id] == nil || x.sees(m, id) {
			continue
		}
		x.hidden = append(x.hidden, id)
		s := spot{family: x.family[id-ids.PieceLo], place: m.PlaceOf(id), point: m.SpotOf(id), down: m.FaceDown(id), is: id}
		if !x.loose(s.place) {
			s.i = x.height(id, s.place)
		}
		x.spots = append(x.spots, s)
	}
	slices.SortStableFunc(x.spots, spot.compare)
	for i := range x.spots {
		if s := &x.spots[i]; i > 0 && s.compare(x.spots[i-1]) == 0 {
			s.rank = x.spots[i-1].rank
		} else {
			s.rank = int32(i)
		}
		x.narrow = append(x.narrow, i)
	}
	slices.SortStableFunc(x.narrow, func(a, b int) int { return cmp.Compare(x.room(x.spots[a].place), x.room(x.spots[b].place)) })
}

func (s spot) compare(o spot) int {
	down := 0
	if s.down != o.down {
		down = -1
		if s.down {
			down = 1
		}
	}
	return cmp.Or(cmp.Compare(s.place, o.place), cmp.Compare(s.i, o.i), cmp.Compare(s.point, o.point), down, cmp.Compare(s.family, o.family))
}

// height returns the number of pieces below a piece. The pieces of its place are counted when the
// first of them is asked for.
func (x *Worlds) height(id, place int32) int32 {
	lo := x.p.Ids.PieceLo
	if x.below[id-lo] == model.None {
		n := int32(0)
		for p := x.real.TopOf(place); p != model.None; p = x.real.UnderOf(p) {
			n++
		}
		for p := x.real.TopOf(place); p != model.None; p = x.real.UnderOf(p) {
			n--
			x.below[p-lo] = n
		}
	}
	return x.below[id-lo]
}

// loose reports whether the pieces of a place have no order.
func (x *Worlds) loose(place int32) bool {
	return place == x.p.Ids.Supply || place == x.p.Ids.Out || place == x.p.Ids.Surface
}

// room returns the number of pieces of the kind that a place holds.
func (x *Worlds) room(place int32) int32 {
	if k := x.p.Game.Things[place].Holds; k != nil {
		return k.Hi - k.Lo
	}
	return x.p.Ids.PieceHi - x.p.Ids.PieceLo
}

// layOut deals the hidden pieces anew in the world.
func (x *Worlds) layOut(r Chooser) {
	for i := range x.to {
		x.to[i] = int32(i) + x.p.Ids.PieceLo
	}
	x.deal = append(x.deal[:0], x.hidden...)
	x.left = x.deal
	for i := len(x.left) - 1; i > 0; i-- {
		j := r.Pick(i + 1)
		x.left[i], x.left[j] = x.left[j], x.left[i]
	}
	for i := range x.spots { // first a deck gets its own
		s := &x.spots[i]
		if s.gets = model.None; x.p.Game.Things[s.place].Deck != nil {
			x.fill(s, func(id int32) bool { return x.home[id-x.p.Ids.PieceLo] == s.place })
		}
	}
	for _, i := range x.narrow { // then places that do not hold everything
		s := &x.spots[i]
		k := x.p.Game.Things[s.place].Holds
		x.fill(s, func(id int32) bool { return k == nil || id >= k.Lo && id < k.Hi })
	}
	for i := range x.spots {
		x.fill(&x.spots[i], func(int32) bool { return true })
	}
	for i := range x.spots {
		x.to[x.spots[i].is-x.p.Ids.PieceLo] = x.spots[i].gets
	}
	x.carry()
	if x.Alike {
		x.hand()
	}
}

// fill puts the first remaining piece that fits into a spot, unless the spot is taken.
func (x *Worlds) fill(s *spot, fits func(id int32) bool) {
	if s.gets != model.None {
		return
	}
	for i, id := range x.left {
		if x.family[id-x.p.Ids.PieceLo] == s.family && fits(id) {
			s.gets = id
			copy(x.left[1:i+1], x.left[:i]) // most fit that come first
			x.left = x.left[1:]
			return
		}
	}
}

// carry moves the pieces of the world to their new places through the machine, which updates its
// index sets.
func (x *Worlds) carry() {
	w, ids := x.world, &x.p.Ids
	x.piles, x.stack = x.piles[:0], x.stack[:0]
	for i := range x.spots {
		s := &x.spots[i]
		if s.gets == s.is || x.loose(s.place) || len(x.piles) > 0 && x.piles[len(x.piles)-1].place == s.place {
			continue
		}
		from := len(x.stack)
		for p := w.TopOf(s.place); p != model.None; p = w.UnderOf(p) {
			x.stack = append(x.stack, p)
		}
		x.piles = append(x.piles, pile{s.place, from, len(x.stack)})
	}
	for _, id := range x.stack { // all are taken up, the upmost first
		w.Put(id, ids.Supply, false)
	}
	for _, p := range x.piles {
		for i := p.to - 1; i >= p.from; i-- {
			w.Put(x.to[x.stack[i]-ids.PieceLo], p.place, false)
		}
	}
	for i := range x.spots {
		s := &x.spots[i]
		switch {
		case s.gets == s.is || !x.loose(s.place):
		case s.place == ids.Surface:
			w.PutAt(s.gets, s.point)
		default:
			w.Put(s.gets, s.place, false)
		}
		w.SetFaceDown(s.gets, s.down)
	}
}

// hand gives each piece of the world the state of the one in whose stead it lies, if both are of
// one kind: fields, the side that is up, markers.
func (x *Worlds) hand() {
	w, of, ids := x.world, x.real, &x.p.Ids
	for i, id := range x.to {
		was, is := x.p.Game.Things[int32(i)+ids.PieceLo], x.p.Game.Things[id]
		if was == is || was == nil || was.Kind.Base() != is.Kind.Base() {
			continue
		}
		for k := is.Kind; k != nil; k = k.Parent {
			for _, f := range k.Fields {
				if first := ids.Field[f] - k.Lo; f.Storage == model.State && was.Kind.IsA(k) {
					w.SetField(first+id, id, of.I[first+was.ID], f.Name)
				}
			}
		}
		for _, mk := range x.p.Game.Markers {
			if first := ids.Marker[mk.Index] - mk.On.Lo; is.Kind.IsA(mk.On) && was.Kind.IsA(mk.On) {
				w.SetField(first+id, id, of.I[first+was.ID], mk.Name)
			}
		}
	}
}
