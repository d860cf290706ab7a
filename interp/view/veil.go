package view

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Veil is what a player cannot see of the position. It follows from what the player sees: of two
// positions that look alike to the player, the veils are the same.
func Veil(m *machine.M, player int32) *machine.Veil {
	ids := &m.P.Ids
	v := &machine.Veil{Viewer: player, Backs: make([]*machine.Back, ids.PieceHi-ids.PieceLo), Secrets: m.KeepsSecrets()}
	backs := map[*model.Kind]*machine.Back{}
	for id := ids.PieceLo; id < ids.PieceHi; id++ {
		if m.P.Game.Things[id] == nil || Sees(m, player, id) {
			continue
		}
		k := Family(m.P.Game, id)
		b := backs[k]
		if b == nil {
			b = &machine.Back{Lo: k.Lo, Hi: k.Hi}
			backs[k] = b
		}
		if s := (machine.Spot{Place: m.PlaceOf(id), Down: m.FaceDown(id)}); !slices.Contains(b.Spots, s) {
			b.Spots = append(b.Spots, s)
		}
		b.Are = append(b.Are, id)
		v.Backs[id-ids.PieceLo] = b
	}
	for _, b := range backs { // in an order that tells nothing of what lies where
		slices.SortFunc(b.Spots, machine.Spot.Compare)
	}
	for _, x := range Kept(m, player, nil) {
		v.Keep(x.Slot, len(m.I))
	}
	return v
}

// Secret is the value of a state field that a player does not know.
type Secret struct {
	Thing int32
	Field *model.Field
	Slot  int32 // of the state
}

// Kept appends the secret values that a player does not know, in an order that tells nothing of
// them. They include those of pieces of which the player sees only the back.
func Kept(m *machine.M, player int32, to []Secret) []Secret {
	for _, f := range m.P.Game.Secrets {
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			if m.P.Game.Things[id] == nil {
				continue
			}
			piece := id >= m.P.Ids.PieceLo && id < m.P.Ids.PieceHi
			if Keeps(m, player, id, f) || piece && !Sees(m, player, id) {
				to = append(to, Secret{id, f, m.P.Ids.Field[f] + id - f.Of.Lo})
			}
		}
	}
	return to
}
