package model

import "strconv"

// Show writes a run-time value as an author would.
func (g *Game) Show(t Type, v int32) string {
	if v == None {
		return "none"
	}
	switch t.Base {
	case Bool:
		return strconv.FormatBool(v != 0)
	case EnumOf:
		if v >= 0 && int(v) < len(t.Enum.Names) {
			return t.Enum.Names[v]
		}
	case ThingOf:
		if v >= 0 && int(v) < len(g.Things) && g.Things[v] != nil {
			return g.Things[v].Title
		}
	case DesignOf:
		if v >= 0 && int(v) < len(g.Kinds) {
			return g.Kinds[v].Title
		}
	case ActionOf:
		if v >= 0 && int(v) < len(g.Actions) {
			return g.Actions[v].Title
		}
	case DieOf:
		return "d" + strconv.Itoa(int(v))
	case PointOf:
		if g.Surface != nil {
			x, y := g.Surface.XY(v)
			return g.Show(TNumber, x) + "," + g.Show(TNumber, y)
		}
	case Number:
		if g.Unit > 1 {
			if v%g.Unit == 0 {
				return strconv.Itoa(int(v / g.Unit))
			}
			return strconv.FormatFloat(float64(v)/float64(g.Unit), 'f', -1, 64)
		}
	}
	return strconv.Itoa(int(v))
}
