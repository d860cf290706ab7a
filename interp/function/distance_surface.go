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

// onSurface reports whether things of a type can be on a surface.
func onSurface(c *check.Call, t model.Type) bool {
	return c.Game.Surface != nil && (t.Base == model.PointOf || t.Of(model.KindPiece) || t.Of(model.KindArea))
}

// measuredHere reports whether a checked call measures on a surface.
func measuredHere(g *model.Game, args []model.Expr) bool {
	t := args[0].Type()
	return g.Surface != nil && (t.Base == model.PointOf || t.Of(model.KindPiece))
}

// checkDistanceSurface checks distance(x, y) on a surface: from a piece or a point to anything.
func checkDistanceSurface(c *check.Call, a, b model.Expr) ([]model.Expr, model.Type) {
	single := func(x model.Expr) bool {
		t := x.Type()
		return t.Form == model.One && (t.Base == model.PointOf || t.Of(model.KindPiece))
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

// distanceToOne compiles the distance from a footprint to one piece, point or piece of terrain. ok
// is false if the piece is not on the surface.
func distanceToOne(g *model.Game, t model.Type) func(m *machine.M, b measure.Body, id int32) (down, up int64, ok bool) {
	if t.Of(model.KindArea) {
		things := g.Things
		return func(m *machine.M, b measure.Body, id int32) (down, up int64, ok bool) {
			down, up = b.ToShape(things[id].Shape)
			return down, up, true
		}
	}
	where := standing(g, t)
	return func(m *machine.M, b measure.Body, id int32) (down, up int64, ok bool) {
		o, ok := where(m, id)
		if !ok {
			return 0, 0, false
		}
		down, up = b.Apart(o)
		return down, up, true
	}
}

// lowerDistance lowers the distance, rounded up to the smallest part of a number, or down.
func lowerDistance(l *lower.L, f *model.Func, up bool) *ir.Node {
	a, b := f.Args[0].Type(), f.Args[1].Type()
	x, y := onGround(l, f.Args[0], f.R), l.Expr(f.Args[1])
	switch {
	case b.Form == model.One && !b.Of(model.KindArea):
		y = onGround(l, f.Args[1], f.Args[1].Range())
	case !b.IsArea():
		y = l.AsList(y)
	}
	name := map[bool]string{true: "distance", false: "distance, rounded down"}[up]
	k := lower.Once(l, kernelKey{name: name, types: [5]model.Type{a, b}}, func() *ir.Kernel {
		from := standing(l.Game, a)
		rounded := func(lo, hi int64) int32 {
			if up {
				lo = hi
			}
			return int32(min(max(lo, 0), apart*10))
		}
		if b.Form == model.One {
			one := distanceToOne(l.Game, b)
			return &ir.Kernel{Name: name, Sure: true, Nums: func(m *machine.M, _ *hcl.Range, in []int32) int32 {
				to := in[1]
				body, _ := from(m, in[0])
				lo, hi, _ := one(m, body, to)
				return rounded(lo, hi)
			}}
		}
		far := distanceToThese(l.Game, b)
		return &ir.Kernel{Name: name, Sure: true, Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			body, _ := from(m, in[0].N)
			return ir.Val{N: rounded(far(m, body, in[1]))}
		}}
	})
	return l.Kern(k, ir.TNum, nil, x, y)
}

// distanceToThese finds the distance from a footprint to the nearest of things of a type. The
// distance to none is larger than all others.
func distanceToThese(g *model.Game, t model.Type) func(m *machine.M, b measure.Body, to ir.Val) (down, up int64) {
	if t.IsArea() {
		return func(_ *machine.M, b measure.Body, to ir.Val) (down, up int64) {
			down, up, ok := b.ToArea(g.Surface, to.S)
			if !ok {
				return apart * 10, apart * 10
			}
			return down, up
		}
	}
	one, w := distanceToOne(g, t), lower.WindowOf(t)
	nearest := func(m *machine.M, b measure.Body, ids []int32) (down, up int64) {
		down, up = apart*10, apart*10
		for _, id := range ids {
			if d, u, ok := one(m, b, id); ok {
				down, up = min(down, d), min(up, u)
			}
		}
		return down, up
	}
	return func(m *machine.M, b measure.Body, to ir.Val) (down, up int64) {
		switch {
		case t.Form == model.One:
			m.Single[0] = to.N
			return nearest(m, b, m.Single[:])
		case to.S == nil:
			return nearest(m, b, to.L)
		}
		start := m.ListStart()
		down, up = nearest(m, b, m.ListMembers(to.S, w.Lo<<6))
		m.ListDrop(start)
		return down, up
	}
}
