package reference

import (
	"fmt"

	"sandtable/interp"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// HostGame loads the game of the examples.
func HostGame() (*model.Game, error) {
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: Host(), Dir: ".", Name: "ford"}})
	if g == nil {
		return nil, fmt.Errorf("the game of the examples has findings: %v", found)
	}
	return g, nil
}

// kindDocs says what the kinds of the language itself are for.
var kindDocs = map[string]string{
	"player":  "Somebody who decides. A game with none is played by one player.",
	"side":    "Somebody who owns pieces; `player` says who decides for it.",
	"result":  "One way the game can end.",
	"concept": "Anything that lies nowhere: weather, a nation, a diary.",
	"path":    "A row of spaces: it makes them itself (`NAME-1`, `NAME-2` and so on), or lists spaces that exist.",
	"track":   "A row of boxes with one marker.",
	"piece":   "What lies in places, on one another.",
	"card":    "A piece that is drawn and held; its plural means all of them.",
	"chit":    "A piece that is drawn from a cup; its plural means all of them.",
	"place":   "Where pieces lie.",
	"space":   "A place on the map: what lies there is in play.",
	"box":     "A place outside the map.",
	"deck":    "A pile of cards, shuffled at the start; nobody sees what lies in it.",
	"cup":     "Chits to be drawn at random; nobody sees what lies in it.",
}

// fieldDocs says what the words after a dot mean that the language itself has.
var fieldDocs = map[string]string{
	"piece.at":        "The place where it lies.",
	"piece.in_play":   "It lies on a space.",
	"piece.on_top":    "Nothing lies on it.",
	"piece.face_down": "It lies face down.",
	"place.pieces":    "What lies there; and so with the plural of every kind of piece.",
	"place.cards":     "The cards that lie there.",
	"place.chits":     "The chits that lie there.",
	"path.pieces":     "What lies on its steps; and so with the plural of every kind of piece.",
	"track.at":        "The box where its marker stands.",
}
