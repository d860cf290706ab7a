// Package view is what one player may see of a game in progress, as plain data.
//
// What may be seen is derived from declarations alone: see Sees. A piece that a player cannot see
// is there all the same, as one of its family: that is what its back shows.
package view

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Spectator is the viewer who is no player, and sees what all players see.
const Spectator = model.None

// Sees reports whether a player may see which piece it is. This is the one rule of who sees what:
//
//   - What lies in a place is seen by whom its seen_by names. A player who alone sees into a place, such
//     as their hand, sees what lies there whichever way it faces.
//   - Elsewhere a piece that lies face down is seen by whom the seen_by of its kind names: nobody, its
//     owner, or a player.
func Sees(m *machine.M, player, piece int32) bool {
	return SeesAt(m, player, piece, m.PlaceOf(piece), m.FaceDown(piece))
}

// Unseen returns which part of an option is a piece that a player does not see, the first of them,
// so that the option tells what it is; -1: none is. types are those of its parts.
func Unseen(m *machine.M, player int32, types []model.Type, opt []int32) int {
	for i := range min(len(types), len(opt)) {
		if types[i].Base == model.ThingOf && m.P.Ids.Piece(opt[i]) && !Sees(m, player, opt[i]) {
			return i
		}
	}
	return -1
}

// SeesAt is Sees for a piece that lies, or has lain, in a place.
func SeesAt(m *machine.M, player, piece, place int32, down bool) bool {
	switch v := m.P.Game.Things[place].SeenBy; v.Rule {
	case model.SeenByNobody:
		return false
	case model.SeenByPlayer:
		return is(v.Player, player)
	}
	return !down || knows(m, player, piece)
}

// seesInto reports whether a player sees what lies open in a place.
func seesInto(g *model.Game, player, place int32) bool {
	v := g.Things[place].SeenBy
	return v.Rule == model.SeenByAll || v.Rule == model.SeenByPlayer && is(v.Player, player)
}

// knows reports whether a player sees which piece it is that lies face down where all see it lie.
func knows(m *machine.M, player, piece int32) bool {
	switch v := m.P.Game.Things[piece].Kind.SeenBy; v.Rule {
	case model.SeenByPlayer:
		return is(v.Player, player)
	case model.SeenByOwner:
		return Owner(m, piece) == player && player != Spectator
	}
	return false
}

func is(t *model.Thing, player int32) bool { return t != nil && t.ID == player }

// Keeps reports whether a state field of a thing is a secret now of which a player does not know
// the value: only the thing's owner does. What changes about a piece of which a player sees the
// back is hidden as well, secret or not: see Sees.
func Keeps(m *machine.M, player, thing int32, f *model.Field) bool {
	if f.Secret == nil {
		return false
	}
	if w := f.Secret.While; w != nil && m.I[m.P.Ids.Field[w]+thing-w.Of.Lo] == 0 {
		return false
	}
	return player == Spectator || Owner(m, thing) != player
}

// SeesMore reports whether a player sees more of a piece on the map than another player does: its
// face, or a secret of its state.
func SeesMore(m *machine.M, player, piece int32) bool {
	if at := m.PlaceOf(piece); at != m.P.Ids.Surface && !m.P.Game.Things[at].Kind.Is(model.KindSpace) || !Sees(m, player, piece) {
		return false
	}
	return slices.ContainsFunc(m.P.Players, func(other *model.Thing) bool {
		return other.ID != player && (!Sees(m, other.ID, piece) || keepsFrom(m, other.ID, player, piece))
	})
}

// keepsFrom reports whether a thing has a secret that one player does not know and another does.
func keepsFrom(m *machine.M, from, knower, thing int32) bool {
	for f := range m.P.Game.Things[thing].Kind.AllFields() {
		if Keeps(m, from, thing, f) && !Keeps(m, knower, thing, f) {
			return true
		}
	}
	return false
}

// Owner is the player to whom a thing belongs now, or who decides for the side to which it belongs;
// no player if nobody does. Players belong to themselves, and so do sides.
func Owner(m *machine.M, thing int32) int32 {
	t := m.P.Game.Things[thing]
	f, owner := t.Kind.Owner, model.None
	switch {
	case f == nil && (t.Kind.Is(model.KindPlayer) || t.Kind.Is(model.KindSide)):
		owner = thing
	case f == nil:
	case f.Storage == model.State:
		owner = m.I[m.P.Ids.Field[f]+thing-f.Of.Lo]
	case len(f.BySide[thing]) > 0:
		owner = f.BySide[thing][sideUp(m, t)]
	case len(f.Values[thing]) == 1:
		owner = f.Values[thing][0]
	}
	if owner == model.None {
		return model.None
	}
	if t := m.P.Game.Things[owner]; t.Player != nil {
		return t.Player.ID
	}
	return owner
}

// sideUp is which side of a thing is up.
func sideUp(m *machine.M, t *model.Thing) int32 {
	for k := t.Kind; k != nil; k = k.Parent {
		if k.SideField != nil {
			return m.I[m.P.Ids.Field[k.SideField]+t.ID-k.Lo]
		}
	}
	return 0
}

// Family is what the back of a piece shows: the nearest of its kinds that has a back of its own, or
// the first that the game declares itself.
func Family(g *model.Game, piece int32) *model.Kind {
	k := g.Things[piece].Kind
	for !k.OwnBack && k.Parent != nil && !k.Parent.Builtin() {
		k = k.Parent
	}
	return k
}

// BoxTitle is the title of a track's box, without the name of the track.
func BoxTitle(g *model.Game, track *model.Thing, box int32) string {
	return strings.TrimPrefix(g.Things[box].Title, track.Title+" ")
}
