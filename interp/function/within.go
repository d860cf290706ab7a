package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
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
	Compile: compile.Function{Fixed: true, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
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
	}, Has: func(c *compile.C, f *model.Func) func(m *machine.M, p int32) bool {
		return nearAndIn(c, f, func(_, up, n int64) bool { return up <= n })
	}},
	Gap: withinGap("at most"),
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return lowerNear(l, f, measure.Fill, false, func(dst []uint64) {}, func(dst, in []uint64) {
			for i := range dst {
				dst[i] &= in[i]
			}
		})
	},
}

var beyond = &Function{
	Function: check.Function{
		Name: "beyond", Usage: "beyond(piece, number, pieces, point, terrain or area, area) area", Since: 1, Reads: check.ReadsPieces,
		Doc:   "The points at least this far from all of them, measured as in `within`. With another area, only the points in that one. With a piece before the number, the points where its middle may be so that its whole base, as it faces, is so far away.",
		Check: checkWithin,
	},
	Compile: compile.Function{Fixed: true, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
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
	}, Has: func(c *compile.C, f *model.Func) func(m *machine.M, p int32) bool {
		return nearAndIn(c, f, func(down, _, n int64) bool { return down >= n })
	}},
	Gap: withinGap("at least"),
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return lowerNear(l, f, measure.Wipe, true, func(dst []uint64) { measure.All(l.Game.Surface, dst) }, nil)
	},
}

// nearAndIn compiles whether the distance of a point passes, and the point is in the area that the
// call may name. What would not be near even itself, because it is negative, is far from all.
func nearAndIn(c *compile.C, f *model.Func, passes func(down, up, n int64) bool) func(m *machine.M, p int32) bool {
	foot, args := leadingFoot(c, f.Args)
	n, to, s := c.Num(args[0]), distanceTo(c, args[1]), c.Game.Surface
	in := func(*machine.M, int32) bool { return true }
	if len(args) > 2 {
		in = c.HasPoint(args[2])
	}
	return func(m *machine.M, p int32) bool {
		b := measure.Body{Foot: foot(m)}
		b.X, b.Y = s.XY(p)
		most := int64(min(n(m), farthest))
		down, up := int64(apart*10), int64(apart*10)
		if most+int64(b.R) >= 0 {
			down, up = to(m, b)
		}
		return passes(down, up, most) && in(m, p)
	}
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

// nearTo is near for one point, piece or piece of terrain.
type nearTo func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool)

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
	if t.Form == model.Set && t.Of(model.KindArea) {
		return nearTerrain(c, x, put)
	}
	one := nearOne(c.Game, t, put, bodies(c))
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

// nearTerrain compiles the points near pieces of terrain. These stay where they are, so what is near
// the same ones is found once.
func nearTerrain(c *compile.C, x model.Expr, put measure.Put) near {
	w, place := compile.WindowOf(x.Type()), c.RecallID()
	pieces, one, each := c.Query(x).Set, nearOne(c.Game, x.Type(), put, bodies(c)), nearOne(c.Game, x.Type(), measure.Fill, bodies(c))
	return func(m *machine.M, dst []uint64, of measure.Foot, r int32, strict bool) {
		r = min(r, farthest)
		mark := m.Mark()
		in := m.Words(2 + w.N)
		in[0], in[1] = of.Key(), uint64(uint32(r))<<1|uint64(truth(strict))
		pieces(m, in[2:])
		all := func(dst []uint64, one nearTo) {
			for id := ir.Next(in[2:], w, model.None); id != model.None; id = ir.Next(in[2:], w, id) {
				one(m, dst, id, of, r, strict)
			}
		}
		if area := recalledArea(m, place, in, len(dst), func(dst []uint64) { all(dst, each) }); area != nil {
			put.Area(dst, area)
		} else {
			all(dst, one)
		}
		m.Release(mark)
	}
}

// recalledArea returns an area that depends on some numbers alone, and is computed where it is not
// known yet; nil if it cannot be kept.
func recalledArea(m *machine.M, place int32, in []uint64, words int, add func(dst []uint64)) []uint64 {
	answer := m.Recall(place, in, int32(words))
	if answer == nil {
		return nil
	}
	m.SpendWords(words)
	if !answer.Known {
		clear(answer.Out)
		add(answer.Out)
		answer.Known = true
	}
	return answer.Out
}

// nearOne compiles the points near one point, piece or piece of terrain.
func nearOne(g *model.Game, t model.Type, put measure.Put, stands bodyFinder) nearTo {
	s, things := g.Surface, g.Things
	if t.Of(model.KindArea) {
		return func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool) {
			m.Spend(measure.AroundShape(s, dst, of, things[id].Shape, r, strict, put) / 4)
		}
	}
	where := stands(t)
	return func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool) {
		if b, ok := where(m, id); ok {
			m.Spend(measure.AroundBody(s, dst, of, b, r, strict, put))
		}
	}
}

// lowerNear lowers the points near some things, put to the area that begin makes, or to the last
// argument where there is no last step; strict: nearer than the number.
func lowerNear(l *lower.L, f *model.Func, put measure.Put, strict bool, begin func(dst []uint64), last func(dst, in []uint64)) *ir.Node {
	args, led := f.Args, 0
	if args[0].Type().Base == model.ThingOf {
		led = 1
	}
	t := args[led+1].Type()
	return kern(l, f, false, func() work {
		foot, near := func(*machine.M, int32) measure.Foot { return measure.Foot{} }, nearThese(l.Game, t, put)
		if led == 1 {
			foot = footing(l.Game, args[0].Type())
		}
		return func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			dst, rest := make([]uint64, lower.WindowOf(f.T).N), in[led+2:]
			if begin(dst); len(rest) > 0 && last == nil {
				copy(dst, rest[0].S)
			}
			near(m, dst, in[led+1], foot(m, in[0].N), min(in[led].N, farthest), strict)
			if len(rest) > 0 && last != nil {
				last(dst, rest[0].S)
			}
			return ir.Val{S: dst}
		}
	}, exprs(l, f)...)
}

// nearThese adds or removes the points near things of a type.
func nearThese(g *model.Game, t model.Type, put measure.Put) func(m *machine.M, dst []uint64, of ir.Val, foot measure.Foot, r int32, strict bool) {
	if t.IsArea() {
		return func(m *machine.M, dst []uint64, of ir.Val, foot measure.Foot, r int32, strict bool) {
			measure.WidenBy(m, g.Surface, dst, of.S, foot, r, strict, put)
		}
	}
	one := nearOne(g, t, put, func(t model.Type) func(m *machine.M, id int32) (measure.Body, bool) { return standing(g, t) })
	return func(m *machine.M, dst []uint64, of ir.Val, foot measure.Foot, r int32, strict bool) {
		for _, id := range manyOf(t, of) {
			one(m, dst, id, foot, r, strict)
		}
	}
}
