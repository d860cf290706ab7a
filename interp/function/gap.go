package function

import (
	"fmt"

	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// How far something is beyond the limit of a set, for people: see compile.Gap.

const noWayThere = "no way leads there"

// reachGap compares the way to a space, or the distance of a point, with what may be gone.
func reachGap(c *compile.C, f *model.Func) compile.Gap {
	last := f.Args[len(f.Args)-1]
	switch walk := compileRoute(c, f); {
	case f.T.IsArea():
		return reachSurfaceGap(c, f)
	case walk != nil:
		return func(m *machine.M, to int32) string {
			r := walk(m, to, nil)
			if r == nil {
				return noWayThere
			}
			return fmt.Sprintf("the way there costs %s, at most %s", number(m, r.Cost()), number(m, r.Most))
		}
	case len(f.Args) == 2:
		return func(*machine.M, int32) string { return noWayThere }
	default:
		return stepsGap(c, f, last)
	}
}

// stepsGap counts the steps to a space through the members of a set.
func stepsGap(c *compile.C, f *model.Func, through model.Expr) compile.Gap {
	w := compile.WindowOf(f.T)
	fill := flood{linksOf(c, f.T.Kind), w, -1}
	from, most, in := c.Set(f.Args[0], w), c.Num(f.Args[1]), c.Set(through, w)
	return func(m *machine.M, to int32) string {
		mark := m.Mark()
		defer m.Release(mark)
		been, free := m.Words(w.N), m.Words(w.N)
		from(m, been)
		for n := int32(1); n <= fill.g.n; n++ {
			in(m, free)
			fill.fill(m, been, free, 1)
			if compile.InSet(been, w, to) {
				return fmt.Sprintf("the way there takes %d steps, at most %s", n, number(m, most(m)))
			}
		}
		return noWayThere
	}
}

// reachSurfaceGap tells the straight distance, where that alone is too far.
func reachSurfaceGap(c *compile.C, f *model.Func) compile.Gap {
	from, most, s := startOf(c, f.Args[0]), c.Num(f.Args[1]), c.Game.Surface
	return func(m *machine.M, to int32) string {
		at, _ := from(m)
		if at == model.None {
			return noWayThere
		}
		var a, b measure.Body
		a.X, a.Y = s.XY(at)
		b.X, b.Y = s.XY(to)
		n := most(m)
		if _, up := a.Apart(b); up > int64(n) {
			return away(m, up, "at most", n)
		}
		return fmt.Sprintf("no way of at most %s leads there", number(m, n))
	}
}

// withinGap compares the distance from some things with a limit.
func withinGap(limit string) func(c *compile.C, f *model.Func) compile.Gap {
	return func(c *compile.C, f *model.Func) compile.Gap {
		foot, args := leadingFoot(c, f.Args)
		n, to, s := c.Num(args[0]), distanceTo(c, args[1]), c.Game.Surface
		return func(m *machine.M, p int32) string {
			b := measure.Body{Foot: foot(m)}
			b.X, b.Y = s.XY(p)
			down, up := to(m, b)
			far, most := up, n(m)
			if limit == "at least" {
				far = down
			}
			if (far > int64(most)) != (limit == "at most") || far >= apart*10 {
				return ""
			}
			return away(m, far, limit, most)
		}
	}
}

func away(m *machine.M, far int64, limit string, n int32) string {
	return fmt.Sprintf("it is %s away, %s %s", number(m, int32(far)), limit, number(m, n))
}

func number(m *machine.M, n int32) string { return m.P.Game.Show(model.TNumber, n) }
