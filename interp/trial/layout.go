package trial

import (
	"strings"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// given lays out places, bottom to top, straight: no rule runs.
func (r *runner) given(s *compile.Step) {
	m := r.m
	laid := map[int32]bool{}
	for i, l := range s.Model.Layout {
		if l.Piece != nil {
			if it := s.Layouts[i][0](m); m.Err == nil {
				m.PutAt(l.Piece.ID, it.Point)
			}
			continue
		}
		place := l.Place.ID
		for _, id := range append([]int32(nil), m.InPlace(place)...) {
			if !laid[id] {
				m.Put(id, m.P.Ids.Supply, false)
			}
		}
		for _, f := range s.Layouts[i] {
			it := f(m)
			if it.Design != nil {
				id := r.copyOf(it.Design, laid)
				if id == model.None {
					r.fail(l.Range, "there is no %s left to lay out", it.Design.Title)
					return
				}
				it.Things = []int32{id}
			}
			for _, id := range it.Things {
				m.Put(id, place, false)
				m.SetFaceDown(id, it.Face == model.FacesDown)
				if it.Side != model.None {
					m.Flip(id, it.Side)
				}
				laid[id] = true
			}
		}
	}
	if m.Pending() != nil { // the layout changes what is legal
		st := m.State.Clone()
		m.Restore(st)
	}
}

// copyOf finds a copy of a design: one in the supply, else one that the test has not laid out.
func (r *runner) copyOf(d *model.Kind, laid map[int32]bool) int32 {
	other := model.None
	for id := d.Lo; id < d.Hi; id++ {
		if laid[id] {
			continue
		}
		if r.m.PlaceOf(id) == r.m.P.Ids.Supply {
			return id
		}
		if other == model.None {
			other = id
		}
	}
	return other
}

// lies compares what lies in a place with what a test expects there, bottom to top.
func (r *runner) lies(l model.Layout, items []func(m *machine.M) compile.Item) bool {
	m := r.m
	if l.Piece != nil {
		return r.stands(l, items[0](m).Point)
	}
	lying := append([]int32(nil), m.InPlace(l.Place.ID)...)
	var want []string
	same, sides, faces, k := true, false, false, 0
	next := func(fits func(id int32) bool, name string, it compile.Item) {
		sides, faces = sides || it.Side != model.None, faces || it.Face != model.Unstated
		same = same && k < len(lying) && fits(lying[k]) && r.liesAs(lying[k], it)
		want = append(want, name+facing(it.Face))
		k++
	}
	for _, f := range items {
		it := f(m)
		if d := it.Design; d != nil {
			next(func(id int32) bool { return m.P.Game.Things[id].Kind == d }, d.Title+sideOf(d, it.Side), it)
		}
		for _, id := range it.Things {
			next(func(lying int32) bool { return lying == id }, m.P.Game.Things[id].Title+sideOf(m.P.Game.Things[id].Kind, it.Side), it)
		}
	}
	if same && k == len(lying) {
		return true
	}
	var have []string
	for _, id := range lying {
		t := m.P.Game.Things[id]
		name := t.Title
		if sides {
			name += sideOf(t.Kind, m.SideUp(id))
		}
		if faces && m.FaceDown(id) {
			name += facing(model.FacesDown)
		}
		have = append(have, name)
	}
	r.fail(l.Range, "%s does not hold what the test expects", l.Place.Title)
	r.Failure.Expected, r.Failure.Found = "["+strings.Join(want, ", ")+"]", "["+strings.Join(have, ", ")+"]"
	return false
}

// liesAs reports whether a piece lies with the side and the face up that are stated.
func (r *runner) liesAs(id int32, it compile.Item) bool {
	return (it.Side == model.None || r.m.SideUp(id) == it.Side) && (it.Face == model.Unstated || r.m.FaceDown(id) == (it.Face == model.FacesDown))
}

// facing says how a piece lies, after its title.
func facing(f model.Facing) string {
	switch f {
	case model.FacesUp:
		return " (face up)"
	case model.FacesDown:
		return " (face down)"
	}
	return ""
}

// sideOf says which side is up, after a piece's title.
func sideOf(k *model.Kind, side int32) string {
	for ; k != nil && side != model.None; k = k.Parent {
		if len(k.Sides) > 0 {
			return " (" + k.Sides[side] + ")"
		}
	}
	return ""
}
