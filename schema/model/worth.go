package model

// Worth is what a result is worth to a player, in the smallest parts of a number; nothing where
// there is no result.
func (g *Game) Worth(result, player int32) int32 {
	if result == None || g.Things[result] == nil {
		return 0
	}
	worth, i := g.Things[result].Worth, 0
	for _, t := range g.Things {
		switch {
		case t == nil || !t.Kind.Is(KindPlayer):
		case t.ID == player && i < len(worth):
			return worth[i]
		default:
			i++
		}
	}
	return 0
}

// Results are the ways in which a game can end, in order.
func (g *Game) Results() []*Thing {
	var out []*Thing
	for t := range g.Of(KindResult) {
		out = append(out, t)
	}
	return out
}
