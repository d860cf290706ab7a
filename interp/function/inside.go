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
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		whole := f.Args[0].Type().Base == model.ThingOf
		switch {
		case len(f.Args) == 2:
		case whole:
			return surfaceOf(l)
		default:
			return l.Expr(f.Args[0])
		}
		t, s, n := f.Args[1].Type(), l.Game.Surface, lower.WindowOf(f.T).N
		fold, foot := t.Base != model.ThingOf, footOrRadius(l.Game, t)
		if whole {
			place := l.RecallID()
			return kern(l, f, fold, func() work {
				return func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
					foot := foot(m, in[0].N)
					key := [2]uint64{foot.Key(), ^uint64(0)}
					all := func(dst []uint64) { measure.InsideAll(s, dst, foot) }
					if area := recalledArea(m, place, key[:], int(n), all); area != nil {
						return ir.Val{S: area}
					}
					dst := m.Words(n)
					m.Spend(int(s.Depth) / 4)
					clear(dst)
					all(dst)
					return ir.Val{S: dst}
				}
			}, l.Expr(f.Args[1]))
		}
		return kern(l, f, fold, func() work {
			return func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
				dst, scratch := m.Words(n), m.Words(n)
				copy(dst, in[0].S)
				measure.Inside(m, s, dst, scratch, foot(m, in[1].N))
				return ir.Val{S: dst}
			}
		}, exprs(l, f)...)
	},
}

// isSurface reports whether an expression names the surface itself.
func isSurface(c *check.Call, x model.Expr) bool {
	k, ok := x.(*model.Const)
	return ok && k.T.Is(model.ThingOf) && k.N == c.Game.Surface.Thing.ID
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
