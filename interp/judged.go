package interp

import (
	"sandtable/interp/dice"
	"sandtable/interp/judge"
	"sandtable/schema/model"
)

// Judgements finds how the rolls of a game are judged, by their places: see package judge.
func Judgements(g *model.Game) map[string]*judge.Judgement {
	known := words().Lowering.Functions
	return judge.All(g, func(f *model.Func) bool { return known[f.Name].Lists == dice.ListReaching })
}
