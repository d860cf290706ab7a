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
	place := m.PlaceOf(piece)
	return SeesInto(m.P.Game, player, place) && (!m.FaceDown(piece) || Owns(m.P.Game, player, place))
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

// Family is what the back of a piece shows: the first of its kinds that the game declares itself.
func Family(g *model.Game, piece int32) *model.Kind {
	k := g.Things[piece].Kind
	for k.Parent != nil && !k.Parent.Builtin() {
		k = k.Parent
	}
	return k
}

// HasHands says whether some place is seen by one player only: then players must not look at one another's screen.
func HasHands(g *model.Game) bool {
	for _, t := range g.Things {
		if t != nil && t.SeenBy.Rule == model.SeenByPlayer {
			return true
		}
	}
	return false
}

// BoxTitle is the title of a track's box, without the name of the track.
func BoxTitle(g *model.Game, track *model.Thing, box int32) string {
	return strings.TrimPrefix(g.Things[box].Title, track.Title+" ")
}
