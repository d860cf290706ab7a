package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var point = &Function{
	Function: check.Function{
		Name: "point", Usage: "point(number, number) point", Since: 1, Reads: check.ReadsArgs,
		Doc: "The point of a surface at these distances from its west edge and its south edge. `p.x` and `p.y` are its coordinates.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			x, y := c.Arg(0, model.TNumber), c.Arg(1, model.TNumber)
			u, plainX := plainNumber(x)
			v, plainY := plainNumber(y)
			if plainX && plainY && !s.On(u, v) {
				c.Report(diag.Errorf("check/off-surface", c.Range, "this point is outside the surface").
					WithHint("%s extends from point(0, 0) to point(%s, %s)", s.Thing.Title, c.Game.Show(model.TNumber, s.Width), c.Game.Show(model.TNumber, s.Depth)))
				return nil, model.TInvalid
			}
			return []model.Expr{x, y}, s.Point
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		s, g := l.Game.Surface, l.Game
		return nums(l, f, func(m *machine.M, at *hcl.Range, in []int32) int32 {
			u, v := in[0], in[1]
			if !s.On(u, v) {
				m.FailAt(*at, "run/off-surface", "point(%s, %s) is outside the surface", g.Show(model.TNumber, u), g.Show(model.TNumber, v))
				return 0
			}
			return s.At(u, v)
		})
	},
}

// constantPoint returns the coordinates of a point that is written as literal numbers.
func constantPoint(x model.Expr) (p [2]int32, ok bool) {
	f, ok := x.(*model.Func)
	if !ok || f.Name != "point" || len(f.Args) != 2 {
		return p, false
	}
	u, okX := plainNumber(f.Args[0])
	v, okY := plainNumber(f.Args[1])
	return [2]int32{u, v}, okX && okY
}

// plainNumber returns the value of a literal number.
func plainNumber(x model.Expr) (int32, bool) {
	switch x := x.(type) {
	case *model.Const:
		return x.N, x.T.Is(model.Number)
	case *model.Unary:
		n, ok := plainNumber(x.X)
		return -n, ok && x.Op == "-"
	}
	return 0, false
}
