package view

import (
	"math/rand/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Permute exchanges pieces that a player cannot tell apart: those whose backs alone they see, among others of the same family. The result is
// a state that is, for all the player knows, the true one. What depends on nothing hidden does not change by it.
func Permute(m *machine.M, player int32, rng *rand.Rand) *machine.State {
	s := m.State.Clone()
	p := &permuter{g: m.P.Game, ids: &m.P.Ids, s: s}
	room := rooms(m)
	spots := map[*model.Kind][]spot{}
	var families []*model.Kind
	for place := p.ids.PlaceLo; place < p.ids.PlaceHi; place++ {
		for i, id := range room[place] {
			if Sees(m, player, id) {
				continue
			}
			k := Family(p.g, id)
			if spots[k] == nil {
				families = append(families, k)
			}
			spots[k] = append(spots[k], spot{place, i, id, m.FaceDown(id), m.SpotOf(id)})
		}
	}
	for _, k := range families {
		p.exchange(room, spots[k], rng)
	}
	for place, pieces := range room {
		p.lay(place, pieces)
	}
	return s
}

// spot is where one hidden piece lies: the i-th from below in its place.
type spot struct {
	place int32
	i     int
	id    int32
	down  bool
	point int32 // on a surface
}

type permuter struct {
	g   *model.Game
	ids *machine.Ids
	s   *machine.State
}

// exchange gives each spot the piece of another one. How it lies belongs to the spot.
func (p *permuter) exchange(room map[int32][]int32, spots []spot, rng *rand.Rand) {
	from := rng.Perm(len(spots))
	for i, sp := range spots {
		id := spots[from[i]].id
		room[sp.place][sp.i] = id
		b := id - p.ids.PieceLo
		w := &p.s.W[p.ids.Down+b>>6]
		*w &^= 1 << (uint(b) & 63)
		if sp.down {
			*w |= 1 << (uint(b) & 63)
		}
		if p.ids.Surface != model.None {
			p.s.I[p.ids.Spot+id-p.ids.PieceLo] = sp.point
		}
	}
}

// lay puts pieces into a place, bottom to top.
func (p *permuter) lay(place int32, pieces []int32) {
	loose := place == p.ids.Supply || place == p.ids.Out || place == p.ids.Surface
	below := model.None
	for _, id := range pieces {
		p.s.I[p.ids.At+id-p.ids.PieceLo] = place
		under := below
		if loose {
			under = model.None
		}
		p.s.I[p.ids.Under+id-p.ids.PieceLo] = under
		below = id
	}
	if !loose {
		p.s.I[p.ids.Top+place-p.ids.PlaceLo] = below
	}
}
