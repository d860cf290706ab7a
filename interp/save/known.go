package save

// Known marks where decisions were undone after which something had been seen or thrown: what
// is decided there is decided by players who know more than the position tells. The marks stand in
// the order of the game.
type Known []Mark

// Mark is one such place.
type Mark struct {
	After int // so many decisions
	Taken int // how many were undone there
}

// Back goes back to the position after some decisions, of which somebody remembers so many. What
// was marked behind it is remembered as well.
func (k Known) Back(to, taken int) Known {
	out := make(Known, 0, len(k)+1)
	for _, m := range k {
		if m.After >= to {
			taken = max(taken, m.After-to+m.Taken)
		} else {
			out = append(out, m)
		}
	}
	if taken > 0 {
		out = append(out, Mark{to, taken})
	}
	return out
}

// At is how many decisions were undone after so many, or 0.
func (k Known) At(after int) int {
	for _, m := range k {
		if m.After == after {
			return m.Taken
		}
	}
	return 0
}
