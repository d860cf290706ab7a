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

var inside = &Function{
	Function: check.Function{
		Name: "inside", Usage: "inside(map or area, number or piece) area", Since: 1, Reads: check.ReadsPieces,
		Doc: "The whole surface, or an area. With a number, the part of it in which a round base of that radius fits: the points from which everything outside is farther away. With a piece, the part in which its middle may be so that its whole base, as it faces, lies there.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(1, 2) {
				return nil, model.TInvalid
			}
			x := c.Arg(0, model.TInvalid)
			if !isSurface(c, x) {
				x = c.Coerce(c.Env, x, s.Area())
			}
			out := []model.Expr{x}
			if len(c.Args) > 1 {
				fits, _, ok := pieceOr(c, 1)
				if !ok {
					return nil, model.TInvalid
				}
				out = append(out, fits)
			}
			return out, s.Area()
		},
	},
	Compile: compile.Function{Fixed: true, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		area := partOf(c, f.Args[0], w)
		if len(f.Args) == 1 {
			return area
		}
		of, s := footOrRadiusOf(c, f.Args[1]), c.Game.Surface
		if f.Args[0].Type().Base == model.ThingOf {
			place := c.RecallID()
			return func(m *machine.M, dst []uint64) {
				foot := of(m)
				in := [1]uint64{foot.Key()}
				if area := recalledArea(m, place, in[:], len(dst), func(dst []uint64) { measure.InsideAll(s, dst, foot) }); area != nil {
					copy(dst, area)
					return
				}
				m.Spend(int(s.Depth) / 4)
				measure.InsideAll(s, dst, foot)
			}
		}
		return func(m *machine.M, dst []uint64) {
			area(m, dst)
			mark := m.Mark()
			measure.Inside(m, s, dst, m.Words(w.N), of(m))
			m.Release(mark)
		}
	}},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		xs := exprs(l, f)
		if f.Args[0].Type().Base == model.ThingOf {
			xs[0] = surfaceOf(l)
		}
		if len(xs) == 1 {
			return xs[0]
		}
		t := f.Args[1].Type()
		return kern(l, f, t.Base != model.ThingOf, func() work {
			foot := footOrRadius(l.Game, t)
			return func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
				dst := slices.Clone(in[0].S)
				measure.Inside(m, l.Game.Surface, dst, make([]uint64, len(dst)), foot(m, in[1].N))
				return ir.Val{S: dst}
			}
		}, xs...)
	},
}

// footOrRadiusOf compiles the footprint that is to fit.
func footOrRadiusOf(c *compile.C, x model.Expr) func(m *machine.M) measure.Foot {
	n := c.Num(x)
	if t := x.Type(); t.Base == model.ThingOf {
		of := footOf(c, t)
		return func(m *machine.M) measure.Foot { return of(m, n(m)) }
	}
	return func(m *machine.M) measure.Foot { return measure.Foot{R: min(n(m), farthest)} }
}

// isSurface reports whether an expression names the surface itself.
func isSurface(c *check.Call, x model.Expr) bool {
	k, ok := x.(*model.Const)
	return ok && k.T.Is(model.ThingOf) && k.N == c.Game.Surface.Thing.ID
}

// partOf compiles the surface itself, or an area.
func partOf(c *compile.C, x model.Expr, w compile.Window) machine.Set {
	s := c.Game.Surface
	if x.Type().Base == model.ThingOf {
		all := make([]uint64, w.N)
		measure.All(s, all)
		return func(m *machine.M, dst []uint64) { copy(dst, all) }
	}
	return c.Set(x, w)
}

// footOrRadius finds the footprint that is to fit.
func footOrRadius(g *model.Game, t model.Type) func(m *machine.M, n int32) measure.Foot {
	if t.Base == model.ThingOf {
		return footing(g, t)
	}
	return func(_ *machine.M, n int32) measure.Foot { return measure.Foot{R: min(n, farthest)} }
}

// surfaceOf is the surface as an area.
func surfaceOf(l *lower.L) *ir.Node {
	t := l.Type(l.Game.Surface.Area())
	words := make([]uint64, t.Win.N)
	measure.All(l.Game.Surface, words)
	return l.Node(ir.Node{Op: ir.Mask, T: t, Words: words, Str: l.Game.Surface.Thing.Name})
}
