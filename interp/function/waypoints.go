package function

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
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
	Compile: compile.Function{List: func(c *compile.C, f *model.Func) machine.List {
		start, to, n, s := startOf(c, f.Args[0]), c.Num(f.Args[1]), c.Num(f.Args[2]), c.Game.Surface
		w := compile.WindowOf(f.Args[3].Type())
		area, every := c.Set(f.Args[3], w), machine.Num(func(*machine.M) int32 { return 0 })
		if len(f.Args) > 4 {
			every = c.Num(f.Args[4])
		}
		return func(m *machine.M) []int32 {
			p, of := start(m)
			end, r, step := to(m), min(n(m), farthest), every(m)
			l := m.ListStart()
			if p == model.None || r < 0 {
				return m.ListFrom(l)
			}
			mark := m.Mark()
			t, scratch := m.Words(w.N), m.Words(w.N)
			area(m, t)
			measure.Waypoints(m, s, t, scratch, p, end, r, of, step, m.Push)
			m.Release(mark)
			return m.ListFrom(l)
		}
	}},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		t, s := f.Args[0].Type(), l.Game.Surface
		return kern(l, f, false, func() work {
			where := standing(l.Game, t)
			return func(m *machine.M, _ *hcl.Range, in []ir.Val) (out ir.Val) {
				b, ok := where(m, in[0].N)
				r, step := min(in[2].N, farthest), int32(0)
				if len(in) > 4 {
					step = in[4].N
				}
				if ok && r >= 0 {
					measure.Waypoints(m, s, slices.Clone(in[3].S), make([]uint64, len(in[3].S)), s.At(b.X, b.Y), in[1].N, r, b.Foot, step, func(p int32) { out.L = append(out.L, p) })
				}
				return out
			}
		}, exprs(l, f)...)
	},
}
