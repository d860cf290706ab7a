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

// The shapes of areas. All include their border, and are clipped to the surface.

var circle = &Function{
	Function: check.Function{
		Name: "circle", Usage: "circle(point, number) area", Since: 1, Reads: check.ReadsPieces,
		Doc: "The area within the radius of a point, or of the middle of a piece.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			p, r := c.Arg(0, s.Point), c.Arg(1, model.TNumber)
			if n, ok := plainNumber(r); ok && n < 0 {
				c.Errorf("check/empty-shape", r.Range(), "the radius of a circle must be 0 or more")
				return nil, model.TInvalid
			}
			return []model.Expr{p, r}, s.Area()
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		s := l.Game.Surface
		return filled(l, f, func(m *machine.M, in []int32, dst []uint64) {
			x, y := s.XY(in[0])
			n := min(in[1], farthest)
			m.Spend(int(max(n, 0)))
			measure.Disc(s, dst, x, y, n, false, measure.Fill)
		})
	},
}

// farthest exceeds the distance of any two points of a surface.
const farthest = 2 * model.MaxSide

var rectangle = &Function{
	Function: check.Function{
		Name: "rectangle", Usage: "rectangle(point, point) area", Since: 1, Reads: check.ReadsPieces,
		Doc: "The rectangle between two opposite corners, with its sides parallel to the edges of the surface.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			return []model.Expr{c.Arg(0, s.Point), c.Arg(1, s.Point)}, s.Area()
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		s := l.Game.Surface
		return filled(l, f, func(m *machine.M, in []int32, dst []uint64) {
			ax, ay := s.XY(in[0])
			bx, by := s.XY(in[1])
			m.Spend(int(max(ay-by, by-ay)) / 4)
			measure.Rectangle(s, dst, [2]int32{ax, ay}, [2]int32{bx, by})
		})
	},
}

var polygon = &Function{
	Function: check.Function{
		Name: "polygon", Usage: "polygon([point, point, ..]) area", Since: 1, Reads: check.ReadsPieces,
		Doc: "The area enclosed by the sides from each corner to the next, and from the last to the first. If sides cross, the even-odd rule applies.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(1, 1) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, s.Point.In(model.List))
			if t, ok := x.(*model.Tuple); ok && !polygonIs(c, t) {
				return nil, model.TInvalid
			}
			return []model.Expr{x}, s.Area()
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		n := lower.WindowOf(f.T).N
		return kern(l, f, true, func() work {
			return func(m *machine.M, at *hcl.Range, in []ir.Val) ir.Val {
				dst := m.Words(n)
				clear(dst)
				fillPolygon(m, *at, in[0].L, dst)
				return ir.Val{S: dst}
			}
		}, exprs(l, f)...)
	},
}

// fillPolygon adds what the sides between some points enclose.
func fillPolygon(m *machine.M, at hcl.Range, l []int32, dst []uint64) {
	s := m.P.Game.Surface
	if len(l) < 3 || len(l) > model.MaxCorners {
		m.FailAt(at, "run/polygon", "a polygon must have 3 to %d corners, not %d", model.MaxCorners, len(l))
		return
	}
	var corners [model.MaxCorners][2]int32
	for i, p := range l {
		corners[i][0], corners[i][1] = s.XY(p)
	}
	m.Spend(len(l) * int(s.Depth) / 16)
	measure.Polygon(s, dst, corners[:len(l)], measure.Fill)
}

// polygonIs checks a polygon with listed corners: their number, and whether sides cross if the
// corners are literal.
func polygonIs(c *check.Call, t *model.Tuple) bool {
	if n := len(t.Elems); n < 3 || n > model.MaxCorners {
		c.Errorf("check/empty-shape", t.Range(), "a polygon must have 3 to %d corners, not %d", model.MaxCorners, n)
		return false
	}
	shape := &model.Outline{Is: model.Polygon}
	for _, e := range t.Elems {
		p, ok := constantPoint(e)
		if !ok {
			return true
		}
		shape.Corners = append(shape.Corners, p)
	}
	if shape.Flat() {
		c.Errorf("check/empty-shape", t.Range(), "this polygon has no area: all its corners lie on one line")
		return false
	}
	if i, j := shape.Crossing(); i >= 0 {
		c.Report(diag.Errorf("check/empty-shape", t.Elems[j].Range(), "sides of this polygon meet: the one that begins here meets an earlier one").
			WithRelated(t.Elems[i].Range(), "the earlier one begins here").WithHint("write the corners in their order around the polygon"))
		return false
	}
	return true
}
