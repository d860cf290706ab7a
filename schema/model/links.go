package model

// Links finds the field that says which spaces lie next to one another: the one that a grid fills
// in, a printed field that is a set of the kind itself, or else what its paths say. Nil: the kind
// has no links.
func Links(k *Kind) *Field {
	for up := k; up != nil && LatticeOf(k) != nil; up = up.Parent {
		for _, f := range up.Fields {
			if f.Name == "neighbors" && f.Storage == Printed {
				return f
			}
		}
	}
	for up := k; up != nil; up = up.Parent {
		for _, f := range up.Fields {
			if f.Storage == Printed && f.Type.Form == Set && f.Type.Base == ThingOf && f.Type.Kind == up {
				return f
			}
		}
	}
	for up := k; up != nil; up = up.Parent {
		if up.Along != nil {
			return up.Along
		}
	}
	return nil
}

// Feature is data laid on a map: on spaces, on the borders that a line crosses, or on the borders
// of pairs.
type Feature struct {
	Name, Title string
	Laid        int        // on so many spaces or borders
	Says        string     // what it is, in words
	Spaces      []int32    // one of these three: on which spaces
	Line        []int32    // across which borders, from space to space
	Pairs       [][2]int32 // between which spaces
	Origin
}

// Border is a pair of spaces that touch, the lower number first.
type Border struct{ A, B int32 }

// BorderBetween is the border of two spaces, whichever is named first.
func BorderBetween(a, b int32) Border {
	if a > b {
		a, b = b, a
	}
	return Border{a, b}
}

// BorderFields are what is printed between two spaces of a kind, its own fields first.
func BorderFields(k *Kind) []*Field {
	var out []*Field
	for ; k != nil; k = k.Parent {
		out = append(out, k.Borders...)
	}
	return out
}
