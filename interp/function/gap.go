package function

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// How far something is beyond the limit of a set, for people: see lower.Word.

const noWayThere = "no way leads there"

// reachGap compares the way to a space, or the distance of a point, with what may be gone.
func reachGap(l *lower.L, f *model.Func, x *ir.Node) *ir.Node {
	last := f.Args[len(f.Args)-1]
	switch {
	case f.T.IsArea():
		return reachSurfaceGap(l, f, x)
	case len(f.Args) == 2:
		return l.Say(noWayThere)
	case isCost(last):
		return wayGap(l, f, x, costOf(l, last, linkTable(l, f.T.Kind)), "the way there costs ", "")
	}
	return l.Bind(l.Set(last, f.T), func(through *ir.Node) *ir.Node {
		return wayGap(l, f, x, stepsThrough(l, f, through), "the way there takes ", " steps")
	})
}

// wayGap tells what the cheapest way to a space costs.
func wayGap(l *lower.L, f *model.Func, x, cost *ir.Node, before, after string) *ir.Node {
	t := ir.TNum
	t.Maybe = true
	to := l.Node(ir.Node{Op: ir.One1, T: l.Type(f.T), X: []*ir.Node{x}})
	way := l.Node(ir.Node{Op: ir.Cheapest, T: t, Tab: linkTable(l, f.T.Kind), X: []*ir.Node{l.Set(f.Args[0], f.T), to, cost}})
	return l.Bind(way, func(way *ir.Node) *ir.Node {
		told := l.Say(before, l.Number(way), after, ", at most ", l.Number(l.Expr(f.Args[1])))
		return l.Sel(l.Test(ir.Eq, way, l.None(way.T)), l.Say(noWayThere), told)
	})
}

// stepsThrough is the cost of a step of a reach by steps: one step, where it enters a member of a
// set.
func stepsThrough(l *lower.L, f *model.Func, through *ir.Node) *ir.Node {
	space := l.Type(model.OneOf(f.T.Kind))
	n, m := ir.Node{Op: ir.Lam, T: ir.TNum, At: &f.R}, ir.Node{Op: ir.Lam, T: ir.TNum}
	l.Fresh(space, func(v *ir.Var) {
		n.V = v
		l.Fresh(space, func(w *ir.Var) {
			one := l.Const(ir.TNum, int32(l.Game.Unit))
			m.V, m.X = w, []*ir.Node{l.Sel(l.Test(ir.Has, through, l.Ref(w)), one, l.None(ir.TNum))}
		})
	})
	n.X = []*ir.Node{l.Node(m)}
	return l.Node(n)
}

// reachSurfaceGap tells the straight distance, where that alone is too far.
func reachSurfaceGap(l *lower.L, f *model.Func, x *ir.Node) *ir.Node {
	t, s := f.Args[0].Type(), l.Game.Surface
	k := lower.Once(l, kernelKey{name: "beyond reach", types: [5]model.Type{t}}, func() *ir.Kernel {
		where := standing(l.Game, t)
		return &ir.Kernel{Name: "beyond_reach", Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			a, ok := where(m, in[0].N)
			if !ok {
				return ir.Val{T: noWayThere}
			}
			var b measure.Body
			a.Foot = b.Foot
			b.X, b.Y = s.XY(in[2].N)
			if _, up := a.Apart(b); up > int64(in[1].N) {
				return ir.Val{T: away(m, up, "at most", in[1].N)}
			}
			return ir.Val{T: fmt.Sprintf("no way of at most %s leads there", number(m, in[1].N))}
		}}
	})
	return l.Kern(k, ir.TText, nil, l.Expr(f.Args[0]), l.Expr(f.Args[1]), x)
}

// withinGap compares the distance from some things with a limit.
func withinGap(limit string) func(l *lower.L, f *model.Func, x *ir.Node) *ir.Node {
	return func(l *lower.L, f *model.Func, x *ir.Node) *ir.Node {
		args, led := exprs(l, f), 0
		if f.Args[0].Type().Base == model.ThingOf {
			led = 1
		}
		of, to := f.Args[0].Type(), f.Args[led+1].Type()
		k := lower.Once(l, kernelKey{name: limit, types: [5]model.Type{of, to}}, func() *ir.Kernel {
			foot, far, s := func(*machine.M, int32) measure.Foot { return measure.Foot{} }, distanceToThese(l.Game, to), l.Game.Surface
			if led == 1 {
				foot = footing(l.Game, of)
			}
			return &ir.Kernel{Name: "beyond_limit", Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
				b := measure.Body{Foot: foot(m, in[0].N)}
				b.X, b.Y = s.XY(in[led+2].N)
				down, up := far(m, b, in[led+1])
				return ir.Val{T: beyondLimit(m, limit, down, up, in[led].N)}
			}}
		})
		return l.Kern(k, ir.TText, nil, append(args[:led+2:led+2], x)...)
	}
}

// beyondLimit tells a distance, rounded down and up, if it is beyond a limit; else "".
func beyondLimit(m *machine.M, limit string, down, up int64, n int32) string {
	far := up
	if limit == "at least" {
		far = down
	}
	if (far > int64(n)) != (limit == "at most") || far >= apart*10 {
		return ""
	}
	return away(m, far, limit, n)
}

func away(m *machine.M, far int64, limit string, n int32) string {
	return fmt.Sprintf("it is %s away, %s %s", number(m, int32(far)), limit, number(m, n))
}

func number(m *machine.M, n int32) string { return m.P.Game.Show(model.TNumber, n) }
