package function

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var crosses = &Function{
	Function: check.Function{
		Name: "crosses", Usage: "crosses(point or piece, point or piece, terrain or pieces) bool", Since: 1, Reads: check.ReadsPieces,
		Doc: "Whether the straight line between two points, or the middles of two pieces, crosses the inside of terrain or the base of a piece, or any member of a set of these. Touching a border, or running along it, is not crossing. What stands at an end of the line is crossed too, unless the set excludes it.",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			s := c.NeedsSurface()
			if s == nil || !c.Count(3, 3) {
				return nil, model.TInvalid
			}
			a, b, over := c.Arg(0, s.Point), c.Arg(1, s.Point), c.Arg(2, model.TInvalid)
			if t := over.Type(); t.Form == model.List && t.Base == model.ThingOf {
				over = c.Coerce(c.Env, over, t.In(model.Set))
			}
			if t := over.Type(); t.Base != model.Invalid && (!t.Of(model.KindArea) && !t.Of(model.KindPiece) || t.Maybe) {
				c.Refuse(over, "terrain (a kind that is = area) or pieces")
				return nil, model.TInvalid
			}
			return []model.Expr{a, b, over}, model.TBool
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		t, k := f.Args[2].Type(), ir.Kernel{}
		one := crossesOne(l.Game, t)
		if t.Form != model.One {
			k.Each = one
		}
		k.Do = func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			over := manyOf(t, in[2])
			m.Spend(len(over))
			return ir.Val{N: ir.Truth(slices.ContainsFunc(over, func(id int32) bool { return one(m, in[0].N, in[1].N, id) }))}
		}
		return kernel(l, f, f.R, k, exprs(l, f)...)
	},
}

// crossesOne compiles whether the line from p to q crosses one piece of terrain, or the base of one
// piece. A piece that is not on the surface blocks nothing.
func crossesOne(g *model.Game, t model.Type) func(m *machine.M, p, q, id int32) bool {
	s := g.Surface
	if t.Of(model.KindArea) {
		k := t.Kind
		blockers := make([]*measure.Blocker, k.Hi-k.Lo)
		for _, t := range g.Things[k.Lo:k.Hi] {
			if t != nil {
				blockers[t.ID-k.Lo] = measure.NewBlocker(t.Shape)
			}
		}
		return func(m *machine.M, p, q, id int32) bool {
			ax, ay := s.XY(p)
			bx, by := s.XY(q)
			return blockers[id-k.Lo].Crosses(ax, ay, bx, by)
		}
	}
	where := standing(g, t)
	return func(m *machine.M, p, q, id int32) bool {
		b, ok := where(m, id)
		if !ok {
			return false
		}
		ax, ay := s.XY(p)
		bx, by := s.XY(q)
		return b.Crossed(ax, ay, bx, by)
	}
}
