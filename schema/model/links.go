package model

// Links finds the field that says which spaces lie next to one another: the one that a grid fills
// in, a printed field that is a set of the kind itself, or else the next and previous step of a
// path. Nil: the kind has no links.
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
		if f := steps(up); f != nil {
			return f
		}
	}
	return nil
}

// steps makes the links of the steps of a path: each to the next and the previous one.
func steps(k *Kind) *Field {
	out := &Field{Name: "neighbors", Of: k, Values: map[int32][]int32{}}
	have := 0
	for _, f := range k.Fields {
		if (f.Name == "next" || f.Name == "previous") && f.Storage == Printed && f.Type.Is(ThingOf) && f.Type.Kind == k {
			have++
			for _, id := range SortedKeys(f.Values) {
				if v := f.Values[id]; len(v) == 1 && v[0] != None {
					out.Values[id] = append(out.Values[id], v[0])
				}
			}
		}
	}
	if have < 2 {
		return nil
	}
	return out
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
