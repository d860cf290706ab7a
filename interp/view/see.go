// Package view is what one player may see of a game in progress, as plain data.
//
// What may be seen is derived from declarations alone: who sees what lies in a place (seen_by), and which pieces lie face down. A piece that
// a player cannot see is there all the same, as one of its family: that is what its back shows.
package view

import (
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Nobody in particular: a spectator, who sees what all see.
const Spectator = model.None

// Sees says whether a player may see which piece it is.
func Sees(m *machine.M, player, piece int32) bool {
	return SeesAt(m.P.Game, player, piece, m.PlaceOf(piece), m.FaceDown(piece))
}

// SeesAt is Sees for a piece that lies, or has lain, in a place.
func SeesAt(g *model.Game, player, piece, place int32, down bool) bool {
	return SeesInto(g, player, place) && (!down || Owns(g, player, place) || Belongs(g, player, piece))
}

// SeesInto says whether a player sees what lies open in a place.
func SeesInto(g *model.Game, player, place int32) bool {
	switch v := g.Things[place].SeenBy; v.Rule {
	case model.SeenByNobody:
		return false
	case model.SeenByPlayer:
		return v.Player != nil && v.Player.ID == player
	}
	return true
}

// Owns says whether a place is one that this player alone sees into. There face down hides nothing from them: it is their own hand.
func Owns(g *model.Game, player, place int32) bool {
	v := g.Things[place].SeenBy
	return v.Rule == model.SeenByPlayer && v.Player != nil && v.Player.ID == player
}

// Belongs says whether a piece is a player's own: the one player or side that is printed on it is that player, or has them decide for it. Who
// lays a counter of their own face down still knows it.
func Belongs(g *model.Game, player, piece int32) bool {
	owner := model.None
	for k := g.Things[piece].Kind; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Storage != model.Printed || !f.Type.Is(model.ThingOf) || !isA(f.Type.Kind, "player") && !isA(f.Type.Kind, "side") {
				continue
			}
			if vals := f.Values[piece]; len(vals) == 1 && vals[0] != model.None {
				if owner != model.None {
					return false // two of them: neither is its owner for sure
				}
				owner = vals[0]
			}
		}
	}
	if owner == model.None {
		return false
	}
	t := g.Things[owner]
	return t.ID == player || t.Player != nil && t.Player.ID == player
}

// isA says whether a kind belongs to a built-in one.
func isA(k *model.Kind, name string) bool {
	for ; k != nil; k = k.Parent {
		if k.Builtin() && k.Name == name {
			return true
		}
	}
	return false
}

// Family is what the back of a piece shows: the first of its kinds that the game declares itself.
func Family(g *model.Game, piece int32) *model.Kind {
	k := g.Things[piece].Kind
	for k.Parent != nil && !k.Parent.Builtin() {
		k = k.Parent
	}
	return k
}

// BoxTitle is the title of a track's box, without the name of the track.
func BoxTitle(g *model.Game, track *model.Thing, box int32) string {
	return strings.TrimPrefix(g.Things[box].Title, track.Title+" ")
}
