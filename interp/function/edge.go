package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var edge = &Function{
	Function: check.Function{
		Name: "edge", Usage: "edge(map, direction) area", Since: 1, Reads: check.ReadsPieces,
		Doc: "The points along one side of a surface: its north, east, south or west edge. For any other direction, the corner there.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(2, 2) || !hasDirections(c) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if x.Type().Base != model.Invalid && !isSurface(c, x) {
				c.Report(diag.Errorf("check/type", x.Range(), "expected a surface, found %s", x.Type()).WithHint("write edge(%s, north)", s.Thing.Name))
				return nil, model.TInvalid
			}
			return []model.Expr{x, c.Arg(1, directionType(c))}, s.Area()
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return filled(l, f, func(m *machine.M, in []int32, dst []uint64) {
			fillEdge(m, l.Game.Surface, model.Direction(in[1]), dst)
		})
	},
}

// fillEdge adds the points along one side of the surface, or those in a corner.
func fillEdge(m *machine.M, s *model.Surface, d model.Direction, dst []uint64) {
	x0, y0, x1, y1 := int32(0), int32(0), s.Width, s.Depth
	switch d {
	case model.North, model.NorthEast, model.NorthWest:
		y0 = s.Depth
	case model.South, model.SouthEast, model.SouthWest:
		y1 = 0
	}
	switch d {
	case model.East, model.NorthEast, model.SouthEast:
		x0 = s.Width
	case model.West, model.NorthWest, model.SouthWest:
		x1 = 0
	}
	m.Spend(4)
	measure.Rectangle(s, dst, [2]int32{x0, y0}, [2]int32{x1, y1})
}
