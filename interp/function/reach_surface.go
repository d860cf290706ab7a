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

// checkReachSurface checks reach(piece or point, n, area). here is false for a call about spaces.
func checkReachSurface(c *check.Call) (args []model.Expr, t model.Type, here bool) {
	s := c.Game.Surface
	if s == nil || len(c.Args) < 3 {
		return nil, model.TInvalid, false
	}
	x := c.Arg(0, model.TInvalid)
	switch t := x.Type(); {
	case t.Base == model.Invalid:
		return nil, model.TInvalid, true
	case !onSurface(c, t):
		return nil, model.TInvalid, false
	case t.Form == model.One && t.Of(model.KindPiece) && !t.Maybe:
	default:
		x = c.Coerce(c.Env, x, s.Point)
	}
	return []model.Expr{x, c.Arg(1, model.TNumber), c.Arg(2, s.Area())}, s.Area(), true
}

// reachSurface compiles the area. A piece that is not on the surface reaches nothing.
func reachSurface(c *compile.C, f *model.Func, w compile.Window) machine.Set {
	from, n, area, s, place := startOf(c, f.Args[0]), c.Num(f.Args[1]), c.Set(f.Args[2], w), c.Game.Surface, c.RecallID()
	return func(m *machine.M, dst []uint64) {
		p, of := from(m)
		r := min(n(m), farthest)
		if p == model.None || r < 0 {
			clear(dst)
			return
		}
		mark := m.Mark()
		t, scratch := m.Words(w.N), m.Words(w.N)
		area(m, t)
		clear(dst)
		measure.Reach(m, place, s, dst, t, scratch, p, r, of)
		m.Release(mark)
	}
}

// startOf compiles where a way begins, a piece or a point, and the footprint that goes it.
func startOf(c *compile.C, e model.Expr) func(m *machine.M) (p int32, of measure.Foot) {
	x, s, where := c.Num(e), c.Game.Surface, bodyOf(c, e.Type())
	return func(m *machine.M) (p int32, of measure.Foot) {
		b, ok := where(m, x(m))
		if !ok {
			return model.None, of
		}
		return s.At(b.X, b.Y), b.Foot
	}
}

// lowerReachSurface lowers the area. A piece that is not on the surface reaches nothing.
func lowerReachSurface(l *lower.L, f *model.Func) *ir.Node {
	t, s := f.Args[0].Type(), l.Game.Surface
	return kern(l, f, false, func() work {
		where, place, n := standing(l.Game, t), l.RecallID(), lower.WindowOf(f.T).N
		return func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			dst := make([]uint64, n)
			b, ok := where(m, in[0].N)
			if r := min(in[1].N, farthest); ok && r >= 0 {
				measure.Reach(m, m.P.Recalls+place, s, dst, slices.Clone(in[2].S), make([]uint64, n), s.At(b.X, b.Y), r, b.Foot)
			}
			return ir.Val{S: dst}
		}
	}, exprs(l, f)...)
}
