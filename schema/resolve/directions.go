package resolve

import (
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

// direction is the name of the enum that the language itself has: the ways across a grid.
const direction = "direction"

// declareDirections adds the built-in enum `direction`, with its names and its plural. Whatever a
// game calls by one of these names comes first; a game with an enum or a kind `direction` of its
// own does without the language's.
func (r *Resolver) declareDirections() {
	if r.Enums[direction] != nil || r.Kinds[direction] != nil {
		return
	}
	e := &model.Enum{Name: direction, Title: direction, Names: model.DirectionNames, Slugs: model.DirectionNames}
	r.Enums[direction] = e
	r.Game.Enums = append(r.Game.Enums, e)
	r.Game.Direction = e
	r.Names.Read[direction+"s"] = append(r.Names.Read[direction+"s"], symbol.Symbol{Enum: e, Language: true})
	for i, n := range e.Slugs {
		r.Names.Read[n] = append(r.Names.Read[n], symbol.Symbol{Member: e, Index: i, Language: true})
	}
}
