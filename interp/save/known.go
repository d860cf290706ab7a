package save

import "slices"

// Known marks where decisions were undone after which something had been seen or thrown: what
// is decided there is decided by players who know more than the position tells. Where undo is fair,
// every undo is marked. The marks stand in the order of the game.
type Known []Mark

// Mark is one such place.
type Mark struct {
	After int    // so many decisions
	Taken int    // how many were undone there after something had been seen or thrown
	Notes []Undo // each undo there, where undo is fair
}

// Back goes back to the position before some decisions. What was marked after it is remembered as
// well.
func (k Known) Back(u Undo) Known {
	out := make(Known, 0, len(k)+1)
	mark := Mark{After: u.To, Taken: u.Known}
	for _, m := range k {
		if m.After < u.To {
			out = append(out, m)
			continue
		}
		if m.Taken > 0 {
			mark.Taken = max(mark.Taken, m.After-u.To+m.Taken)
		}
		mark.Notes = slices.Concat(mark.Notes, m.Notes)
	}
	if u.Took > 0 {
		mark.Notes = append(mark.Notes, u)
	}
	if mark.Taken > 0 || len(mark.Notes) > 0 {
		out = append(out, mark)
	}
	return out
}

// At is what was undone after so many decisions.
func (k Known) At(after int) Mark {
	for _, m := range k {
		if m.After == after {
			return m
		}
	}
	return Mark{After: after}
}

// Records write a mark into another save of the same game.
func (m Mark) Records() (out []Record) {
	for _, u := range m.Notes {
		u.To = m.After
		out = append(out, u)
	}
	if len(out) == 0 && m.Taken > 0 {
		out = append(out, Undo{To: m.After, Known: m.Taken})
	}
	return out
}
