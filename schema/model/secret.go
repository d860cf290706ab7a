package model

// Secrecy says when the value of a state field is known to the owner of its thing alone.
type Secrecy struct {
	While *Field // while this bool of the same thing is true; nil: always
}

// Domain returns all values that a single value of a type can have, None included where it may be
// none. It returns nil for types that have no such list, such as numbers and points. What is hidden
// of such a type cannot be imagined.
func (g *Game) Domain(t Type) []int32 {
	if t.Form != One {
		return nil
	}
	var out []int32
	switch t.Base {
	case Bool:
		out = []int32{0, 1}
	case EnumOf:
		for i := range t.Enum.Slugs {
			out = append(out, int32(i))
		}
	case ThingOf:
		out = g.IDs(t.Kind)
	case DesignOf:
		for i, k := range g.Kinds {
			if k.Design && k.IsA(t.Kind) {
				out = append(out, int32(i))
			}
		}
	}
	if t.Maybe && len(out) > 0 {
		out = append(out, None)
	}
	return out
}
