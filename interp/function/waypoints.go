package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var waypoints = &Function{
	Function: check.Function{
		Name: "waypoints", Usage: "waypoints(piece or point, point, number, area [, number]) list of points", Since: 1, Reads: check.ReadsPieces,
		Doc: "The points at which a piece stands on its way to a point: where the shortest way that `reach` finds turns, and its end. With a fifth argument also points between these, at most so far from one another. Empty if there is no way.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(4, 5) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if t := x.Type(); t.Form != model.One || !t.Of(model.KindPiece) || t.Maybe {
				x = c.Coerce(c.Env, x, s.Point)
			}
			args := []model.Expr{x, c.Arg(1, s.Point), c.Arg(2, model.TNumber), c.Arg(3, s.Area())}
			if len(c.Args) > 4 {
				args = append(args, c.Arg(4, model.TNumber))
			}
			return args, s.Point.In(model.List)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		t, s := f.Args[0].Type(), l.Game.Surface
		return kern(l, f, false, func() work {
			where := standing(l.Game, t)
			return func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
				l := m.ListStart()
				b, ok := where(m, in[0].N)
				r, step := min(in[2].N, farthest), int32(0)
				if len(in) > 4 {
					step = in[4].N
				}
				if ok && r >= 0 {
					n := int32(len(in[3].S))
					area, scratch := m.Words(n), m.Words(n)
					copy(area, in[3].S)
					measure.Waypoints(m, s, area, scratch, s.At(b.X, b.Y), in[1].N, r, b.Foot, step, m.Push)
				}
				return ir.Val{L: m.ListFrom(l)}
			}
		}, exprs(l, f)...)
	},
}
