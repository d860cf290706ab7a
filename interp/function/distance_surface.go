package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

// onSurface reports whether things of a type can be on a surface.
func onSurface(c *check.Call, t model.Type) bool {
	return c.Game.Surface != nil && (t.Base == model.PointOf || c.IsPiece(t) || c.IsTerrain(t))
}

// measuredHere reports whether a checked call measures on a surface.
func measuredHere(g *model.Game, args []model.Expr) bool {
	t := args[0].Type()
	return g.Surface != nil && (t.Base == model.PointOf || t.Base == model.ThingOf && t.Kind.IsA(kindOf(g, "piece")))
}

func kindOf(g *model.Game, name string) *model.Kind {
	for _, k := range g.Kinds {
		if k.Builtin() && k.Name == name {
			return k
		}
	}
	return nil
}

// checkDistanceSurface checks distance(x, y) on a surface: from a piece or a point to anything.
func checkDistanceSurface(c *check.Call, a, b model.Expr) ([]model.Expr, model.Type) {
	single := func(x model.Expr) bool {
		t := x.Type()
		return t.Form == model.One && (t.Base == model.PointOf || c.IsPiece(t))
	}
	if !single(a) && single(b) {
		a, b = b, a
	}
	if !single(a) {
		c.Refuse(a, "a piece or a point")
		return nil, model.TInvalid
	}
	return []model.Expr{measured(c, a), measured(c, b)}, model.TNumber
}

// distanceSurface compiles the distance, rounded up to the smallest part of a number, or down.
func distanceSurface(c *compile.C, f *model.Func, up bool) machine.Num {
	from := placeOf(c, f.Args[0].Type())
	a, to, at := c.Num(f.Args[0]), distanceTo(c, f.Args[1]), f.R
	return func(m *machine.M) int32 {
		p, base := from(m, a(m))
		if p == model.None {
			m.FailAt(at, "run/off-surface", "a distance needs a piece on %s, and this one is elsewhere", c.Game.Surface.Thing.Title)
			return 0
		}
		lo, hi := to(m, p, base)
		if up {
			lo = hi
		}
		return int32(min(max(lo, 0), apart*10))
	}
}

// placeOf compiles the position of a piece or a point, and the radius of its base.
func placeOf(c *compile.C, t model.Type) func(m *machine.M, id int32) (p, base int32) {
	if t.Base == model.PointOf {
		return func(_ *machine.M, id int32) (p, base int32) { return id, 0 }
	}
	base, spot := baseOf(c, t), c.Spot()
	return func(m *machine.M, id int32) (p, r int32) { return spot(m, id), base(m, id) }
}

// baseOf compiles the radius of a piece's base.
func baseOf(c *compile.C, t model.Type) func(m *machine.M, id int32) int32 {
	b := measure.BasesOf(c.Game, t.Kind)
	if !b.BySide() {
		return func(_ *machine.M, id int32) int32 { return b.Of(id) }
	}
	return func(m *machine.M, id int32) int32 { return b.OnSide(id, m.SideUp(id)) }
}

// distanceTo compiles the distance from a point, minus a base, to the nearest of some things. The
// distance to none is larger than all others.
func distanceTo(c *compile.C, x model.Expr) func(m *machine.M, p, base int32) (down, up int64) {
	s, t := c.Game.Surface, x.Type()
	if t.IsArea() {
		w := compile.WindowOf(t)
		area := c.Set(x, w)
		return func(m *machine.M, p, base int32) (down, up int64) {
			mark := m.Mark()
			a := m.Words(w.N)
			area(m, a)
			px, py := s.XY(p)
			down, up, ok := measure.ToArea(s, px, py, a)
			m.Release(mark)
			if !ok {
				return apart * 10, apart * 10
			}
			return down - int64(base), up - int64(base)
		}
	}
	one := distanceToOne(c, t)
	if t.Form == model.One {
		n, at := c.Num(x), x.Range()
		return func(m *machine.M, p, base int32) (down, up int64) {
			down, up, ok := one(m, p, n(m))
			if !ok {
				m.FailAt(at, "run/off-surface", "a distance needs a piece on %s, and this one is elsewhere", s.Thing.Title)
			}
			return down - int64(base), up - int64(base)
		}
	}
	list := c.List(x)
	return func(m *machine.M, p, base int32) (down, up int64) {
		down, up = apart*10, apart*10
		start := m.ListStart()
		for _, id := range list(m) {
			if d, u, ok := one(m, p, id); ok {
				down, up = min(down, d-int64(base)), min(up, u-int64(base))
			}
		}
		m.ListDrop(start)
		return down, up
	}
}

// distanceToOne compiles the distance from a point to one piece, point or piece of terrain. ok is
// false if the piece is not on the surface.
func distanceToOne(c *compile.C, t model.Type) func(m *machine.M, p, id int32) (down, up int64, ok bool) {
	s, things := c.Game.Surface, c.Game.Things
	if isTerrain(c.Game, t) {
		return func(m *machine.M, p, id int32) (down, up int64, ok bool) {
			x, y := s.XY(p)
			down, up = measure.ToShape(x, y, things[id].Shape)
			return down, up, true
		}
	}
	where := placeOf(c, t)
	return func(m *machine.M, p, id int32) (down, up int64, ok bool) {
		q, base := where(m, id)
		if q == model.None {
			return 0, 0, false
		}
		ax, ay := s.XY(p)
		bx, by := s.XY(q)
		down, up = measure.Apart(ax, ay, bx, by)
		return down - int64(base), up - int64(base), true
	}
}
