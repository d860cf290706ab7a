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
	v := &machine.Veil{Backs: make([]*machine.Back, ids.PieceHi-ids.PieceLo), Secrets: m.KeepsSecrets()}
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
		v.Backs[id-ids.PieceLo] = b
	}
	for _, b := range backs { // in an order that tells nothing of what lies where
		slices.SortFunc(b.Spots, machine.Spot.Compare)
	}
	return v
}
