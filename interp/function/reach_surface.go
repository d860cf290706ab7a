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
	x, n, area, s, place := c.Num(f.Args[0]), c.Num(f.Args[1]), c.Set(f.Args[2], w), c.Game.Surface, c.RecallID()
	from := func(m *machine.M) (p, base int32) { return x(m), 0 }
	if t := f.Args[0].Type(); t.Base == model.ThingOf {
		radius, spot := baseOf(c, t), c.Spot()
		from = func(m *machine.M) (p, base int32) {
			id := x(m)
			return spot(m, id), radius(m, id)
		}
	}
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
