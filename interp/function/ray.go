package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var ray = &Function{
	Function: check.Function{
		Name: "ray", Usage: "ray(space, direction, set of spaces) set of spaces", Since: 1, Reads: check.ReadsPieces,
		Doc: "The spaces in a direction, from the next one on, while they are in the set. Without a set, to the edge of the map.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 3) {
				return nil, model.TInvalid
			}
			args, k := checkRay(c)
			return args, model.SetOf(k)
		},
	},
	Compile: compile.Function{Law: compile.Ray, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		x, d := c.Num(f.Args[0]), c.Num(f.Args[1])
		l := model.LatticeOf(f.T.Kind)
		if len(f.Args) == 2 {
			return func(m *machine.M, dst []uint64) {
				clear(dst)
				to, n := d(m), 0
				for at := l.Neighbor(x(m), to); at != model.None; at = l.Neighbor(at, to) {
					ir.Add1(dst, w, at)
					n++
				}
				m.SpendList(n)
			}
		}
		in := c.Set(f.Args[2], w)
		return func(m *machine.M, dst []uint64) {
			mark := m.Mark()
			s := m.Words(w.N)
			in(m, s)
			to := d(m)
			from, n := x(m), 0
			clear(dst)
			for at := l.Neighbor(from, to); at != model.None && ir.Has1(s, w, at); at = l.Neighbor(at, to) {
				ir.Add1(dst, w, at)
				n++
			}
			m.SpendList(n)
			m.Release(mark)
		}
	}},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		lat := model.LatticeOf(f.T.Kind)
		return kern(l, f, true, area(f, func(m *machine.M, _ *hcl.Range, in []ir.Val, dst []uint64) {
			w := lower.WindowOf(f.T)
			for at := lat.Neighbor(in[0].N, in[1].N); at != model.None && (len(in) < 3 || ir.Has1(in[2].S, w, at)); at = lat.Neighbor(at, in[1].N) {
				ir.Add1(dst, w, at)
			}
			m.Spend(1)
		}), through(l, f, f.T)...)
	},
}

var past = &Function{
	Function: check.Function{
		Name: "past", Usage: "past(space, direction, set of spaces) maybe(space)", Since: 1, Reads: check.ReadsPieces,
		Doc: "The first space in a direction that is not in the set; none if the map ends first.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(3, 3) {
				return nil, model.TInvalid
			}
			args, k := checkRay(c)
			if k == nil {
				return nil, model.TInvalid
			}
			return args, maybeOne(k)
		},
	},
	Compile: compile.Function{Law: compile.Past, Num: func(c *compile.C, f *model.Func) machine.Num {
		x, d := c.Num(f.Args[0]), c.Num(f.Args[1])
		l := model.LatticeOf(f.T.Kind)
		w := compile.WindowOf(model.SetOf(l.Kind))
		in := c.Set(f.Args[2], w)
		return func(m *machine.M) int32 {
			mark := m.Mark()
			s := m.Words(w.N)
			in(m, s)
			to := d(m)
			at, n := l.Neighbor(x(m), to), 0
			for ; at != model.None && ir.Has1(s, w, at); n++ {
				at = l.Neighbor(at, to)
			}
			m.SpendList(n)
			m.Release(mark)
			return at
		}
	}},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		lat := model.LatticeOf(f.T.Kind)
		t := model.SetOf(lat.Kind)
		w := lower.WindowOf(t)
		return kern(l, f, true, func() work {
			return func(_ *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
				at := lat.Neighbor(in[0].N, in[1].N)
				for at != model.None && ir.Has1(in[2].S, w, at) {
					at = lat.Neighbor(at, in[1].N)
				}
				return ir.Val{N: at}
			}
		}, through(l, f, t)...)
	},
}

// checkRay checks a space of a grid, a direction, and an optional set. The set may be of places in
// general; only its spaces of the grid matter.
func checkRay(c *check.Call) ([]model.Expr, *model.Kind) {
	x, k := gridSpace(c, 0)
	if k == nil {
		return nil, nil
	}
	args := []model.Expr{x, gridDirection(c, 1, k)}
	if len(c.Args) > 2 {
		in := c.Expr(c.Env, c.Args[2], model.SetOf(k))
		if !model.SetOf(c.Kind(model.KindPlace)).Accepts(in.Type()) {
			in = c.Coerce(c.Env, in, model.SetOf(k))
		}
		args = append(args, in)
	}
	return args, k
}

// through lowers the arguments of a call whose third one is a set, as one of a type.
func through(l *lower.L, f *model.Func, t model.Type) []*ir.Node {
	xs := []*ir.Node{l.Expr(f.Args[0]), l.Expr(f.Args[1])}
	if len(f.Args) > 2 {
		xs = append(xs, l.Set(f.Args[2], t))
	}
	return xs
}
