package function

import (
	"github.com/hashicorp/hcl/v2"

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
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		lat, w := model.LatticeOf(f.T.Kind), lower.WindowOf(f.T)
		along := func(m *machine.M, from, to int32, in, dst []uint64) {
			n := 0
			for at := lat.Neighbor(from, to); at != model.None && (in == nil || ir.Has1(in, w, at)); at = lat.Neighbor(at, to) {
				ir.Add1(dst, w, at)
				n++
			}
			m.SpendList(n)
		}
		if len(f.Args) == 2 {
			return filled(l, f, func(m *machine.M, in []int32, dst []uint64) { along(m, in[0], in[1], nil, dst) })
		}
		k := ir.Kernel{Fold: true, Sure: true, Goes: ir.Ray, Grid: lat, Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			dst := m.Words(w.N)
			clear(dst)
			along(m, in[0].N, in[1].N, in[2].S, dst)
			return ir.Val{S: dst}
		}}
		return kernel(l, f, f.R, k, through(l, f, f.T)...)
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
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		lat := model.LatticeOf(f.T.Kind)
		t := model.SetOf(lat.Kind)
		w := lower.WindowOf(t)
		k := ir.Kernel{Fold: true, Sure: true, Goes: ir.Past, Grid: lat, Do: func(m *machine.M, _ *hcl.Range, in []ir.Val) ir.Val {
			at, n := lat.Neighbor(in[0].N, in[1].N), 0
			for ; at != model.None && ir.Has1(in[2].S, w, at); n++ {
				at = lat.Neighbor(at, in[1].N)
			}
			m.SpendList(n)
			return ir.Val{N: at}
		}}
		return kernel(l, f, f.R, k, through(l, f, t)...)
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
	return []*ir.Node{l.Expr(f.Args[0]), l.Expr(f.Args[1]), l.Set(f.Args[2], t)}
}
