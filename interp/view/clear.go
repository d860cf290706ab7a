package view

import "sandtable/interp/machine"

// Clear reports whether nothing is hidden from a player: a veil of theirs would not be dark.
func Clear(m *machine.M, player int32) bool {
	ids := &m.P.Ids
	for id := ids.PieceLo; id < ids.PieceHi; id++ {
		if m.P.Game.Things[id] != nil && !Sees(m, player, id) {
			return false
		}
	}
	return !m.KeepsSecrets() && (len(m.P.Game.Secrets) == 0 || len(Kept(m, player, nil)) == 0)
}
