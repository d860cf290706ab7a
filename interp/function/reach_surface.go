package function

import (
	"sandtable/interp/compile"
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
	case t.Form == model.One && c.IsPiece(t) && !t.Maybe:
	default:
		x = c.Coerce(c.Env, x, s.Point)
	}
	return []model.Expr{x, c.Arg(1, model.TNumber), c.Arg(2, s.Area())}, s.Area(), true
}

// reachSurface compiles the area. A piece that is not on the surface reaches nothing.
func reachSurface(c *compile.C, f *model.Func, w compile.Window) machine.Set {
	from, n, area, s, place := startOf(c, f.Args[0]), c.Num(f.Args[1]), c.Set(f.Args[2], w), c.Game.Surface, c.RecallID()
	return func(m *machine.M, dst []uint64) {
		p, base := from(m)
		r := min(n(m), farthest)
		if p == model.None || r < 0 {
			clear(dst)
			return
		}
		mark := m.Mark()
		t, scratch := m.Words(w.N), m.Words(w.N)
		area(m, t)
		clear(dst)
		measure.Reach(m, place, s, dst, t, scratch, p, r, base)
		m.Release(mark)
	}
}

// startOf compiles where a way begins, a piece or a point, and the radius of its base.
func startOf(c *compile.C, e model.Expr) func(m *machine.M) (p, base int32) {
	x, where := c.Num(e), placeOf(c, e.Type())
	return func(m *machine.M) (p, base int32) { return where(m, x(m)) }
}
