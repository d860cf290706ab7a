package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var inside = &Function{
	Function: check.Function{
		Name: "inside", Usage: "inside(map or area, number) area", Since: 1,
		Doc: "The whole surface, or an area. With a number, the part of it in which a round base of that radius fits: the points from which everything outside is farther away.",
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
				out = append(out, c.Arg(1, model.TNumber))
			}
			return out, s.Area()
		},
	},
	Compile: compile.Function{Fixed: true, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		area := partOf(c, f.Args[0], w)
		if len(f.Args) == 1 {
			return area
		}
		n, s := c.Num(f.Args[1]), c.Game.Surface
		return func(m *machine.M, dst []uint64) {
			area(m, dst)
			mark := m.Mark()
			m.Spend(measure.Inside(s, dst, m.Words(w.N), min(n(m), farthest)) / 8)
			m.Release(mark)
		}
	}},
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
