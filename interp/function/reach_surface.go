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

// lowerReachSurface lowers the area. A piece that is not on the surface reaches nothing. Answers
// are kept, those of each call by themselves.
func lowerReachSurface(l *lower.L, f *model.Func) *ir.Node {
	t, s := f.Args[0].Type(), l.Game.Surface
	k := lower.Once(l, kernelKey{name: f.Name, types: [5]model.Type{t}, at: f.R}, func() *ir.Kernel {
		where, place, n := standing(l.Game, t), l.RecallID(), lower.WindowOf(f.T).N
		return &ir.Kernel{Name: f.Name, Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			dst := m.Words(n)
			clear(dst)
			b, ok := where(m, in[0].N)
			if r := min(in[1].N, farthest); ok && r >= 0 {
				mark := m.Mark()
				area, scratch := m.Words(n), m.Words(n)
				copy(area, in[2].S)
				measure.Reach(m, m.P.Recalls+place, s, dst, area, scratch, s.At(b.X, b.Y), r, b.Foot)
				m.Release(mark)
			}
			return ir.Val{S: dst}
		}}
	})
	return l.Kern(k, l.Type(f.T), nil, exprs(l, f)...)
}
