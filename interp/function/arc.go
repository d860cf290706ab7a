package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// A piece on a surface faces one of the eight directions if its kind has a field for it. An arc
// extends to both sides of that direction.

var arc = &Function{
	Function: check.Function{
		Name: "arc", Usage: "arc(point, direction, number) area", Since: 1, Reads: check.ReadsPieces,
		Doc: "The points seen from a point, or from the middle of a piece, within so many degrees: half of them to either side of the direction. An arc of 180 degrees is what lies in front.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(3, 3) || !hasDirections(c) {
				return nil, model.TInvalid
			}
			p, d, n := c.Arg(0, s.Point), c.Arg(1, directionType(c)), c.Arg(2, model.TNumber)
			if v, ok := plainNumber(n); ok && !wholeDegrees(v, int32(c.Game.Unit)) {
				c.Report(diag.Errorf("check/arc", n.Range(), "an arc has from 1 to 360 whole degrees").
					WithHint("a quarter to each side is an arc of 180"))
				return nil, model.TInvalid
			}
			return []model.Expr{p, d, n}, s.Area()
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		s, unit := l.Game.Surface, int32(l.Game.Unit)
		of := func(m *machine.M, at *hcl.Range, p, way, degrees int32) measure.Arc {
			x, y := s.XY(p)
			if !wholeDegrees(degrees, unit) {
				failArc(m, *at, degrees)
				degrees = unit
			}
			return measure.NewArc(x, y, model.Direction(way), degrees/unit)
		}
		k := ir.Kernel{Fold: true}
		k.Fill = func(m *machine.M, at *hcl.Range, in []int32, dst []uint64) {
			a := of(m, at, in[0], in[1], in[2])
			m.Spend(int(s.Depth) / 4)
			a.Fill(s, dst)
		}
		k.Has = func(m *machine.M, at *hcl.Range, in []ir.Val, p int32) bool {
			a := of(m, at, in[0].N, in[1].N, in[2].N)
			return a.Has(s.XY(p))
		}
		return kernel(l, f, f.Args[2].Range(), k, exprs(l, f)...)
	},
}

func wholeDegrees(n, unit int32) bool { return n >= unit && n <= 360*unit && n%unit == 0 }

var angle = &Function{
	Function: check.Function{
		Name: "angle", Usage: "angle(direction, direction) number", Since: 1, Reads: check.ReadsArgs,
		Doc: "The degrees from one direction to another one, by the shorter turn: 0 to 180.", Example: "angle(north, south_west) == 135",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 2) || !hasDirections(c) {
				return nil, model.TInvalid
			}
			t := directionType(c)
			return []model.Expr{c.Arg(0, t), c.Arg(1, t)}, model.TNumber
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		unit := int32(l.Game.Unit)
		return number2(l, f, func(x, y int32) int32 {
			eighths := (x - y) & 7
			return 45 * min(eighths, 8-eighths) * unit
		})
	},
}

var offset = &Function{
	Function: check.Function{
		Name: "offset", Usage: "offset(point, direction, number) point", Since: 1, Reads: check.ReadsPieces,
		Doc: "The point so far away in a direction from a point, or from the middle of a piece; where the surface ends first, the last point on it. It never lies farther away.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(3, 3) || !hasDirections(c) {
				return nil, model.TInvalid
			}
			return []model.Expr{c.Arg(0, s.Point), c.Arg(1, directionType(c)), c.Arg(2, model.TNumber)}, s.Point
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		s := l.Game.Surface
		return number1(l, f, func(in []int32) int32 {
			return measure.Offset(s, in[0], model.Direction(in[1]), in[2])
		})
	},
}

func failArc(m *machine.M, at hcl.Range, degrees int32) {
	m.FailAt(at, "run/arc", "an arc has from 1 to 360 whole degrees, not %s", m.P.Game.Show(model.TNumber, degrees))
}
