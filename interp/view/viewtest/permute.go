// Package viewtest makes positions that a player cannot tell from the true one: tests ask whether
// anything that the player is shown tells them apart.
package viewtest

import (
	"math/rand/v2"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Permute exchanges pieces that a player cannot tell apart: those whose backs alone they see, among
// others of the same family. Fields that others keep secret get any values that they can have. The
// result is a state that is, for all the player knows, the true one.
// What depends on nothing hidden does not change by it.
func Permute(m *machine.M, player int32, rng *rand.Rand) *machine.State {
	return permute(m, player, rng).m.State.Clone()
}

// Exchange is Permute where what changes about a piece, such as its hits, stays with the spot where
// it lies: rules find it there. It also tells, by piece less PieceLo, which one lies where it lay.
func Exchange(m *machine.M, player int32, rng *rand.Rand) (*machine.State, []int32) {
	p := permute(m, player, rng)
	p.carry(m)
	return p.m.State.Clone(), p.to
}

func permute(m *machine.M, player int32, rng *rand.Rand) *permuter {
	p := &permuter{m: machine.New(m.P), room: rooms(m), points: map[int32]int32{}}
	p.m.Thaw(&m.State)
	for id := m.P.Ids.PieceLo; id < m.P.Ids.PieceHi; id++ {
		p.to = append(p.to, id)
	}
	for _, id := range p.room[m.P.Ids.Surface] {
		p.points[id] = m.SpotOf(id)
	}
	spots := map[*model.Kind][]spot{}
	var families []*model.Kind
	for place := m.P.Ids.PlaceLo; place < m.P.Ids.PlaceHi; place++ {
		for i, id := range p.room[place] {
			if view.Sees(m, player, id) {
				continue
			}
			k := view.Family(m.P.Game, id)
			if spots[k] == nil {
				families = append(families, k)
			}
			spots[k] = append(spots[k], spot{place, i, id, m.FaceDown(id), m.SpotOf(id)})
		}
	}
	changed := map[int32]bool{}
	for _, k := range families {
		p.exchange(spots[k], changed, rng)
	}
	p.lay(changed)
	p.m.Rename(p.to)
	for _, x := range view.Kept(m, player, nil) {
		if d := m.P.Game.Domain(x.Field.Type); len(d) > 0 {
			p.m.SetField(x.Slot, x.Thing, d[rng.IntN(len(d))], x.Field.Name)
		}
	}
	return p
}

// carry gives each piece what the one in whose stead it lies has had: fields, the side that is up,
// markers. Pieces of other kinds keep their own. It writes as rules do, so that indexes follow.
func (p *permuter) carry(m *machine.M) {
	lo := m.P.Ids.PieceLo
	for i, id := range p.to {
		was, is := m.P.Game.Things[int32(i)+lo], m.P.Game.Things[id]
		if was == is || was == nil || was.Kind.Base() != is.Kind.Base() {
			continue
		}
		for k := is.Kind; k != nil; k = k.Parent {
			for _, f := range k.Fields {
				if first := m.P.Ids.Field[f] - k.Lo; f.Storage == model.State && was.Kind.IsA(k) {
					p.m.SetField(first+id, id, m.I[first+was.ID], f.Name)
				}
			}
		}
		for _, mk := range m.P.Game.Markers {
			if first := m.P.Ids.Marker[mk.Index] - mk.On.Lo; is.Kind.IsA(mk.On) && was.Kind.IsA(mk.On) {
				p.m.SetField(first+id, id, m.I[first+was.ID], mk.Name)
			}
		}
	}
}

// spot is where one hidden piece lies: the i-th from below in its place.
type spot struct {
	place int32
	i     int
	id    int32
	down  bool
	point int32
}

// permuter lays pieces out again on a machine of its own, by the machine's own means: what it keeps
// of where pieces lie stays true.
type permuter struct {
	m    *machine.M
	room map[int32][]int32

	points map[int32]int32 // where pieces are to stand that lie on a surface
	// By piece, less PieceLo: which one lies in its stead; names of rules in progress mean that one
	// now.
	to []int32
}

// exchange gives each spot the piece of another one. How it lies belongs to the spot.
func (p *permuter) exchange(spots []spot, changed map[int32]bool, rng *rand.Rand) {
	from := rng.Perm(len(spots))
	for i, sp := range spots {
		id := spots[from[i]].id
		p.room[sp.place][sp.i] = id
		p.points[id] = sp.point
		p.m.SetFaceDown(id, sp.down)
		p.to[sp.id-p.m.P.Ids.PieceLo] = id
		if id != sp.id {
			changed[sp.place] = true
		}
	}
}

// lay puts the pieces of places where they are to lie, bottom to top: first all are taken up.
func (p *permuter) lay(changed map[int32]bool) {
	places := make([]int32, 0, len(changed))
	for place := range changed {
		places = append(places, place)
	}
	slices.Sort(places)
	for _, place := range places {
		for _, id := range p.room[place] {
			p.m.Put(id, p.m.P.Ids.Supply, false)
		}
	}
	for _, place := range places {
		for _, id := range p.room[place] {
			if place == p.m.P.Ids.Surface {
				p.m.PutAt(id, p.points[id])
			} else {
				p.m.Put(id, place, false)
			}
		}
	}
}

// rooms lists the pieces of every place, bottom to top.
func rooms(m *machine.M) map[int32][]int32 {
	out := map[int32][]int32{}
	for place := m.P.Ids.PlaceLo; place < m.P.Ids.PlaceHi; place++ {
		scratch := m.ListStart()
		if ps := m.InPlace(place); len(ps) > 0 {
			out[place] = slices.Clone(ps)
		}
		m.ListDrop(scratch)
	}
	return out
}
