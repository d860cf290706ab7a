package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var within = &Function{
	Function: check.Function{
		Name: "within", Usage: "within(piece, number, pieces, point, terrain or area, area) area", Since: 1, Reads: check.ReadsPieces,
		Doc:   "The points within a distance of the edge of a piece's base, of a point, of terrain, of an area, or of any member of a set of these. With another area, only the points in that one. With a piece before the number, the points where its middle may be so that some of its whole base, as it faces, is so near.",
		Check: checkWithin,
	},
	Compile: compile.Function{Fixed: true, Gap: withinGap("at most"), Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		foot, args := leadingFoot(c, f.Args)
		n, near := c.Num(args[0]), nearOf(c, args[1], measure.Fill)
		all := func(m *machine.M, dst []uint64) {
			clear(dst)
			near(m, dst, foot(m), n(m), false)
		}
		if len(args) == 2 {
			return all
		}
		area := c.Set(args[2], w)
		return func(m *machine.M, dst []uint64) {
			all(m, dst)
			mark := m.Mark()
			t := m.Words(w.N)
			area(m, t)
			for i := range dst {
				dst[i] &= t[i]
			}
			m.Release(mark)
		}
	}, Take: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		foot, args := leadingFoot(c, f.Args)
		if len(args) != 2 {
			return nil
		}
		n, near := c.Num(args[0]), nearOf(c, args[1], measure.Wipe)
		return func(m *machine.M, dst []uint64) { near(m, dst, foot(m), n(m), false) }
	}},
}

var beyond = &Function{
	Function: check.Function{
		Name: "beyond", Usage: "beyond(piece, number, pieces, point, terrain or area, area) area", Since: 1, Reads: check.ReadsPieces,
		Doc:   "The points at least this far from all of them, measured as in `within`. With another area, only the points in that one. With a piece before the number, the points where its middle may be so that its whole base, as it faces, is so far away.",
		Check: checkWithin,
	},
	Compile: compile.Function{Fixed: true, Gap: withinGap("at least"), Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		foot, args := leadingFoot(c, f.Args)
		n, near := c.Num(args[0]), nearOf(c, args[1], measure.Wipe)
		all := make([]uint64, w.N)
		measure.All(c.Game.Surface, all)
		area := func(m *machine.M, dst []uint64) { copy(dst, all) }
		if len(args) > 2 {
			area = c.Set(args[2], w)
		}
		return func(m *machine.M, dst []uint64) {
			area(m, dst)
			near(m, dst, foot(m), n(m), true)
		}
	}},
}

func checkWithin(c *check.Call) ([]model.Expr, model.Type) {
	s := c.NeedsSurface()
	if s == nil || !c.Count(2, 4) {
		return nil, model.TInvalid
	}
	first, piece, ok := pieceOr(c, 0)
	if !ok {
		return nil, model.TInvalid
	}
	out, at := []model.Expr{first}, 0
	if piece {
		if !c.Count(3, 4) {
			return nil, model.TInvalid
		}
		out, at = append(out, c.Arg(1, model.TNumber)), 1
	} else if !c.Count(2, 3) {
		return nil, model.TInvalid
	}
	out = append(out, measured(c, c.Arg(at+1, model.TInvalid)))
	if len(c.Args) > at+2 {
		out = append(out, c.Arg(at+2, s.Area()))
	}
	return out, s.Area()
}

// measured checks what distances are measured from: a piece, a point, terrain, an area, or a set or
// list of one of these.
func measured(c *check.Call, x model.Expr) model.Expr {
	t := x.Type()
	switch {
	case t.Base == model.Invalid:
	case t.Form == model.One && t.Maybe:
		return c.Coerce(c.Env, x, t.Sure())
	case t.Form == model.List && t.Base == model.ThingOf:
		return measured(c, c.Coerce(c.Env, x, t.In(model.Set)))
	case t.Form == model.List && t.Base == model.PointOf:
		return c.Coerce(c.Env, x, c.Game.Surface.Area())
	case t.Base != model.PointOf && !t.Of(model.KindPiece) && !t.Of(model.KindArea):
		c.Refuse(x, "a piece, a point, terrain or an area")
		return check.Const(model.TInvalid, 0, x.Range())
	}
	return x
}

// near adds or removes the points where the middle of a footprint is so that it is at a distance of
// at most r, or less than r if strict.
type near func(m *machine.M, dst []uint64, of measure.Foot, r int32, strict bool)

// nearOf compiles the points near something. Nothing is near a piece that is not on the surface.
func nearOf(c *compile.C, x model.Expr, put measure.Put) near {
	s, t := c.Game.Surface, x.Type()
	if t.IsArea() {
		w := compile.WindowOf(t)
		area := c.Set(x, w)
		return func(m *machine.M, dst []uint64, of measure.Foot, r int32, strict bool) {
			mark := m.Mark()
			a := m.Words(w.N)
			area(m, a)
			measure.WidenBy(m, s, dst, a, of, min(r, farthest), strict, put)
			m.Release(mark)
		}
	}
	one := nearOne(c, t, put)
	if t.Form == model.One {
		n := c.Num(x)
		return func(m *machine.M, dst []uint64, of measure.Foot, r int32, strict bool) {
			one(m, dst, n(m), of, min(r, farthest), strict)
		}
	}
	list := c.List(x)
	return func(m *machine.M, dst []uint64, of measure.Foot, r int32, strict bool) {
		start := m.ListStart()
		for _, id := range list(m) {
			one(m, dst, id, of, min(r, farthest), strict)
		}
		m.ListDrop(start)
	}
}

// nearOne compiles the points near one point, piece or piece of terrain.
func nearOne(c *compile.C, t model.Type, put measure.Put) func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool) {
	s, things := c.Game.Surface, c.Game.Things
	if t.Of(model.KindArea) {
		return func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool) {
			m.Spend(measure.AroundShape(s, dst, of, things[id].Shape, r, strict, put) / 4)
		}
	}
	where := bodyOf(c, t)
	return func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool) {
		if b, ok := where(m, id); ok {
			m.Spend(measure.AroundBody(s, dst, of, b, r, strict, put))
		}
	}
}
